import { statement, type Db, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import { Unauthorized } from '../../module-api/refusal';
import type { SessionProfiles } from './session-profiles';

const LIST = statement(
  'session-list',
  `SELECT id, device, created_at, coalesce(renewed_at, created_at) AS "used_at!", id_hash = $1 AS "current!"
   FROM session WHERE person = ANY($2) AND expires_at > $3 ORDER BY current DESC, used_at DESC`,
);
const END_ONE = statement(
  'session-end-one',
  'DELETE FROM session WHERE id = $1 AND person = ANY($2) RETURNING id',
);

const END_ALL = statement('session-end-all', 'DELETE FROM session WHERE person = ANY($1) RETURNING 1');

/** The sessions that a person can see and end. */
export const ownSessions = (
  db: Db,
  clock: Clock,
  { digestsOfName, namesOf, profileOf }: SessionProfiles,
) => ({
  /** All sessions of the person who holds this one, this one first. */
  async all(sessionHash: string) {
    const person = await profileOf(sessionHash);
    if (person === undefined) throw new Unauthorized();
    const rows = await db.query(LIST, [sessionHash, namesOf(person), clock.now()]);
    return rows.map(({ id, device, created_at, used_at, current }) => ({
      id,
      device,
      startedAt: created_at.toISOString(),
      lastUsedAt: used_at.toISOString(),
      current,
    }));
  },
  /** Ends one session of that person; false if they have none with this id. */
  async endOne(sessionHash: string, id: string): Promise<boolean> {
    const person = await profileOf(sessionHash);
    if (person === undefined) throw new Unauthorized();
    return (await db.query(END_ONE, [id, namesOf(person)])).length > 0;
  },
  /** Ends all sessions under these names: accounts and numbers. @returns how many */
  endAllOf: async (tx: Queryable, names: string[]): Promise<number> =>
    (await tx.query(END_ALL, [names.flatMap(digestsOfName)])).length,
});
