// A file that calls the kit's expectations needs `#_sourceLocation`, `@Test` and `Issue`, too.
@_exported public import Testing
