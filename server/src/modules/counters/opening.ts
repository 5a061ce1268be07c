import { statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { figuresOf, type Queue } from '../queue';
import { sendOn } from './closing';
import { checkNotTaken, counterNow, holdFreeCounter, leaveClosedCounter } from './counter-holders';
import { checkListed } from './listed-counters';
import { lockOffice, officeFor, visitsAtCounter } from './office';
import { pointFor } from './own-queues';

const OPEN = statement(
  'counter-open',
  `INSERT INTO counter (service_id, location_id, name, opened_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
);
const CLOSE = statement(
  'counter-close',
  'DELETE FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3',
);

interface AboutCounter {
  db: Queryable;
  caller: CallerIdentity;
  body: Queue & { counter: string };
}

/** Opening and closing counters (QUE-16). */
export function openingCalls(clock: Clock, catalogue: Catalogue) {
  const openCounters = async (db: Queryable, queue: Queue) => ({
    openCounter: (await figuresOf(db, queue, clock.now())).openCounters,
  });

  /** Locks the office of a counter, and reads the counter's holder and visits. */
  async function lockCounter({ body, db, caller }: AboutCounter, now: Date) {
    const point = pointFor(catalogue, caller, body);
    const office = officeFor(catalogue, caller, body.locationId);
    const [, at, there] = await Promise.all([
      lockOffice(db, body.locationId),
      counterNow(db, caller, office, body.counter, now),
      visitsAtCounter(db, office, body.counter, now),
    ]);
    return { at, isServing: there.length > 0, department: point.department.id };
  }

  return {
    async openCounter(request) {
      const { body, db, caller } = request;
      const now = clock.now();
      const { at } = await lockCounter(request, now);
      await checkListed(db, caller, body);
      checkNotTaken(caller, at);
      await holdFreeCounter(db, caller, body.locationId, at, now);
      await db.query(OPEN, [body.serviceId, body.locationId, body.counter, now]);
      return openCounters(db, body);
    },
    async closeCounter(request) {
      const { body, db, caller } = request;
      const { locationId: location, counter } = body;
      const now = clock.now();
      const { at, isServing, department } = await lockCounter(request, now);
      // During a visit, a supervisor first takes the counter over, which is recorded and shown on the other screen.
      if (caller.staff?.role !== 'supervisor' || isServing) checkNotTaken(caller, at);
      if (caller.staff !== undefined && isServing) throw new Refusal('counterBusy');
      await db.query(CLOSE, [body.serviceId, location, counter]);
      await leaveClosedCounter(db, { department, location, counter });
      // Other counters may now call the people who were sent to this one.
      await sendOn(db, { locationId: location, services: [body.serviceId] }, { counter, to: '' }, now);
      return openCounters(db, body);
    },
  } satisfies Handlers;
}
