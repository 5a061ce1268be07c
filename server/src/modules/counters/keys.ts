import { randomBytes } from 'node:crypto';
import { statement, type Queryable, type Tables } from '../../db/db';
import { hashOfKey, KEY_PREFIX } from './key-hash';

/** How many keys of a department may be live at once: the old one and the new one. */
const MOST_LIVE = 2;
const LOCK_DEPARTMENT = statement(
  'counter-key-department',
  'SELECT id FROM department WHERE code = $1 FOR UPDATE',
);
const LIVE = statement(
  'counter-keys-live',
  'SELECT id FROM counter_key WHERE department_id = $1 AND revoked_at IS NULL',
);
const ADD = statement(
  'counter-key-add',
  `INSERT INTO counter_key (id, department_id, secret_hash, created_by)
   VALUES (:id, :departmentId, :secretHash, kept_name(:by))`,
);
const REVOKE = statement(
  'counter-key-revoke',
  `UPDATE counter_key SET revoked_at = now(), revoked_by = kept_name(:by) WHERE id = :id AND revoked_at IS NULL RETURNING id`,
);
const LIST = statement(
  'counter-keys-list',
  `SELECT k.id, d.code AS department, k.created_at, k.created_by, k.revoked_at, k.revoked_by
   FROM counter_key k JOIN department d ON d.id = k.department_id ORDER BY d.code, k.created_at`,
);

type KeyRow = Tables['counter_key'];
export type ListedKey = Omit<KeyRow, 'department_id' | 'secret_hash'> & { department: string };

/** Why a key cannot be added or revoked; the message addresses the operator. */
export class KeyFault extends Error {}

/**
 * Makes a key for the counter systems of a department.
 * @returns the key, which is shown once and not stored
 * @throws KeyFault for an unknown department, or one with two live keys
 */
export async function addCounterKey(db: Queryable, departmentCode: string, by: string) {
  const [department] = await db.query(LOCK_DEPARTMENT, [departmentCode]);
  if (department === undefined) throw new KeyFault(`There is no department ${departmentCode}.`);
  if ((await db.query(LIVE, [department.id])).length >= MOST_LIVE) {
    throw new KeyFault(`${departmentCode} has two live keys: revoke one first.`);
  }
  const id = randomBytes(4).toString('hex');
  const key = `${KEY_PREFIX}${id}_${randomBytes(32).toString('base64url')}`;
  await db.query(ADD, { id, departmentId: department.id, secretHash: hashOfKey(key), by });
  return { id, key };
}

/** @throws KeyFault if no live key has this id */
export async function revokeCounterKey(db: Queryable, id: string, by: string): Promise<void> {
  if ((await db.query(REVOKE, { id, by })).length === 0) throw new KeyFault(`There is no live key ${id}.`);
}

export const listCounterKeys = (db: Queryable): Promise<ListedKey[]> => db.query(LIST);
