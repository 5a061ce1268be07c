/** Messages of jest, and of jest-setup for a test that was also slow without its mutant. */
const OUT_OF_TIME = /Exceeded timeout of/;
const TOO_SLOW = /The machine is too busy to tell/;

/**
 * The outcome of a test: `passed` on the first try, `killed` if only the second try passed, `timedOut`, `slow` if time
 * may have decided, or `failed` in both tries. A mutant of a whole file is active in both.
 */
export function outcomeOf(assertion, whole) {
  if (assertion === undefined || assertion.status === 'pending') return 'notRun';
  const { status, invocations, failureMessages = [], retryReasons = [] } = assertion;
  const saysOf = (reason) => [...failureMessages, ...retryReasons].some((message) => reason.test(message));
  if (saysOf(OUT_OF_TIME)) return 'timedOut';
  if (saysOf(TOO_SLOW)) return 'slow';
  if (status === 'failed') return 'failed';
  return invocations > 1 && !whole ? 'killed' : 'passed';
}
