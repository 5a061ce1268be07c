import { isReturning } from './is-returning';

/** What the server answers to `POST personal`. */
export interface EarlyAnswers {
  /** The person and the ticket number that the answers belong to. */
  of: readonly [euid: string | null, number: string | null];
  /** In the order of the reads; null for one that failed. */
  answers: readonly unknown[];
}

const isNameOrNull = (value: unknown) => value === null || typeof value === 'string';

/**
 * The body of `POST personal`, if it has one answer for each read. A captive portal, a proxy or a server of another
 * release may answer anything with status 200.
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

/** The reads that the page has sent. */
export interface EarlyReads {
  reads: readonly (readonly [call: string, input: object])[];
  /** Of the page. */
  language: string;
  source: string;
  /** When the reads were sent, in ms since 1970. */
  at: number;
  /** Undefined if no usable answer came; never rejects. */
  answers: Promise<EarlyAnswers | undefined>;
}

interface Told extends Pick<EarlyReads, 'reads' | 'language' | 'source'> {
  /** Set if visitors need the answers too, because the page carries none. */
  always?: boolean;
}

declare global {
  interface Window {
    /** Passes the reads from the page's script to the shell, which removes it before any remote runs. */
    vezEarlyReads?: EarlyReads | undefined;
  }
}

/**
 * Sends the first reads of this page's screen while the HTML is still being parsed: for users with a session, and for
 * everyone if the page carries no answers. The request has no token, and none comes back (decision record 0037).
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

/** Returns the reads that the page has sent, once. */
export function takeEarlyReads(): EarlyReads | undefined {
  const asked = window.vezEarlyReads;
  delete window.vezEarlyReads;
  return asked;
}
