// Tells what each test file found as soon as it is done, one line of JSON each.
export default class Reporter {
  onTestFileResult({ path }, { testResults }) {
    const tests = testResults.map(({ fullName, status, invocations, failureMessages, retryReasons }) => ({
      fullName,
      status,
      invocations,
      failureMessages,
      retryReasons,
    }));
    process.stdout.write(`${JSON.stringify({ file: path, tests })}\n`);
  }
}
