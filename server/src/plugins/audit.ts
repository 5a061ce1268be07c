import { statement, type Db } from '../db/db';
import { faultOf } from '../fault';
import { digestsOf, signingKeys, type Secrets } from '../keys';
import type { CallerIdentity, Clock, Log } from '../module';

const RECORD = statement(
  'audit-record',
  'INSERT INTO audit (at, kind, subject, route, trace_id) VALUES ($1, $2, $3, $4, $5)',
);

export interface Audit {
  /** Somebody with a login asked for what is another's or is not theirs to do. */
  forbidden(caller: CallerIdentity, route: string, traceId: string): Promise<void>;
}

/** What the table `audit` holds of a person: found by who knows the subject, and told to nobody else. */
export const auditSubjectOf = (secrets: Secrets, subject: string): string =>
  digestsOf(signingKeys(secrets, 'audit'), subject)[0];

/** Records in the table `audit`, which keeps a year and forgets nothing before (decision 82). */
export function createAudit({
  db,
  clock,
  log,
  secrets,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  secrets: Secrets;
}): Audit {
  return {
    async forbidden({ subject }, route, traceId) {
      const values = [clock.now(), 'forbidden', auditSubjectOf(secrets, subject), route, traceId];
      // The refusal stands, recorded or not.
      await db.query(RECORD, values).catch((error: unknown) => {
        log.error({ route, traceId, fault: faultOf(error) }, 'not audited');
      });
    },
  };
}
