/** The time limit of a read, including retries and pauses (decision 90). */
export const READ_BUDGET_MS = 15_000;

/** Whether a pause of `pauseMs`, for a read that began at `beganAt`, leaves time for another request. */
export const fitsReadBudget = (beganAt: number, pauseMs: number) =>
  Date.now() + pauseMs < beganAt + READ_BUDGET_MS;

/**
 * Runs a read, and aborts it when its time is over or its caller cancels it. It then rejects with `expired()`, even
 * if the read hangs on code that ignores the signal.
 */
export async function withinReadBudget<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  expired: () => Error,
  signal?: AbortSignal,
): Promise<Answer> {
  // The oldest supported browser lacks `AbortSignal.any`.
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(expired());
      abort();
    }, READ_BUDGET_MS);
  });
  try {
    return await Promise.race([read(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
