/** How a column stores personal data. */
export type KeptAs =
  /** With a key that no copy of the database holds. */
  | 'sealed'
  /** As an irreversible digest. */
  | 'digest'
  /** In clear: it is no name, mobile number or ID number. */
  | 'clear';

/**
 * Classifies the columns of the database by personal data. `inventory.test.ts` compares it with the migrated
 * database: a new column needs an entry here and, if it is personal, a rule in `rules.ts` and an entry in `erase.ts`.
 */
export interface TableInventory {
  /** Columns that name a person, belong to one, or hold what one wrote. */
  personal: Readonly<Record<string, KeptAs>>;
  /** Columns without personal data once the personal ones are empty, separated by spaces. */
  impersonal: string;
}

export const INVENTORY: Readonly<Record<string, TableInventory>> = {
  // `route` names the operator who acted, for a year and in clear: readers of the audit have SQL alone.
  audit: {
    personal: { subject: 'digest', facts: 'sealed', route: 'clear' },
    impersonal: 'id at kind trace_id ticket_id',
  },
  // A hash does not reveal the person of its row.
  audit_link: { personal: {}, impersonal: 'position audit_id at hash' },
  // A key for each remote; the pseudonyms it makes are not stored.
  backend_pseudonym_key: { personal: {}, impersonal: 'remote key' },
  category: { personal: {}, impersonal: 'id name ui_color ui_icon other position ui_name' },
  // A ticket’s id, deleted with it; `message` is the key of a message about it.
  closed_ticket: {
    personal: {},
    impersonal: `closure_id ticket_id state was_location_id was_day was_time location_id day time answer_by delay_seconds notified_at
      message`,
  },
  closure: {
    personal: {},
    impersonal:
      'id department_id location_id service_id starts_at ends_at reason ends_numbers made_at reopened_at',
  },
  consent: { personal: { account: 'sealed', device_id: 'clear' }, impersonal: 'clause_id consented_at' },
  counter: {
    personal: {},
    impersonal: 'service_id location_id name paused_at opened_at paused_for paused_until',
  },
  counter_holder: {
    personal: { held_by: 'digest', name: 'sealed' },
    impersonal: 'department_id location_id counter day since seen_at',
  },
  counter_key: {
    personal: { created_by: 'sealed', revoked_by: 'sealed' },
    impersonal: 'id department_id secret_hash created_at revoked_at',
  },
  // Settings of an office name no citizen; `made_by` is the member of staff who changed them.
  office_change: {
    personal: { made_by: 'sealed' },
    impersonal: 'id department_id location_id service_id part before after made_at',
  },
  // Words of an office to everybody.
  office_notice: {
    personal: {},
    impersonal: `id department_id location_id service_id kind minutes texts made_at saved_at ends_at ended_at rounds told_at
      messages`,
  },
  office_counter: { personal: {}, impersonal: 'department_id location_id name service_ids saved_at' },
  counter_place: { personal: {}, impersonal: 'location_id counter floor area way' },
  department: {
    personal: {},
    impersonal: `id code name icon suspended show_home remote_counter office_tel position ui_name service_detail`,
  },
  // A ticket’s id, deleted with it.
  earlier_offer: {
    personal: {},
    impersonal: 'id ticket_id service_id location_id day time until delay_seconds state',
  },
  earlier_wish: {
    personal: {},
    impersonal:
      'ticket_id service_id not_before weekdays from_time until_time location_ids asked_at unanswered',
  },
  favourite: {
    personal: { owner: 'sealed' },
    impersonal: 'id service_id location_id type created_at',
  },
  freed_place: { personal: {}, impersonal: 'id service_id location_id day time returns_at' },
  guide: { personal: {}, impersonal: 'position title text icon' },
  // `late` holds numbers and codes of tickets.
  idempotency_key: {
    personal: { subject: 'sealed', fingerprint: 'digest', answer: 'sealed', late: 'clear' },
    impersonal: 'key created_at',
  },
  life_event: { personal: {}, impersonal: 'code name ui_icon bring position' },
  life_event_phrase: { personal: {}, impersonal: 'event_code language phrase' },
  life_event_service: { personal: {}, impersonal: 'event_code service_id note position' },
  location: {
    personal: {},
    impersonal: `id name address description telephone latitude longitude suspended remote_counter
      rc_service_login ui_icon ui_color closes_on_holidays position check_in_ahead_minutes
      grace_minutes reminds_day_before reminds_hours_before keeper_department_id calling_order
      bookings_in_turn longest_wait_minutes asks_arrival`,
  },
  migration: { personal: {}, impersonal: 'name applied_at' },
  // A ticket’s id, until its message is written.
  notice_receiver: { personal: {}, impersonal: 'notice_id ticket_id' },
  office_code: {
    personal: { code_hash: 'digest', owner: 'digest', handed_by: 'digest' },
    impersonal: 'made_at used_at',
  },
  opening_hours: { personal: {}, impersonal: 'location_id weekday opens_minute closes_minute' },
  // A visit without its person, number and times.
  past_visit: {
    personal: {},
    impersonal:
      'id location_id service_id day quarter counter is_booking outcome wait_minutes service_minutes',
  },
  personal_text_key: { personal: {}, impersonal: 'id sealed made_at' },
  public_holiday: { personal: {}, impersonal: 'day name' },
  queue_closing: { personal: {}, impersonal: 'id service_id location_id closed_at' },
  queue_day: {
    personal: {},
    impersonal: 'service_id location_id day last_number remote_given last_booking waiting not_checked_in',
  },
  release_file: { personal: {}, impersonal: 'url integrity content added_at' },
  // `network` is a keyed hash.
  release_cohort: { personal: {}, impersonal: 'remote sequence cohort network shown failed at' },
  release_health: { personal: {}, impersonal: 'remote sequence network failed_as at' },
  release_hold: { personal: {}, impersonal: 'remote sequence share asked failed at' },
  release_notice: { personal: {}, impersonal: 'remote sequence tries next_at told_at' },
  // Publishers are teams of the operator’s own, not citizens.
  release_order: { personal: {}, impersonal: 'position remote sequence after content added_at' },
  release_order_file: { personal: {}, impersonal: 'url' },
  release_proof: { personal: {}, impersonal: 'position remote sequence at' },
  // `subscriber` is a keyed hash that differs for each release.
  release_report: {
    personal: {},
    impersonal: 'remote sequence subscriber shown failed shown_before failed_before at',
  },
  release_stop: { personal: {}, impersonal: 'position remote sequence asked failed kinds cohort at' },
  // `network` is a keyed hash.
  release_voice: {
    personal: {},
    impersonal: 'remote sequence network voice shown failed failed_as failed_at at',
  },
  reservation_parameter: {
    personal: {},
    impersonal: 'service_id position type name description required options pattern',
  },
  // Words, which are anonymous without their owner.
  search_record: { personal: { owner: 'sealed', keyword: 'clear' }, impersonal: 'searched_at' },
  service: {
    personal: {},
    impersonal: `id code service_type_id category_id name ui_icon ui_color detail_type detail_url detail_html
      warning reservation_recommend recommend_type recommended_rank position ui_name notice`,
  },
  service_location: {
    personal: {},
    impersonal: `service_id location_id booking booking_open time_ticket period_ticket_day period_ticket_state
      check_id_reservation check_id_time check_id_queue slot_style slot_minutes slot_capacity
      days_ahead ticket queue_open queue_paused queue_letter area sub_area queue_quota busy_from
      min_to_alert max_to_alert code_digits code_suffix queue_paused_until`,
  },
  service_other_name: { personal: {}, impersonal: 'service_id language name' },
  service_type: { personal: {}, impersonal: 'id department_id name ui_color ui_icon position' },
  // `device`: phone, tablet or computer.
  session: {
    personal: { sealed: 'sealed', person: 'digest', device: 'clear' },
    impersonal: 'id_hash created_at expires_at id renewed_at',
  },
  // Deleted with their session.
  session_cookie: { personal: {}, impersonal: 'hash session parent issued_at superseded_at' },
  slot: { personal: {}, impersonal: 'service_id location_id day time capacity taken' },
  slot_hold: {
    personal: { holder: 'sealed', network: 'clear' },
    impersonal: 'id service_id location_id day time expires_at renewed state',
  },
  sms_code: {
    personal: { mob_area: 'clear', mob_num: 'sealed', mob_prefix: 'sealed', ip: 'clear', network: 'clear' },
    impersonal: 'challenge_id code_hash tries sent_at used_at returned by_id most_tries',
  },
  // A key names a ticket or a challenge.
  sms_outbox: {
    personal: { mob_area: 'clear', mob_num: 'sealed', text: 'sealed', code: 'sealed', key: 'clear' },
    impersonal: `id created_at sent_at attempts next_attempt_at kind expires_at dropped_at dropped_because
      refused_attempts`,
  },
  special_work_day: { personal: {}, impersonal: 'location_id day' },
  // Supervisors choose the names of devices.
  staff_device: {
    personal: { name: 'sealed' },
    impersonal: `id department_id location_id kind code_hash code_expires_at created_at enrolled_at revoked_at
      seen_at release slips paper_changed_at paper_out_at tested_at test_answered_at service_ids`,
  },
  // `parameters` holds answers of an earlier release until they are sealed; `business_code` is the holder’s memo.
  ticket: {
    personal: {
      mob_area: 'clear',
      mob_num: 'sealed',
      euid: 'digest',
      identify_cipher: 'sealed',
      identify_digest: 'digest',
      parameters: 'clear',
      answers_cipher: 'sealed',
      business_code: 'clear',
      called_by: 'digest',
      priority_for: 'clear',
    },
    impersonal: `id uid type jetton_code service_id location_id day booking_time reminded moved_at coming_at number priority
      progress counter_name called_at checked_in_at cnt_to_alert created_at language link_number rejoined_at
      rejoined_behind corporate identify_proved started_at ended_at parked_at transferred_at
      transferred_from for_counter parked_for here_asked_at let_pass_at`,
  },
  used_login_code: { personal: { code_hash: 'digest' }, impersonal: 'used_at' },
  used_puzzle: { personal: {}, impersonal: 'id ends_at' },
  // A ticket's id, until the ticket is called.
  wait_forecast: {
    personal: {},
    impersonal: `id service_id location_id at ticket_id people_ahead expected_seconds from_minutes to_minutes
      waited_seconds`,
  },
  wait_pace: {
    personal: {},
    impersonal: `service_id location_id day hour served served_seconds absent absent_seconds booked arrived`,
  },
  wait_state: {
    personal: {},
    impersonal: `service_id location_id updated_at seconds_per_person bookings calibration calibrated_on told
      hits sampled_at typical known_from`,
  },
  used_team_credential: { personal: {}, impersonal: 'claim_hash idempotency_key used_at' },
};
