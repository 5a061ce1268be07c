/** Long enough for the rows of a list, which ask one after another; a page that is being painted asks for all at once. */
const GATHERED_MS = typeof window === 'undefined' ? 0 : 10;
/** As many as the server takes. */
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
 * Asks for what is asked within 10 ms in one call, or in several of 50 names each.
 * @returns what has a name; null where the answer leaves it out
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
