import { isReturning } from './is-returning';

/** What the server answers to `POST personal`. */
export interface EarlyAnswers {
  /** Whose answers they are. */
  of: readonly [euid: string | null, number: string | null];
  /** In the order of the reads; null for one that failed. */
  answers: readonly unknown[];
}

const isNameOrNull = (value: unknown) => value === null || typeof value === 'string';

/**
 * The body of `POST personal`, where it has the shape of an answer to so many reads. A captive portal, a proxy or a
 * server of another release may answer anything with status 200.
 */
function earlyAnswersIn(body: unknown, reads: number): EarlyAnswers | undefined {
  const { of, answers } = (body ?? {}) as Partial<Record<keyof EarlyAnswers, unknown>>;
  const isFit =
    Array.isArray(of) &&
    of.length === 2 &&
    of.every(isNameOrNull) &&
    Array.isArray(answers) &&
    answers.length === reads;
  return isFit ? (body as EarlyAnswers) : undefined;
}

/** What the page has asked for. */
export interface EarlyReads {
  reads: readonly (readonly [call: string, input: object])[];
  /** Of the page. */
  language: string;
  source: string;
  /** When it was asked for, in ms since 1970. */
  at: number;
  /** Undefined where nothing usable came; never rejects. */
  answers: Promise<EarlyAnswers | undefined>;
}

interface Told extends Pick<EarlyReads, 'reads' | 'language' | 'source'> {
  /** The page carries no answers: a visitor needs them, too. */
  always?: boolean;
}

declare global {
  interface Window {
    /** Between the page's own script and the shell, which takes it away before any remote runs. */
    vezEarlyReads?: EarlyReads | undefined;
  }
}

/**
 * Asks for what the screen of this page begins with, while the HTML is still being read: for who has a session, and for
 * everybody where the page does not carry it. It has no token, and none comes back (decision record 0037).
 */
export function sendEarlyReads(): void {
  const asked = document.getElementById('vez-reads')?.textContent;
  if (!asked) return;
  const { always, ...told } = JSON.parse(asked) as Told;
  if (!always && !isReturning()) return;
  const answers = fetch('/api/personal', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vez-language': told.language,
      'x-vez-source': told.source,
    },
    body: asked,
  })
    .then(async (response) =>
      response.ok ? earlyAnswersIn(await response.json(), told.reads.length) : undefined,
    )
    .catch(() => undefined);
  window.vezEarlyReads = { ...told, at: Date.now(), answers };
}

/** What the page has asked for, once. */
export function takeEarlyReads(): EarlyReads | undefined {
  const asked = window.vezEarlyReads;
  delete window.vezEarlyReads;
  return asked;
}
