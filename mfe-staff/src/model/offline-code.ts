import type { CalendarDay } from '@vez/shared/dates';

/** A public key from `codeKeys`. */
export interface CodeKey {
  name: string;
  /** Ed25519, base64url of its SPKI. */
  publicKey: string;
}

/** The state of a code, from an earlier answer of the server. */
export type Known = 'checkedIn' | 'used' | 'otherOffice';
/** The result of an offline check; `unknown` if the check is impossible. */
export type Verdict = Known | 'right' | 'notRecognised' | 'expired' | 'tooEarly' | 'unknown';

const ED25519 = { name: 'Ed25519' };
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));

/** @throws if the browser lacks Ed25519 or the input is not base64 */
async function isSigned(content: string, signature: string, { publicKey }: CodeKey): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), ED25519, false, ['verify']);
  return crypto.subtle.verify(ED25519, key, bytesOf(signature), new TextEncoder().encode(content));
}

const isOfDay = (day: string, today: string) =>
  day < today ? 'expired' : day > today ? 'tooEarly' : undefined;

/**
 * Checks a code offline with the published keys (TIX-35): `VEZ1.key.ticket.YYYYMMDD.signature`, or a typed code, which
 * has a day but no signature.
 * @param known earlier answers of the server, by `ticketPart`
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

/** The ticket part of a scanned code; undefined for a typed one. */
export const ticketPart = (code: string): string | undefined =>
  code.startsWith('VEZ1.') ? code.split('.')[2] : undefined;
