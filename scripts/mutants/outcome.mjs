/** Said by jest, and by jest-setup where a test was slow without its mutant too. */
const OUT_OF_TIME = /Exceeded timeout of/;
const TOO_SLOW = /The machine is too busy to tell/;

/**
 * What the report says of a test: `passed` at the first try, `killed` when only the second passed, `timedOut`, `slow`
 * when time may have decided, or `failed` in both tries. A mutant of a whole file is switched on in both.
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
