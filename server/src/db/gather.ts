import type { Outcome } from './outcome';

interface Gathering<Item, Answer> {
  /** An outcome for each item, in their order. What it throws is the fault of all. */
  together(items: Item[]): Promise<Outcome<Answer>[]>;
  /** Items of one owner never go together: the second has to see what the first did. */
  ownerOf?(item: Item): string;
}

/** More would make the first of them wait for the last. */
const MOST_TOGETHER = 128;

/**
 * Makes one call of many: while one is on its way, whoever comes gathers for the next. A lone caller waits
 * for nobody.
 */
export function gather<Item, Answer>({ together, ownerOf }: Gathering<Item, Answer>) {
  type Waiting = { item: Item; settle: (outcome: Outcome<Answer>) => void };
  let waiting: Waiting[] = [];
  let isRunning = false;

  function nextToGo(): Waiting[] {
    const going = new Map<unknown, Waiting>();
    const later: Waiting[] = [];
    for (const one of waiting) {
      const owner = ownerOf?.(one.item) ?? one;
      if (going.size < MOST_TOGETHER && !going.has(owner)) going.set(owner, one);
      else later.push(one);
    }
    waiting = later;
    return [...going.values()];
  }

  async function run() {
    while (waiting.length > 0) {
      const going = nextToGo();
      const outcomes = await together(going.map(({ item }) => item)).catch((fault: unknown) =>
        going.map(() => ({ fault })),
      );
      going.forEach(({ settle }, at) => settle(outcomes[at]!));
    }
    isRunning = false;
  }

  return (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Answer>) =>
        'answer' in outcome ? resolve(outcome.answer) : reject(outcome.fault as Error);
      waiting.push({ item, settle });
      if (isRunning) return;
      isRunning = true;
      // Whatever arrived together goes together.
      setImmediate(() => void run());
    });
}
