import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { checkOwnCounter, counterNow, holdFreeCounter, lockOffice, officeFor } from '../counters';
import type { VisitDeps } from './visit-deps';

const PAUSE = statement(
  'visits-pause',
  `UPDATE counter SET paused_at = CASE WHEN :paused::boolean THEN coalesce(paused_at, :now) END
   WHERE location_id = :location AND name = :counter AND service_id = ANY(:services) RETURNING name`,
);

export const pauseCalls = ({ clock, catalogue }: VisitDeps) =>
  ({
    async pauseCounter({ body, db, caller }) {
      const { counter, paused, locationId: location } = body;
      const office = officeFor(catalogue, caller, location);
      const now = clock.now();
      const [, at] = await Promise.all([
        lockOffice(db, location),
        counterNow(db, caller, office, counter, now),
      ]);
      checkOwnCounter(caller, at);
      await holdFreeCounter(db, caller, location, at, now);
      const rows = await db.query(PAUSE, { location, services: office.services, counter, paused, now });
      if (rows.length === 0) throw new Refusal('noCounter');
      return { paused };
    },
  }) satisfies Handlers;
