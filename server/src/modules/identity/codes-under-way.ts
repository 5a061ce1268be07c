import { statement, type Queryable } from '../../db/db';
import { prefixOf } from './code-budgets';
import type { CodeLimits } from './code-limits';
import type { CodeAsked } from './code-request';

/** A shared lock: senders of codes never wait for one another here. */
const BEGIN = statement(
  'code-under-way',
  'SELECT pg_advisory_xact_lock_shared(hashtextextended(name, 7)) FROM unnest($1::text[]) AS name',
);
const OTHERS = statement(
  'codes-under-way',
  `SELECT name AS "name!", count(pid) AS "count!" FROM unnest($1::text[]) AS name
   LEFT JOIN pg_locks ON locktype = 'advisory' AND objsubid = 1 AND pid <> pg_backend_pid()
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND (classid::bigint << 32) | objid::bigint = hashtextextended(name, 7)
   GROUP BY name`,
);

/** Codes of other open transactions. */
export interface CodesUnderWay {
  network: number;
  prefix: number;
  city: number;
}

/**
 * Registers a code as under way until the end of the transaction, and counts those of others. Call it before counting
 * the codes that were sent: another code is then in one of the two counts, or its sender counts ours. So no budget is
 * exceeded although no sender waits; under load, the last few codes of a budget may be refused for a moment.
 */
export async function beginCode(
  tx: Queryable,
  limits: CodeLimits,
  { mobile, network }: CodeAsked,
): Promise<CodesUnderWay> {
  const names = {
    network: `codes of network ${network}`,
    prefix: `codes of prefix ${mobile.area} ${prefixOf(mobile, limits)}`,
    city: 'codes of the city',
  };
  await tx.query(BEGIN, [Object.values(names)]);
  const counts = new Map(
    (await tx.query(OTHERS, [Object.values(names)])).map((row) => [row.name, row.count]),
  );
  const countOf = (name: string) => counts.get(name) ?? 0;
  return { network: countOf(names.network), prefix: countOf(names.prefix), city: countOf(names.city) };
}
