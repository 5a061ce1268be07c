// Fails tests without assertions, which would always pass.
beforeEach(() => expect.hasAssertions());
