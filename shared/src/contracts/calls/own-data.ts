import { z } from 'zod';
import { call } from '../call';
import { device } from '../entities';
import { count, instant, nonEmpty, openSet, realDay } from '../entities/formats';

/** `technical`: codes, held times, and answers kept for repeated requests. `audit`: digests that stay after an erasure. */
const kind = openSet(
  ['tickets', 'answers', 'messages', 'favourites', 'searches', 'consents', 'logins', 'technical', 'audit'],
  'technical',
);

export const ownData = call({
  spec: ['ACC-06', 'ACC-12'],
  summary: 'What is kept of the caller, by kind, and until when.',
  method: 'GET',
  path: 'own-data',
  answer: z.object({
    kinds: z.array(
      z.object({
        kind,
        /** Null for kinds that are deleted within a day, or name the caller by a digest only. */
        count: count.nullable(),
        /** Days after a visit, or after the row was made. */
        keptDays: count,
        /** When the last of it is deleted, if nothing is added. */
        until: realDay.nullable(),
      }),
    ),
    /** Tickets that must end before the data can be erased. */
    activeTickets: count,
    /** Whether the person has logged in lately enough to download and erase: 15 minutes. */
    isRecent: z.boolean(),
  }),
  toldByScreen: true,
  caller: 'token',
  shellOnly: true,
});

export const ownDataFile = call({
  spec: ['ACC-06', 'ACC-12'],
  summary:
    'All of it, to take away: readable by people and by programs. Needs a login of the last 15 minutes.',
  method: 'GET',
  path: 'own-data/file',
  answer: z.object({
    madeAt: instant,
    /** As the login supplied it; empty where it did not. */
    person: z.object({
      account: z.string(),
      name: z.string(),
      mobile: z.string(),
      idNumber: z.string(),
      birthday: z.string(),
    }),
    tickets: z.array(
      z.object({
        id: nonEmpty,
        type: z.string(),
        number: z.string(),
        service: z.string(),
        office: z.string(),
        /** YYYY-MM-DD */
        day: z.string(),
        /** HH:mm; empty for a number of a queue. */
        time: z.string(),
        state: z.string(),
        takenAt: instant,
        mobile: z.string(),
        idNumber: z.string(),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
        memo: z.string(),
        /** Why staff gave it priority: a word of a list, or empty. */
        priorityFor: z.string(),
      }),
    ),
    /** Without the text of messages that carry a code. */
    messages: z.array(z.object({ at: instant, kind: z.string(), mobile: z.string(), text: z.string() })),
    favourites: z.array(z.object({ service: z.string(), office: z.string(), since: instant })),
    searches: z.array(z.object({ words: z.string(), at: instant })),
    consents: z.array(z.object({ clause: z.int(), device: z.string(), at: instant })),
    logins: z.array(z.object({ device, startedAt: instant, lastUsedAt: instant })),
  }),
  reasons: ['loginNotRecent'],
  caller: 'token',
  shellOnly: true,
});

export const eraseOwnData = call({
  spec: ['ACC-12'],
  summary:
    'Erases it and logs out on all devices; needs a login of the last 15 minutes. The audit keeps digests for its year.',
  method: 'DELETE',
  path: 'own-data',
  answer: z.object({ erased: z.boolean() }),
  reasons: ['ticketsActive', 'loginNotRecent'],
  caller: 'token',
  shellOnly: true,
});
