import type { ApiDeps } from './api-deps';

/** Shorter waits end before their notice can be read. */
const SHOWN_FROM_MS = 2_000;

export interface Pausing {
  deps: ApiDeps;
  wait(ms: number): Promise<void>;
  silent: boolean;
}

/** Waits before an attempt, visibly and cancellably for the citizen; resolves to false if cancelled. */
export async function pauseBefore({ deps, wait, silent }: Pausing, ms: number): Promise<boolean> {
  if (silent || ms < SHOWN_FROM_MS || deps.retrying === undefined) {
    await wait(ms);
    return true;
  }
  let cancel = () => {};
  const cancelled = new Promise<boolean>((resolve) => {
    cancel = () => resolve(false);
  });
  const end = deps.retrying({ at: Date.now() + ms, cancel });
  try {
    return await Promise.race([wait(ms).then(() => true), cancelled]);
  } finally {
    end();
  }
}
