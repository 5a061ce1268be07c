import { statement, type Db, type Queryable } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Log } from '../../diagnostics/log';
import type { ServerModule } from '../../module-api/module';

const CHAIN_MS = 1_000;
const BATCH = 1_000;
const HEAD_MS = 3_600_000;

const CHAIN = statement('audit-chain', 'SELECT chain_audit($1) AS "done!"');
const HEAD = statement(
  'audit-head',
  `SELECT position, encode(hash, 'hex') AS "hash!" FROM audit_link ORDER BY position DESC LIMIT 1`,
);
/** Rows whose hash does not match the row and the link before, links younger than a year without a row, and gaps. */
const BROKEN = statement(
  'audit-verify',
  `SELECT position AS "position!" FROM (
     SELECT l.position, l.hash, l.at AS linked_at, a AS entry, a.id,
       lag(l.hash) OVER w AS previous, lag(l.position) OVER w AS before
     FROM audit_link l LEFT JOIN audit a ON a.id = l.audit_id WINDOW w AS (ORDER BY l.position)
   ) AS links
   WHERE before IS DISTINCT FROM nullif(position - 1, 0)
     OR id IS NULL AND linked_at >= now() - interval '1 year'
     OR id IS NOT NULL AND hash <> audit_hash(coalesce(previous, '\\x'), entry)
   ORDER BY position LIMIT 1`,
);
/** Whether the current user could disable the triggers. */
const OWN = statement(
  'audit-owner',
  `SELECT pg_has_role(current_user, relowner, 'MEMBER') OR (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
     AS "own!" FROM pg_class WHERE oid = 'audit'::regclass`,
);

export interface ChainHead {
  position: number;
  hash: string;
}
export const headOfAudit = async (db: Queryable): Promise<ChainHead | undefined> => (await db.query(HEAD))[0];

/** Links rows that have no hash yet; waits while another process does so. */
export async function chainAudit(db: Queryable): Promise<number> {
  let total = 0;
  for (;;) {
    const [row] = await db.query(CHAIN, [BATCH]);
    total += row!.done;
    if (row!.done < BATCH) return total;
  }
}

/** @returns the first broken position of the chain, if any, and whether this user could break it */
export async function verifyAudit(db: Queryable): Promise<{ brokenAt?: number; isOwn: boolean }> {
  const [broken] = await db.query(BROKEN);
  const [owner] = await db.query(OWN);
  return { isOwn: owner!.own, ...(broken === undefined ? {} : { brokenAt: broken.position }) };
}

/**
 * Chains the audit in the background, so that no call waits for the end of the chain. The newest hash is logged every
 * hour, so that the log reveals a chain whose end was cut off.
 */
export function auditChainModule({ db, log }: { db: Db; log: Log }): ServerModule {
  return {
    name: 'auditChain',
    handlers: {},
    start() {
      let running: Promise<void> | undefined;
      let headLoggedAt = -Infinity;
      async function run() {
        await chainAudit(db);
        if (performance.now() - headLoggedAt < HEAD_MS) return;
        headLoggedAt = performance.now();
        log.info({ head: await headOfAudit(db) }, 'audit chain');
      }
      const timer = setInterval(() => {
        running ??= run()
          .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'audit not chained'))
          .finally(() => {
            running = undefined;
          });
      }, CHAIN_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
