import { randomUUID } from 'node:crypto';
import { cityDay } from '../../city/city';
import type { Queryable } from '../../db/db';
import { NotFound, Refusal } from '../../module-api/refusal';
import { endOf, textsOf, type SavedNotice } from './notice-text';
import { CHANGE, FIND, FORGET_RECEIVERS, LOCK, MAKE, OTHERS, RECEIVERS, TOLD } from './rows';

/** What one department may tell at one office: notices at once, and rounds of messages an hour. */
const MOST_AT_ONCE = 3;
const MOST_TOLD_HOURLY = 6;
const HOUR_MS = 3_600_000;

/** Where a notice applies. `services` are all that it concerns. */
export interface NoticeScope {
  department: number;
  location: number;
  service: number | null;
  services: number[];
}

/** @throws Refusal `noticeExists`, `tooManyNotices` */
async function checkOthers(
  db: Queryable,
  { department, location, service }: NoticeScope,
  { id, texts, tells, now }: { id: string; texts: string; tells: boolean; now: Date },
): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const [others] = await db.query(OTHERS, { id, department, location, service, texts, now, hourAgo });
  const { inForce, equal, told } = others!;
  if (equal > 0) throw new Refusal('noticeExists');
  if (inForce >= MOST_AT_ONCE || (tells && told >= MOST_TOLD_HOURLY)) throw new Refusal('tooManyNotices');
}

/** Remembers who waits now, for the job that sends the messages. @returns how many they are */
async function tellWaiting(
  db: Queryable,
  { location, services }: NoticeScope,
  id: string,
  now: Date,
): Promise<number> {
  await db.query(FORGET_RECEIVERS, [id]);
  const messages = (await db.query(RECEIVERS, { id, day: cityDay(now), location, services })).length;
  await db.query(TOLD, { id, now, messages });
  return messages;
}

/**
 * Creates a notice, or updates it unless it has changed since `savedAt`.
 * @throws Refusal, NotFound for a notice of another place
 */
export async function saveNotice(db: Queryable, scope: NoticeScope, notice: SavedNotice, now: Date) {
  const { noticeId, savedAt, kind, tells } = notice;
  const texts = JSON.stringify(textsOf(notice));
  const ends = endOf(notice, now);
  const { department, location, service } = scope;
  await db.query(LOCK, [`notices:${department}:${location}`]);
  const id = noticeId ?? randomUUID();
  const minutes = kind === 'late' ? notice.minutes! : null;
  const row = { id, kind, minutes, texts, ends, now };
  if (noticeId === undefined) {
    await checkOthers(db, scope, { id, texts, tells, now });
    await db.query(MAKE, { ...row, department, location, service });
  } else {
    const [before] = await db.query(FIND, [id]);
    const isHere = before?.department_id === department && before.location_id === location;
    if (!isHere || before.service_id !== service) throw new NotFound();
    const changed = await db.query(CHANGE, { ...row, savedAt: new Date(savedAt ?? 0) });
    if (changed.length === 0) throw new Refusal('noticeChanged');
    await checkOthers(db, scope, { id, texts, tells, now });
  }
  return {
    noticeId: id,
    savedAt: now.toISOString(),
    messages: tells ? await tellWaiting(db, scope, id, now) : 0,
  };
}
