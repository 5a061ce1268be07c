import type { CalendarDay } from '@vez/shared/dates';

/** A public key of codes, as `codeKeys` tells it. */
export interface CodeKey {
  name: string;
  /** Ed25519, base64url of its SPKI. */
  publicKey: string;
}

/** What was learned of a code while there was a connection. */
export type Known = 'checkedIn' | 'used' | 'otherOffice';
/** What a kiosk can tell of a code without asking; `unknown` where it cannot check it. */
export type Verdict = Known | 'right' | 'notRecognised' | 'expired' | 'tooEarly' | 'unknown';

const ED25519 = { name: 'Ed25519' };
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));

/** @throws where the browser knows no Ed25519, or a part is no base64 */
async function isSigned(content: string, signature: string, { publicKey }: CodeKey): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), ED25519, false, ['verify']);
  return crypto.subtle.verify(ED25519, key, bytesOf(signature), new TextEncoder().encode(content));
}

const isOfDay = (day: string, today: string) =>
  day < today ? 'expired' : day > today ? 'tooEarly' : undefined;

/**
 * Checks a code by the published keys alone (TIX-35): `VEZ1.key.ticket.YYYYMMDD.signature`, or the typed one, which has
 * no signature and tells only its day.
 * @param known what was learned of a ticket before, by the part of the code that names it
 */
export async function checkCode(
  code: string,
  keys: readonly CodeKey[],
  known: ReadonlyMap<string, Known>,
  today: CalendarDay,
): Promise<Verdict> {
  const day = today.replaceAll('-', '');
  if (!code.startsWith('VEZ1.')) {
    const typed = /^\d{6}/.exec(code)?.[0];
    return (typed && isOfDay(`20${typed}`, day)) || 'unknown';
  }
  const parts = code.split('.');
  const [, name, ticket = '', ofDay = '', signature = ''] = parts;
  if (parts.length !== 5) return 'notRecognised';
  if (keys.length === 0) return 'unknown';
  const key = keys.find((one) => one.name === name);
  if (key === undefined) return 'notRecognised';
  try {
    if (!(await isSigned(parts.slice(0, 4).join('.'), signature, key))) return 'notRecognised';
  } catch {
    return 'unknown';
  }
  return isOfDay(ofDay, day) ?? known.get(ticket) ?? 'right';
}

/** The part of a code that names its ticket; nothing of a typed one. */
export const ticketPart = (code: string): string | undefined =>
  code.startsWith('VEZ1.') ? code.split('.')[2] : undefined;
