import { statement, type Db, type Queryable } from '../db/db';
import { faultOf } from '../fault';
import { digestsOf, signingKeys, type Secrets } from '../keys';
import type { CallerIdentity, Log } from '../module';

const RECORD = statement(
  'audit-record',
  `INSERT INTO audit (at, kind, subject, route, trace_id) VALUES (clock_timestamp(), $1, $2, $3, $4)`,
);

export interface AuditEntry {
  kind: 'forbidden' | 'erasure';
  /** See `auditSubjectOf`. */
  subject: string;
  route: string;
  traceId: string;
}

/** In the transaction of what it tells of: both stand, or neither does. The time is the database's. */
export async function recordAudit(db: Queryable, { kind, subject, route, traceId }: AuditEntry) {
  await db.query(RECORD, [kind, subject, route, traceId]);
}

export interface Audit {
  /** Somebody with a login asked for what is another's or is not theirs to do. */
  forbidden(caller: CallerIdentity, route: string, traceId: string): Promise<void>;
}

/** What the table `audit` holds of a person: found by who knows the subject, and told to nobody else. */
export const auditSubjectOf = (secrets: Secrets, subject: string): string =>
  digestsOf(signingKeys(secrets, 'audit'), subject)[0];

/** Records in the table `audit`, which keeps a year and forgets nothing before (decision 82). */
export function createAudit({ db, log, secrets }: { db: Db; log: Log; secrets: Secrets }): Audit {
  return {
    async forbidden({ subject }, route, traceId) {
      const entry = { kind: 'forbidden' as const, subject: auditSubjectOf(secrets, subject), route, traceId };
      // The refusal stands, recorded or not.
      await recordAudit(db, entry).catch((error: unknown) => {
        log.error({ route, traceId, fault: faultOf(error) }, 'not audited');
      });
    },
  };
}
