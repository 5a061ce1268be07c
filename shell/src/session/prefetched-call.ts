/** A request that can be sent before its answer is needed; `forget` invalidates an answer that became stale. */
export function prefetchedCall<Answer>(ask: () => Promise<Answer>) {
  let asked: Promise<Answer> | undefined;
  return {
    ask() {
      asked ??= ask();
      // The caller of `answer` gets the failure.
      asked.catch(() => undefined);
    },
    answer(): Promise<Answer> {
      const answer = asked ?? ask();
      asked = undefined;
      return answer;
    },
    forget: () => void (asked = undefined),
  };
}
