import { batch } from '../../db/batch';
import { READ_REST_MS, statement, type Db } from '../../db/db';
import { outcomeOf } from '../../db/outcome';
import { digestsOf, signingKeys, type Secrets } from '../../secrets/keys';
import type { Clock } from '../../db/clock';
import { createVault, type DataKeys } from '../../secrets/vault';
import { personKey } from './person-key';
import { personFrom, type Issuers, type Person } from './profile-from';

const FIND = statement(
  'sessions-find',
  'SELECT id_hash, sealed FROM session WHERE id_hash = ANY($1) AND expires_at > $2',
);

export interface ProfileDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  /** Keys for data at rest; without any, the one derived from the secret. */
  dataKeys?: DataKeys['keys'];
  /** Issuers for sessions from before migration 0012, which name none. */
  issuers?: Issuers;
}

export const personOf = ({ issuer, euid }: Person) =>
  euid === null ? undefined : personKey(issuer ?? '', euid);
export const mobileOf = ({ mobArea, mobNum }: Person) => `${mobArea}-${mobNum}`;
/** The name that data of a person is stored under. */
export const subjectOf = (person: Person) => personOf(person) ?? mobileOf(person);

/** Reads and seals the person of each session. */
export function createSessionProfiles({ db, clock, secrets, dataKeys = [], issuers = {} }: ProfileDeps) {
  const vault = createVault({ secrets, keys: dataKeys }, 'session');
  const personKeys = signingKeys(secrets, 'person');
  /** Names by the current secret, then by the previous one. */
  const digestsOfName = (name: string) => digestsOf(personKeys, name);
  const namesOf = (person: Person) => digestsOfName(subjectOf(person));
  /** An unreadable profile counts as none: its person logs in again instead of being refused for a day. */
  const read = (row: Buffer | undefined): Person | undefined => {
    const text = row && vault.openIfReadable(row);
    return text === undefined ? undefined : personFrom(JSON.parse(text) as Person, issuers);
  };
  // Each call looks its session up; simultaneous calls share one query.
  const profileOf = batch<string, Person | undefined>({
    restMs: READ_REST_MS,
    async together(hashes) {
      const rows = await db.query(FIND, [hashes, clock.now()]);
      const sealed = new Map(rows.map((row) => [row.id_hash, row.sealed]));
      return hashes.map((hash) => outcomeOf(() => read(sealed.get(hash))));
    },
  });

  return {
    digestsOfName,
    namesOf,
    profileOf,
    read,
    seal: (person: Person) => vault.seal(JSON.stringify(person)),
  };
}
export type SessionProfiles = ReturnType<typeof createSessionProfiles>;
