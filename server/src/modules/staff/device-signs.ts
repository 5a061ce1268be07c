import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';

/** The condition keeps other processes from writing within the same minute. */
const SEEN = statement(
  'staff-device-seen',
  `UPDATE staff_device SET seen_at = :now WHERE id = :id AND revoked_at IS NULL
     AND (seen_at IS NULL OR seen_at <= :before)`,
);
const SEEN_EVERY_MS = 60_000;

/** Records when a device last made a call, at most once a minute. */
export function createDeviceSigns({ db, clock }: { db: Db; clock: Clock }) {
  /** When this process last wrote, by device, in ms. */
  const written = new Map<string, number>();
  return {
    async seen(caller: CallerIdentity): Promise<CallerIdentity> {
      const { deviceId: id } = caller;
      if (id === undefined) return caller;
      const now = clock.now();
      if (now.getTime() - (written.get(id) ?? 0) < SEEN_EVERY_MS) return caller;
      written.set(id, now.getTime());
      const before = new Date(now.getTime() - SEEN_EVERY_MS);
      // If this fails, the call itself still succeeds.
      await db.query(SEEN, { id, now, before }).catch(() => written.delete(id));
      return caller;
    },
  };
}
