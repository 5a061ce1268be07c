import type { CalendarEntry } from '@vez/shared/contracts/client';

/** The version of the messages between page and host app; other versions are ignored. */
export const PROTOCOL_VERSION = 1;

/** What a page may ask of its host, and what the host answers. */
export interface Asks {
  closePage: { input: null; answer: null };
  addToCalendar: { input: CalendarEntry; answer: boolean };
  openOutside: { input: { url: string }; answer: null };
  share: { input: { title: string; text?: string; url?: string }; answer: boolean };
  /** The text of the code, or null where the citizen went back. */
  scan: { input: null; answer: string | null };
  /** Who uses the app, signed for `audience` and `nonce` (ACC-08); null for no user, or if the app declines. */
  signIn: { input: { audience: string; nonce: string }; answer: string | null };
}
export type Ask = keyof Asks;

/** Three parts of base64url, as the server takes it. */
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** A lasting id of a person, in the host's own words. */
const LONGEST_ID = 200;

const ANSWERS: { [Name in Ask]: (value: unknown) => value is Asks[Name]['answer'] } = {
  closePage: (value): value is null => value === null,
  addToCalendar: (value): value is boolean => typeof value === 'boolean',
  openOutside: (value): value is null => value === null,
  share: (value): value is boolean => typeof value === 'boolean',
  scan: (value): value is string | null =>
    value === null || (typeof value === 'string' && value.length <= 4_096),
  signIn: (value): value is string | null =>
    value === null || (typeof value === 'string' && JWS.test(value) && value.length <= 4_000),
};

interface Envelope {
  vez: typeof PROTOCOL_VERSION;
  /** Made by the page for this visit; a message without it is ignored. */
  nonce: string;
}
export type ToHost =
  (Envelope & { type: 'hello' }) | (Envelope & { type: 'ask'; id: number; ask: Ask; input: unknown });
export type FromHost =
  /** `person` is the `sub` of the app's current user, null if there is none; a host may omit it. */
  | (Envelope & { type: 'welcome'; can: Ask[]; person?: string | null })
  | (Envelope & { type: 'answer'; id: number; value: unknown })
  | (Envelope & { type: 'failed'; id: number });

const isPerson = (person: unknown): person is string | null =>
  person === null || (typeof person === 'string' && person.length <= LONGEST_ID);
const isAsk = (name: unknown): name is Ask => typeof name === 'string' && Object.hasOwn(ANSWERS, name);

/** Reads a message of the host: right version, right nonce, known shape. Everything else is dropped. */
export function readMessage(data: unknown, nonce: string): FromHost | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.vez !== PROTOCOL_VERSION || message.nonce !== nonce) return undefined;
  const envelope = { vez: PROTOCOL_VERSION, nonce } as const;
  // Ignore names of a later version, so that a newer host still works.
  if (message.type === 'welcome' && Array.isArray(message.can))
    return {
      ...envelope,
      type: 'welcome',
      can: message.can.filter(isAsk),
      ...(isPerson(message.person) ? { person: message.person } : {}),
    };
  if (!Number.isSafeInteger(message.id)) return undefined;
  const id = message.id as number;
  if (message.type === 'answer' && 'value' in message)
    return { ...envelope, type: 'answer', id, value: message.value };
  return message.type === 'failed' ? { ...envelope, type: 'failed', id } : undefined;
}

export const isAnswerTo = <Name extends Ask>(ask: Name, value: unknown): value is Asks[Name]['answer'] =>
  ANSWERS[ask](value);
