import { z } from 'zod';
import { NOTICE_KINDS } from '../../domain';
import { count, instant, nonEmpty, openSet } from './formats';
import { signNames } from './visit';

/** What an office tells everyone now; a missing language is replaced by another one. */
export const noticeNow = z.object({ noticeId: nonEmpty, texts: signNames, until: instant });
export type NoticeNow = z.infer<typeof noticeNow>;

/** Absent while the office has nothing to tell. */
export const noticesNow = { notices: z.array(noticeNow).optional() };

/** The same as its staff edit it: `texts` are as written, and may be empty. */
export const officeNotice = noticeNow.extend({
  /** Null: all services of the department at the office. */
  serviceId: z.int().nullable(),
  kind: openSet(NOTICE_KINDS, 'own'),
  /** Of `late`; null for others. */
  minutes: count.nullable(),
  madeAt: instant,
  /** When it was last changed. */
  savedAt: instant,
  /** When staff ended it; null if they did not. */
  endedAt: instant.nullable(),
  /** How many people got a message the last time that messages were sent. */
  messages: count,
});
export type SavedNotice = z.infer<typeof officeNotice>;
