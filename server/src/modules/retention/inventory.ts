/**
 * What each column of the database says of a person. `inventory.test.ts` compares it with the migrated database: a
 * new table or column needs an entry here, and where it names a person a rule in `rules.ts` and a place in `erase.ts`.
 */
export type TableInventory =
  /** Of the city, its offices and its counts. */
  | 'names nobody'
  | {
      /** Names a person, belongs to one, or says what one wrote. */
      personal: readonly string[];
      /** Says nothing of a person once the personal columns are empty. */
      impersonal: readonly string[];
    };

export const INVENTORY: Readonly<Record<string, TableInventory>> = {
  category: 'names nobody',
  counter: 'names nobody',
  department: 'names nobody',
  freed_place: 'names nobody',
  counter_place: 'names nobody',
  guide: 'names nobody',
  location: 'names nobody',
  migration: 'names nobody',
  opening_hours: 'names nobody',
  public_holiday: 'names nobody',
  queue_closing: 'names nobody',
  queue_day: 'names nobody',
  reservation_parameter: 'names nobody',
  service: 'names nobody',
  service_location: 'names nobody',
  service_other_name: 'names nobody',
  service_type: 'names nobody',
  slot: 'names nobody',
  special_work_day: 'names nobody',
  // Devices, and who is in charge of them is in the audit.
  staff_device: 'names nobody',
  // A ticket's id, until the ticket is called.
  wait_forecast: 'names nobody',
  wait_pace: 'names nobody',
  wait_state: 'names nobody',
  audit: {
    personal: ['subject'],
    impersonal: ['id', 'at', 'kind', 'route', 'trace_id', 'ticket_id', 'facts'],
  },
  // A hash says nothing of whom its row was about.
  audit_link: 'names nobody',
  counter_holder: {
    personal: ['held_by', 'name'],
    impersonal: ['department_id', 'location_id', 'counter', 'day', 'since'],
  },
  // Names operators, not citizens.
  counter_key: 'names nobody',
  // Who published what: teams of the operator's own, not citizens.
  release_order: 'names nobody',
  release_file: 'names nobody',
  // Of a network there is a keyed hash.
  release_health: 'names nobody',
  release_stop: 'names nobody',
  release_notice: 'names nobody',
  // A key for each remote; the names that it makes are kept nowhere.
  backend_pseudonym_key: 'names nobody',
  consent: { personal: ['account', 'device_id'], impersonal: ['clause_id', 'consented_at'] },
  favourite: {
    personal: ['owner'],
    impersonal: ['id', 'service_id', 'location_id', 'type', 'created_at'],
  },
  idempotency_key: {
    personal: ['subject', 'fingerprint', 'answer', 'late'],
    impersonal: ['key', 'created_at'],
  },
  search_record: { personal: ['owner', 'keyword'], impersonal: ['searched_at'] },
  session: {
    personal: ['sealed', 'person', 'device'],
    impersonal: ['id_hash', 'id', 'created_at', 'expires_at', 'renewed_at'],
  },
  // They go with their session.
  session_cookie: 'names nobody',
  slot_hold: {
    personal: ['holder', 'network'],
    impersonal: ['id', 'service_id', 'location_id', 'day', 'time', 'expires_at', 'renewed', 'state'],
  },
  office_code: { personal: ['owner', 'handed_by'], impersonal: ['code_hash', 'made_at', 'used_at'] },
  sms_code: {
    personal: ['mob_area', 'mob_num', 'ip', 'network'],
    impersonal: [
      'challenge_id',
      'code_hash',
      'tries',
      'most_tries',
      'sent_at',
      'used_at',
      'returned',
      'by_id',
    ],
  },
  sms_outbox: {
    personal: ['mob_area', 'mob_num', 'text', 'code', 'key'],
    impersonal: [
      'id',
      'kind',
      'created_at',
      'sent_at',
      'attempts',
      'next_attempt_at',
      'expires_at',
      'dropped_at',
      'dropped_because',
      'refused_attempts',
    ],
  },
  ticket: {
    personal: [
      'mob_area',
      'mob_num',
      'euid',
      'identify_cipher',
      'identify_digest',
      'parameters',
      'answers_cipher',
      'business_code',
      'called_by',
    ],
    impersonal: [
      'id',
      'uid',
      'type',
      'jetton_code',
      'service_id',
      'location_id',
      'day',
      'booking_time',
      'number',
      'priority',
      'progress',
      'counter_name',
      'called_at',
      'checked_in_at',
      'cnt_to_alert',
      'created_at',
      'language',
      'rejoined_at',
      'rejoined_behind',
      'corporate',
      'identify_proved',
      'started_at',
      'ended_at',
      'parked_at',
      'transferred_at',
      'transferred_from',
      'for_counter',
    ],
  },
  used_puzzle: 'names nobody',
  used_login_code: { personal: ['code_hash'], impersonal: ['used_at'] },
};
