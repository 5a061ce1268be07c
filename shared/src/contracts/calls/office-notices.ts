import { z } from 'zod';
import { LANGUAGES, MOST_NOTICE_LETTERS, NOTICE_KINDS, type Language } from '../../domain';
import { call } from '../call';
import { officeNotice, signNames } from '../entities';
import { count, instant, nonEmpty } from '../entities/formats';

const STAFF = ['clerk', 'receptionist', 'supervisor'] as const;
const id = z.int().min(1);
const queryId = z.coerce.number().int().min(1);
const text = z.string().trim().max(MOST_NOTICE_LETTERS).default('');
const texts = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
);

export const officeNotices = call({
  spec: ['QUE-21'],
  summary: 'Lists what an office tells everyone: the notices in force, then the others of today.',
  method: 'GET',
  path: 'counter/notices',
  query: z.object({ locationId: queryId }),
  answer: z.object({ at: instant, notices: z.array(officeNotice) }),
  silent: true,
  caller: 'service',
  roles: STAFF,
  staffOnly: true,
  forOtherClients: true,
});

export const previewNotice = call({
  spec: ['QUE-21'],
  summary:
    'Counts the people with a number or a booking of today whom a notice would reach. Without `serviceId` it covers all services of the department at the office.',
  method: 'GET',
  path: 'counter/notices/preview',
  query: z.object({
    locationId: queryId,
    serviceId: queryId.optional(),
    kind: z.enum(NOTICE_KINDS),
    minutes: z.coerce.number().int().min(5).max(240).optional(),
  }),
  answer: z.object({
    /** Tickets whose page shows it. */
    onPage: count,
    /** People who would get a message: one for each telephone number. */
    byMessage: count,
    /** The ready text; absent for own words. */
    texts: signNames.optional(),
  }),
  silent: true,
  caller: 'service',
  roles: STAFF,
  staffOnly: true,
  forOtherClients: true,
});

export const saveNotice = call({
  spec: ['QUE-21'],
  summary:
    'Tells everyone at an office or in one of its queues, until a time today; with `tells` also by one message to each who waits. `noticeId` and `savedAt` name a notice to change, as it was read.',
  method: 'POST',
  path: 'counter/notices/save',
  body: z.object({
    noticeId: z.uuid().optional(),
    savedAt: instant.max(40).optional(),
    locationId: id,
    /** Null: all services of the department there. */
    serviceId: id.nullable(),
    kind: z.enum(NOTICE_KINDS),
    /** Required by `late`. */
    minutes: z.int().min(5).max(240).optional(),
    /** Required by `own`: at least one language. */
    texts: texts.optional(),
    until: instant.max(40),
    tells: z.boolean(),
  }),
  answer: z.object({ noticeId: nonEmpty, savedAt: instant, messages: count }),
  caller: 'service',
  roles: STAFF,
  staffOnly: true,
  forOtherClients: true,
  reasons: ['noticeInvalid', 'noticeExists', 'noticeChanged', 'tooManyNotices'],
});

export const endNotice = call({
  spec: ['QUE-21'],
  summary: 'Ends a notice early; messages that were not sent yet are not sent.',
  method: 'POST',
  path: 'counter/notices/end',
  body: z.object({ noticeId: z.uuid() }),
  answer: z.object({ ended: z.boolean() }),
  caller: 'service',
  roles: STAFF,
  staffOnly: true,
  forOtherClients: true,
});
