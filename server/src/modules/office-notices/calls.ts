import { LANGUAGES } from '@vez/shared/contracts';
import { cityDay, cityInstant } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Tables } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound } from '../../module-api/refusal';
import { namesIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { departmentOf, isInScope, pointFor, pointsFor } from '../counters';
import { textsOf } from './notice-text';
import { COUNT, END, FIND, FORGET_RECEIVERS, LIST } from './rows';
import { saveNotice, type NoticeScope } from './save';

/** @throws Forbidden, NotFound for a place that the caller does not serve */
function scopeOf(
  catalogue: Catalogue,
  caller: CallerIdentity,
  { locationId, serviceId = null }: { locationId: number; serviceId?: number | null | undefined },
): NoticeScope {
  const department = departmentOf(caller);
  if (department === undefined) throw new Forbidden();
  const points =
    serviceId === null
      ? pointsFor(catalogue, caller, locationId)
      : [pointFor(catalogue, caller, { serviceId, locationId })];
  const services = points.map(({ service }) => service.id);
  return { department, location: locationId, service: serviceId, services };
}

/** As written: a missing language is empty. */
const writtenIn = (row: Tables['office_notice']) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, row.texts[language] ?? ''])) as ReturnType<
    typeof namesIn
  >;

const noticeOf = (row: Tables['office_notice']) => ({
  noticeId: row.id,
  serviceId: row.service_id,
  kind: row.kind,
  minutes: row.minutes,
  texts: writtenIn(row),
  madeAt: row.made_at.toISOString(),
  savedAt: row.saved_at.toISOString(),
  until: row.ends_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  messages: row.messages,
});

/** What staff tell everyone at their office. */
export const noticeCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async officeNotices({ query, db, caller }) {
      const now = clock.now();
      const { department, location } = scopeOf(catalogue, caller, query);
      const midnight = cityInstant(cityDay(now), '00:00');
      const rows = await db.query(LIST, { department, location, now, midnight });
      return { at: now.toISOString(), notices: rows.map(noticeOf) };
    },

    async previewNotice({ query, db, caller }) {
      const { location, services } = scopeOf(catalogue, caller, query);
      const [people] = await db.query(COUNT, { day: cityDay(clock.now()), location, services });
      const { kind, minutes = 30 } = query;
      return { ...people!, ...(kind !== 'own' && { texts: namesIn(textsOf({ kind, minutes })) }) };
    },

    saveNotice: ({ body, db, caller }) => saveNotice(db, scopeOf(catalogue, caller, body), body, clock.now()),

    async endNotice({ body: { noticeId }, db, caller }) {
      const [notice] = await db.query(FIND, [noticeId]);
      if (notice === undefined) throw new NotFound();
      const { department_id: departmentId, location_id: locationId } = notice;
      if (!isInScope(caller, { departmentId, locationId })) throw new Forbidden();
      await db.query(END, { id: noticeId, now: clock.now() });
      await db.query(FORGET_RECEIVERS, [noticeId]);
      return { ended: true };
    },
  }) satisfies Handlers;
