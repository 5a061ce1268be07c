import type { RetentionRule } from './retention-rule';

/** In days. */
const HOUR = 1 / 24;

/**
 * Rows without personal data that are no longer read: without them the tables and indexes of a year are those of a
 * season. Daily totals stay in `queue_day` for a year and a month: numbers and bookings given.
 */
export const UPKEEP_RULES: readonly RetentionRule[] = [
  {
    // Runs after the rule that clears its owner.
    name: 'ticket',
    table: 'ticket',
    key: ['id'],
    due: 'day < $1 AND mob_num IS NULL AND euid IS NULL AND identify_cipher IS NULL',
    since: 'day',
    keptDays: 100,
  },
  {
    // With what became of its tickets.
    name: 'closure',
    table: 'closure',
    key: ['id'],
    due: 'ends_at < $1',
    since: 'instant',
    keptDays: 100,
  },
  {
    name: 'office-notice',
    table: 'office_notice',
    key: ['id'],
    due: 'ends_at < $1',
    since: 'instant',
    keptDays: 7,
  },
  {
    name: 'slot',
    table: 'slot',
    key: ['service_id', 'location_id', 'day', 'time'],
    due: 'day < $1',
    since: 'day',
    keptDays: 7,
  },
  {
    name: 'freed-place',
    table: 'freed_place',
    key: ['id'],
    due: 'day < $1',
    since: 'day',
    keptDays: 7,
  },
  {
    name: 'queue-day',
    table: 'queue_day',
    key: ['service_id', 'location_id', 'day'],
    due: 'day < $1',
    since: 'day',
    keptDays: 396,
  },
  {
    name: 'past-visit',
    table: 'past_visit',
    key: ['id'],
    due: 'day < $1',
    since: 'day',
    keptDays: 396,
  },
  {
    name: 'wait-forecast',
    table: 'wait_forecast',
    key: ['id'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 31,
  },
  {
    name: 'wait-pace',
    table: 'wait_pace',
    key: ['service_id', 'location_id', 'day', 'hour'],
    due: 'day < $1',
    since: 'day',
    keptDays: 60,
  },
  {
    name: 'wait-state',
    table: 'wait_state',
    key: ['service_id', 'location_id'],
    due: 'updated_at < $1',
    since: 'instant',
    keptDays: 60,
  },
  {
    name: 'queue-closing',
    table: 'queue_closing',
    key: ['id'],
    due: 'closed_at < $1',
    since: 'instant',
    keptDays: 1,
  },
  {
    name: 'release-health',
    table: 'release_health',
    key: ['remote', 'sequence', 'network'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 2,
  },
  {
    name: 'release-report',
    table: 'release_report',
    key: ['remote', 'sequence', 'subscriber'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 2,
  },
  {
    name: 'release-cohort',
    table: 'release_cohort',
    key: ['remote', 'sequence', 'cohort', 'network'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 2,
  },
  {
    name: 'release-voice',
    table: 'release_voice',
    key: ['remote', 'sequence', 'network', 'voice'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 2,
  },
  {
    name: 'release-hold',
    table: 'release_hold',
    key: ['remote', 'sequence'],
    due: 'at < $1',
    since: 'instant',
    keptDays: 2,
  },
  {
    // Sent for a release that was not ordered. The trigger of migration 0065 keeps all others.
    name: 'release-file',
    table: 'release_file',
    key: ['url'],
    due: `added_at < $1 AND NOT EXISTS (SELECT FROM release_order_file named WHERE named.url = release_file.url)`,
    since: 'instant',
    keptDays: HOUR,
  },
  {
    name: 'team-credential',
    table: 'used_team_credential',
    key: ['claim_hash'],
    due: 'used_at < $1',
    since: 'instant',
    keptDays: HOUR,
  },
];
