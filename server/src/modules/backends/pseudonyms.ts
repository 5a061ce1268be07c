import { randomBytes } from 'node:crypto';
import { statement, type Db } from '../../db/db';
import { digestOf } from '../../secrets/keys';

const ADD = statement(
  'backend-pseudonym-key-add',
  'INSERT INTO backend_pseudonym_key (remote, key) VALUES ($1, $2) ON CONFLICT (remote) DO NOTHING',
);
const FIND = statement('backend-pseudonym-key', 'SELECT key FROM backend_pseudonym_key WHERE remote = $1');

/** The names by which backends know people: a person has a different name in each remote. */
export function createPseudonyms(db: Db) {
  const keys = new Map<string, Buffer>();

  async function keyOf(remote: string): Promise<Buffer> {
    const known = keys.get(remote);
    if (known !== undefined) return known;
    const found = await db.query(FIND, [remote]);
    if (found.length === 0) await db.query(ADD, [remote, randomBytes(32)]);
    // Another process may have been first.
    const [{ key }] = (found.length > 0 ? found : await db.query(FIND, [remote])) as [{ key: Buffer }];
    keys.set(remote, key);
    return key;
  }

  return {
    /** @param subject the name that our own writes are stored under */
    of: async (remote: string, subject: string): Promise<string> => digestOf(await keyOf(remote), subject),
  };
}
export type Pseudonyms = ReturnType<typeof createPseudonyms>;
