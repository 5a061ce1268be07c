import type { EarlyReads } from '../boot-data/early-reads';

/** The maximum age of an answer, equal to that which a screen reuses without refetching. */
const FRESH_MS = 30_000;
/** After this wait, the screen makes the call itself. */
const PATIENCE_MS = 2_000;

interface Answer {
  of: string;
  answer: unknown;
}

const pause = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'));
/** Ignores the order of the input, and treats numbers as text, as an address has them. */
const nameOf = (call: string, input: object) =>
  [call, ...Object.entries(input).map((one) => one.join('='))].sort().join('&');

/** Identifies the reader of the answers: the logged-in person, the language and the source. */
export const readerOf = (...parts: readonly (string | null | undefined)[]): string => parts.join();

/**
 * Reads that were sent before their screen could send them: by the page itself before any code was loaded, or while the
 * files of a remote load. Each answer serves one call with the same input, person and language. A write invalidates all
 * of them.
 */
export function createEarlyReads(asked: EarlyReads | undefined, reader: () => string) {
  const kept = new Map<string, { at: number; answer: Promise<Answer | undefined> }>();
  /** Swallows a rejection, which would fail every later call with the same input. */
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
    /** Failures are not kept: the screen makes the call itself, and reports a failure. */
    keep(call: string, input: object, sent: Promise<unknown>): void {
      const of = reader();
      const answer = sent.then((came) => ({ of, answer: came }));
      add(call, input, Date.now(), answer);
    },
    /** Resolves to undefined if the call has to be made. */
    async take(call: string, input: object): Promise<unknown> {
      const name = nameOf(call, input);
      const early = kept.get(name);
      const found = early && (await Promise.race([early.answer, pause(PATIENCE_MS)]));
      // Meanwhile, the answer may have been taken or invalidated.
      if (!found || kept.get(name) !== early) return undefined;
      // A retry does not wait for it again.
      if (found === 'late') kept.delete(name);
      // The reader may have changed when a session was resumed.
      if (found === 'late' || found.of !== reader()) return undefined;
      kept.delete(name);
      return Date.now() - early.at < FRESH_MS ? found.answer : undefined;
    },
  };
}
