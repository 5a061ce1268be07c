import type { ApiSurroundings } from './surroundings';

/** A shorter wait is over before its notice could be read. */
const SHOWN_FROM_MS = 2_000;

export interface Pausing {
  around: ApiSurroundings;
  wait(ms: number): Promise<void>;
  silent: boolean;
}

/** Waits before an attempt, where the citizen sees it and can end it; false where they did. */
export async function pauseBefore({ around, wait, silent }: Pausing, ms: number): Promise<boolean> {
  if (silent || ms < SHOWN_FROM_MS || around.retrying === undefined) {
    await wait(ms);
    return true;
  }
  let cancel = () => {};
  const cancelled = new Promise<boolean>((resolve) => {
    cancel = () => resolve(false);
  });
  const end = around.retrying({ at: Date.now() + ms, cancel });
  try {
    return await Promise.race([wait(ms).then(() => true), cancelled]);
  } finally {
    end();
  }
}
