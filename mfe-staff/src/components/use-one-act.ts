import { useRef, useState } from 'react';

interface Act {
  /** An id of the subject, such as a row. */
  of?: string;
  run(): Promise<unknown>;
  failed(error: unknown): void;
  /** Runs after success and failure, before the next act. */
  then?(): Promise<unknown>;
}

/** Runs one act at a time and ignores presses meanwhile. `once` resolves to whether the act succeeded. */
export function useOneAct() {
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();
  async function once({ of = '', run, failed, then }: Act): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(of);
    const isDone = await run().then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
    await then?.();
    running.current = false;
    setBusy(undefined);
    return isDone;
  }
  return { busy, once };
}
