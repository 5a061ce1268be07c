import type { Mobile } from '@vez/shared/contracts/client';
import type { SafeStorage } from '../storage';

/** The newest, without its number: whoever reads the SMS in another app may come back to a page that was reloaded. */
const KEY = 'vez.challenge';

const nameOf = ({ area, number }: Mobile) => `${area}-${number}`;

/** Which challenge the code of a number belongs to; its id gives no rights (decision 23). */
export function createSmsChallenges(storage: SafeStorage) {
  const ids = new Map<string, string>();
  return {
    keep(mobile: Mobile, id: string) {
      ids.set(nameOf(mobile), id);
      storage.set(KEY, id);
    },
    of: (mobile: Mobile): string | undefined => ids.get(nameOf(mobile)) ?? storage.get(KEY) ?? undefined,
    forget(mobile: Mobile) {
      ids.delete(nameOf(mobile));
      storage.remove(KEY);
    },
  };
}
