import type { RetentionRule } from './retention-rule';
import { UPKEEP_RULES } from './upkeep-rules';

/** A ticket made at a kiosk and never added to a phone: it was checked in when it was made. */
const WALK_IN = 'mob_num IS NULL AND checked_in_at = created_at';

/** Data that expires by age, each kind by its own rule (decision 127). */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'ticket-answers',
    table: 'ticket',
    key: ['id'],
    due: `day < $1 AND (identify_cipher IS NOT NULL OR identify_digest IS NOT NULL
      OR answers_cipher IS NOT NULL OR parameters <> '{}')`,
    since: 'day',
    keptDays: 30,
    clears: { identify_cipher: 'NULL', identify_digest: 'NULL', answers_cipher: 'NULL', parameters: `'{}'` },
  },
  {
    // What remains of a ticket is a count: its service, place and day.
    name: 'ticket-owner',
    table: 'ticket',
    key: ['id'],
    due: `day < $1 AND (mob_num IS NOT NULL OR euid IS NOT NULL OR business_code <> ''
      OR called_by IS NOT NULL)`,
    since: 'day',
    keptDays: 90,
    clears: { mob_area: 'NULL', mob_num: 'NULL', euid: 'NULL', business_code: `''`, called_by: 'NULL' },
  },
  {
    name: 'ticket-walk-in',
    table: 'ticket',
    key: ['id'],
    due: `day < $1 AND ${WALK_IN}`,
    since: 'day',
    keptDays: 7,
  },
  {
    name: 'counter-holder',
    table: 'counter_holder',
    key: ['department_id', 'location_id', 'counter'],
    due: 'day < $1',
    since: 'day',
    keptDays: 1,
  },
  {
    // The audit keeps for a year who made and revoked it.
    name: 'counter-key',
    table: 'counter_key',
    key: ['id'],
    due: `revoked_at < $1 AND (created_by <> '' OR revoked_by <> '')`,
    since: 'instant',
    keptDays: 30,
    clears: { created_by: `''`, revoked_by: `''` },
  },
  {
    name: 'staff-device',
    table: 'staff_device',
    key: ['id'],
    due: '(revoked_at < $1 OR enrolled_at IS NULL AND code_expires_at < $1)',
    since: 'instant',
    keptDays: 30,
  },
  ...UPKEEP_RULES,
  {
    name: 'sms-code',
    table: 'sms_code',
    key: ['challenge_id'],
    due: 'sent_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'office-code',
    table: 'office_code',
    key: ['code_hash'],
    due: 'made_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'sms-outbox',
    table: 'sms_outbox',
    key: ['id'],
    due: 'created_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'idempotency-key',
    table: 'idempotency_key',
    key: ['key', 'subject'],
    due: 'created_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'session',
    table: 'session',
    key: ['id_hash'],
    due: 'expires_at <= $1',
    since: 'instant',
    keptDays: 0,
  },
  {
    name: 'login-code',
    table: 'used_login_code',
    key: ['code_hash'],
    due: 'used_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'hold',
    table: 'slot_hold',
    key: ['id'],
    due: `state <> 'held' AND expires_at < $1`,
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'search-record',
    table: 'search_record',
    key: ['owner', 'keyword'],
    due: 'searched_at < $1',
    since: 'instant',
    keptDays: 90,
  },
  {
    name: 'favourite',
    table: 'favourite',
    key: ['id'],
    due: 'created_at < $1',
    since: 'instant',
    keptDays: 730,
  },
  {
    name: 'consent',
    table: 'consent',
    key: ['account', 'device_id', 'clause_id'],
    due: 'consented_at < $1',
    since: 'instant',
    keptDays: 366,
  },
  {
    name: 'audit',
    table: 'audit',
    key: ['id'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 366,
    isAppendOnly: true,
  },
];
