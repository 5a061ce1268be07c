import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Device, Language, PARAMETER_TYPES } from '@vez/shared/contracts';
import type { SmsKind } from '../module';
import type { Names } from '../texts';

/**
 * The database as the migrations make it: the one typed description of its rows, of which `$inferSelect` is the type.
 * `schema.test.ts` compares the two. Keys, defaults and checks are in the migrations alone.
 */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const names = () => jsonb().$type<Names>();

export const audit = pgTable('audit', {
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().notNull(),
  subject: text().notNull(),
  route: text().notNull(),
  trace_id: uuid().notNull(),
  ticket_id: uuid(),
  /** Where it was and what was set; nothing of a person. */
  facts: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** The hash of each row of `audit`, which covers the one before. */
export const auditLink = pgTable('audit_link', {
  position: bigint({ mode: 'number' }).notNull(),
  audit_id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  hash: bytea().notNull(),
});

export const category = pgTable('category', {
  id: integer().notNull(),
  name: names().notNull(),
  ui_color: text().notNull(),
  ui_icon: text().notNull(),
  other: boolean().notNull(),
  position: integer().notNull(),
  ui_name: names(),
});

export const consent = pgTable('consent', {
  account: text().notNull(),
  device_id: text().notNull(),
  clause_id: integer().notNull(),
  consented_at: timestamp({ withTimezone: true }).notNull(),
});

export const counter = pgTable('counter', {
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  name: text().notNull(),
});

export const counterKey = pgTable('counter_key', {
  id: text().notNull(),
  department_id: integer().notNull(),
  secret_hash: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  /** An operator. */
  created_by: text().notNull(),
  revoked_at: timestamp({ withTimezone: true }),
  revoked_by: text(),
});

export const department = pgTable('department', {
  id: integer().notNull(),
  code: text().notNull(),
  name: names().notNull(),
  icon: text().notNull(),
  suspended: boolean().notNull(),
  show_home: boolean().notNull(),
  remote_counter: boolean().notNull(),
  office_tel: text().notNull(),
  position: integer().notNull(),
  ui_name: names(),
  /** For services without a text of their own; null where there is none. */
  service_detail: names(),
});

export const favourite = pgTable('favourite', {
  id: uuid().notNull(),
  owner: text().notNull(),
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  type: text({ enum: ['QUEUE', 'reservation'] }).notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
});

export const freedPlace = pgTable('freed_place', {
  id: bigint({ mode: 'number' }).notNull(),
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  day: date().notNull(),
  time: text().notNull(),
  returns_at: timestamp({ withTimezone: true }).notNull(),
});

export const queueClosing = pgTable('queue_closing', {
  id: bigint({ mode: 'number' }).notNull(),
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  closed_at: timestamp({ withTimezone: true }).notNull(),
});

export const guide = pgTable('guide', {
  position: integer().notNull(),
  title: names().notNull(),
  text: names().notNull(),
  icon: text().notNull(),
});

export const idempotencyKey = pgTable('idempotency_key', {
  key: uuid().notNull(),
  subject: text().notNull(),
  fingerprint: text().notNull(),
  answer: json().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  late: json(),
});

export const location = pgTable('location', {
  id: integer().notNull(),
  name: names().notNull(),
  address: names().notNull(),
  description: names().notNull(),
  telephone: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  suspended: boolean().notNull(),
  remote_counter: boolean().notNull(),
  rc_service_login: boolean().notNull(),
  ui_icon: text().notNull(),
  ui_color: text().notNull(),
  closes_on_holidays: boolean().notNull(),
  position: integer().notNull(),
});

export const openingHours = pgTable('opening_hours', {
  location_id: integer().notNull(),
  weekday: integer().notNull(),
  opens_minute: integer().notNull(),
  closes_minute: integer().notNull(),
});

export const publicHoliday = pgTable('public_holiday', {
  day: date().notNull(),
  name: names().notNull(),
});

export const queueDay = pgTable('queue_day', {
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  day: date().notNull(),
  last_number: integer().notNull(),
  remote_given: integer().notNull(),
  last_booking: integer().notNull(),
  waiting: integer().notNull(),
  not_checked_in: integer().notNull(),
});

export const reservationParameter = pgTable('reservation_parameter', {
  service_id: integer().notNull(),
  position: integer().notNull(),
  type: text().$type<(typeof PARAMETER_TYPES)[number]>().notNull(),
  name: text().notNull(),
  description: names().notNull(),
  required: boolean().notNull(),
  options: jsonb().$type<{ value: string; label: Names }[]>().notNull(),
  pattern: text(),
});

export const searchRecord = pgTable('search_record', {
  owner: text().notNull(),
  keyword: text().notNull(),
  searched_at: timestamp({ withTimezone: true }).notNull(),
});

export const service = pgTable('service', {
  id: integer().notNull(),
  code: text().notNull(),
  service_type_id: integer().notNull(),
  category_id: integer().notNull(),
  name: names().notNull(),
  ui_icon: text().notNull(),
  ui_color: text().notNull(),
  detail_type: text({ enum: ['URL', 'html'] }).notNull(),
  detail_url: text().notNull(),
  detail_html: names(),
  warning: names(),
  reservation_recommend: boolean().notNull(),
  recommend_type: text({ enum: ['SYSTEM_SERVICE', 'OTHER_SERVICE'] }).notNull(),
  recommended_rank: integer(),
  position: integer().notNull(),
  ui_name: names(),
  notice: names(),
});

/** What one service offers at one place: its bookings and its queue. */
export const serviceLocation = pgTable('service_location', {
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  booking: boolean().notNull(),
  booking_open: boolean().notNull(),
  time_ticket: boolean().notNull(),
  period_ticket_day: date(),
  /** Set by the office; it decides before every other rule of the day (decision 4). */
  period_ticket_state: text({ enum: ['', 'HOLIDAY', 'SPECIALDAY', 'FULLDAY'] }).notNull(),
  check_id_reservation: boolean().notNull(),
  check_id_time: boolean().notNull(),
  check_id_queue: boolean().notNull(),
  slot_style: text({ enum: ['list', 'dropDown'] }).notNull(),
  slot_minutes: integer().notNull(),
  slot_capacity: integer().notNull(),
  days_ahead: integer().notNull(),
  ticket: boolean().notNull(),
  queue_open: boolean().notNull(),
  queue_paused: boolean().notNull(),
  queue_letter: text().notNull(),
  area: names(),
  sub_area: names(),
  queue_quota: integer().notNull(),
  busy_from: integer().notNull(),
  min_to_alert: integer().notNull(),
  max_to_alert: integer().notNull(),
  code_digits: integer().notNull(),
  code_suffix: text().notNull(),
});

export const serviceType = pgTable('service_type', {
  id: integer().notNull(),
  department_id: integer().notNull(),
  name: names().notNull(),
  ui_color: text().notNull(),
  ui_icon: text().notNull(),
  position: integer().notNull(),
});

export const session = pgTable('session', {
  id_hash: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  sealed: bytea().notNull(),
  person: text().notNull(),
  id: uuid().notNull(),
  device: text().$type<Device>().notNull(),
  renewed_at: timestamp({ withTimezone: true }),
});

export const sessionCookie = pgTable('session_cookie', {
  hash: text().notNull(),
  session: text().notNull(),
  parent: text(),
  issued_at: timestamp({ withTimezone: true }).notNull(),
  superseded_at: timestamp({ withTimezone: true }),
});

export const slot = pgTable('slot', {
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  day: date().notNull(),
  time: text().notNull(),
  capacity: integer().notNull(),
  taken: integer().notNull(),
});

export const slotHold = pgTable('slot_hold', {
  id: uuid().notNull(),
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  day: date().notNull(),
  time: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  renewed: boolean().notNull(),
  state: text({ enum: ['held', 'used', 'released', 'expired'] }).notNull(),
  holder: text().notNull(),
  network: text().notNull(),
});

export const smsCode = pgTable('sms_code', {
  challenge_id: uuid().notNull(),
  mob_area: text().notNull(),
  mob_num: text().notNull(),
  code_hash: text().notNull(),
  ip: text().notNull(),
  tries: integer().notNull(),
  sent_at: timestamp({ withTimezone: true }).notNull(),
  used_at: timestamp({ withTimezone: true }),
  network: text().notNull(),
  returned: boolean().notNull(),
  by_id: boolean().notNull(),
});

export const smsOutbox = pgTable('sms_outbox', {
  id: bigint({ mode: 'number' }).notNull(),
  key: text().notNull(),
  mob_area: text().notNull(),
  mob_num: text().notNull(),
  text: text().notNull(),
  code: text(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  sent_at: timestamp({ withTimezone: true }),
  attempts: integer().notNull(),
  next_attempt_at: timestamp({ withTimezone: true }).notNull(),
  kind: text().$type<SmsKind>().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  dropped_at: timestamp({ withTimezone: true }),
  dropped_because: text(),
  refused_attempts: integer().notNull(),
});

export const specialWorkDay = pgTable('special_work_day', {
  location_id: integer().notNull(),
  day: date().notNull(),
});

export const ticket = pgTable('ticket', {
  id: uuid().notNull(),
  uid: text().notNull(),
  type: text({ enum: ['QUEUE', 'RESERCATION', 'PERIOD'] }).notNull(),
  jetton_code: text().notNull(),
  service_id: integer().notNull(),
  location_id: integer().notNull(),
  mob_area: text(),
  mob_num: text(),
  /** The key of its owner's account, a bare subject in rows from before 0012. */
  euid: text(),
  identify_cipher: bytea(),
  identify_digest: text(),
  day: date().notNull(),
  booking_time: text().notNull(),
  number: integer(),
  priority: boolean().notNull(),
  progress: text({
    enum: ['booked', 'waiting', 'called', 'treated', 'absent', 'cancelled'],
  }).notNull(),
  counter_name: text().notNull(),
  called_at: timestamp({ withTimezone: true }),
  checked_in_at: timestamp({ withTimezone: true }),
  cnt_to_alert: integer(),
  business_code: text().notNull(),
  /** Answers in clear, of a release before; sealed in the background (`tickets/answers.ts`). */
  parameters: jsonb().$type<Record<string, string>>().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  language: text().$type<Language>().notNull(),
  rejoined_at: timestamp({ withTimezone: true }),
  rejoined_behind: integer(),
  /** Answers to the questions of the service: a JSON object, sealed. */
  answers_cipher: bytea(),
  /** Taken by a corporate account, whose alone it is. */
  corporate: boolean().notNull(),
  /** The issuer of its owner's account vouches for the ID number. */
  identify_proved: boolean().notNull(),
});

export const usedLoginCode = pgTable('used_login_code', {
  code_hash: text().notNull(),
  used_at: timestamp({ withTimezone: true }).notNull(),
});

export const usedPuzzle = pgTable('used_puzzle', {
  id: text().notNull(),
  ends_at: timestamp({ withTimezone: true }).notNull(),
});
