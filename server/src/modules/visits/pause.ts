import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { officeFor } from './office';
import type { VisitDeps } from './visit-deps';

const PAUSE = statement(
  'visits-pause',
  `UPDATE counter SET paused_at = CASE WHEN :paused::boolean THEN coalesce(paused_at, :now) END
   WHERE location_id = :location AND name = :counter AND service_id = ANY(:services) RETURNING name`,
);

export const pauseCalls = ({ clock, catalogue }: VisitDeps) =>
  ({
    async pauseCounter({ body, db, caller }) {
      const { locationId: location, services } = officeFor(catalogue, caller, body.locationId);
      const { counter, paused } = body;
      const rows = await db.query(PAUSE, { location, services, counter, paused, now: clock.now() });
      if (rows.length === 0) throw new Refusal('noCounter');
      return { paused };
    },
  }) satisfies Handlers;
