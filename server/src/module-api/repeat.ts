/** Does a job every so often, one run at a time. @returns ends it, after the run */
export function repeat(everyMs: number, job: () => Promise<unknown>, onFault: (error: unknown) => void) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= job()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
