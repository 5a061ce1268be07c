import { mobileName, type Mobile } from '@vez/shared/domain';
import type { SafeStorage } from '../storage';

/** The newest challenge, without its number; stored because the page may reload while the SMS is read. */
const KEY = 'vez.challenge';

/** Remembers the challenge of each number's code; its id grants no rights (decision 23). */
export function createSmsChallenges(storage: SafeStorage) {
  const ids = new Map<string, string>();
  return {
    keep(mobile: Mobile, id: string) {
      ids.set(mobileName(mobile), id);
      storage.set(KEY, id);
    },
    of: (mobile: Mobile): string | undefined => ids.get(mobileName(mobile)) ?? storage.get(KEY) ?? undefined,
    forget(mobile: Mobile) {
      ids.delete(mobileName(mobile));
      storage.remove(KEY);
    },
  };
}
