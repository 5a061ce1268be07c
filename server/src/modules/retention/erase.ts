import type { Mobile, UserProfile } from '@vez/shared/contracts';
import { mobileName } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import { builtStatement } from '../../db/statement';
import { auditSubjectOf, recordAudit } from '../audit';
import { officeCodeOwners, personKey } from '../identity';
import { createVault, type DataKeys } from '../../secrets/vault';

/** The person to erase: by mobile number, by account, or by both. */
export interface Person {
  mobile?: Mobile;
  /** The account's `euid`, and its issuer. */
  account?: { issuer: string; euid: string };
  /** Leaves the tickets of companies with this contact phone, which are not the person's own (decision 112). */
  sparesCompanies?: boolean;
}

/** Sessions from before issuers were distinguished name none. */
type SealedProfile = UserProfile & { issuer?: string | null };

/** Rows touched, by table; zeros on a repetition. */
export type Erased = Record<string, number>;

// The number stays in its queue, so that positions behind it do not change.
const TICKETS = statement(
  'erase-ticket',
  `UPDATE ticket SET mob_area = NULL, mob_num = NULL, euid = NULL, identify_cipher = NULL,
     identify_digest = NULL, answers_cipher = NULL, parameters = '{}', business_code = '', called_by = NULL,
     cnt_to_alert = NULL, priority_for = ''
   WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT (corporate AND :sparesCompanies)
     OR euid = ANY(:accounts) RETURNING 1`,
);
const HOLDS = statement(
  'erase-slot-hold',
  `UPDATE slot_hold SET holder = 'erased' WHERE holder = ANY(:names::text[] || token(:names)::text[])
   RETURNING 1`,
);
/** The owner is a keyed digest of the number. */
const OFFICE_CODES = statement(
  'erase-office_code',
  'DELETE FROM office_code WHERE owner = ANY($1) RETURNING 1',
);
const BY_NUMBER = ['sms_code', 'sms_outbox'] as const;
const byNumber = (table: string) =>
  builtStatement<{ values: { area: string | null; number: string | null }; row: object }>(
    `erase-${table}`,
    `DELETE FROM ${table} WHERE mob_area = :area AND mob_num IN (:number, token(:number)) RETURNING 1`,
  );
/** Tables that name a person in one column. */
const BY_NAME = {
  idempotency_key: 'subject',
  favourite: 'owner',
  search_record: 'owner',
  consent: 'account',
  counter_holder: 'held_by',
} as const;
const byName = (table: string, column: string) =>
  builtStatement<{ values: { names: string[] }; row: object }>(
    `erase-${table}`,
    `DELETE FROM ${table} WHERE ${column} = ANY(:names::text[] || token(:names)::text[]) RETURNING 1`,
  );

const SESSIONS = statement('erase-sessions-read', 'SELECT id_hash, sealed FROM session');
const END_SESSIONS = statement('erase-sessions', 'DELETE FROM session WHERE id_hash = ANY($1) RETURNING 1');

export const ERASED_TABLES: readonly string[] = [
  'ticket',
  'slot_hold',
  'session',
  'office_code',
  ...BY_NUMBER,
  ...Object.keys(BY_NAME),
];

/** Names that an account's data is stored under; rows from before issuers were distinguished use the last. */
export const accountNames = ({ account }: Person): string[] =>
  account === undefined ? [] : [personKey(account.issuer, account.euid), account.euid];

/** The names that data of a person is stored under. */
export const namesOf = (person: Person): string[] => [
  ...(person.mobile === undefined ? [] : [mobileName(person.mobile)]),
  ...accountNames(person),
];

const isOf = ({ mobile, account }: Person, profile: SealedProfile): boolean =>
  (account !== undefined &&
    profile.euid === account.euid &&
    personKey(profile.issuer ?? account.issuer, account.euid) === personKey(account.issuer, account.euid)) ||
  (mobile !== undefined && profile.mobArea === mobile.area && profile.mobNum === mobile.number);

/** Profiles are sealed: no column of a session names a person. */
async function endSessionsOf(tx: Queryable, person: Person, keys: DataKeys): Promise<number> {
  const vault = createVault(keys, 'session');
  const rows = await tx.query(SESSIONS);
  const own = rows.filter(({ sealed }) => {
    const text = vault.openIfReadable(sealed);
    return text !== undefined && isOf(person, JSON.parse(text) as SealedProfile);
  });
  return (await tx.query(END_SESSIONS, [own.map(({ id_hash }) => id_hash)])).length;
}

/** Who erases, and how the sessions of the person are found. */
export interface Erasing {
  /** For the audit: `operator:` and a name, or the route of the person's own call. */
  route: string;
  keys: DataKeys;
  traceId: string;
  /** Ends the sessions. @returns how many */
  endSessions?(): Promise<number>;
}

/**
 * Erases the data of a person and audits it, in the transaction given; a repetition changes nothing. Active tickets
 * keep their numbers and places, without the person.
 */
export async function erasePerson(tx: Queryable, person: Person, erasing: Erasing): Promise<Erased> {
  const { keys, route, traceId, endSessions = () => endSessionsOf(tx, person, keys) } = erasing;
  const names = namesOf(person);
  const number = { area: person.mobile?.area ?? null, number: person.mobile?.number ?? null };
  const { sparesCompanies = false } = person;
  const erased: Erased = { session: await endSessions() };
  const tickets = { ...number, accounts: accountNames(person), sparesCompanies };
  erased.ticket = (await tx.query(TICKETS, tickets)).length;
  erased.slot_hold = (await tx.query(HOLDS, { names })).length;
  const owners = person.mobile === undefined ? [] : officeCodeOwners(keys.secrets, person.mobile);
  erased.office_code = (await tx.query(OFFICE_CODES, [owners])).length;
  for (const table of BY_NUMBER) erased[table] = (await tx.query(byNumber(table), number)).length;
  for (const [table, column] of Object.entries(BY_NAME)) {
    erased[table] = (await tx.query(byName(table, column), { names })).length;
  }
  for (const name of names) {
    await recordAudit(tx, { kind: 'erasure', subject: auditSubjectOf(keys.secrets, name), route, traceId });
  }
  return erased;
}
