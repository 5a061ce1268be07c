// A test without an assertion passes whatever the code does.
beforeEach(() => expect.hasAssertions());
