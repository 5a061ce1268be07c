import { useRef, useState } from 'react';

interface Act {
  /** What it is about, such as a row. */
  of?: string;
  run(): Promise<unknown>;
  failed(error: unknown): void;
  /** Still a part of it, done or not. */
  then?(): Promise<unknown>;
}

/** Runs one act at a time, whatever is pressed meanwhile. `once` tells whether it was done. */
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
