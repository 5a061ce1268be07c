import { statement, type Db, type Queryable } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import { digestsOf, signingKeys, type Secrets } from '../../secrets/keys';
import type { Log } from '../../diagnostics/log';
import type { CallerIdentity } from '../../module-api/module';

export type AuditKind =
  | 'forbidden'
  | 'login'
  | 'loginFailed'
  | 'registration'
  | 'arrival'
  | 'change'
  | 'cancellation'
  | 'counter'
  | 'reading'
  | 'offer'
  | 'erasure'
  | 'credential'
  | 'release';

const RECORD = statement(
  'audit-record',
  `INSERT INTO audit (at, kind, subject, route, trace_id, ticket_id, facts)
   VALUES (clock_timestamp(), :kind, :subject, :route, :traceId, :ticketId, :facts)`,
);

export interface AuditEntry {
  kind: AuditKind;
  /** See `auditSubjectOf`; a counter system is `counter-key:<id>`. */
  subject: string;
  route: string;
  traceId: string;
  ticketId?: string | undefined;
  /** No data of a citizen; names of staff as `by` and `from`, which are sealed. */
  facts?: Readonly<Record<string, unknown>>;
}

/** The facts that name staff. */
const STAFF_NAMES = ['by', 'from'] as const;

/** Runs in the transaction of the act: both commit, or neither does. The time is the database's. */
export async function recordAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  const { kind, subject, route, traceId, ticketId = null, facts = {} } = entry;
  const kept = { ...facts };
  for (const fact of STAFF_NAMES) {
    const name = kept[fact];
    if (typeof name === 'string') kept[fact] = db.personal.text(name);
  }
  await db.query(RECORD, { kind, subject, route, traceId, ticketId, facts: JSON.stringify(kept) });
}

export interface DoneAct extends AuditEntry {
  caller: CallerIdentity;
  /** The citizen that an act of staff was about; in clear, stored as a digest. */
  about?: string | undefined;
}

export interface Audit {
  /** A logged-in caller asked for another person's data, or for something that they may not do. */
  forbidden(caller: CallerIdentity, route: string, traceId: string): Promise<void>;
  /** @param subject the account that the login was for; in clear, stored as a digest */
  failedLogin(subject: string, reason: string, route: string, traceId: string): Promise<void>;
  /** Rejects if it cannot be recorded, and the act is then undone. `subject` is in clear, and stored as a digest. */
  done(db: Queryable, act: DoneAct): Promise<void>;
}

/** How the table `audit` names a person: by a digest, which can be found only with the subject. */
export const auditSubjectOf = (secrets: Secrets, subject: string): string =>
  digestsOf(signingKeys(secrets, 'audit'), subject)[0];

/** Records in the table `audit`, which keeps every entry for a year (decisions 82 and 130). */
export function createAudit({ db, log, secrets }: { db: Db; log: Log; secrets: Secrets }): Audit {
  const named = ({ counterKey }: CallerIdentity, subject: string) =>
    counterKey === undefined ? auditSubjectOf(secrets, subject) : `counter-key:${counterKey.id}`;
  // A refusal stands even if it cannot be recorded.
  const recordRefused = (entry: AuditEntry) =>
    recordAudit(db, entry).catch((error: unknown) => {
      log.error({ route: entry.route, traceId: entry.traceId, fault: faultOf(error) }, 'not audited');
    });
  return {
    forbidden: (caller, route, traceId) =>
      recordRefused({ kind: 'forbidden', subject: named(caller, caller.subject), route, traceId }),
    failedLogin: (subject, reason, route, traceId) =>
      recordRefused({
        kind: 'loginFailed',
        subject: auditSubjectOf(secrets, subject),
        route,
        traceId,
        facts: { reason },
      }),
    done: (tx, { caller, subject, about, ...act }) =>
      recordAudit(tx, {
        ...act,
        subject: named(caller, subject),
        facts: about === undefined ? act.facts : { ...act.facts, about: auditSubjectOf(secrets, about) },
      }),
  };
}
