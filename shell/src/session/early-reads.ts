import type { EarlyReads } from '../boot-data/early-reads';

/** As old as an answer may be that a screen which comes back takes without asking again. */
const FRESH_MS = 30_000;
/** An answer that hangs would hold the screen up: it makes the call itself. */
const PATIENCE_MS = 2_000;

/** Who is logged in, and what they read where, at a moment. */
export interface Reader {
  euid: string | null;
  number: string | null;
  language: string;
  source: string;
}

interface Answer {
  of: Reader;
  answer: unknown;
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
/** In whichever order, and numbers as text, too, as an address has them. */
const nameOf = (call: string, input: object) =>
  JSON.stringify([
    call,
    ...Object.entries(input)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ]);
const isSame = (one: Reader, other: Reader) =>
  (['euid', 'number', 'language', 'source'] as const).every((name) => one[name] === other[name]);

/** What the page asked for, as answers for each call. */
function* answersOf({ reads, answers, language, source }: EarlyReads) {
  for (const [call, input] of reads) {
    const name = nameOf(call, input);
    const answer = answers.then((all): Answer | undefined => {
      const found = all?.answers.find((one) => nameOf(one[0], one[1]) === name);
      return all && found && { of: { ...all.of, language, source }, answer: found[2] };
    });
    yield [name, answer] as const;
  }
}

/**
 * Reads that were sent before their screen could ask: by the page itself before there was any program, or beside the
 * files of a remote. Each answer stands for one call with the same input, of the same person, in the same language; a
 * write makes all of them old.
 */
export function createEarlyReads(asked: EarlyReads | undefined, reader: () => Reader) {
  const kept = new Map<string, { at: number; answer: Promise<Answer | undefined> }>();
  if (asked !== undefined)
    for (const [name, answer] of answersOf(asked)) kept.set(name, { at: asked.at, answer });

  return {
    forget: () => kept.clear(),
    /** A failure is not kept: the screen tries for itself, and tells. */
    keep(call: string, input: object, answer: Promise<unknown>): void {
      const of = reader();
      const told = answer.then(
        (came) => ({ of, answer: came }),
        () => undefined,
      );
      kept.set(nameOf(call, input), { at: Date.now(), answer: told });
    },
    /** Undefined where the call has to be made. */
    async take(call: string, input: object): Promise<unknown> {
      const name = nameOf(call, input);
      const early = kept.get(name);
      if (early === undefined) return undefined;
      const found = await Promise.race([early.answer, pause(PATIENCE_MS)]);
      // Meanwhile it may have been taken, or become old.
      if (kept.get(name) !== early || found === undefined) return undefined;
      // Who is logged in may become known in a moment.
      if (!isSame(found.of, reader())) return undefined;
      kept.delete(name);
      return Date.now() - early.at < FRESH_MS ? found.answer : undefined;
    },
  };
}
