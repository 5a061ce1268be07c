/** A whole ticket code: `VEZ1.key.ticket.YYYYMMDD.signature`, or the code that people type, `261201-K7F3QA25`. */
const WHOLE = /^(VEZ1\.[\w-]{6}\.[\w-]{22}\.\d{8}\.[\w-]{86}|\d{6}-[2-9A-Z]{8})$/;
const PREFIX = 'VEZ1.';

/** The longest pause in ms between two keys of a scanner. Some Bluetooth scanners need 100 ms for a key. */
const KEY_MS = 120;
/** The longest pause in ms within a ticket code, for example while the scanner changes its radio channel. */
export const CODE_MS = 1_000;
/** The shortest time per key, in ms, at which a person can type a word. Faster input comes from a scanner. */
export const FASTEST_TYPIST_MS = 50;
/** Shorter input comes from a keyboard. */
const FEWEST_CHARACTERS = 6;

/** The keys of one burst. `at` is the time of the last one, `slowest` the longest pause, in ms of any one clock. */
export interface Typed {
  text: string;
  at: number;
  slowest: number;
}

/** What a scanner has sent: a whole ticket code, or something else, which must not be sent to the server. */
export type Scan = { code: string } | 'misread';

export const NOTHING_TYPED: Typed = { text: '', at: -Infinity, slowest: 0 };

const isTicketCode = ({ text }: Typed) => text.startsWith(PREFIX);

/** The scan in a burst that has ended by Enter or by silence. Undefined for keys pressed by hand. */
export function scanOf(typed: Typed, typistMs = FASTEST_TYPIST_MS): Scan | undefined {
  if (WHOLE.test(typed.text)) return { code: typed.text };
  const isQuick = typed.text.length >= FEWEST_CHARACTERS && typed.slowest <= typistMs;
  return isTicketCode(typed) || isQuick ? 'misread' : undefined;
}

/** Whether silence ends the burst: a ticket code that no Enter follows. */
export const endsBySilence = isTicketCode;

/**
 * Adds a key. A scanner ends each code with Enter; an Enter pressed by hand returns no scan.
 * @param typistMs quicker keys come from a scanner, whatever it reads
 */
export function typeKey(
  before: Typed,
  key: string,
  at: number,
  typistMs?: number,
): { typed: Typed; scan?: Scan } {
  const pause = at - before.at;
  const isSameBurst = pause <= (isTicketCode(before) ? CODE_MS : KEY_MS);
  const burst = isSameBurst
    ? { ...before, at, slowest: Math.max(before.slowest, pause) }
    : { ...NOTHING_TYPED, at };
  if (key === 'Enter') {
    const scan = scanOf(burst, typistMs);
    return { typed: NOTHING_TYPED, ...(scan === undefined ? {} : { scan }) };
  }
  // Codes contain no spaces: Space presses the focused button.
  if (key === ' ') return { typed: NOTHING_TYPED };
  if (key.length !== 1) return { typed: isSameBurst ? burst : NOTHING_TYPED };
  const text = burst.text + key;
  // The prefix starts a code, whatever came before: a second scan after a broken one, or a key pressed by hand.
  return { typed: { ...burst, text: text.endsWith(PREFIX) ? PREFIX : text } };
}
