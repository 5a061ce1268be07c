import type { Db, Queryable } from '../db/db';
import type { Tracing } from '../tracing/tracing';

/** Counts the statements and round trips of transactions; what is sent together makes one trip. */
export function countTrips() {
  const seen = { statements: 0, trips: 0 };
  let underWay = 0;
  const counted = <Of extends Queryable>(db: Of): Of => {
    const query = db.query as (...asked: unknown[]) => Promise<unknown>;
    return {
      ...db,
      query(...asked: unknown[]) {
        seen.statements += 1;
        if (underWay === 0) seen.trips += 1;
        underWay += 1;
        return query(...asked).finally(() => (underWay -= 1));
      },
    };
  };
  const tracing: Tracing = {
    traceCalls: () => undefined,
    traceStatements: (db: Db) => ({ ...db, tx: (work) => db.tx((tx) => work(counted(tx))) }),
    stop: async () => undefined,
  };
  return {
    tracing,
    /** The cost of work that runs alone. */
    async of(work: () => Promise<unknown>) {
      Object.assign(seen, { statements: 0, trips: 0 });
      await work();
      return { ...seen };
    },
  };
}
