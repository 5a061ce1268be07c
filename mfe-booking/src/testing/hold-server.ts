import { ApiError } from '@vez/shared/api-error';
import type { Hold } from '@vez/shared/contracts/client';

/** Resolves when the answers so far have been processed. */
export const processed = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Calls that the test answers, or loses, one by one. */
function pendingCalls() {
  const log: string[] = [];
  const inFlight: { answer(): void; lose(): void }[] = [];
  return {
    log,
    inFlight,
    /** @param when whether the server acts on the call, or only as it answers */
    call<Answer>(name: string, when: 'onCall' | 'onAnswer', act: () => Answer): Promise<Answer> {
      log.push(name);
      return new Promise((resolve, reject) => {
        const attempt = async () => act();
        const done = when === 'onCall' ? attempt() : undefined;
        done?.catch(() => undefined);
        inFlight.push({
          answer: () => void (done ?? attempt()).then(resolve, reject),
          lose: () => reject(new ApiError({ kind: 'unreachable' })),
        });
      });
    },
    async answer(how: 'answer' | 'lose' = 'answer', which: 'oldest' | 'newest' = 'oldest') {
      const call = which === 'oldest' ? inFlight.shift() : inFlight.pop();
      call?.[how]();
      await processed();
    },
    async answerAll() {
      await processed();
      while (inFlight.length > 0) await this.answer();
    },
  };
}

/** A server with room for one at each time. It acts at the worst moment: early for a hold, late for a release. */
export function holdServer() {
  const calls = pendingCalls();
  const holds = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  const hold = (time: string): Hold => {
    if (taken.has(time) || [...holds.values()].includes(time)) {
      throw new ApiError({ kind: 'refused', reason: 'slotTaken' }, 'Just taken');
    }
    count += 1;
    holds.set(`h${count}`, time);
    return { holdId: `h${count}`, expiresAt: '', secondsLeft: 600, renewable: true };
  };
  const renewed = (holdId: string): Hold => ({ holdId, expiresAt: '', secondsLeft: 600, renewable: false });
  const api = {
    holdSlot: ({ bookingTime }: { bookingTime: string }) =>
      calls.call(`hold ${bookingTime}`, 'onCall', () => hold(bookingTime)),
    releaseHold: ({ id }: { id: string }) =>
      calls.call(`release ${id}`, 'onAnswer', () => ({ released: holds.delete(id) })),
    renewHold: ({ id }: { id: string }) => calls.call(`renew ${id}`, 'onCall', () => renewed(id)),
  };
  return { ...calls, api, holds, taken };
}
