import type { EarlyReads } from '../boot-data/early-reads';

/** As old as an answer may be that a screen which comes back takes without asking again. */
const FRESH_MS = 30_000;
/** An answer that hangs would hold the screen up: it makes the call itself. */
const PATIENCE_MS = 2_000;

interface Answer {
  of: string;
  answer: unknown;
}

const pause = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'));
/** In whichever order, and numbers as text, too, as an address has them. */
const nameOf = (call: string, input: object) =>
  [call, ...Object.entries(input).map((one) => one.join('='))].sort().join('&');

/** Whose answers they are: who is logged in, and what they read where. */
export const readerOf = (...parts: readonly (string | null | undefined)[]): string => parts.join();

/**
 * Reads that were sent before their screen could ask: by the page itself before there was any program, or beside the
 * files of a remote. Each answer stands for one call with the same input, of the same person, in the same language; a
 * write makes all of them old.
 */
export function createEarlyReads(asked: EarlyReads | undefined, reader: () => string) {
  const kept = new Map<string, { at: number; answer: Promise<Answer | undefined> }>();
  /** A rejection would fail every later call with the same input. */
  const add = (call: string, input: object, at: number, answer: Promise<Answer | undefined>) =>
    kept.set(nameOf(call, input), { at, answer: answer.catch(() => undefined) });

  asked?.reads.forEach(([call, input], place) => {
    const { at, answers, language, source } = asked;
    const answer = answers.then((all) => {
      const found = all?.answers[place];
      // The answer of every read is an object or a list.
      return typeof found === 'object' && found !== null
        ? { of: readerOf(...all!.of, language, source), answer: found }
        : undefined;
    });
    add(call, input, at, answer);
  });

  return {
    forget: () => kept.clear(),
    /** A failure is not kept: the screen tries for itself, and tells. */
    keep(call: string, input: object, sent: Promise<unknown>): void {
      const of = reader();
      const answer = sent.then((came) => ({ of, answer: came }));
      add(call, input, Date.now(), answer);
    },
    /** Undefined where the call has to be made. */
    async take(call: string, input: object): Promise<unknown> {
      const name = nameOf(call, input);
      const early = kept.get(name);
      const found = early && (await Promise.race([early.answer, pause(PATIENCE_MS)]));
      // Meanwhile it may have been taken, or become old.
      if (!found || kept.get(name) !== early) return undefined;
      // A retry does not wait for it again.
      if (found === 'late') kept.delete(name);
      // Who is logged in may become known in a moment.
      if (found === 'late' || found.of !== reader()) return undefined;
      kept.delete(name);
      return Date.now() - early.at < FRESH_MS ? found.answer : undefined;
    },
  };
}
