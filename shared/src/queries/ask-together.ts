/** How long to collect requests of a list's rows, which come one by one; during painting, they come all at once. */
const GATHERED_MS = typeof window === 'undefined' ? 0 : 10;
/** The server's limit. */
const MOST = 50;

interface Asked<Value> {
  answer: Promise<Value | null>;
  resolve(value: Value | null): void;
  reject(error: unknown): void;
}

function asked<Value>(): Asked<Value> {
  let [resolve, reject] = [(_: Value | null) => {}, (_: unknown) => {}];
  const answer = new Promise<Value | null>((done, failed) => ([resolve, reject] = [done, failed]));
  return { answer, resolve, reject };
}

/**
 * Batches the requests of 10 ms into one call, or into several of 50 names each.
 * @returns a function that resolves to the value of a name; null if the answer lacks it
 */
export function askTogether<Value>(ask: (names: string[]) => Promise<ReadonlyMap<string, Value>>) {
  let waiting = new Map<string, Asked<Value>>();

  async function send(group: [string, Asked<Value>][]) {
    try {
      const found = await ask(group.map(([name]) => name));
      group.forEach(([name, { resolve }]) => resolve(found.get(name) ?? null));
    } catch (error) {
      group.forEach(([, { reject }]) => reject(error));
    }
  }
  function sendAll() {
    const all = [...waiting];
    waiting = new Map();
    for (let from = 0; from < all.length; from += MOST) void send(all.slice(from, from + MOST));
  }

  return (name: string): Promise<Value | null> => {
    if (waiting.size === 0) setTimeout(sendAll, GATHERED_MS);
    const one = waiting.get(name) ?? asked<Value>();
    waiting.set(name, one);
    return one.answer;
  };
}
