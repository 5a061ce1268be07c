import { cityTimeReached } from '../../city/city';
import { statement, type Db } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Clock } from '../../db/clock';
import type { Deps, ServerModule } from '../../module-api/module';
import { repeat } from '../../module-api/repeat';
import { waitingQueues } from '../queue';
import type { Alerts } from './create-alerts';
import { createReminders } from './remind';

const EVERY_MS = 1_000;
const REMIND_EVERY_MS = 5_000;

/** Two processes never take the same one. */
const NEXT_CLOSING = statement(
  'alerts-next-closing',
  `DELETE FROM queue_closing WHERE id = (
     SELECT id FROM queue_closing ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING service_id AS "serviceId", location_id AS "locationId", closed_at AS "closedAt"`,
);

/**
 * Sends people in queues the messages they asked for, once each: "so many ahead" (QUE-04), and that their queue was
 * closed (QUE-21). Asks the next ones if they are here, where the office wishes it. All state is in the database: after a crash, the next run of any process does the rest.
 */
export function createAlertJob({ db, clock }: { db: Db; clock: Clock }, alerts: Alerts) {
  /** The queues at the last look: with the same version and minute there is nothing to send. */
  let seen = new Map<string, string>();

  async function tellReached(): Promise<void> {
    const now = clock.now();
    const looked = new Map<string, string>();
    for (const { version, asks, ...queue } of await waitingQueues(db, now)) {
      const key = `${queue.serviceId}:${queue.locationId}`;
      const state = `${version} ${cityTimeReached(now)}`;
      if (seen.get(key) !== state) {
        await db.tx(async (tx) => {
          if (asks) await alerts.askThoseNext(tx, queue, now);
          await alerts.tellThoseNext(tx, queue, now);
        });
      }
      looked.set(key, state);
    }
    seen = looked;
  }

  const tellNextClosing = (): Promise<boolean> =>
    db.tx(async (tx) => {
      const [closing] = await tx.query(NEXT_CLOSING);
      if (closing === undefined) return false;
      await alerts.tellClosed(tx, closing, closing.closedAt);
      return true;
    });

  return async () => {
    await tellReached();
    while (await tellNextClosing());
  };
}

/** Sends messages about whole queues, and reminders of bookings, in the background. */
export function alertsModule({ db, clock, log }: Deps, alerts: Alerts): ServerModule {
  const warn = (what: string) => (error: unknown) => log.warn({ fault: faultOf(error) }, what);
  return {
    name: 'alerts',
    handlers: {},
    start() {
      const ends = [
        repeat(EVERY_MS, createAlertJob({ db, clock }, alerts), warn('queues not told')),
        repeat(REMIND_EVERY_MS, createReminders({ db, clock }, alerts), warn('bookings not reminded')),
      ];
      return async () => void (await Promise.all(ends.map((end) => end())));
    },
  };
}
