// Reports the result of each test file when it ends, as one line of JSON.
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
