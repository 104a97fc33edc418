// Nothing is here to be used: Package.swift says what this target is for.
