import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './outcome';

interface Batching<Item, Answer> {
  /** Processes all items at once and returns an outcome for each, in order. A thrown error fails all of them. */
  together(items: Item[]): Promise<Outcome<Answer>[]>;
  /** Items of one owner never share a batch: the second must see the effects of the first. */
  ownerOf?(item: Item): string;
  /** How many batches may run at once. */
  lanes?: number;
  /** Minimum time in ms from a batch of several to the next one of its lane, which grows meanwhile. */
  restMs?: number;
}

/** A larger batch would make its first item wait for its last. */
const MOST_TOGETHER = 128;

/** Batches calls: those that arrive while all lanes are busy share the next batch. A lone call does not wait. */
export function batch<Item, Answer>({ together, ownerOf, lanes = 1, restMs = 0 }: Batching<Item, Answer>) {
  type Waiting = { item: Item; owner: unknown; settle: (outcome: Outcome<Answer>) => void };
  let waiting: Waiting[] = [];
  let running = 0;
  const underWay = new Set<unknown>();

  function nextToGo(): Waiting[] {
    const going: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of waiting) {
      if (going.length === MOST_TOGETHER || underWay.has(one.owner)) later.push(one);
      else {
        going.push(one);
        underWay.add(one.owner);
      }
    }
    waiting = later;
    return going;
  }

  async function run() {
    for (let going = nextToGo(); going.length > 0; going = nextToGo()) {
      const nextAt = performance.now() + (going.length > 1 ? restMs : 0);
      const outcomes = await together(going.map(({ item }) => item)).catch((fault: unknown) =>
        going.map(() => ({ fault })),
      );
      going.forEach(({ owner, settle }, at) => {
        underWay.delete(owner);
        settle(outcomes[at]!);
      });
      const rest = nextAt - performance.now();
      if (rest > 0) await pause(rest);
    }
    running -= 1;
  }

  return (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Answer>) =>
        'answer' in outcome ? resolve(outcome.answer) : reject(outcome.fault as Error);
      // Without `ownerOf`, each item is its own owner.
      waiting.push({ item, owner: ownerOf?.(item) ?? settle, settle });
      if (running === lanes) return;
      running += 1;
      // Items that arrive in the same turn of the event loop share a batch.
      setImmediate(() => void run());
    });
}
