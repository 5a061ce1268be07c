import { randomBytes } from 'node:crypto';
import { statement, type Db } from '../../db/db';
import { knownToAllFrom } from '../../db/known-to-all';
import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { createPersonalText } from '../../secrets/personal-text';
import { createVault, type DataKeys } from '../../secrets/vault';
import { sealInClear } from './seal-in-clear';

const FIND = statement('personal-text-key', 'SELECT sealed FROM personal_text_key');
const MAKE = statement(
  'personal-text-key-make',
  'INSERT INTO personal_text_key (sealed) VALUES ($1) ON CONFLICT DO NOTHING',
);
const RESEAL = statement('personal-text-key-reseal', 'UPDATE personal_text_key SET sealed = $1');

const KEY_BYTES = 32;
const SWEEP_MS = 3_600_000;

/** No key opens what the database has sealed; the message addresses the operator. */
export class LostKey extends Error {}

/**
 * The key of personal text: made once for a database and stored in it, sealed. After a change of keys it is sealed
 * with the current one, and rows stay unchanged.
 * @throws LostKey
 */
async function readKey(db: Db, dataKeys: DataKeys): Promise<Buffer> {
  const vault = createVault(dataKeys, 'personal-text');
  const [current] = dataKeys.secrets;
  const newest = createVault({ secrets: [current], keys: dataKeys.keys.slice(0, 1) }, 'personal-text');
  let [row] = await db.query(FIND);
  if (row === undefined) {
    await db.query(MAKE, [vault.seal(randomBytes(KEY_BYTES).toString('base64'))]);
    [row] = await db.query(FIND);
  }
  const { sealed } = row!;
  const key = vault.openIfReadable(sealed);
  if (key === undefined) {
    throw new LostKey(
      'The key of personal text cannot be opened: VEZ_DATA_KEYS or VEZ_SECRET_PREVIOUS lacks the key it was sealed with.',
    );
  }
  const isOfNewest = sealed[0] === (dataKeys.keys[0]?.id ?? 0) && newest.openIfReadable(sealed) === key;
  if (!isOfNewest) await db.query(RESEAL, [vault.seal(key)]);
  return Buffer.from(key, 'base64');
}

/** Lets a database seal and open personal text. @throws LostKey */
export async function keepPersonalText(
  db: Db,
  dataKeys: DataKeys,
  now: () => Date,
): Promise<{ isSealing(): boolean }> {
  const [key, sealsFrom] = [await readKey(db, dataKeys), await knownToAllFrom(db, '0064_personal_text.sql')];
  const personal = createPersonalText(key, () => now() >= sealsFrom);
  db.keepPersonalText(personal);
  return personal;
}

/** Only background work: seals what older processes wrote, at the start and every hour. */
export function personalTextModule({ db, log }: Deps, isSealing: () => boolean): ServerModule {
  const seal = async () => {
    if (!isSealing()) return;
    try {
      const rows = await sealInClear(db);
      if (rows > 0) log.info({ rows }, 'personal text sealed');
    } catch (error) {
      log.warn({ fault: faultOf(error) }, 'personal text not sealed');
    }
  };
  return {
    name: 'personal-text',
    handlers: {},
    start() {
      let sealing = seal();
      const timer = setInterval(() => void (sealing = seal()), SWEEP_MS);
      return async () => {
        clearInterval(timer);
        await sealing;
      };
    },
  };
}
