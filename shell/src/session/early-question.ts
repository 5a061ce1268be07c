/** Something that may be asked for before its answer is wanted; what happens meanwhile makes that answer old. */
export function earlyQuestion<Answer>(ask: () => Promise<Answer>) {
  let asked: Promise<Answer> | undefined;
  return {
    ask() {
      asked ??= ask();
      // Whoever takes the answer learns of a failure.
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
