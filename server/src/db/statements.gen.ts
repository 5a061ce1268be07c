// Written by `npm run statements` from the migrated database; do not edit.
import type { ColumnTypes } from './column-types';

/** A row of each table. */
export interface Tables {
  audit: {
    id: number;
    at: Date;
    kind: string;
    subject: string;
    route: string;
    trace_id: string;
    ticket_id: string | null;
    facts: ColumnTypes['audit.facts'];
  };
  audit_link: { position: number; audit_id: number; at: Date; hash: Buffer };
  backend_pseudonym_key: { remote: string; key: Buffer };
  category: {
    id: number;
    name: ColumnTypes['category.name'];
    ui_color: string;
    ui_icon: string;
    other: boolean;
    position: number;
    ui_name: ColumnTypes['category.ui_name'] | null;
  };
  closed_ticket: {
    closure_id: string;
    ticket_id: string;
    state: ColumnTypes['closed_ticket.state'];
    was_location_id: number;
    was_day: string;
    was_time: string;
    location_id: number | null;
    day: string | null;
    time: string | null;
    answer_by: Date | null;
    delay_seconds: number;
    notified_at: Date;
    message: string | null;
  };
  closure: {
    id: string;
    department_id: number;
    location_id: number | null;
    service_id: number | null;
    starts_at: Date;
    ends_at: Date;
    reason: ColumnTypes['closure.reason'];
    ends_numbers: boolean;
    made_at: Date;
    reopened_at: Date | null;
  };
  consent: { account: string; device_id: string; clause_id: number; consented_at: Date };
  counter: {
    service_id: number;
    location_id: number;
    name: string;
    paused_at: Date | null;
    opened_at: Date;
    paused_for: string | null;
    paused_until: Date | null;
  };
  counter_holder: {
    department_id: number;
    location_id: number;
    counter: string;
    day: string;
    held_by: string;
    name: string;
    since: Date;
    seen_at: Date | null;
  };
  counter_key: {
    id: string;
    department_id: number;
    secret_hash: string;
    created_at: Date;
    created_by: string;
    revoked_at: Date | null;
    revoked_by: string | null;
  };
  counter_place: {
    location_id: number;
    counter: string;
    floor: ColumnTypes['counter_place.floor'];
    area: ColumnTypes['counter_place.area'];
    way: ColumnTypes['counter_place.way'];
  };
  department: {
    id: number;
    code: string;
    name: ColumnTypes['department.name'];
    icon: string;
    suspended: boolean;
    show_home: boolean;
    remote_counter: boolean;
    office_tel: string;
    position: number;
    ui_name: ColumnTypes['department.ui_name'] | null;
    service_detail: ColumnTypes['department.service_detail'] | null;
  };
  earlier_offer: {
    id: string;
    ticket_id: string;
    service_id: number;
    location_id: number;
    day: string;
    time: string;
    until: Date;
    delay_seconds: number;
    state: string;
  };
  earlier_wish: {
    ticket_id: string;
    service_id: number;
    not_before: string;
    weekdays: readonly number[];
    from_time: string;
    until_time: string;
    location_ids: readonly number[];
    asked_at: Date;
    unanswered: number;
  };
  favourite: {
    id: string;
    owner: string;
    service_id: number;
    location_id: number;
    type: ColumnTypes['favourite.type'];
    created_at: Date;
  };
  freed_place: {
    id: number;
    service_id: number;
    location_id: number;
    day: string;
    time: string;
    returns_at: Date;
  };
  guide: {
    position: number;
    title: ColumnTypes['guide.title'];
    text: ColumnTypes['guide.text'];
    icon: string;
  };
  idempotency_key: {
    key: string;
    subject: string;
    fingerprint: string;
    answer: unknown;
    created_at: Date;
    late: unknown;
  };
  life_event: {
    code: string;
    name: ColumnTypes['life_event.name'];
    ui_icon: string;
    bring: ColumnTypes['life_event.bring'] | null;
    position: number;
  };
  life_event_phrase: {
    event_code: string;
    language: ColumnTypes['life_event_phrase.language'];
    phrase: string;
  };
  life_event_service: {
    event_code: string;
    service_id: number;
    note: ColumnTypes['life_event_service.note'] | null;
    position: number;
  };
  location: {
    id: number;
    name: ColumnTypes['location.name'];
    address: ColumnTypes['location.address'];
    description: ColumnTypes['location.description'];
    telephone: string;
    latitude: number | null;
    longitude: number | null;
    suspended: boolean;
    remote_counter: boolean;
    rc_service_login: boolean;
    ui_icon: string;
    ui_color: string;
    closes_on_holidays: boolean;
    position: number;
    check_in_ahead_minutes: number;
    grace_minutes: number;
    reminds_day_before: boolean;
    reminds_hours_before: boolean;
    keeper_department_id: number | null;
    calling_order: string;
    bookings_in_turn: number;
    longest_wait_minutes: number | null;
    asks_arrival: boolean;
  };
  migration: { name: string; applied_at: Date };
  notice_receiver: { notice_id: string; ticket_id: string };
  office_change: {
    id: number;
    department_id: number;
    location_id: number | null;
    service_id: number | null;
    part: ColumnTypes['office_change.part'];
    before: unknown;
    after: unknown;
    made_by: string;
    made_at: Date;
  };
  office_code: { code_hash: string; owner: string; handed_by: string; made_at: Date; used_at: Date | null };
  office_counter: {
    department_id: number;
    location_id: number;
    name: string;
    service_ids: readonly number[];
    saved_at: Date;
  };
  office_notice: {
    id: string;
    department_id: number;
    location_id: number;
    service_id: number | null;
    kind: ColumnTypes['office_notice.kind'];
    minutes: number | null;
    texts: ColumnTypes['office_notice.texts'];
    made_at: Date;
    saved_at: Date;
    ends_at: Date;
    ended_at: Date | null;
    rounds: number;
    told_at: Date | null;
    messages: number;
  };
  opening_hours: { location_id: number; weekday: number; opens_minute: number; closes_minute: number };
  past_visit: {
    id: number;
    location_id: number;
    service_id: number;
    day: string;
    quarter: number;
    counter: string;
    is_booking: boolean;
    outcome: string;
    wait_minutes: number | null;
    service_minutes: number | null;
  };
  personal_text_key: { id: number; sealed: Buffer; made_at: Date };
  public_holiday: { day: string; name: ColumnTypes['public_holiday.name'] };
  queue_closing: { id: number; service_id: number; location_id: number; closed_at: Date };
  queue_day: {
    service_id: number;
    location_id: number;
    day: string;
    last_number: number;
    remote_given: number;
    last_booking: number;
    waiting: number;
    not_checked_in: number;
  };
  release_cohort: {
    remote: string;
    sequence: number;
    cohort: string;
    network: string;
    shown: number;
    failed: number;
    at: Date;
  };
  release_file: { url: string; integrity: string; content: Buffer; added_at: Date };
  release_health: { remote: string; sequence: number; network: string; failed_as: string | null; at: Date };
  release_hold: { remote: string; sequence: number; share: number; asked: number; failed: number; at: Date };
  release_notice: { remote: string; sequence: number; tries: number; next_at: Date; told_at: Date | null };
  release_order: {
    position: number;
    remote: string;
    sequence: number;
    after: number | null;
    content: string;
    added_at: Date;
  };
  release_order_file: { url: string };
  release_proof: { position: number; remote: string; sequence: number; at: Date };
  release_report: {
    remote: string;
    sequence: number;
    subscriber: string;
    shown: boolean;
    failed: boolean;
    shown_before: boolean;
    failed_before: boolean;
    at: Date;
  };
  release_stop: {
    position: number;
    remote: string;
    sequence: number;
    asked: number;
    failed: number;
    kinds: readonly string[];
    at: Date;
    cohort: string | null;
  };
  release_voice: {
    remote: string;
    sequence: number;
    network: string;
    voice: number;
    shown: number;
    failed: number;
    failed_as: string | null;
    failed_at: Date | null;
    at: Date;
  };
  reservation_parameter: {
    service_id: number;
    position: number;
    type: ColumnTypes['reservation_parameter.type'];
    name: string;
    description: ColumnTypes['reservation_parameter.description'];
    required: boolean;
    options: ColumnTypes['reservation_parameter.options'];
    pattern: string | null;
  };
  search_record: { owner: string; keyword: string; searched_at: Date };
  service: {
    id: number;
    code: string;
    service_type_id: number;
    category_id: number;
    name: ColumnTypes['service.name'];
    ui_icon: string;
    ui_color: string;
    detail_type: ColumnTypes['service.detail_type'];
    detail_url: string;
    detail_html: ColumnTypes['service.detail_html'] | null;
    warning: ColumnTypes['service.warning'] | null;
    reservation_recommend: boolean;
    recommend_type: ColumnTypes['service.recommend_type'];
    recommended_rank: number | null;
    position: number;
    ui_name: ColumnTypes['service.ui_name'] | null;
    notice: ColumnTypes['service.notice'] | null;
  };
  service_location: {
    service_id: number;
    location_id: number;
    booking: boolean;
    booking_open: boolean;
    time_ticket: boolean;
    period_ticket_day: string | null;
    period_ticket_state: ColumnTypes['service_location.period_ticket_state'];
    check_id_reservation: boolean;
    check_id_time: boolean;
    check_id_queue: boolean;
    slot_style: ColumnTypes['service_location.slot_style'];
    slot_minutes: number;
    slot_capacity: number;
    days_ahead: number;
    ticket: boolean;
    queue_open: boolean;
    queue_paused: boolean;
    queue_letter: string;
    area: ColumnTypes['service_location.area'] | null;
    sub_area: ColumnTypes['service_location.sub_area'] | null;
    queue_quota: number;
    busy_from: number;
    min_to_alert: number;
    max_to_alert: number;
    code_digits: number;
    code_suffix: string;
    queue_paused_until: Date | null;
  };
  service_other_name: {
    service_id: number;
    language: ColumnTypes['service_other_name.language'];
    name: string;
  };
  service_type: {
    id: number;
    department_id: number;
    name: ColumnTypes['service_type.name'];
    ui_color: string;
    ui_icon: string;
    position: number;
  };
  session: {
    id_hash: string;
    created_at: Date;
    expires_at: Date;
    sealed: Buffer;
    person: string;
    id: string;
    device: ColumnTypes['session.device'];
    renewed_at: Date | null;
  };
  session_cookie: {
    hash: string;
    session: string;
    parent: string | null;
    issued_at: Date;
    superseded_at: Date | null;
  };
  slot: {
    service_id: number;
    location_id: number;
    day: string;
    time: string;
    capacity: number;
    taken: number;
  };
  slot_hold: {
    id: string;
    service_id: number;
    location_id: number;
    day: string;
    time: string;
    expires_at: Date;
    renewed: boolean;
    state: ColumnTypes['slot_hold.state'];
    holder: string;
    network: string;
  };
  sms_code: {
    challenge_id: string;
    mob_area: string;
    mob_num: string;
    code_hash: string;
    ip: string;
    tries: number;
    sent_at: Date;
    used_at: Date | null;
    network: string;
    returned: boolean;
    by_id: boolean;
    most_tries: number;
    mob_prefix: string;
  };
  sms_outbox: {
    id: number;
    key: string;
    mob_area: string;
    mob_num: string;
    text: string;
    code: string | null;
    created_at: Date;
    sent_at: Date | null;
    attempts: number;
    next_attempt_at: Date;
    kind: ColumnTypes['sms_outbox.kind'];
    expires_at: Date;
    dropped_at: Date | null;
    dropped_because: string | null;
    refused_attempts: number;
  };
  special_work_day: { location_id: number; day: string };
  staff_device: {
    id: string;
    department_id: number;
    location_id: number;
    kind: string;
    name: string;
    code_hash: string | null;
    code_expires_at: Date;
    created_at: Date;
    enrolled_at: Date | null;
    revoked_at: Date | null;
    seen_at: Date | null;
    release: string | null;
    slips: number;
    paper_changed_at: Date | null;
    paper_out_at: Date | null;
    tested_at: Date | null;
    test_answered_at: Date | null;
    service_ids: readonly number[];
  };
  ticket: {
    id: string;
    uid: string;
    type: ColumnTypes['ticket.type'];
    jetton_code: string;
    service_id: number;
    location_id: number;
    mob_area: string | null;
    mob_num: string | null;
    euid: string | null;
    identify_cipher: Buffer | null;
    identify_digest: string | null;
    day: string;
    booking_time: string;
    number: number | null;
    priority: boolean;
    progress: ColumnTypes['ticket.progress'];
    counter_name: string;
    called_at: Date | null;
    checked_in_at: Date | null;
    cnt_to_alert: number | null;
    business_code: string;
    parameters: ColumnTypes['ticket.parameters'];
    created_at: Date;
    language: ColumnTypes['ticket.language'];
    rejoined_at: Date | null;
    rejoined_behind: number | null;
    corporate: boolean;
    identify_proved: boolean;
    answers_cipher: Buffer | null;
    started_at: Date | null;
    ended_at: Date | null;
    parked_at: Date | null;
    called_by: string | null;
    transferred_at: Date | null;
    transferred_from: string;
    for_counter: string;
    reminded: number;
    moved_at: Date | null;
    parked_for: string | null;
    link_number: number;
    coming_at: Date | null;
    priority_for: string;
    here_asked_at: Date | null;
    let_pass_at: Date | null;
  };
  used_login_code: { code_hash: string; used_at: Date };
  used_puzzle: { id: string; ends_at: Date };
  used_team_credential: { claim_hash: string; idempotency_key: string; used_at: Date };
  wait_forecast: {
    id: number;
    service_id: number;
    location_id: number;
    at: Date;
    ticket_id: string | null;
    people_ahead: number;
    expected_seconds: number;
    from_minutes: number | null;
    to_minutes: number | null;
    waited_seconds: number | null;
  };
  wait_pace: {
    service_id: number;
    location_id: number;
    day: string;
    hour: number;
    served: number;
    served_seconds: number;
    absent: number;
    absent_seconds: number;
    booked: number;
    arrived: number;
  };
  wait_state: {
    service_id: number;
    location_id: number;
    updated_at: Date;
    seconds_per_person: number | null;
    bookings: ColumnTypes['wait_state.bookings'];
    calibration: ColumnTypes['wait_state.calibration'];
    calibrated_on: string;
    told: number;
    hits: number;
    sampled_at: Date;
    typical: ColumnTypes['wait_state.typical'] | null;
    known_from: Date | null;
  };
}

/** Each statement as it is written, and what it takes and returns. */
export interface Statements {
  /**
   * DELETE FROM queue_closing WHERE id = (
   *   SELECT id FROM queue_closing ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   * RETURNING service_id AS "serviceId", location_id AS "locationId", closed_at AS "closedAt"
   */
  'alerts-next-closing': {
    values: readonly [];
    row: { serviceId: number; locationId: number; closedAt: Date };
  };
  /** UPDATE ticket SET link_number = greatest(link_number, :number) WHERE id = :id */
  'alerts-set-link': { values: { number: number | null; id: string | null }; row: {} };
  /**
   * UPDATE ticket SET reminded = reminded + 1 WHERE id IN (
   *   SELECT id FROM ticket WHERE progress = 'booked' AND reminded = :done::int
   *     AND (day, booking_time) > (:day::date, :time) AND (day, booking_time) <= (:lastDay::date, :lastTime)
   *   ORDER BY day, booking_time, id LIMIT 100 FOR UPDATE SKIP LOCKED)
   * RETURNING *
   */
  'alerts-take-due-reminders': {
    values: {
      done: number | null;
      day: string | null;
      time: string | null;
      lastDay: string | null;
      lastTime: string | null;
    };
    row: Tables['ticket'];
  };
  /** SELECT pg_try_advisory_xact_lock(hashtextextended($1, 4)) AS "free!" */
  'alone-lock': { values: readonly [string | null]; row: { free: boolean } };
  /** SELECT id, parameters FROM ticket WHERE parameters <> '{}' LIMIT $1 FOR UPDATE SKIP LOCKED */
  'answers-in-clear': {
    values: readonly [number | null];
    row: { id: string; parameters: ColumnTypes['ticket.parameters'] };
  };
  /**
   * UPDATE ticket SET answers_cipher = cipher, parameters = '{}'
   * FROM unnest($1::uuid[], $2::bytea[]) AS sealed(of_id, cipher) WHERE id = of_id
   */
  'answers-seal': {
    values: readonly [readonly (string | null)[] | null, readonly (Buffer | null)[] | null];
    row: {};
  };
  /** SELECT chain_audit($1) AS "done!" */
  'audit-chain': { values: readonly [number | null]; row: { done: number } };
  /** SELECT position, encode(hash, 'hex') AS "hash!" FROM audit_link ORDER BY position DESC LIMIT 1 */
  'audit-head': { values: readonly []; row: { position: number; hash: string } };
  /**
   * SELECT pg_has_role(current_user, relowner, 'MEMBER') OR (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
   *   AS "own!" FROM pg_class WHERE oid = 'audit'::regclass
   */
  'audit-owner': { values: readonly []; row: { own: boolean } };
  /**
   * INSERT INTO audit (at, kind, subject, route, trace_id, ticket_id, facts)
   * VALUES (clock_timestamp(), :kind, :subject, :route, :traceId, :ticketId, :facts)
   */
  'audit-record': {
    values: {
      kind: string | null;
      subject: string | null;
      route: string | null;
      traceId: string | null;
      ticketId: string | null;
      facts: string | null;
    };
    row: {};
  };
  /**
   * SELECT position AS "position!" FROM (
   *   SELECT l.position, l.hash, l.at AS linked_at, a AS entry, a.id,
   *     lag(l.hash) OVER w AS previous, lag(l.position) OVER w AS before
   *   FROM audit_link l LEFT JOIN audit a ON a.id = l.audit_id WINDOW w AS (ORDER BY l.position)
   * ) AS links
   * WHERE before IS DISTINCT FROM nullif(position - 1, 0)
   *   OR id IS NULL AND linked_at >= now() - interval '1 year'
   *   OR id IS NOT NULL AND hash <> audit_hash(coalesce(previous, '\x'), entry)
   * ORDER BY position LIMIT 1
   */
  'audit-verify': { values: readonly []; row: { position: number } };
  /** SELECT key FROM backend_pseudonym_key WHERE remote = $1 */
  'backend-pseudonym-key': { values: readonly [string | null]; row: { key: Buffer } };
  /** INSERT INTO backend_pseudonym_key (remote, key) VALUES ($1, $2) ON CONFLICT (remote) DO NOTHING */
  'backend-pseudonym-key-add': { values: readonly [string | null, Buffer | null]; row: {} };
  /**
   * WITH requested AS (
   *   SELECT ticket.*, row_number() OVER (PARTITION BY service_id, location_id, day ORDER BY ordinality) AS turn
   *   FROM json_populate_recordset(NULL::ticket, :tickets) WITH ORDINALITY AS ticket
   * ), counted AS (
   *   INSERT INTO queue_day AS q (service_id, location_id, day, last_booking)
   *   SELECT service_id, location_id, day, count(*) FROM requested GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
   *   ON CONFLICT (service_id, location_id, day)
   *   DO UPDATE SET last_booking = q.last_booking + EXCLUDED.last_booking
   *   RETURNING service_id, location_id, day, coalesce(old.last_booking, 0) AS last
   * ), coded AS (
   *   SELECT requested.*,
   *     'R' || number_code(queue_letter, code_digits, code_suffix, (last + turn)::int) AS own_code
   *   FROM requested JOIN counted USING (service_id, location_id, day)
   *   JOIN service_location USING (service_id, location_id)
   * ), written AS (
   *   INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, jetton_code)
   *   SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, own_code
   *   FROM coded
   * ), answered AS (
   *   SELECT id, json_build_object('ticket', json_build_object('jettonCode', own_code)) AS deferred FROM coded
   * ), confirmed AS (
   *   INSERT INTO sms_outbox (key, kind, mob_area, mob_num, text, expires_at)
   *   SELECT key, kind, message.mob_area, message.mob_num, text, expires_at
   *   FROM json_to_recordset(:messages) AS message(ticket_id uuid, key text, kind text, mob_area text, mob_num text,
   *     text text, expires_at timestamptz) JOIN coded ON coded.id = ticket_id
   *   WHERE may_get_sms(message.mob_num, kind)
   *   ON CONFLICT (key) DO NOTHING
   * ), kept AS (
   *   INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
   *   SELECT key, subject, fingerprint, answer::json, deferred FROM answered
   *   JOIN json_to_recordset(:receipts) AS receipt(id uuid, key uuid, subject text, fingerprint text, answer text)
   *     USING (id)
   * )
   * SELECT id AS "id!", deferred FROM answered
   */
  'bookings-grant': {
    values: { tickets: string | null; messages: string | null; receipts: string | null };
    row: { id: string; deferred: unknown };
  };
  /** SELECT * FROM category ORDER BY position */
  'catalogue-category': { values: readonly []; row: Tables['category'] };
  /** SELECT * FROM closure WHERE reopened_at IS NULL ORDER BY starts_at, id */
  'catalogue-closure': { values: readonly []; row: Tables['closure'] };
  /** SELECT * FROM counter_place */
  'catalogue-counter-place': { values: readonly []; row: Tables['counter_place'] };
  /** SELECT * FROM department ORDER BY position */
  'catalogue-department': { values: readonly []; row: Tables['department'] };
  /** SELECT * FROM life_event ORDER BY position, code */
  'catalogue-life-event': { values: readonly []; row: Tables['life_event'] };
  /** SELECT * FROM life_event_phrase ORDER BY event_code, language, phrase */
  'catalogue-life-event-phrase': { values: readonly []; row: Tables['life_event_phrase'] };
  /** SELECT * FROM life_event_service ORDER BY event_code, position, service_id */
  'catalogue-life-event-service': { values: readonly []; row: Tables['life_event_service'] };
  /** SELECT * FROM location ORDER BY position */
  'catalogue-location': { values: readonly []; row: Tables['location'] };
  /** SELECT * FROM office_notice WHERE ended_at IS NULL ORDER BY made_at DESC, id */
  'catalogue-office-notice': { values: readonly []; row: Tables['office_notice'] };
  /** SELECT * FROM opening_hours ORDER BY opens_minute */
  'catalogue-opening-hours': { values: readonly []; row: Tables['opening_hours'] };
  /** SELECT day FROM public_holiday */
  'catalogue-public-holiday': { values: readonly []; row: { day: string } };
  /** SELECT DISTINCT service_id FROM reservation_parameter */
  'catalogue-reservation-parameter': { values: readonly []; row: { service_id: number } };
  /** SELECT * FROM service ORDER BY position */
  'catalogue-service': { values: readonly []; row: Tables['service'] };
  /** SELECT * FROM service_location ORDER BY service_id, location_id */
  'catalogue-service-location': { values: readonly []; row: Tables['service_location'] };
  /** SELECT * FROM service_other_name ORDER BY service_id, language, name */
  'catalogue-service-other-name': { values: readonly []; row: Tables['service_other_name'] };
  /** SELECT * FROM service_type ORDER BY position */
  'catalogue-service-type': { values: readonly []; row: Tables['service_type'] };
  /** SELECT * FROM special_work_day */
  'catalogue-special-work-day': { values: readonly []; row: Tables['special_work_day'] };
  /** SELECT clock_timestamp() AS "at!" */
  'clock-read': { values: readonly []; row: { at: Date } };
  /**
   * UPDATE closed_ticket SET state = 'accepted' WHERE ticket_id = :ticket AND state = 'held' AND answer_by > :now
   * RETURNING location_id AS "locationId!", day AS "day!", time AS "time!"
   */
  'closures-accept': {
    values: { ticket: string | null; now: Date | null };
    row: { locationId: number; day: string; time: string };
  };
  /**
   * SELECT EXISTS (SELECT FROM closed_ticket c JOIN ticket t ON t.id = c.ticket_id WHERE c.ticket_id = $1
   *   AND c.state = 'accepted' AND (c.location_id, c.day, c.time) = (t.location_id, t.day, t.booking_time)) AS "isAccepted!"
   */
  'closures-accepted': { values: readonly [string | null]; row: { isAccepted: boolean } };
  /**
   * SELECT t.* FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   * WHERE t.progress = 'booked' AND st.department_id = :department
   *   AND (t.location_id = :location::int OR :location::int IS NULL)
   *   AND (t.service_id = :service::int OR :service::int IS NULL)
   *   AND (t.day, t.booking_time) >= (:day::date, :time) AND (t.day, t.booking_time) < (:lastDay::date, :lastTime)
   *   AND NOT EXISTS (SELECT FROM closed_ticket c
   *     WHERE c.ticket_id = t.id AND (c.closure_id = :closure::uuid OR c.state IN ('held', 'none')))
   *   AND EXISTS (SELECT FROM closure WHERE id = :closure::uuid AND reopened_at IS NULL)
   * ORDER BY t.created_at, t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED
   */
  'closures-affected': {
    values: {
      department: number | null;
      location: number | null;
      service: number | null;
      day: string | null;
      time: string | null;
      lastDay: string | null;
      lastTime: string | null;
      closure: string | null;
      most: number | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM closure c WHERE reopened_at IS NULL AND ends_at > :now
   *   OR reopened_at IS NOT NULL AND EXISTS (SELECT FROM closed_ticket o WHERE o.closure_id = c.id
   *     AND o.state IN ('held', 'none') AND (o.was_day, o.was_time) > (:day::date, :time))
   * ORDER BY made_at, id
   */
  'closures-at-work': {
    values: { now: Date | null; day: string | null; time: string | null };
    row: Tables['closure'];
  };
  /**
   * INSERT INTO closure (id, department_id, location_id, service_id, starts_at, ends_at, reason, ends_numbers, made_at)
   * VALUES (:id, :department, :location, :service, :starts, :ends, :reason, :endsNumbers, :now)
   */
  'closures-close': {
    values: {
      id: string | null;
      department: number | null;
      location: number | null;
      service: number | null;
      starts: Date | null;
      ends: Date | null;
      reason: string | null;
      endsNumbers: boolean | null;
      now: Date | null;
    };
    row: {};
  };
  /**
   * UPDATE ticket SET progress = 'cancelled', ended_at = :now WHERE id IN (
   *   SELECT t.id FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   *   WHERE t.day = :today AND t.progress = 'waiting' AND st.department_id = :department
   *     AND (t.location_id = :location::int OR :location::int IS NULL)
   *     AND (t.service_id = :service::int OR :service::int IS NULL)
   *     AND EXISTS (SELECT FROM closure WHERE id = :closure::uuid AND reopened_at IS NULL)
   *   ORDER BY t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED)
   * RETURNING *
   */
  'closures-end-numbers': {
    values: {
      now: Date | null;
      today: string | null;
      department: number | null;
      location: number | null;
      service: number | null;
      closure: string | null;
      most: number | null;
    };
    row: Tables['ticket'];
  };
  /** UPDATE ticket SET progress = 'cancelled', ended_at = :now WHERE id = ANY(:ids::uuid[]) AND progress = 'booked' RETURNING * */
  'closures-end-unanswered': {
    values: { now: Date | null; ids: readonly (string | null)[] | null };
    row: Tables['ticket'];
  };
  /**
   * UPDATE closed_ticket c SET state = 'expired' FROM ticket t
   * WHERE t.id = c.ticket_id AND (c.closure_id, c.ticket_id) IN (
   *   SELECT o.closure_id, o.ticket_id FROM closed_ticket o WHERE o.state = 'held' AND o.answer_by <= :now
   *   ORDER BY o.answer_by LIMIT :most)
   * RETURNING t.id, t.service_id AS "serviceId", c.location_id AS "locationId!", c.day AS "day!", c.time AS "time!"
   */
  'closures-expire': {
    values: { now: Date | null; most: number | null };
    row: { id: string; serviceId: number; locationId: number; day: string; time: string };
  };
  /** SELECT * FROM closure WHERE id = $1 */
  'closures-find': { values: readonly [string | null]; row: Tables['closure'] };
  /**
   * SELECT c.*, (SELECT json_object_agg(state, count) FROM (
   *     SELECT state, count(*) FROM closed_ticket WHERE closure_id = c.id GROUP BY state) AS counted) AS "states?",
   *   (SELECT count(*) FROM closed_ticket o WHERE o.closure_id = c.id AND o.state <> 'reopened'
   *     AND (o.message IS NULL OR EXISTS (SELECT FROM sms_outbox m WHERE m.key = o.message AND m.dropped_at IS NOT NULL))
   *   ) AS "unreached!"
   * FROM closure c WHERE department_id = :department AND (location_id IS NULL OR location_id = :location)
   * ORDER BY (reopened_at IS NULL AND ends_at > :now) DESC, starts_at DESC, id LIMIT 50
   */
  'closures-list': {
    values: { department: number | null; location: number | null; now: Date | null };
    row: Tables['closure'] & { states: unknown; unreached: number };
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 5)) */
  'closures-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * SELECT count(*) AS "numbers!", count(*) FILTER (WHERE t.mob_num IS NULL) AS "withoutPhone!"
   * FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   * WHERE t.progress = 'waiting' AND t.day = :day AND st.department_id = :department
   *   AND (t.location_id = :location::int OR :location::int IS NULL)
   *   AND (t.service_id = :service::int OR :service::int IS NULL)
   */
  'closures-numbers': {
    values: {
      day: string | null;
      department: number | null;
      location: number | null;
      service: number | null;
    };
    row: { numbers: number; withoutPhone: number };
  };
  /**
   * SELECT t.id, t.type, t.service_id, t.location_id, t.day, t.booking_time, t.jetton_code, t.mob_num IS NULL AS "isWithoutPhone!"
   * FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   * WHERE t.progress = 'booked' AND st.department_id = :department
   *   AND (t.location_id = :location::int OR :location::int IS NULL)
   *   AND (t.service_id = :service::int OR :service::int IS NULL)
   *   AND (t.day, t.booking_time) >= (:day::date, :time) AND (t.day, t.booking_time) < (:lastDay::date, :lastTime)
   * ORDER BY t.created_at, t.id
   */
  'closures-people': {
    values: {
      department: number | null;
      location: number | null;
      service: number | null;
      day: string | null;
      time: string | null;
      lastDay: string | null;
      lastTime: string | null;
    };
    row: {
      id: string;
      type: ColumnTypes['ticket.type'];
      service_id: number;
      location_id: number;
      day: string;
      booking_time: string;
      jetton_code: string;
      isWithoutPhone: boolean;
    };
  };
  /**
   * INSERT INTO closed_ticket (closure_id, ticket_id, state, was_location_id, was_day, was_time, location_id, day, time, answer_by,
   *   delay_seconds, notified_at, message)
   * VALUES (:closure, :ticket, :state, :wasAt, :wasDay, :wasTime, :location, :day, :time, :answerBy,
   *   :delaySeconds, :now, :message)
   * ON CONFLICT (ticket_id, closure_id) DO UPDATE SET state = excluded.state, notified_at = excluded.notified_at,
   *   message = coalesce(excluded.message, closed_ticket.message)
   */
  'closures-record': {
    values: {
      closure: string | null;
      ticket: string | null;
      state: string | null;
      wasAt: number | null;
      wasDay: string | null;
      wasTime: string | null;
      location: number | null;
      day: string | null;
      time: string | null;
      answerBy: Date | null;
      delaySeconds: number | null;
      now: Date | null;
      message: string | null;
    };
    row: {};
  };
  /** UPDATE closure SET reopened_at = $2 WHERE id = $1 AND reopened_at IS NULL AND ends_at > $2 */
  'closures-reopen': { values: readonly [string | null, Date | null]; row: {} };
  /**
   * UPDATE closed_ticket c SET state = 'reopened' FROM ticket t
   * WHERE t.id = c.ticket_id AND (c.closure_id, c.ticket_id) IN (
   *   SELECT o.closure_id, o.ticket_id FROM closed_ticket o WHERE o.closure_id = :closure AND o.state IN ('held', 'none')
   *     AND (o.was_day, o.was_time) > (:day::date, :time) ORDER BY o.ticket_id LIMIT :most)
   * RETURNING t.id, t.uid, t.link_number, t.jetton_code, t.service_id, t.location_id, t.mob_area, t.mob_num, t.counter_name, t.language,
   *   t.day, t.booking_time, c.location_id AS "heldAt?", c.day AS "heldDay?", c.time AS "heldTime?"
   */
  'closures-reopen-tickets': {
    values: { closure: string | null; day: string | null; time: string | null; most: number | null };
    row: {
      id: string;
      uid: string;
      link_number: number;
      jetton_code: string;
      service_id: number;
      location_id: number;
      mob_area: string | null;
      mob_num: string | null;
      counter_name: string;
      language: ColumnTypes['ticket.language'];
      day: string;
      booking_time: string;
      heldAt: number | null;
      heldDay: string | null;
      heldTime: string | null;
    };
  };
  /**
   * SELECT EXISTS (SELECT FROM closure WHERE department_id = :department AND reopened_at IS NULL
   *   AND location_id IS NOT DISTINCT FROM :location::int AND service_id IS NOT DISTINCT FROM :service::int
   *   AND starts_at < :ends AND ends_at > :starts) AS "exists!"
   */
  'closures-same': {
    values: {
      department: number | null;
      location: number | null;
      service: number | null;
      ends: Date | null;
      starts: Date | null;
    };
    row: { exists: boolean };
  };
  /**
   * SELECT t.jetton_code AS "jettonCode", t.service_id AS "serviceId", o.was_day AS "wasDay", o.was_time AS "wasTime",
   *   o.location_id AS "locationId", o.day, o.time, o.message IS NULL AS "isWithoutPhone!",
   *   o.was_location_id AS "wasAt"
   * FROM closed_ticket o JOIN ticket t ON t.id = o.ticket_id WHERE o.closure_id = $1 AND o.state <> 'reopened'
   *   AND (o.message IS NULL OR EXISTS (SELECT FROM sms_outbox m WHERE m.key = o.message AND m.dropped_at IS NOT NULL))
   * ORDER BY o.was_day, o.was_time, t.jetton_code
   */
  'closures-unreached': {
    values: readonly [string | null];
    row: {
      jettonCode: string;
      serviceId: number;
      wasDay: string;
      wasTime: string;
      locationId: number | null;
      day: string | null;
      time: string | null;
      isWithoutPhone: boolean;
      wasAt: number;
    };
  };
  /**
   * SELECT c.id AS "id!" FROM unnest(:ids::uuid[], :departments::int[], :locations::int[], :services::int[], :days::date[],
   *   :times::text[], :lastDays::date[], :lastTimes::text[])
   *   AS c(id, department, location, service, day, time, last_day, last_time)
   * WHERE EXISTS (SELECT FROM ticket t JOIN service s ON s.id = t.service_id
   *     JOIN service_type st ON st.id = s.service_type_id
   *   WHERE t.progress = 'booked' AND t.day BETWEEN c.day AND c.last_day AND st.department_id = c.department
   *     AND (t.location_id = c.location OR c.location IS NULL) AND (t.service_id = c.service OR c.service IS NULL)
   *     AND (t.day, t.booking_time) >= (c.day, c.time) AND (t.day, t.booking_time) < (c.last_day, c.last_time)
   *     AND NOT EXISTS (SELECT FROM closed_ticket o
   *       WHERE o.ticket_id = t.id AND (o.closure_id = c.id OR o.state IN ('held', 'none'))))
   *   OR EXISTS (SELECT FROM closed_ticket o JOIN ticket t ON t.id = o.ticket_id JOIN service s ON s.id = t.service_id
   *     JOIN service_type st ON st.id = s.service_type_id
   *   WHERE o.state = 'held' AND o.closure_id <> c.id AND st.department_id = c.department
   *     AND (o.location_id = c.location OR c.location IS NULL) AND (t.service_id = c.service OR c.service IS NULL)
   *     AND (o.day, o.time) >= (c.day, c.time) AND (o.day, o.time) < (c.last_day, c.last_time))
   */
  'closures-with-work': {
    values: {
      ids: readonly (string | null)[] | null;
      departments: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      services: readonly (number | null)[] | null;
      days: readonly (string | null)[] | null;
      times: readonly (string | null)[] | null;
      lastDays: readonly (string | null)[] | null;
      lastTimes: readonly (string | null)[] | null;
    };
    row: { id: string };
  };
  /**
   * DELETE FROM closed_ticket c USING ticket t, service s, service_type st
   * WHERE c.state = 'held' AND c.closure_id <> :closure AND t.id = c.ticket_id AND s.id = t.service_id
   *   AND st.id = s.service_type_id AND st.department_id = :department
   *   AND (c.location_id = :location::int OR :location::int IS NULL)
   *   AND (t.service_id = :service::int OR :service::int IS NULL)
   *   AND (c.day, c.time) >= (:day::date, :time) AND (c.day, c.time) < (:lastDay::date, :lastTime)
   * RETURNING t.service_id AS "serviceId", c.location_id AS "locationId!", c.day AS "day!", c.time AS "time!"
   */
  'closures-withdraw': {
    values: {
      closure: string | null;
      department: number | null;
      location: number | null;
      service: number | null;
      day: string | null;
      time: string | null;
      lastDay: string | null;
      lastTime: string | null;
    };
    row: { serviceId: number; locationId: number; day: string; time: string };
  };
  /**
   * SELECT challenge_id, code_hash, tries, most_tries, sent_at, used_at FROM sms_code
   * WHERE challenge_id = :challengeId AND mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT returned FOR UPDATE
   */
  'code-by-id': {
    values: { challengeId: string | null; area: string | null; number: string | null };
    row: {
      challenge_id: string;
      code_hash: string;
      tries: number;
      most_tries: number;
      sent_at: Date;
      used_at: Date | null;
    };
  };
  /** SELECT sent_at FROM sms_code WHERE sent_at > :since AND NOT returned ORDER BY sent_at DESC OFFSET :count - 1 LIMIT 1 */
  'code-in-the-way': { values: { since: Date | null; count: number | null }; row: { sent_at: Date } };
  /**
   * INSERT INTO sms_code (challenge_id, mob_area, mob_num, mob_prefix, code_hash, ip, network, sent_at, by_id, most_tries)
   * VALUES (:challengeId, :area, kept_name(:number), kept_name(:prefix), :hash, :asker, :network, :now, :keepsId, :tries)
   */
  'code-insert': {
    values: {
      challengeId: string | null;
      area: string | null;
      number: string | null;
      prefix: string | null;
      hash: string | null;
      asker: string | null;
      network: string | null;
      now: Date | null;
      keepsId: boolean | null;
      tries: number | null;
    };
    row: {};
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 1)) */
  'code-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * SELECT challenge_id, code_hash, tries, most_tries, sent_at, used_at FROM sms_code
   * WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND ip = :asker AND NOT by_id AND NOT returned
   * ORDER BY sent_at DESC LIMIT 1 FOR UPDATE
   */
  'code-newest-of-asker': {
    values: { area: string | null; number: string | null; asker: string | null };
    row: {
      challenge_id: string;
      code_hash: string;
      tries: number;
      most_tries: number;
      sent_at: Date;
      used_at: Date | null;
    };
  };
  /** UPDATE sms_code SET returned = true WHERE challenge_id = ANY($1) AND tries = 0 */
  'code-return': { values: readonly [readonly (string | null)[] | null]; row: {} };
  /**
   * SELECT
   *   (SELECT count(*) FROM sms_code WHERE ip = :asker AND sent_at > :sinceOfAddress AND NOT returned) AS "address!",
   *   (SELECT count(*) FROM sms_code WHERE network = :network AND sent_at > :sinceOfNetwork AND NOT returned) AS "network!",
   *   (SELECT count(*) FROM sms_code
   *    WHERE mob_area = :area AND mob_prefix = token(:prefix) AND mob_prefix <> '' AND sent_at > :sinceOfPrefix
   *      AND NOT returned)
   *   + (SELECT count(*) FROM sms_code
   *    WHERE mob_area = :area AND mob_num >= :prefix AND mob_num < :prefix || ':'
   *      AND sent_at > :sinceOfPrefix AND NOT returned) AS "prefix!",
   *   city.minute AS "minute!", city.day AS "day!"
   * FROM (SELECT count(*) FILTER (WHERE sent_at > :minuteAgo) AS minute, count(*) AS day
   *       FROM sms_code WHERE sent_at > :dayAgo AND NOT returned) AS city
   */
  'code-sent': {
    values: {
      asker: string | null;
      sinceOfAddress: Date | null;
      network: string | null;
      sinceOfNetwork: Date | null;
      area: string | null;
      prefix: string | null;
      sinceOfPrefix: Date | null;
      minuteAgo: Date | null;
      dayAgo: Date | null;
    };
    row: { address: number; network: number; prefix: number; minute: number; day: number };
  };
  /**
   * SELECT ip AS asker, network, sent_at FROM sms_code
   * WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND sent_at > :since AND NOT returned AND used_at IS NULL
   * ORDER BY sent_at DESC
   */
  'code-sent-number': {
    values: { area: string | null; number: string | null; since: Date | null };
    row: { asker: string; network: string; sent_at: Date };
  };
  /** UPDATE sms_code SET tries = tries + 1 WHERE challenge_id = $1 */
  'code-tried': { values: readonly [string | null]; row: {} };
  /** SELECT pg_advisory_xact_lock_shared(hashtextextended(name, 7)) FROM unnest($1::text[]) AS name */
  'code-under-way': {
    values: readonly [readonly (string | null)[] | null];
    row: { pg_advisory_xact_lock_shared: string | null };
  };
  /**
   * SELECT challenge_id FROM sms_code
   * WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND sent_at > :since AND tries = 0 AND NOT returned
   */
  'code-untried': {
    values: { area: string | null; number: string | null; since: Date | null };
    row: { challenge_id: string };
  };
  /** UPDATE sms_code SET used_at = $2 WHERE challenge_id = $1 */
  'code-used': { values: readonly [string | null, Date | null]; row: {} };
  /**
   * SELECT name AS "name!", count(pid) AS "count!" FROM unnest($1::text[]) AS name
   * LEFT JOIN pg_locks ON locktype = 'advisory' AND objsubid = 1 AND pid <> pg_backend_pid()
   *   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
   *   AND (classid::bigint << 32) | objid::bigint = hashtextextended(name, 7)
   * GROUP BY name
   */
  'codes-under-way': {
    values: readonly [readonly (string | null)[] | null];
    row: { name: string; count: number };
  };
  /** SELECT 1 AS found FROM consent WHERE account IN (:account, token(:account)) AND device_id = :deviceId AND clause_id = :clauseId */
  'consent-find': {
    values: { account: string | null; deviceId: string | null; clauseId: number | null };
    row: { found: number | null };
  };
  /**
   * INSERT INTO consent (account, device_id, clause_id, consented_at)
   * VALUES (kept_name(:account), :deviceId, :clauseId, :now)
   * ON CONFLICT (account, device_id, clause_id) DO NOTHING
   */
  'consent-keep': {
    values: { account: string | null; deviceId: string | null; clauseId: number | null; now: Date | null };
    row: {};
  };
  /**
   * SELECT t.day, t.service_id AS "serviceId", t.location_id AS "locationId", st.department_id AS "departmentId"
   * FROM ticket t
   * JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1
   */
  'counter-act-find': {
    values: readonly [string | null];
    row: { day: string; serviceId: number; locationId: number; departmentId: number };
  };
  /** SELECT * FROM ticket WHERE day = $1 AND progress = 'called' */
  'counter-called': { values: readonly [string | null]; row: Tables['ticket'] };
  /** DELETE FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3 */
  'counter-close': { values: readonly [number | null, number | null, string | null]; row: {} };
  /** DELETE FROM counter WHERE location_id = :location AND name = :counter AND service_id = ANY(:services) */
  'counter-close-all': {
    values: { location: number | null; counter: string | null; services: readonly (number | null)[] | null };
    row: {};
  };
  /** INSERT INTO queue_closing (service_id, location_id, closed_at) VALUES ($1, $2, $3) */
  'counter-closed': { values: readonly [number | null, number | null, Date | null]; row: {} };
  /**
   * DELETE FROM counter_holder WHERE location_id = :location AND counter = :counter
   *   AND (department_id = :department::int OR :department::int IS NULL)
   */
  'counter-free': {
    values: { location: number | null; counter: string | null; department: number | null };
    row: {};
  };
  /**
   * INSERT INTO counter_holder (department_id, location_id, counter, day, held_by, name, since, seen_at)
   * VALUES (:department, :location, :counter, :day, :heldBy, kept_text(:name), :now, :now)
   * ON CONFLICT (department_id, location_id, counter)
   * DO UPDATE SET day = excluded.day, held_by = excluded.held_by, name = excluded.name, since = excluded.since,
   *   seen_at = excluded.seen_at
   */
  'counter-hold': {
    values: {
      department: number | null;
      location: number | null;
      counter: string | null;
      day: string | null;
      heldBy: string | null;
      name: string | null;
      now: Date | null;
    };
    row: {};
  };
  /**
   * SELECT EXISTS (SELECT FROM counter c JOIN service s ON s.id = c.service_id
   *   JOIN service_type st ON st.id = s.service_type_id
   *   WHERE st.department_id = :department AND c.location_id = :location AND c.name = :counter) AS "isOpen!"
   */
  'counter-is-open': {
    values: { department: number | null; location: number | null; counter: string | null };
    row: { isOpen: boolean };
  };
  /**
   * INSERT INTO counter_key (id, department_id, secret_hash, created_by)
   * VALUES (:id, :departmentId, :secretHash, kept_name(:by))
   */
  'counter-key-add': {
    values: { id: string | null; departmentId: number | null; secretHash: string | null; by: string | null };
    row: {};
  };
  /** SELECT id FROM department WHERE code = $1 FOR UPDATE */
  'counter-key-department': { values: readonly [string | null]; row: { id: number } };
  /** UPDATE counter_key SET revoked_at = now(), revoked_by = kept_name(:by) WHERE id = :id AND revoked_at IS NULL RETURNING id */
  'counter-key-revoke': { values: { by: string | null; id: string | null }; row: { id: string } };
  /** SELECT id, department_id, secret_hash FROM counter_key WHERE secret_hash = ANY($1) AND revoked_at IS NULL */
  'counter-keys-find': {
    values: readonly [readonly (string | null)[] | null];
    row: { id: string; department_id: number; secret_hash: string };
  };
  /**
   * SELECT k.id, d.code AS department, k.created_at, k.created_by, k.revoked_at, k.revoked_by
   * FROM counter_key k JOIN department d ON d.id = k.department_id ORDER BY d.code, k.created_at
   */
  'counter-keys-list': {
    values: readonly [];
    row: {
      id: string;
      department: string;
      created_at: Date;
      created_by: string;
      revoked_at: Date | null;
      revoked_by: string | null;
    };
  };
  /** SELECT id FROM counter_key WHERE department_id = $1 AND revoked_at IS NULL */
  'counter-keys-live': { values: readonly [number | null]; row: { id: string } };
  /**
   * DELETE FROM counter_holder h WHERE h.department_id = :department AND h.location_id = :location
   *   AND h.counter = :counter AND NOT EXISTS (SELECT FROM counter c
   *     JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
   *     WHERE c.location_id = h.location_id AND c.name = h.counter AND st.department_id = h.department_id)
   */
  'counter-leave': {
    values: { department: number | null; location: number | null; counter: string | null };
    row: {};
  };
  /**
   * SELECT count(*) AS "listed!", coalesce(bool_or(name = :counter), false) AS "isListed!",
   *   max(saved_at) FILTER (WHERE name = :counter) AS "savedAt"
   * FROM office_counter WHERE department_id = :department AND location_id = :location
   */
  'counter-listed': {
    values: { counter: string | null; department: number | null; location: number | null };
    row: { listed: number; isListed: boolean; savedAt: Date | null };
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 5)) */
  'counter-lock-office': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * SELECT opened.any AS "isOpen!", opened.paused_at AS "pausedAt?", opened.paused_until AS "pausedUntil?",
   *   opened.paused_for AS "pausedFor?",
   *   h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?",
   *   coalesce(h.seen_at, h.since) AS "seenAt?"
   * FROM (SELECT count(*) > 0 AS any, max(paused_at) AS paused_at,
   *   max(paused_until) AS paused_until, max(paused_for) AS paused_for FROM counter
   *   WHERE location_id = :location AND name = :counter AND service_id = ANY(:services)) AS opened
   * LEFT JOIN LATERAL (SELECT * FROM counter_holder
   *   WHERE location_id = :location AND counter = :counter AND day = :day
   *     AND (department_id = :department::int OR :department::int IS NULL)
   *   ORDER BY since DESC LIMIT 1) AS h ON true
   */
  'counter-now': {
    values: {
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      department: number | null;
    };
    row: {
      isOpen: boolean;
      pausedAt: Date | null;
      pausedUntil: Date | null;
      pausedFor: string | null;
      heldBy: string | null;
      holderName: string | null;
      since: Date | null;
      seenAt: Date | null;
    };
  };
  /**
   * SELECT h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?",
   *   coalesce(h.seen_at, h.since) AS "seenAt?", EXISTS (SELECT FROM counter c
   *   JOIN service cs ON cs.id = c.service_id JOIN service_type ct ON ct.id = cs.service_type_id
   *   WHERE c.location_id = t.location_id AND c.name = t.counter_name
   *     AND ct.department_id = st.department_id) AS "isOpen!"
   * FROM ticket t
   * JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   * LEFT JOIN counter_holder h ON h.department_id = st.department_id AND h.location_id = t.location_id
   *   AND h.counter = t.counter_name AND h.day = t.day
   * WHERE t.id = $1
   */
  'counter-of-visit': {
    values: readonly [string | null];
    row: {
      heldBy: string | null;
      holderName: string | null;
      since: Date | null;
      seenAt: Date | null;
      isOpen: boolean;
    };
  };
  /** INSERT INTO counter (service_id, location_id, name, opened_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING */
  'counter-open': { values: readonly [number | null, number | null, string | null, Date | null]; row: {} };
  /**
   * SELECT c.location_id AS "locationId", st.department_id AS department, c.name AS counter,
   *   min(c.opened_at) AS "openedAt!", array_agg(c.service_id) AS "services!"
   * FROM counter c JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
   * GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
   */
  'counter-opened': {
    values: readonly [];
    row: {
      locationId: number;
      department: number;
      counter: string;
      openedAt: Date;
      services: readonly number[];
    };
  };
  /**
   * UPDATE counter SET paused_at = CASE WHEN :paused::boolean THEN coalesce(paused_at, :now) END,
   *   paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END,
   *   paused_for = CASE WHEN :paused::boolean THEN :reason::text END
   * WHERE location_id = :location AND name = :counter AND service_id = ANY(:services) RETURNING name
   */
  'counter-pause': {
    values: {
      paused: boolean | null;
      now: Date | null;
      until: Date | null;
      reason: string | null;
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
    };
    row: { name: string };
  };
  /**
   * UPDATE service_location SET queue_paused = :paused::boolean AND :until::timestamptz IS NULL,
   *   queue_paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END
   * WHERE service_id = :service AND location_id = :location
   */
  'counter-pause-queue': {
    values: { paused: boolean | null; until: Date | null; service: number | null; location: number | null };
    row: {};
  };
  /**
   * SELECT st.department_id AS "departmentId", t.location_id AS "locationId" FROM ticket t
   * JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1
   */
  'counter-queue-of': { values: readonly [string | null]; row: { departmentId: number; locationId: number } };
  /**
   * SELECT p.service_id AS "serviceId", p.location_id AS "locationId", p.queue_open AS open,
   *   coalesce((SELECT waiting FROM queue_day d WHERE d.service_id = p.service_id
   *     AND d.location_id = p.location_id AND d.day = $1), 0) AS "waitCount!",
   *   coalesce((SELECT array_agg(c.name ORDER BY c.name) FROM counter c
   *     WHERE c.service_id = p.service_id AND c.location_id = p.location_id), '{}') AS "openCounters!"
   * FROM service_location p WHERE p.ticket ORDER BY 1, 2
   */
  'counter-queues': {
    values: readonly [string | null];
    row: {
      serviceId: number;
      locationId: number;
      open: boolean;
      waitCount: number;
      openCounters: readonly string[];
    };
  };
  /**
   * UPDATE service_location p SET queue_quota = :quota, queue_open = :open
   * FROM (SELECT queue_open FROM service_location
   *   WHERE service_id = :service AND location_id = :location FOR UPDATE) before
   * WHERE service_id = :service AND location_id = :location RETURNING before.queue_open AS "wasOpen"
   */
  'counter-quota': {
    values: { quota: number | null; open: boolean | null; service: number | null; location: number | null };
    row: { wasOpen: boolean };
  };
  /** DELETE FROM office_counter WHERE department_id = :department AND location_id = :location AND name = :counter */
  'counter-remove': {
    values: { department: number | null; location: number | null; counter: string | null };
    row: {};
  };
  /** DELETE FROM counter_place WHERE location_id = :location AND counter = :counter */
  'counter-remove-directions': { values: { location: number | null; counter: string | null }; row: {} };
  /**
   * INSERT INTO office_counter (department_id, location_id, name, service_ids, saved_at)
   * VALUES (:department, :location, :counter, :services, :now)
   * ON CONFLICT (department_id, location_id, name)
   * DO UPDATE SET service_ids = excluded.service_ids, saved_at = excluded.saved_at
   */
  'counter-save': {
    values: {
      department: number | null;
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
      now: Date | null;
    };
    row: {};
  };
  /**
   * INSERT INTO counter_place (location_id, counter, floor, area, way)
   * VALUES (:location, :counter, :floor, :area, :way)
   * ON CONFLICT (location_id, counter)
   * DO UPDATE SET floor = excluded.floor, area = excluded.area, way = excluded.way
   * WHERE (counter_place.floor, counter_place.area, counter_place.way)
   *   IS DISTINCT FROM (excluded.floor, excluded.area, excluded.way)
   */
  'counter-save-directions': {
    values: {
      location: number | null;
      counter: string | null;
      floor: string | null;
      area: string | null;
      way: string | null;
    };
    row: {};
  };
  /**
   * UPDATE counter_holder SET seen_at = :now WHERE department_id = :department AND location_id = :location
   *   AND counter = :counter AND held_by = :heldBy AND day = :day
   */
  'counter-seen': {
    values: {
      now: Date | null;
      department: number | null;
      location: number | null;
      counter: string | null;
      heldBy: string | null;
      day: string | null;
    };
    row: {};
  };
  /**
   * UPDATE ticket t SET for_counter = CASE WHEN EXISTS (SELECT FROM counter c WHERE c.service_id = t.service_id
   *   AND c.location_id = t.location_id AND c.name = :to) THEN :to ELSE '' END
   * WHERE t.location_id = :location AND t.service_id = ANY(:services) AND t.for_counter = :counter AND t.day = :day
   */
  'counter-send-on': {
    values: {
      to: string | null;
      location: number | null;
      services: readonly (number | null)[] | null;
      counter: string | null;
      day: string | null;
    };
    row: {};
  };
  /**
   * SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
   *   AND progress = 'called' AND parked_at IS NULL AND counter_name = :counter ORDER BY called_at DESC, id
   */
  'counter-visits': {
    values: {
      day: string | null;
      location: number | null;
      services: readonly (number | null)[] | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * UPDATE ticket SET day = :day, booking_time = :time, reminded = CASE WHEN :isReminded THEN 2 ELSE reminded END,
   *   created_at = CASE WHEN :isReminded THEN created_at - interval '1 day' ELSE created_at END
   * WHERE id = :ticket AND type <> 'QUEUE' AND progress = 'booked' RETURNING id
   */
  'dev-bring-to-today': {
    values: { day: string | null; time: string | null; isReminded: boolean | null; ticket: string | null };
    row: { id: string };
  };
  /** SELECT id, code FROM department */
  'dev-departments': { values: readonly []; row: { id: number; code: string } };
  /** DELETE FROM wait_state */
  'dev-forget-wait-states': { values: readonly []; row: {} };
  /** SELECT EXISTS (SELECT FROM past_visit) AS "is!" */
  'dev-has-past-visits': { values: readonly []; row: { is: boolean } };
  /**
   * INSERT INTO past_visit (location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes)
   * SELECT location, service, day, quarter, counter, false, outcome, nullif(wait, -1), nullif(served, -1)
   * FROM unnest(:locations::int[], :services::int[], :days::date[], :quarters::int[], :counters::text[],
   *   :outcomes::text[], :waits::int[], :served::int[])
   *   AS v(location, service, day, quarter, counter, outcome, wait, served)
   */
  'dev-insert-past-visits': {
    values: {
      locations: readonly (number | null)[] | null;
      services: readonly (number | null)[] | null;
      days: readonly (string | null)[] | null;
      quarters: readonly (number | null)[] | null;
      counters: readonly (string | null)[] | null;
      outcomes: readonly (string | null)[] | null;
      waits: readonly (number | null)[] | null;
      served: readonly (number | null)[] | null;
    };
    row: {};
  };
  /**
   * INSERT INTO office_counter (department_id, location_id, name, service_ids, saved_at)
   * SELECT department, location, name, ARRAY(SELECT jsonb_array_elements_text(services)::int), now()
   * FROM jsonb_to_recordset(:counters) AS c(department int, location int, name text, services jsonb)
   * ON CONFLICT DO NOTHING
   */
  'dev-list-counters': { values: { counters: string | null }; row: {} };
  /**
   * SELECT mob_area, mob_num, text, code, created_at FROM sms_outbox
   * WHERE :digits = '' OR mob_num IN (:digits, token(:digits))
   *   OR (mob_area, mob_num) IN (SELECT * FROM unnest(:areas::text[], :numbers::text[]))
   *   OR (mob_area, mob_num) IN (SELECT * FROM unnest(:areas::text[], token(:numbers)::text[]))
   * ORDER BY id DESC LIMIT 100
   */
  'dev-outbox': {
    values: {
      digits: string | null;
      areas: readonly (string | null)[] | null;
      numbers: readonly (string | null)[] | null;
    };
    row: { mob_area: string; mob_num: string; text: string; code: string | null; created_at: Date };
  };
  /**
   * SELECT st.department_id AS "departmentId", p.location_id AS "locationId", p.service_id AS "serviceId"
   * FROM service_location p JOIN service s ON s.id = p.service_id JOIN service_type st ON st.id = s.service_type_id
   * ORDER BY 1, 2, 3
   */
  'dev-queues': { values: readonly []; row: { departmentId: number; locationId: number; serviceId: number } };
  /** SELECT DISTINCT service_id AS "serviceId", location_id AS "locationId" FROM wait_pace */
  'dev-recorded-queues': { values: readonly []; row: { serviceId: number; locationId: number } };
  /** UPDATE earlier_wish SET unanswered = 0 WHERE ticket_id = $1 */
  'earlier-answered': { values: readonly [string | null]; row: {} };
  /**
   * INSERT INTO earlier_wish AS w (ticket_id, service_id, not_before, weekdays, from_time, until_time, location_ids, asked_at)
   * VALUES (:ticket, :service, :notBefore, :weekdays, :from, :until, :locationIds, :now)
   * ON CONFLICT (ticket_id) DO UPDATE SET not_before = excluded.not_before, weekdays = excluded.weekdays,
   *   from_time = excluded.from_time, until_time = excluded.until_time, location_ids = excluded.location_ids, unanswered = 0,
   *   asked_at = CASE WHEN w.unanswered < :mostUnanswered THEN w.asked_at ELSE excluded.asked_at END
   */
  'earlier-ask': {
    values: {
      ticket: string | null;
      service: number | null;
      notBefore: string | null;
      weekdays: readonly (number | null)[] | null;
      from: string | null;
      until: string | null;
      locationIds: readonly (number | null)[] | null;
      now: Date | null;
      mostUnanswered: number | null;
    };
    row: {};
  };
  /** DELETE FROM earlier_wish WHERE ticket_id = $1 */
  'earlier-end': { values: readonly [string | null]; row: {} };
  /**
   * WITH expired AS (UPDATE earlier_offer SET state = 'unanswered' WHERE id IN (
   *     SELECT id FROM earlier_offer WHERE state = 'held' AND until <= :now ORDER BY until LIMIT :most)
   *   RETURNING ticket_id, service_id, location_id, day, time),
   * counted AS (UPDATE earlier_wish w SET unanswered = unanswered + 1 FROM expired e WHERE w.ticket_id = e.ticket_id)
   * SELECT service_id AS "serviceId", location_id AS "locationId", day, time FROM expired
   */
  'earlier-expire': {
    values: { now: Date | null; most: number | null };
    row: { serviceId: number; locationId: number; day: string; time: string };
  };
  /**
   * SELECT not_before AS "notBefore", weekdays, from_time AS "from", until_time AS "until", location_ids AS "locationIds"
   * FROM earlier_wish WHERE ticket_id = $1
   */
  'earlier-find': {
    values: readonly [string | null];
    row: {
      notBefore: string;
      weekdays: readonly number[];
      from: string;
      until: string;
      locationIds: readonly number[];
    };
  };
  /** SELECT EXISTS (SELECT FROM earlier_wish) AS "hasWishes!" */
  'earlier-has-wishes': { values: readonly []; row: { hasWishes: boolean } };
  /**
   * SELECT o.id, o.service_id AS "serviceId", o.location_id AS "locationId", o.day, o.time, t.location_id AS "bookedAt",
   *   t.day AS "bookedDay", t.booking_time AS "bookedTime"
   * FROM earlier_offer o JOIN ticket t ON t.id = o.ticket_id WHERE o.state = 'held'
   */
  'earlier-held': {
    values: readonly [];
    row: {
      id: string;
      serviceId: number;
      locationId: number;
      day: string;
      time: string;
      bookedAt: number;
      bookedDay: string;
      bookedTime: string;
    };
  };
  /**
   * UPDATE earlier_offer SET state = 'kept' WHERE ticket_id = :ticket AND (id = :offer OR :offer::uuid IS NULL) AND state = 'held'
   * RETURNING service_id AS "serviceId", location_id AS "locationId", day, time
   */
  'earlier-keep': {
    values: { ticket: string | null; offer: string | null };
    row: { serviceId: number; locationId: number; day: string; time: string };
  };
  /** SELECT * FROM ticket WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE */
  'earlier-lock': { values: readonly [readonly (string | null)[] | null]; row: Tables['ticket'] };
  /**
   * SELECT w.ticket_id AS "ticketId!", t.location_id AS "locationId!", t.day AS "day!", t.booking_time AS "time!",
   *   w.not_before AS "notBefore!", w.weekdays AS "weekdays!", w.from_time AS "from!", w.until_time AS "until!",
   *   w.location_ids AS "locationIds!", coalesce(o.days, '{}') AS "bookedDays!"
   * FROM earlier_wish w JOIN ticket t ON t.id = w.ticket_id
   * LEFT JOIN (SELECT mob_area, mob_num, array_agg(day::text) AS days FROM ticket
   *   WHERE service_id = :service AND progress = 'booked' AND day > :today
   *   GROUP BY mob_area, mob_num HAVING count(*) > 1) AS o ON (o.mob_area, o.mob_num) = (t.mob_area, t.mob_num)
   * WHERE w.service_id = :service AND w.unanswered < :mostUnanswered
   *   AND t.progress = 'booked' AND t.day > :today AND t.mob_num IS NOT NULL
   *   AND (w.ticket_id = ANY(:ids::uuid[]) OR :ids::uuid[] IS NULL)
   *   AND NOT EXISTS (SELECT FROM earlier_offer h WHERE h.ticket_id = w.ticket_id AND h.state = 'held')
   *   AND (SELECT count(*) FROM earlier_offer p WHERE p.ticket_id = w.ticket_id AND p.until > :since) < :mostOffers
   * ORDER BY w.unanswered, w.asked_at, w.ticket_id
   */
  'earlier-looking': {
    values: {
      service: number | null;
      today: string | null;
      mostUnanswered: number | null;
      ids: readonly (string | null)[] | null;
      since: Date | null;
      mostOffers: number | null;
    };
    row: {
      ticketId: string;
      locationId: number;
      day: string;
      time: string;
      notBefore: string;
      weekdays: readonly number[];
      from: string;
      until: string;
      locationIds: readonly number[];
      bookedDays: readonly string[];
    };
  };
  /**
   * INSERT INTO earlier_offer (id, ticket_id, service_id, location_id, day, time, until, delay_seconds)
   * VALUES (:id, :ticket, :serviceId, :locationId, :day, :time, :until, :delaySeconds)
   */
  'earlier-offer': {
    values: {
      id: string | null;
      ticket: string | null;
      serviceId: number | null;
      locationId: number | null;
      day: string | null;
      time: string | null;
      until: Date | null;
      delaySeconds: number | null;
    };
    row: {};
  };
  /** SELECT * FROM earlier_offer WHERE id = :offer AND ticket_id = :ticket */
  'earlier-offered': {
    values: { offer: string | null; ticket: string | null };
    row: Tables['earlier_offer'];
  };
  /**
   * SELECT ticket_id AS "ticketId", location_id AS "locationId", day, time FROM earlier_offer
   * WHERE ticket_id = ANY(:ids::uuid[]) AND state IN ('kept', 'unanswered')
   */
  'earlier-refused': {
    values: { ids: readonly (string | null)[] | null };
    row: { ticketId: string; locationId: number; day: string; time: string };
  };
  /**
   * SELECT service_id AS "serviceId" FROM (SELECT service_id, max(asked_at) AS newest FROM earlier_wish
   *   WHERE unanswered < :mostUnanswered GROUP BY service_id) AS waiting
   * WHERE :all OR newest > :since OR EXISTS (SELECT FROM freed_place f WHERE f.service_id = waiting.service_id)
   */
  'earlier-services': {
    values: { mostUnanswered: number | null; all: boolean | null; since: Date | null };
    row: { serviceId: number };
  };
  /**
   * UPDATE earlier_offer SET state = 'taken' WHERE id = :offer AND ticket_id = :ticket AND state = 'held' AND until > :now
   * RETURNING service_id AS "serviceId", location_id AS "locationId", day, time
   */
  'earlier-take': {
    values: { offer: string | null; ticket: string | null; now: Date | null };
    row: { serviceId: number; locationId: number; day: string; time: string };
  };
  /**
   * UPDATE earlier_offer SET state = 'ended' WHERE id = ANY(:ids::uuid[]) AND state = 'held'
   * RETURNING service_id AS "serviceId", location_id AS "locationId", day, time
   */
  'earlier-withdraw': {
    values: { ids: readonly (string | null)[] | null };
    row: { serviceId: number; locationId: number; day: string; time: string };
  };
  /** DELETE FROM office_code WHERE owner = ANY($1) RETURNING 1 */
  'erase-office_code': {
    values: readonly [readonly (string | null)[] | null];
    row: { '?column?': number | null };
  };
  /** DELETE FROM session WHERE id_hash = ANY($1) RETURNING 1 */
  'erase-sessions': {
    values: readonly [readonly (string | null)[] | null];
    row: { '?column?': number | null };
  };
  /** SELECT id_hash, sealed FROM session */
  'erase-sessions-read': { values: readonly []; row: { id_hash: string; sealed: Buffer } };
  /**
   * UPDATE slot_hold SET holder = 'erased' WHERE holder = ANY(:names::text[] || token(:names)::text[])
   * RETURNING 1
   */
  'erase-slot-hold': {
    values: { names: readonly (string | null)[] | null };
    row: { '?column?': number | null };
  };
  /**
   * UPDATE ticket SET mob_area = NULL, mob_num = NULL, euid = NULL, identify_cipher = NULL,
   *   identify_digest = NULL, answers_cipher = NULL, parameters = '{}', business_code = '', called_by = NULL,
   *   cnt_to_alert = NULL, priority_for = ''
   * WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT (corporate AND :sparesCompanies)
   *   OR euid = ANY(:accounts) RETURNING 1
   */
  'erase-ticket': {
    values: {
      area: string | null;
      number: string | null;
      sparesCompanies: boolean | null;
      accounts: readonly (string | null)[] | null;
    };
    row: { '?column?': number | null };
  };
  /** SELECT * FROM favourite WHERE owner = ANY (:owners::text[] || token(:owners)::text[]) AND id = :id */
  favourite: {
    values: { owners: readonly (string | null)[] | null; id: string | null };
    row: Tables['favourite'];
  };
  /**
   * INSERT INTO favourite (id, owner, service_id, location_id, type, created_at)
   * VALUES (:id, kept_name(:owner), :serviceId, :locationId, :type, :now)
   * ON CONFLICT (owner, service_id, location_id) DO UPDATE SET type = EXCLUDED.type RETURNING *
   */
  'favourite-add': {
    values: {
      id: string | null;
      owner: string | null;
      serviceId: number | null;
      locationId: number | null;
      type: string | null;
      now: Date | null;
    };
    row: Tables['favourite'];
  };
  /**
   * DELETE FROM favourite USING favourite AS named
   * WHERE named.owner = ANY (:owners::text[] || token(:owners)::text[]) AND named.id = :id AND favourite.owner = ANY (:owners::text[] || token(:owners)::text[])
   *   AND favourite.service_id = named.service_id AND favourite.location_id = named.location_id
   * RETURNING favourite.id
   */
  'favourite-drop': {
    values: { owners: readonly (string | null)[] | null; id: string | null };
    row: { id: string };
  };
  /**
   * SELECT * FROM (
   *   SELECT DISTINCT ON (service_id, location_id) * FROM favourite WHERE owner = ANY (:owners::text[] || token(:owners)::text[])
   *   ORDER BY service_id, location_id, created_at DESC
   * ) AS kept ORDER BY created_at DESC LIMIT :most
   */
  favourites: {
    values: { owners: readonly (string | null)[] | null; most: number | null };
    row: Tables['favourite'];
  };
  /**
   * SELECT count(*) AS "told!", count(*) FILTER (WHERE late < -5) AS "early!",
   *   count(*) FILTER (WHERE late BETWEEN -5 AND 5) AS "right!",
   *   count(*) FILTER (WHERE late > 5 AND late <= 15) AS "late!", count(*) FILTER (WHERE late > 15) AS "veryLate!"
   * FROM (
   *   SELECT (waited_seconds - expected_seconds) / 60 AS late FROM wait_forecast
   *   WHERE location_id = :location AND service_id = ANY(:services::int[]) AND ticket_id IS NULL
   *     AND at >= :since AND at < :before
   * ) AS told
   */
  'figures-estimates': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      since: Date | null;
      before: Date | null;
    };
    row: { told: number; early: number; right: number; late: number; veryLate: number };
  };
  /**
   * SELECT CASE grouping(day, weekday, hour, service_id, counter)
   *     WHEN 31 THEN 'all' WHEN 15 THEN 'day' WHEN 23 THEN 'weekday' WHEN 27 THEN 'hour' WHEN 19 THEN 'weekdayHour'
   *     WHEN 29 THEN 'service' ELSE 'counter' END AS "of!",
   *   day AS "day?", weekday AS "weekday?", hour AS "hour?", service_id AS "serviceId?", counter AS "counter?",
   *   count(*) FILTER (WHERE outcome <> 'noShow') AS "visits!",
   *   count(*) FILTER (WHERE NOT is_booking) AS "numbers!",
   *   count(*) FILTER (WHERE is_booking) AS "bookings!",
   *   count(*) FILTER (WHERE outcome = 'noShow') AS "noShows!",
   *   count(*) FILTER (WHERE outcome = 'missed') AS "missed!",
   *   count(*) FILTER (WHERE outcome = 'uncalled') AS "uncalled!",
   *   count(wait_minutes) AS "called!",
   *   percentile_disc(0.5) WITHIN GROUP (ORDER BY wait_minutes) AS "halfWaited?",
   *   percentile_disc(0.9) WITHIN GROUP (ORDER BY wait_minutes) AS "mostWaited?",
   *   count(service_minutes) AS "timed!",
   *   percentile_disc(0.5) WITHIN GROUP (ORDER BY service_minutes) AS "halfServed?",
   *   percentile_disc(0.9) WITHIN GROUP (ORDER BY service_minutes) AS "mostServed?"
   * FROM (
   *   SELECT *, extract(dow FROM day)::int AS weekday, quarter / 4 AS hour
   *   FROM office_visits(:location, :services, :from, :until, :today, :zone) AS visit
   * ) AS visit
   * GROUP BY GROUPING SETS ((), (day), (weekday), (hour), (weekday, hour), (service_id), (counter))
   * HAVING count(*) > 0 ORDER BY day, weekday, hour, service_id, counter
   */
  'figures-groups': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      from: string | null;
      until: string | null;
      today: string | null;
      zone: string | null;
    };
    row: {
      of: string;
      day: string | null;
      weekday: number | null;
      hour: number | null;
      serviceId: number | null;
      counter: string | null;
      visits: number;
      numbers: number;
      bookings: number;
      noShows: number;
      missed: number;
      uncalled: number;
      called: number;
      halfWaited: number | null;
      mostWaited: number | null;
      timed: number;
      halfServed: number | null;
      mostServed: number | null;
    };
  };
  /**
   * INSERT INTO past_visit (location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes,
   *   service_minutes)
   * SELECT location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes
   * FROM visits_of(:day, :zone)
   */
  'figures-keep-day': { values: { day: string | null; zone: string | null }; row: {} };
  /**
   * SELECT
   *   (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
   *    ORDER BY day LIMIT 1) AS "first?",
   *   (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
   *      AND day < :from::date ORDER BY day DESC LIMIT 1) AS "before?",
   *   (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
   *      AND day > :until::date ORDER BY day LIMIT 1) AS "after?"
   */
  'figures-known-days': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      from: string | null;
      until: string | null;
    };
    row: { first: string | null; before: string | null; after: string | null };
  };
  /** SELECT longest_wait_minutes AS "limitMinutes" FROM location WHERE id = :location */
  'figures-limit': { values: { location: number | null }; row: { limitMinutes: number | null } };
  /**
   * SELECT at AS "quarter!",
   *   count(*) FILTER (WHERE quarter <= at AND (quarter * 15 + wait_minutes) / 15 >= at) AS "waiting!",
   *   count(DISTINCT counter) FILTER (WHERE (quarter * 15 + wait_minutes) / 15 <= at
   *     AND (quarter * 15 + wait_minutes + coalesce(service_minutes, 0)) / 15 >= at) AS "counters!"
   * FROM office_visits(:location, :services, :from, :from, :today, :zone) AS visit
   * CROSS JOIN generate_series(0, 95) AS at
   * WHERE wait_minutes IS NOT NULL AND quarter <= at
   *   AND (quarter * 15 + wait_minutes + coalesce(service_minutes, 0)) / 15 >= at
   * GROUP BY at ORDER BY at
   */
  'figures-load': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      from: string | null;
      today: string | null;
      zone: string | null;
    };
    row: { quarter: number; waiting: number; counters: number };
  };
  /**
   * SELECT d.day::date AS "day!" FROM generate_series(:since::date, :until::date, interval '1 day') AS d(day)
   * WHERE NOT EXISTS (SELECT FROM past_visit p WHERE p.day = d.day)
   */
  'figures-unkept-days': { values: { since: string | null; until: string | null }; row: { day: string } };
  /**
   * SELECT extract(dow FROM day)::int AS "weekday!", quarter / 4 AS "hour!",
   *   percentile_cont(0.25) WITHIN GROUP (ORDER BY wait_minutes) AS "low!",
   *   percentile_cont(0.5) WITHIN GROUP (ORDER BY wait_minutes) AS "middle!",
   *   percentile_cont(0.75) WITHIN GROUP (ORDER BY wait_minutes) AS "high!"
   * FROM past_visit v
   * WHERE location_id = :location AND service_id = :service AND day >= :since AND day < :today
   *   AND NOT is_booking AND wait_minutes IS NOT NULL
   *   AND NOT EXISTS (SELECT FROM public_holiday h WHERE h.day = v.day)
   * GROUP BY 1, 2 HAVING count(*) >= :least ORDER BY 1, 2
   */
  'figures-usual-week': {
    values: {
      location: number | null;
      service: number | null;
      since: string | null;
      today: string | null;
      least: number | null;
    };
    row: { weekday: number; hour: number; low: number; middle: number; high: number };
  };
  /**
   * SELECT least(wait_minutes / 5 * 5, 60) AS "minutes!", count(*) AS "people!"
   * FROM office_visits(:location, :services, :from, :until, :today, :zone) AS visit
   * WHERE wait_minutes IS NOT NULL GROUP BY 1 ORDER BY 1
   */
  'figures-waits': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      from: string | null;
      until: string | null;
      today: string | null;
      zone: string | null;
    };
    row: { minutes: number; people: number };
  };
  /**
   * WITH same AS (
   *   SELECT 1 AS one WHERE NOT EXISTS (
   *     SELECT FROM ticket WHERE euid = :subject
   *       AND (mob_area = :area AND mob_num IN (:number, token(:number))) IS NOT TRUE)
   * ), tickets AS (
   *   UPDATE ticket SET euid = :person, corporate = :isCorporate FROM same WHERE euid = :subject
   * ), favourites AS (
   *   UPDATE favourite f SET owner = :person FROM same WHERE owner = :subject AND NOT EXISTS (
   *     SELECT FROM favourite own
   *     WHERE own.owner = :person AND own.service_id = f.service_id AND own.location_id = f.location_id)
   * ), consents AS (
   *   UPDATE consent c SET account = :person FROM same WHERE account = :subject AND NOT EXISTS (
   *     SELECT FROM consent own
   *     WHERE own.account = :person AND own.device_id = c.device_id AND own.clause_id = c.clause_id)
   * )
   * UPDATE search_record s SET owner = :person FROM same WHERE owner = :subject AND NOT EXISTS (
   *   SELECT FROM search_record own WHERE own.owner = :person AND own.keyword = s.keyword)
   */
  'former-rows-adopt': {
    values: {
      subject: string | null;
      area: string | null;
      number: string | null;
      person: string | null;
      isCorporate: boolean | null;
    };
    row: {};
  };
  /** SELECT title, text, icon FROM guide ORDER BY position */
  guides: {
    values: readonly [];
    row: { title: ColumnTypes['guide.title']; text: ColumnTypes['guide.text']; icon: string };
  };
  /** SELECT count(*) AS "count!" FROM slot_hold WHERE holder IN (:holder, token(:holder)) AND state = 'held' */
  'hold-count': { values: { holder: string | null }; row: { count: number } };
  /**
   * UPDATE slot_hold SET state = 'released' WHERE id = :id AND state = 'held'
   *   AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))
   * RETURNING service_id, location_id, day, time
   */
  'hold-end': {
    values: { id: string | null; names: readonly (string | null)[] | null };
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  /**
   * UPDATE slot_hold SET state = 'expired' WHERE state = 'held' AND expires_at <= $1
   * RETURNING service_id, location_id, day, time
   */
  'hold-expire': {
    values: readonly [Date | null];
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  /**
   * SELECT state, expires_at FROM slot_hold WHERE id = :id
   *   AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))
   */
  'hold-find': {
    values: { id: string | null; names: readonly (string | null)[] | null };
    row: { state: ColumnTypes['slot_hold.state']; expires_at: Date };
  };
  /**
   * INSERT INTO slot_hold (id, service_id, location_id, day, time, expires_at, holder, network)
   * VALUES (:id, :serviceId, :locationId, :day, :time, :expiresAt,
   *   CASE WHEN starts_with(:holder, 'address:') THEN :holder ELSE kept_name(:holder) END, :network)
   */
  'hold-insert': {
    values: {
      id: string | null;
      serviceId: number | null;
      locationId: number | null;
      day: string | null;
      time: string | null;
      expiresAt: Date | null;
      holder: string | null;
      network: string | null;
    };
    row: {};
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 3)) */
  'hold-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * UPDATE slot_hold SET renewed = true, expires_at = :expiresAt
   * WHERE id = :id AND state = 'held' AND NOT renewed AND expires_at > :now
   *   AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))
   * RETURNING id
   */
  'hold-renew': {
    values: {
      expiresAt: Date | null;
      id: string | null;
      now: Date | null;
      names: readonly (string | null)[] | null;
    };
    row: { id: string };
  };
  /**
   * SELECT count(*) FILTER (WHERE holder = :holder) AS "byAddress!", count(*) AS "byNetwork!" FROM slot_hold
   * WHERE state = 'held' AND network = :network AND service_id = :serviceId
   *   AND location_id = :locationId AND day = :day
   */
  'hold-share-held': {
    values: {
      holder: string | null;
      network: string | null;
      serviceId: number | null;
      locationId: number | null;
      day: string | null;
    };
    row: { byAddress: number; byNetwork: number };
  };
  /**
   * UPDATE slot_hold SET state = 'used'
   * FROM unnest(:holds::uuid[], :services::int[], :locations::int[], :days::date[], :times::text[],
   *   :names::text[], :otherNames::text[], token(:names)::text[], token(:otherNames)::text[])
   *   AS asked(hold_id, of_service, of_location, of_day, of_time, name, other_name, token, other_token)
   * WHERE id = hold_id AND state = 'held' AND service_id = of_service AND location_id = of_location
   *   AND day = of_day AND time = of_time AND (holder IN (name, other_name, token, other_token) OR starts_with(holder, 'address:'))
   * RETURNING id
   */
  'hold-use': {
    values: {
      holds: readonly (string | null)[] | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      days: readonly (string | null)[] | null;
      times: readonly (string | null)[] | null;
      names: readonly (string | null)[] | null;
      otherNames: readonly (string | null)[] | null;
    };
    row: { id: string };
  };
  /**
   * SELECT service_id, count(*) AS "uses!" FROM ticket WHERE created_at > $1 AND progress <> 'cancelled'
   * GROUP BY service_id ORDER BY uses DESC, service_id LIMIT 50
   */
  'hot-services': { values: readonly [Date | null]; row: { service_id: number; uses: number } };
  /**
   * SELECT k.key || ' ' || wanted.subject AS "name!", k.fingerprint, k.answer::text AS "answer!", k.late
   * FROM unnest(:keys::uuid[], :subjects::text[], token(:subjects)::text[]) AS wanted(key, subject, token)
   * JOIN idempotency_key k ON k.key = wanted.key AND k.subject IN (wanted.subject, wanted.token)
   */
  'idempotency-find': {
    values: { keys: readonly (string | null)[] | null; subjects: readonly (string | null)[] | null };
    row: { name: string; fingerprint: string; answer: string; late: unknown };
  };
  /** SELECT 1 FROM idempotency_key WHERE key = :key AND subject NOT IN (:subject, token(:subject)) LIMIT 1 */
  'idempotency-find-others': {
    values: { key: string | null; subject: string | null };
    row: { '?column?': number | null };
  };
  /**
   * INSERT INTO idempotency_key (key, subject, fingerprint, answer)
   * VALUES (:key, kept_name(:subject), :fingerprint, :answer::json)
   */
  'idempotency-keep': {
    values: { key: string | null; subject: string | null; fingerprint: string | null; answer: string | null };
    row: {};
  };
  /**
   * SELECT pg_try_advisory_xact_lock(hashtextextended(name, 0)) AS "free!"
   * FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS keys
   */
  'idempotency-lock': { values: { names: readonly (string | null)[] | null }; row: { free: boolean } };
  /**
   * SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
   * FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS keys
   */
  'idempotency-wait': {
    values: { names: readonly (string | null)[] | null };
    row: { pg_advisory_xact_lock: string | null };
  };
  /** INSERT INTO used_login_code (code_hash, used_at) VALUES ($1, $2) */
  'login-code-use': { values: readonly [string | null, Date | null]; row: {} };
  /** SELECT state, count(*) AS "holds!" FROM slot_hold GROUP BY 1 */
  'metrics-holds': { values: readonly []; row: { state: ColumnTypes['slot_hold.state']; holds: number } };
  /**
   * SELECT service_id AS "service!", location_id AS "location!", 'waiting' AS "progress!", waiting AS "people!"
   * FROM queue_day WHERE day = $1 AND waiting > 0
   * UNION ALL
   * SELECT service_id, location_id, 'called', count(*) FROM ticket
   * WHERE progress = 'called' AND day = $1 GROUP BY 1, 2
   */
  'metrics-queues': {
    values: readonly [string | null];
    row: { service: number; location: number; progress: string; people: number };
  };
  /** SELECT kind, count(*) AS "messages!" FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL GROUP BY 1 */
  'metrics-unsent': { values: readonly []; row: { kind: ColumnTypes['sms_outbox.kind']; messages: number } };
  /**
   * SELECT applied_at + CASE WHEN EXISTS (SELECT FROM migration m WHERE m.applied_at < known.applied_at - interval '1 hour')
   *     THEN interval '1 day' ELSE interval '0' END AS "at!"
   * FROM migration known WHERE name = $1
   */
  'migration-known-from': { values: readonly [string | null]; row: { at: Date } };
  /**
   * UPDATE office_notice SET kind = :kind, minutes = :minutes, texts = :texts, ends_at = :ends, saved_at = :now
   * WHERE id = :id AND saved_at = :savedAt AND ended_at IS NULL AND ends_at > :now RETURNING id
   */
  'notices-change': {
    values: {
      kind: string | null;
      minutes: number | null;
      texts: string | null;
      ends: Date | null;
      now: Date | null;
      id: string | null;
      savedAt: Date | null;
    };
    row: { id: string };
  };
  /**
   * SELECT count(*) AS "onPage!", count(DISTINCT (mob_area, mob_num)) FILTER (WHERE mob_num IS NOT NULL) AS "byMessage!"
   * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
   *   AND progress IN ('waiting', 'booked')
   */
  'notices-count': {
    values: { day: string | null; location: number | null; services: readonly (number | null)[] | null };
    row: { onPage: number; byMessage: number };
  };
  /** UPDATE office_notice SET ended_at = :now WHERE id = :id AND ended_at IS NULL AND ends_at > :now */
  'notices-end': { values: { now: Date | null; id: string | null }; row: {} };
  /** SELECT * FROM office_notice WHERE id = $1 */
  'notices-find': { values: readonly [string | null]; row: Tables['office_notice'] };
  /** DELETE FROM notice_receiver WHERE notice_id = $1 */
  'notices-forget-receivers': { values: readonly [string | null]; row: {} };
  /**
   * SELECT * FROM office_notice WHERE location_id = :location AND department_id = :department
   *   AND (ends_at > :now OR ends_at >= :midnight)
   * ORDER BY (ended_at IS NULL AND ends_at > :now) DESC, made_at DESC, id LIMIT 50
   */
  'notices-list': {
    values: { location: number | null; department: number | null; now: Date | null; midnight: Date | null };
    row: Tables['office_notice'];
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 5)) */
  'notices-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * INSERT INTO office_notice (id, department_id, location_id, service_id, kind, minutes, texts, made_at, saved_at, ends_at)
   * VALUES (:id, :department, :location, :service, :kind, :minutes, :texts, :now, :now, :ends)
   */
  'notices-make': {
    values: {
      id: string | null;
      department: number | null;
      location: number | null;
      service: number | null;
      kind: string | null;
      minutes: number | null;
      texts: string | null;
      now: Date | null;
      ends: Date | null;
    };
    row: {};
  };
  /**
   * SELECT count(*) FILTER (WHERE is_on) AS "inForce!",
   *   count(*) FILTER (WHERE is_on AND texts = :texts AND service_id IS NOT DISTINCT FROM :service::int) AS "equal!",
   *   count(*) FILTER (WHERE told_at > :hourAgo) AS "told!"
   * FROM (SELECT *, ended_at IS NULL AND ends_at > :now AS is_on FROM office_notice
   *   WHERE location_id = :location AND department_id = :department AND id <> :id) AS other
   */
  'notices-others': {
    values: {
      texts: string | null;
      service: number | null;
      hourAgo: Date | null;
      now: Date | null;
      location: number | null;
      department: number | null;
      id: string | null;
    };
    row: { inForce: number; equal: number; told: number };
  };
  /**
   * INSERT INTO notice_receiver (notice_id, ticket_id)
   * SELECT :id, id FROM (
   *   SELECT DISTINCT ON (mob_area, mob_num) id FROM ticket
   *   WHERE day = :day AND location_id = :location AND service_id = ANY(:services) AND progress IN ('waiting', 'booked')
   *     AND mob_num IS NOT NULL
   *   ORDER BY mob_area, mob_num, progress DESC, created_at, id) AS person
   * RETURNING ticket_id
   */
  'notices-receivers': {
    values: {
      id: string | null;
      day: string | null;
      location: number | null;
      services: readonly (number | null)[] | null;
    };
    row: { ticket_id: string };
  };
  /**
   * SELECT t.*, n.id AS "noticeId!", n.kind AS "noticeKind!", n.minutes, n.texts, n.rounds
   * FROM unnest(:notices::uuid[], :tickets::uuid[]) AS r(notice_id, ticket_id)
   * JOIN office_notice n ON n.id = r.notice_id AND n.ended_at IS NULL AND n.ends_at > :now
   * JOIN ticket t ON t.id = r.ticket_id AND t.day = :today AND t.progress IN ('waiting', 'booked')
   */
  'notices-still': {
    values: {
      notices: readonly (string | null)[] | null;
      tickets: readonly (string | null)[] | null;
      now: Date | null;
      today: string | null;
    };
    row: Tables['ticket'] & {
      noticeId: string;
      noticeKind: ColumnTypes['office_notice.kind'];
      minutes: number | null;
      texts: ColumnTypes['office_notice.texts'];
      rounds: number;
    };
  };
  /**
   * DELETE FROM notice_receiver WHERE (notice_id, ticket_id) IN (
   *   SELECT notice_id, ticket_id FROM notice_receiver LIMIT $1 FOR UPDATE SKIP LOCKED)
   * RETURNING notice_id AS "noticeId", ticket_id AS "ticketId"
   */
  'notices-take': { values: readonly [number | null]; row: { noticeId: string; ticketId: string } };
  /** UPDATE office_notice SET rounds = rounds + 1, told_at = :now, messages = :messages WHERE id = :id */
  'notices-told': { values: { now: Date | null; messages: number | null; id: string | null }; row: {} };
  /**
   * WITH requested AS (
   *   SELECT ticket.*, row_number() OVER (PARTITION BY service_id, location_id ORDER BY ordinality) AS turn
   *   FROM json_populate_recordset(NULL::ticket, :tickets) WITH ORDINALITY AS ticket
   * ), wanted AS (
   *   SELECT service_id, location_id, count(*) AS wanted, queue_quota
   *   FROM requested JOIN service_location USING (service_id, location_id)
   *   WHERE queue_quota > 0 GROUP BY service_id, location_id, queue_quota
   * ), given AS (
   *   INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
   *   SELECT service_id, location_id, :day, least(wanted, queue_quota), least(wanted, queue_quota)
   *   FROM wanted ORDER BY service_id, location_id
   *   ON CONFLICT (service_id, location_id, day) DO UPDATE
   *   SET (last_number, remote_given) = (
   *     SELECT q.last_number + least(EXCLUDED.remote_given, p.queue_quota - q.remote_given),
   *       q.remote_given + least(EXCLUDED.remote_given, p.queue_quota - q.remote_given)
   *     FROM service_location p WHERE p.service_id = q.service_id AND p.location_id = q.location_id)
   *   WHERE q.remote_given < (SELECT queue_quota FROM service_location p
   *     WHERE p.service_id = q.service_id AND p.location_id = q.location_id)
   *   RETURNING service_id, location_id, coalesce(old.last_number, 0) AS last,
   *     new.remote_given - coalesce(old.remote_given, 0) AS granted, new.waiting, new.not_checked_in
   * ), counted AS MATERIALIZED (
   *   SELECT service_id, location_id, last, granted, not_checked_in, queue_letter, code_digits, code_suffix,
   *     o AS office, greatest(0, waiting - early)::int AS waiting, least(due, greatest(0, waiting - early)) AS due
   *   FROM given AS p JOIN service_location USING (service_id, location_id) JOIN location o ON o.id = location_id
   *   CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE due_at > :time)::int AS early,
   *     count(*) FILTER (WHERE due_at <= :time)::int AS due FROM queue_due t
   *     WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day) AS here
   * ), numbered AS (
   *   SELECT requested.*, (last + turn)::int AS own_number,
   *     number_code(queue_letter, code_digits, code_suffix, (last + turn)::int) AS own_code,
   *     ahead_of_newcomer(office, service_id, :day, (waiting - due + turn - 1)::int, due) AS ahead, not_checked_in + turn AS with_unchecked
   *   FROM requested JOIN counted USING (service_id, location_id) WHERE turn <= granted
   * ), written AS (
   *   INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code)
   *   SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, own_number, own_code
   *   FROM numbered
   * ), answered AS (
   *   SELECT id, json_build_object('waitCount', ahead, 'notCheckInCount', with_unchecked,
   *     'ticket', json_build_object('jettonCode', own_code)) AS deferred
   *   FROM numbered
   * ), kept AS (
   *   INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
   *   SELECT key, subject, fingerprint, answer::json, deferred FROM answered
   *   JOIN json_to_recordset(:receipts) AS receipt(id uuid, key uuid, subject text, fingerprint text, answer text)
   *     USING (id)
   * )
   * SELECT id AS "id!", deferred FROM answered
   */
  'numbers-give': {
    values: { tickets: string | null; day: string | null; time: string | null; receipts: string | null };
    row: { id: string; deferred: unknown };
  };
  /** INSERT INTO office_code (code_hash, owner, handed_by, made_at) VALUES (:hash, :owner, :handedBy, :now) */
  'office-code-insert': {
    values: { hash: string | null; owner: string | null; handedBy: string | null; now: Date | null };
    row: {};
  };
  /**
   * SELECT language FROM ticket WHERE mob_area = :area AND mob_num IN (:number, token(:number))
   * ORDER BY day DESC LIMIT 1
   */
  'office-code-language': {
    values: { area: string | null; number: string | null };
    row: { language: ColumnTypes['ticket.language'] };
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 6)) */
  'office-code-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * UPDATE office_code SET used_at = :now
   * WHERE code_hash = ANY(:hashes) AND used_at IS NULL AND made_at > :since RETURNING owner
   */
  'office-code-use': {
    values: { now: Date | null; hashes: readonly (string | null)[] | null; since: Date | null };
    row: { owner: string };
  };
  /** SELECT made_at FROM office_code WHERE owner = ANY($1) AND made_at > $2 ORDER BY made_at DESC */
  'office-codes-of-number': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { made_at: Date };
  };
  /** SELECT made_at FROM office_code WHERE handed_by = ANY($1) AND made_at > $2 ORDER BY made_at DESC */
  'office-codes-of-staff': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { made_at: Date };
  };
  /**
   * SELECT clause_id, device_id, consented_at FROM consent
   * WHERE account = ANY(:names::text[] || token(:names)::text[]) ORDER BY consented_at
   */
  'own-data-consents': {
    values: { names: readonly (string | null)[] | null };
    row: { clause_id: number; device_id: string; consented_at: Date };
  };
  /**
   * WITH own AS (
   *   SELECT day, identify_cipher IS NOT NULL OR answers_cipher IS NOT NULL OR parameters <> '{}' OR priority_for <> '' AS is_answered
   *   FROM ticket WHERE (mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
   *     OR euid = ANY(:accounts))
   * SELECT 'tickets' AS "kind!", count(*) AS "count!", max(day)::text AS day, NULL::timestamptz AS at FROM own
   * UNION ALL SELECT 'answers', count(*), max(day)::text, NULL FROM own WHERE is_answered
   * UNION ALL SELECT 'messages', count(*), NULL, max(created_at) FROM sms_outbox
   *   WHERE mob_area = :area AND mob_num IN (:number, token(:number))
   * UNION ALL SELECT 'favourites', count(*), NULL, max(created_at) FROM favourite
   *   WHERE owner = ANY(:names::text[] || token(:names)::text[])
   * UNION ALL SELECT 'searches', count(*), NULL, max(searched_at) FROM search_record
   *   WHERE owner = ANY(:names::text[] || token(:names)::text[])
   * UNION ALL SELECT 'consents', count(*), NULL, max(consented_at) FROM consent
   *   WHERE account = ANY(:names::text[] || token(:names)::text[])
   */
  'own-data-counts': {
    values: {
      area: string | null;
      number: string | null;
      accounts: readonly (string | null)[] | null;
      names: readonly (string | null)[] | null;
    };
    row: { kind: string; count: number; day: string | null; at: Date | null };
  };
  /**
   * SELECT service_id, location_id, created_at FROM favourite
   * WHERE owner = ANY(:names::text[] || token(:names)::text[]) ORDER BY created_at
   */
  'own-data-favourites': {
    values: { names: readonly (string | null)[] | null };
    row: { service_id: number; location_id: number; created_at: Date };
  };
  /**
   * SELECT mob_area, mob_num, kind, created_at, CASE WHEN code IS NULL THEN text ELSE '' END AS "text!"
   * FROM sms_outbox WHERE mob_area = :area AND mob_num IN (:number, token(:number)) ORDER BY created_at
   */
  'own-data-messages': {
    values: { area: string | null; number: string | null };
    row: {
      mob_area: string;
      mob_num: string;
      kind: ColumnTypes['sms_outbox.kind'];
      created_at: Date;
      text: string;
    };
  };
  /**
   * SELECT keyword, searched_at FROM search_record
   * WHERE owner = ANY(:names::text[] || token(:names)::text[]) ORDER BY searched_at
   */
  'own-data-searches': {
    values: { names: readonly (string | null)[] | null };
    row: { keyword: string; searched_at: Date };
  };
  /**
   * SELECT * FROM ticket WHERE (mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
   *   OR euid = ANY(:accounts) ORDER BY day, created_at
   */
  'own-data-tickets': {
    values: { area: string | null; number: string | null; accounts: readonly (string | null)[] | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT service_id, type, name, description, required, options, pattern FROM reservation_parameter
   * WHERE service_id = ANY($1) ORDER BY service_id, position
   */
  'parameters-list': {
    values: readonly [readonly (number | null)[] | null];
    row: {
      service_id: number;
      type: ColumnTypes['reservation_parameter.type'];
      name: string;
      description: ColumnTypes['reservation_parameter.description'];
      required: boolean;
      options: ColumnTypes['reservation_parameter.options'];
      pattern: string | null;
    };
  };
  /** SELECT sealed FROM personal_text_key */
  'personal-text-key': { values: readonly []; row: { sealed: Buffer } };
  /** INSERT INTO personal_text_key (sealed) VALUES ($1) ON CONFLICT DO NOTHING */
  'personal-text-key-make': { values: readonly [Buffer | null]; row: {} };
  /** UPDATE personal_text_key SET sealed = $1 */
  'personal-text-key-reseal': { values: readonly [Buffer | null]; row: {} };
  /** DELETE FROM used_puzzle WHERE ends_at < $1 */
  'puzzle-drop': { values: readonly [Date | null]; row: {} };
  /** INSERT INTO used_puzzle (id, ends_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id */
  'puzzle-use': { values: readonly [string | null, Date | null]; row: { id: string } };
  /**
   * SELECT own.id, count(*) AS "ahead!"
   * FROM ticket own JOIN ticket other USING (service_id, location_id, day)
   * WHERE own.id = ANY(:ids) AND other.progress = 'waiting' AND other.type <> 'QUEUE' AND other.rejoined_at IS NULL
   *   AND (other.booking_time, other.created_at, other.id) < (own.booking_time, own.created_at, own.id)
   * GROUP BY own.id
   */
  'queue-appointments-before': {
    values: { ids: readonly (string | null)[] | null };
    row: { id: string; ahead: number };
  };
  /**
   * UPDATE ticket SET here_asked_at = :now
   * WHERE id = ANY(:front::uuid[]) AND type = 'QUEUE' AND progress = 'waiting' AND checked_in_at IS NULL
   *   AND here_asked_at IS NULL AND mob_num IS NOT NULL
   * RETURNING *
   */
  'queue-ask-arrival': {
    values: { now: Date | null; front: readonly (string | null)[] | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM ticket
   * WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
   *   AND mob_num IS NOT NULL AND created_at <= :since
   * ORDER BY number
   */
  'queue-by-phone': {
    values: { service: number | null; location: number | null; day: string | null; since: Date | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT count(*) AS "count!" FROM ticket
   * WHERE service_id = :service AND location_id = :location AND day = :day AND called_at >= :since
   */
  'queue-called-since': {
    values: { service: number | null; location: number | null; day: string | null; since: Date | null };
    row: { count: number };
  };
  /**
   * SELECT service_id AS "serviceId!", location_id AS "locationId!",
   *   coalesce(d.waiting, 0) AS "waiting!", coalesce(d.not_checked_in, 0) AS "notCheckedIn!",
   *   here.early AS "early!",
   *   ahead_of_newcomer(o, p.service_id, :day, numbers, here.due) AS "ahead!",
   *   CASE WHEN o.calling_order = 'turns' THEN greatest(0, o.bookings_in_turn * (numbers + 1) - here.due
   *     - bookings_in_a_row(p.service_id, p.location_id, :day)) END AS "mayPass",
   *   o.calling_order = 'times' AS "byTime!",
   *   (SELECT coalesce(nullif(count(*) FILTER (WHERE c.paused_at IS NULL), 0), count(*)) FROM counter c
   *     WHERE c.service_id = p.service_id AND c.location_id = p.location_id
   *       AND is_attended(c, :day, :silentSince)) AS "openCounters!",
   *   coalesce(d.remote_given, 0) AS "remoteGiven!",
   *   p.queue_quota AS "quota!", p.queue_open AS "isOpen!",
   *   p.queue_paused OR coalesce(p.queue_paused_until > :now, false) AS "isPaused!",
   *   CASE WHEN NOT p.queue_paused AND p.queue_paused_until > :now THEN p.queue_paused_until END AS "pausedUntil",
   *   (SELECT jetton_code FROM ticket t WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day
   *     AND t.called_at IS NOT NULL AND t.type = 'QUEUE' ORDER BY t.called_at DESC LIMIT 1) AS "nowServing",
   *   d.version || calling_state(o, p.service_id, :day) AS version
   * FROM unnest(:services::int[], :locations::int[]) AS q(service_id, location_id)
   * JOIN service_location p USING (service_id, location_id)
   * JOIN location o ON o.id = p.location_id
   * LEFT JOIN (SELECT *, q.xmin::text || q.ctid::text AS version FROM queue_day q WHERE day = :day) AS d
   *   USING (service_id, location_id)
   * CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE due_at > :time)::int AS early,
   *   count(*) FILTER (WHERE due_at <= :time)::int AS due FROM queue_due t
   *   WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day) AS here
   * CROSS JOIN LATERAL (SELECT greatest(0, coalesce(d.waiting, 0) - here.early - here.due) AS numbers) AS given
   */
  'queue-figures': {
    values: {
      day: string | null;
      silentSince: Date | null;
      now: Date | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      time: string | null;
    };
    row: {
      serviceId: number;
      locationId: number;
      waiting: number;
      notCheckedIn: number;
      early: number;
      ahead: number;
      mayPass: number | null;
      byTime: boolean;
      openCounters: number;
      remoteGiven: number;
      quota: number;
      isOpen: boolean;
      isPaused: boolean;
      pausedUntil: Date | null;
      nowServing: string | null;
      version: string | null;
    };
  };
  /**
   * SELECT max(cnt_to_alert) AS ahead FROM ticket
   * WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
   *   AND cnt_to_alert IS NOT NULL
   */
  'queue-furthest-alert': {
    values: { service: number | null; location: number | null; day: string | null };
    row: { ahead: number | null };
  };
  /**
   * UPDATE ticket t SET priority = false, priority_for = '', rejoined_at = :now, rejoined_behind = behind,
   *   let_pass_at = CASE WHEN t.rejoined_at IS NULL OR t.rejoined_at IN (t.transferred_at, t.let_pass_at) THEN :now::timestamptz END,
   *   here_asked_at = NULL
   * FROM (SELECT max(coalesce(rejoined_behind, number)) AS behind FROM ticket
   *   WHERE NOT priority AND id = ANY(:next::uuid[])) AS last
   * WHERE t.id = :ticket AND behind IS NOT NULL RETURNING t.*
   */
  'queue-let-pass': {
    values: { now: Date | null; next: readonly (string | null)[] | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT
   *   (SELECT q.xmin::text || q.ctid::text || calling_state(o, :service, :day) FROM queue_day q
   *     WHERE service_id = :service AND location_id = :location AND day = :day) AS version,
   *   o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
   *   o.longest_wait_minutes AS "longestWaitMinutes",
   *   bookings_in_a_row(:service, :location, :day) AS "bookingsInARow!",
   *   array_to_string(ARRAY(SELECT concat_ws(' ', id, due_at, priority::int) FROM queue_due
   *     WHERE service_id = :service AND location_id = :location AND day = :day LIMIT :most), ',') AS "bookings!",
   *   array_to_string(ARRAY(SELECT concat_ws(' ', id, (extract(epoch FROM created_at) * 1000)::bigint) FROM queue_rest
   *     WHERE service_id = :service AND location_id = :location AND day = :day AND due_at IS NULL AND priority
   *     LIMIT :most), ',') AS "priority!",
   *   array_to_string(ARRAY(SELECT concat_ws(' ', id, (extract(epoch FROM created_at) * 1000)::bigint) FROM queue_rest
   *     WHERE service_id = :service AND location_id = :location AND day = :day AND due_at IS NULL AND NOT priority
   *     LIMIT :most), ',') AS "others!"
   * FROM location o WHERE o.id = :location
   */
  'queue-order': {
    values: { service: number | null; day: string | null; location: number | null; most: number | null };
    row: {
      version: string | null;
      order: string;
      bookingsInTurn: number;
      longestWaitMinutes: number | null;
      bookingsInARow: number;
      bookings: string;
      priority: string;
      others: string;
    };
  };
  /**
   * UPDATE ticket SET progress = 'absent', ended_at = :now WHERE id = :ticket AND checked_in_at IS NULL
   *   AND here_asked_at IS NOT NULL
   * RETURNING *
   */
  'queue-pass-over': { values: { now: Date | null; ticket: string | null }; row: Tables['ticket'] };
  /**
   * SELECT t.*, place - 1 AS "ahead!"
   * FROM unnest(:front::uuid[]) WITH ORDINALITY AS front(id, place) JOIN ticket t USING (id)
   * WHERE place - 1 <= t.cnt_to_alert AND t.mob_num IS NOT NULL AND t.progress = 'waiting'
   *   AND (t.here_asked_at IS NULL OR t.cnt_to_alert < :asked)
   *   AND NOT EXISTS (SELECT FROM sms_outbox o WHERE o.key = :keyStart || t.id || :keyEnd
   *     || coalesce(':' || (extract(epoch FROM t.let_pass_at) * 1000)::bigint, ''))
   */
  'queue-reached': {
    values: {
      front: readonly (string | null)[] | null;
      asked: number | null;
      keyStart: string | null;
      keyEnd: string | null;
    };
    row: Tables['ticket'] & { ahead: number };
  };
  /**
   * UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = :now,
   *   checked_in_at = coalesce(checked_in_at, :now), started_at = NULL, ended_at = NULL, parked_at = NULL,
   *   for_counter = '', called_by = NULL,
   *   rejoined_behind = coalesce((SELECT max(coalesce(rejoined_behind, number)) FROM ticket
   *     WHERE NOT priority AND id = ANY(:next::uuid[])), 0)
   * WHERE id = :ticket RETURNING *
   */
  'queue-rejoin': {
    values: { now: Date | null; next: readonly (string | null)[] | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy
   * WHERE id = :ticket RETURNING *
   */
  'queues-call': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT service_id AS "serviceId" FROM queue_day WHERE location_id = $1 AND day = $2 AND waiting > 0
   * ORDER BY service_id
   */
  'queues-in-use': { values: readonly [number | null, string | null]; row: { serviceId: number } };
  /**
   * SELECT t.*, part AS "part!", o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
   *   o.longest_wait_minutes AS "longestWaitMinutes", o.asks_arrival AND NOT o.remote_counter AS "asks!",
   *   CASE WHEN o.calling_order = 'turns' THEN bookings_in_a_row(q.service, o.id, :day) ELSE 0 END AS "bookingsInARow!"
   * FROM unnest(:services::int[]) AS q(service) JOIN location o ON o.id = :location
   * CROSS JOIN LATERAL unnest(ARRAY['due', 'priority', 'others'], ARRAY[
   *   (SELECT id FROM queue_due
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
   *       AND for_counter IN ('', :counter)
   *     LIMIT 1 FOR UPDATE),
   *   (SELECT id FROM queue_rest
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND priority
   *       AND for_counter IN ('', :counter)
   *     LIMIT 1 FOR UPDATE),
   *   (SELECT id FROM queue_rest
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND NOT priority
   *       AND for_counter IN ('', :counter)
   *     LIMIT 1 FOR UPDATE)]) AS front(part, ticket)
   * JOIN ticket t ON t.id = front.ticket
   */
  'queues-lock-firsts': {
    values: {
      day: string | null;
      services: readonly (number | null)[] | null;
      location: number | null;
      time: string | null;
      counter: string | null;
    };
    row: Tables['ticket'] & {
      part: string;
      order: string;
      bookingsInTurn: number;
      longestWaitMinutes: number | null;
      asks: boolean;
      bookingsInARow: number;
    };
  };
  /**
   * SELECT t.*, part AS "part!", o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
   *   o.longest_wait_minutes AS "longestWaitMinutes",
   *   CASE WHEN o.calling_order = 'turns' THEN bookings_in_a_row(q.service, o.id, :day) ELSE 0 END AS "bookingsInARow!"
   * FROM unnest(:services::int[]) AS q(service) JOIN location o ON o.id = :location
   * CROSS JOIN LATERAL (
   *   SELECT 'due' AS part, * FROM unnest(ARRAY(SELECT id FROM queue_due
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
   *       AND for_counter IN ('', :counter)
   *     LIMIT :most)) WITH ORDINALITY
   *   UNION ALL SELECT 'priority', * FROM unnest(ARRAY(SELECT id FROM queue_rest
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND priority
   *       AND for_counter IN ('', :counter)
   *     LIMIT :most)) WITH ORDINALITY
   *   UNION ALL SELECT 'others', * FROM unnest(ARRAY(SELECT id FROM queue_rest
   *     WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND NOT priority
   *       AND for_counter IN ('', :counter)
   *     LIMIT :most)) WITH ORDINALITY
   * ) AS front(part, ticket, place)
   * JOIN ticket t ON t.id = front.ticket ORDER BY q.service, place
   */
  'queues-waiting': {
    values: {
      day: string | null;
      services: readonly (number | null)[] | null;
      location: number | null;
      time: string | null;
      counter: string | null;
      most: number | null;
    };
    row: Tables['ticket'] & {
      part: string;
      order: string;
      bookingsInTurn: number;
      longestWaitMinutes: number | null;
      bookingsInARow: number;
    };
  };
  /**
   * SELECT service_id AS "serviceId", location_id AS "locationId",
   *   q.xmin::text || q.ctid::text || calling_state(o, service_id, day) AS "version!",
   *   asks AS "asks!"
   * FROM queue_day q JOIN location o ON o.id = location_id
   * CROSS JOIN LATERAL (SELECT o.asks_arrival AND NOT o.remote_counter AND not_checked_in > 0 AS asks) AS office
   * WHERE day = :day AND waiting > 0 AND (asks OR EXISTS (SELECT FROM ticket t
   *   WHERE t.service_id = q.service_id AND t.location_id = q.location_id AND t.day = q.day
   *     AND t.progress = 'waiting' AND t.cnt_to_alert IS NOT NULL))
   */
  'queues-with-alerts': {
    values: { day: string | null };
    row: { serviceId: number; locationId: number; version: string; asks: boolean };
  };
  /**
   * SELECT service_id, location_id, max(created_at) AS "used_at!" FROM ticket
   * WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
   *   AND location_id = ANY(:places)
   * GROUP BY service_id, location_id ORDER BY used_at DESC, service_id, location_id LIMIT :most OFFSET :skip
   */
  'recently-used': {
    values: {
      area: string | null;
      number: string | null;
      person: string | null;
      places: readonly (number | null)[] | null;
      most: number | null;
      skip: number | null;
    };
    row: { service_id: number; location_id: number; used_at: Date };
  };
  /**
   * WITH network AS (
   *   SELECT sequence, cohort, failed::float8 / nullif(shown + failed, 0) AS share
   *   FROM release_cohort WHERE remote = :remote AND sequence = ANY(:sequences::bigint[])
   *     AND network NOT IN (
   *       SELECT network FROM release_voice JOIN release_stop USING (remote, sequence)
   *       WHERE remote = :remote AND sequence = ANY(:calledGood::bigint[]) AND release_voice.failed > release_voice.shown))
   * SELECT sequence::float8 AS "sequence!", cohort AS "cohort!", count(share)::int AS "networks!",
   *   coalesce(array_agg(share) FILTER (WHERE share > 0), '{}') AS "failing!"
   * FROM network GROUP BY sequence, cohort ORDER BY cohort <> 'all', cohort
   */
  'release-cohorts': {
    values: {
      remote: string | null;
      sequences: readonly (number | null)[] | null;
      calledGood: readonly (number | null)[] | null;
    };
    row: { sequence: number; cohort: string; networks: number; failing: readonly number[] };
  };
  /**
   * INSERT INTO release_file (url, integrity, content) VALUES (:url, :integrity, :content)
   * ON CONFLICT (url) DO NOTHING
   */
  'release-file-add': {
    values: { url: string | null; integrity: string | null; content: Buffer | null };
    row: {};
  };
  /** SELECT url, integrity, content FROM release_file WHERE url = ANY($1) */
  'release-files': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string; content: Buffer };
  };
  /** SELECT url, integrity FROM release_file WHERE url = ANY($1) ORDER BY url FOR KEY SHARE */
  'release-files-held': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string };
  };
  /** SELECT url, integrity FROM release_file WHERE url = ANY($1) */
  'release-files-known': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string };
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 5)) */
  'release-files-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * SELECT count(*) FILTER (WHERE NOT is_named) AS "waiting!",
   *   coalesce(sum(bytes) FILTER (WHERE NOT is_named), 0)::float8 AS "waitingBytes!",
   *   coalesce(sum(bytes), 0)::float8 AS "bytes!"
   * FROM (SELECT octet_length(content) AS bytes,
   *     EXISTS (SELECT FROM release_order_file named WHERE named.url = file.url) AS is_named
   *   FROM release_file file WHERE split_part(url, '/', 3) = $1) AS files
   */
  'release-files-room': {
    values: readonly [string | null];
    row: { waiting: number; waitingBytes: number; bytes: number };
  };
  /**
   * INSERT INTO release_hold (remote, sequence, share, asked, failed, at)
   * VALUES (:remote, :sequence, :share, :asked, :failed, :now)
   * ON CONFLICT (remote, sequence) DO UPDATE SET
   *   share = excluded.share, asked = excluded.asked, failed = excluded.failed, at = excluded.at
   */
  'release-hold': {
    values: {
      remote: string | null;
      sequence: number | null;
      share: number | null;
      asked: number | null;
      failed: number | null;
      now: Date | null;
    };
    row: {};
  };
  /** DELETE FROM release_hold WHERE remote = :remote AND sequence = :sequence */
  'release-hold-lift': { values: { remote: string | null; sequence: number | null }; row: {} };
  /** SELECT remote, sequence::float8 AS "sequence!", share, asked, failed FROM release_hold ORDER BY remote, sequence */
  'release-holds': {
    values: readonly [];
    row: { remote: string; sequence: number; share: number; asked: number; failed: number };
  };
  /** SELECT pg_advisory_xact_lock(7316031) */
  'release-lock': { values: readonly []; row: { pg_advisory_xact_lock: string | null } };
  /**
   * UPDATE release_notice notice SET tries = tries + 1,
   *   next_at = :now::timestamptz + least(interval '1 hour', interval '10 seconds' * power(2, tries + 1))
   * FROM release_stop stop
   * WHERE stop.remote = notice.remote AND stop.sequence = notice.sequence AND (notice.remote, notice.sequence) = (
   *   SELECT remote, sequence FROM release_notice
   *   WHERE told_at IS NULL AND next_at <= :now AND tries < :most AND remote = ANY(:remotes)
   *   ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   * RETURNING notice.remote, notice.sequence::float8 AS "sequence!", notice.tries, stop.asked, stop.failed, stop.kinds, stop.cohort, stop.at
   */
  'release-notice-take': {
    values: { now: Date | null; most: number | null; remotes: readonly (string | null)[] | null };
    row: {
      remote: string;
      sequence: number;
      tries: number;
      asked: number;
      failed: number;
      kinds: readonly string[];
      cohort: string | null;
      at: Date;
    };
  };
  /** UPDATE release_notice SET told_at = :now WHERE remote = :remote AND sequence = :sequence */
  'release-notice-told': {
    values: { now: Date | null; remote: string | null; sequence: number | null };
    row: {};
  };
  /**
   * INSERT INTO release_notice (remote, sequence, next_at)
   * SELECT remote, sequence, :now FROM release_stop
   * WHERE remote = ANY(:remotes) AND at > :now::timestamptz - interval '1 day'
   * ON CONFLICT (remote, sequence) DO NOTHING
   */
  'release-notices-note': {
    values: { now: Date | null; remotes: readonly (string | null)[] | null };
    row: {};
  };
  /** INSERT INTO release_order (remote, sequence, after, content) VALUES (:remote, :sequence, :after, :content) */
  'release-order-add': {
    values: { remote: string | null; sequence: number | null; after: number | null; content: string | null };
    row: {};
  };
  /** SELECT position::float8 AS "position!", content FROM release_order WHERE position > $1 ORDER BY position */
  'release-orders': { values: readonly [number | null]; row: { position: number; content: string } };
  /**
   * SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!"
   * FROM release_proof WHERE position > $1 ORDER BY position
   */
  'release-proofs': {
    values: readonly [number | null];
    row: { position: number; remote: string; sequence: number };
  };
  /**
   * WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(7316031))
   * INSERT INTO release_proof (remote, sequence, at) SELECT :remote, :sequence, :now FROM turn
   * ON CONFLICT (remote, sequence) DO NOTHING
   */
  'release-prove': { values: { remote: string | null; sequence: number | null; now: Date | null }; row: {} };
  /**
   * WITH overruled AS (
   *   SELECT network, voice FROM release_voice JOIN release_stop USING (remote, sequence)
   *   WHERE remote = :remote AND sequence = ANY(:calledGood::bigint[]) AND release_voice.failed > release_voice.shown)
   * SELECT count(*)::int AS "asked!",
   *   coalesce(sum(failed::float8 / nullif(shown + failed, 0)), 0) AS "failed!",
   *   (count(DISTINCT network) FILTER (WHERE failed > 0))::int AS "networks!",
   *   coalesce(array_agg(DISTINCT failed_as) FILTER (WHERE failed_as IS NOT NULL), '{}') AS "kinds!",
   *   (array_agg(failed_at ORDER BY failed_at) FILTER (WHERE failed_at IS NOT NULL))[3] AS "failingSince"
   * FROM release_voice WHERE remote = :remote AND sequence = :sequence
   *   AND (network, voice) NOT IN (SELECT network, voice FROM overruled)
   */
  'release-reports': {
    values: { remote: string | null; calledGood: readonly (number | null)[] | null; sequence: number | null };
    row: {
      asked: number;
      failed: number;
      networks: number;
      kinds: readonly string[];
      failingSince: Date | null;
    };
  };
  /**
   * WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(7316031))
   * INSERT INTO release_stop (remote, sequence, asked, failed, kinds, cohort, at)
   * SELECT :remote, :sequence, :asked, :failed, :kinds, :cohort, :now FROM turn
   * ON CONFLICT (remote, sequence) DO NOTHING
   * RETURNING position
   */
  'release-stop': {
    values: {
      remote: string | null;
      sequence: number | null;
      asked: number | null;
      failed: number | null;
      kinds: readonly (string | null)[] | null;
      cohort: string | null;
      now: Date | null;
    };
    row: { position: number };
  };
  /**
   * SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!", asked, failed, kinds, cohort, at
   * FROM release_stop WHERE position > $1 ORDER BY position
   */
  'release-stops': {
    values: readonly [number | null];
    row: {
      position: number;
      remote: string;
      sequence: number;
      asked: number;
      failed: number;
      kinds: readonly string[];
      cohort: string | null;
      at: Date;
    };
  };
  /**
   * WITH report AS (
   *   INSERT INTO release_report AS known (remote, sequence, subscriber, shown, failed, at)
   *   VALUES (:remote, :sequence, :subscriber, :failedAs::text IS NULL, :failedAs::text IS NOT NULL, :now)
   *   ON CONFLICT (remote, sequence, subscriber) DO UPDATE SET
   *     shown_before = known.shown, failed_before = known.failed,
   *     shown = excluded.shown OR (known.shown AND NOT :wasShown::boolean),
   *     failed = known.failed OR excluded.failed, at = excluded.at
   *   RETURNING shown::int - shown_before::int AS shown, failed::int - failed_before::int AS failed),
   * cohorts AS (
   *   INSERT INTO release_cohort AS known (remote, sequence, cohort, network, shown, failed, at)
   *   SELECT :remote, :sequence, cohort, :network, greatest(0, shown), failed, :now
   *   FROM report, unnest(:cohorts::text[]) AS cohort
   *   ON CONFLICT (remote, sequence, cohort, network) DO UPDATE SET
   *     shown = greatest(0, known.shown + (SELECT shown FROM report)),
   *     failed = known.failed + excluded.failed,
   *     at = excluded.at)
   * INSERT INTO release_voice AS known (remote, sequence, network, voice, shown, failed, failed_as, failed_at, at)
   * SELECT :remote, :sequence, :network, :voice, greatest(0, shown), failed, :failedAs,
   *   CASE WHEN :failedAs::text IS NULL THEN NULL ELSE :now::timestamptz END, :now FROM report
   * ON CONFLICT (remote, sequence, network, voice) DO UPDATE SET
   *   shown = greatest(0, known.shown + (SELECT shown FROM report)),
   *   failed = known.failed + excluded.failed,
   *   failed_as = coalesce(excluded.failed_as, known.failed_as),
   *   failed_at = coalesce(known.failed_at, excluded.failed_at),
   *   at = excluded.at
   */
  'release-voice-note': {
    values: {
      remote: string | null;
      sequence: number | null;
      subscriber: string | null;
      failedAs: string | null;
      now: Date | null;
      wasShown: boolean | null;
      network: string | null;
      cohorts: readonly (string | null)[] | null;
      voice: number | null;
    };
    row: {};
  };
  /** DELETE FROM search_record WHERE owner IN (:owner, token(:owner)) RETURNING keyword */
  'search-clear': { values: { owner: string | null }; row: { keyword: string } };
  /**
   * SELECT keyword FROM search_record WHERE owner IN (:owner, token(:owner))
   * ORDER BY searched_at DESC LIMIT 10
   */
  'search-list': { values: { owner: string | null }; row: { keyword: string } };
  /**
   * INSERT INTO search_record (owner, keyword, searched_at) VALUES (kept_name(:owner), :keyword, :now)
   * ON CONFLICT (owner, keyword) DO UPDATE SET searched_at = EXCLUDED.searched_at
   */
  'search-record': { values: { owner: string | null; keyword: string | null; now: Date | null }; row: {} };
  /**
   * DELETE FROM search_record WHERE owner IN (:owner, token(:owner)) AND keyword NOT IN
   *   (SELECT keyword FROM search_record WHERE owner IN (:owner, token(:owner)) ORDER BY searched_at DESC LIMIT 10)
   */
  'search-trim': { values: { owner: string | null }; row: {} };
  /** SELECT superseded_at FROM session_cookie WHERE hash = $1 */
  'session-cookie-find': { values: readonly [string | null]; row: { superseded_at: Date | null } };
  /**
   * WITH ended AS (
   *   UPDATE session_cookie SET superseded_at = :now
   *   WHERE session = :session AND superseded_at IS NULL AND hash <> :came AND parent IS DISTINCT FROM :came
   * ), forgotten AS (
   *   DELETE FROM session_cookie WHERE session = :session AND superseded_at < :knownSince
   * ), surplus AS (
   *   DELETE FROM session_cookie WHERE hash IN (
   *     SELECT hash FROM session_cookie WHERE session = :session AND parent = :came AND superseded_at IS NULL
   *     ORDER BY issued_at DESC OFFSET :most)
   * )
   * INSERT INTO session_cookie (hash, session, parent, issued_at) VALUES (:goes, :session, :came, :now)
   */
  'session-cookie-rotate': {
    values: {
      now: Date | null;
      session: string | null;
      came: string | null;
      knownSince: Date | null;
      most: number | null;
      goes: string | null;
    };
    row: {};
  };
  /** DELETE FROM session WHERE id_hash = $1 */
  'session-end': { values: readonly [string | null]; row: {} };
  /** DELETE FROM session WHERE person = ANY($1) RETURNING 1 */
  'session-end-all': {
    values: readonly [readonly (string | null)[] | null];
    row: { '?column?': number | null };
  };
  /** DELETE FROM session WHERE id_hash = $1 OR person = ANY($2) */
  'session-end-everywhere': { values: readonly [string | null, readonly (string | null)[] | null]; row: {} };
  /**
   * DELETE FROM session WHERE id_hash IN (
   *   SELECT id_hash FROM session WHERE person = ANY($1) AND expires_at > $2
   *   ORDER BY id_hash = $3 DESC, created_at DESC OFFSET $4)
   */
  'session-end-oldest': {
    values: readonly [readonly (string | null)[] | null, Date | null, string | null, number | null];
    row: {};
  };
  /** DELETE FROM session WHERE id = $1 AND person = ANY($2) RETURNING id */
  'session-end-one': {
    values: readonly [string | null, readonly (string | null)[] | null];
    row: { id: string };
  };
  /** DELETE FROM session WHERE person = ANY($1) */
  'session-end-person': { values: readonly [readonly (string | null)[] | null]; row: {} };
  /**
   * INSERT INTO session (id_hash, person, sealed, created_at, expires_at, device)
   * VALUES (:hash, :person, :sealed, :now, :expires, :device)
   */
  'session-insert': {
    values: {
      hash: string | null;
      person: string | null;
      sealed: Buffer | null;
      now: Date | null;
      expires: Date | null;
      device: string | null;
    };
    row: {};
  };
  /**
   * SELECT id, device, created_at, coalesce(renewed_at, created_at) AS "used_at!", id_hash = $1 AS "current!"
   * FROM session WHERE person = ANY($2) AND expires_at > $3 ORDER BY current DESC, used_at DESC
   */
  'session-list': {
    values: readonly [string | null, readonly (string | null)[] | null, Date | null];
    row: {
      id: string;
      device: ColumnTypes['session.device'];
      created_at: Date;
      used_at: Date;
      current: boolean;
    };
  };
  /**
   * SELECT id_hash, sealed FROM session
   * WHERE id_hash = (SELECT session FROM session_cookie WHERE hash = $1) AND expires_at > $2 FOR UPDATE
   */
  'session-lock': { values: readonly [string | null, Date | null]; row: { id_hash: string; sealed: Buffer } };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 4)) */
  'session-lock-person': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /** SELECT session FROM session_cookie WHERE hash = $1 */
  'session-of-cookie': { values: readonly [string | null]; row: { session: string } };
  /** SELECT session FROM session_cookie WHERE hash = $1 AND (superseded_at IS NULL OR superseded_at > $2) */
  'session-of-cookie-in-use': { values: readonly [string | null, Date | null]; row: { session: string } };
  /**
   * UPDATE session SET renewed_at = :now, person = :person, sealed = :sealed,
   *   expires_at = coalesce(:expires, expires_at) WHERE id_hash = :hash
   */
  'session-renewed': {
    values: {
      now: Date | null;
      person: string | null;
      sealed: Buffer | null;
      expires: Date | null;
      hash: string | null;
    };
    row: {};
  };
  /** SELECT id_hash, sealed FROM session WHERE id_hash = ANY($1) AND expires_at > $2 */
  'sessions-find': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { id_hash: string; sealed: Buffer };
  };
  /**
   * INSERT INTO office_change (department_id, location_id, service_id, part, before, after, made_by, made_at)
   * VALUES (:department, :location, :service, :part, :was, :is, kept_text(:by), :now)
   */
  'settings-add-change': {
    values: {
      department: number | null;
      location: number | null;
      service: number | null;
      part: string | null;
      was: string | null;
      is: string | null;
      by: string | null;
      now: Date | null;
    };
    row: {};
  };
  /**
   * INSERT INTO opening_hours (location_id, weekday, opens_minute, closes_minute)
   * SELECT :location, weekday, opens, closes
   * FROM unnest(:weekdays::int[], :opens::int[], :closes::int[]) AS period(weekday, opens, closes)
   */
  'settings-add-hours': {
    values: {
      location: number | null;
      weekdays: readonly (number | null)[] | null;
      opens: readonly (number | null)[] | null;
      closes: readonly (number | null)[] | null;
    };
    row: {};
  };
  /**
   * INSERT INTO service_other_name (service_id, language, name)
   * SELECT :service, language, name FROM unnest(:languages::text[], :names::text[]) AS added(language, name)
   */
  'settings-add-names': {
    values: {
      service: number | null;
      languages: readonly (string | null)[] | null;
      names: readonly (string | null)[] | null;
    };
    row: {};
  };
  /**
   * INSERT INTO life_event_phrase (event_code, language, phrase)
   * SELECT event, language, phrase
   * FROM unnest(:events::text[], :languages::text[], :phrases::text[]) AS added(event, language, phrase)
   */
  'settings-add-phrases': {
    values: {
      events: readonly (string | null)[] | null;
      languages: readonly (string | null)[] | null;
      phrases: readonly (string | null)[] | null;
    };
    row: {};
  };
  /**
   * INSERT INTO special_work_day (location_id, day) SELECT :location, day FROM unnest(:days::date[]) AS added(day)
   * ON CONFLICT DO NOTHING
   */
  'settings-add-work-days': {
    values: { location: number | null; days: readonly (string | null)[] | null };
    row: {};
  };
  /**
   * SELECT service_id, day, booking_time, count(*)::int AS "booked!" FROM ticket
   * WHERE location_id = :location AND (service_id = :service::int OR :service::int IS NULL) AND progress = 'booked'
   *   AND (day, booking_time) > (:day::date, :time)
   * GROUP BY service_id, day, booking_time ORDER BY day, booking_time, service_id
   */
  'settings-booked': {
    values: { location: number | null; service: number | null; day: string | null; time: string | null };
    row: { service_id: number; day: string; booking_time: string; booked: number };
  };
  /**
   * SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services::int[])
   *   AND day BETWEEN :since::date AND :until::date AND called_at IS NOT NULL ORDER BY day, called_at, id
   */
  'settings-called': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      since: string | null;
      until: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT calling_order AS "order", bookings_in_turn AS "bookingsInTurn", longest_wait_minutes AS "longestWaitMinutes"
   * FROM location WHERE id = $1
   */
  'settings-calling': {
    values: readonly [number | null];
    row: { order: string; bookingsInTurn: number; longestWaitMinutes: number | null };
  };
  /** DELETE FROM opening_hours WHERE location_id = $1 */
  'settings-drop-hours': { values: readonly [number | null]; row: {} };
  /** DELETE FROM service_other_name WHERE service_id = $1 */
  'settings-drop-names': { values: readonly [number | null]; row: {} };
  /** DELETE FROM life_event_phrase WHERE event_code = ANY($1::text[]) */
  'settings-drop-phrases': { values: readonly [readonly (string | null)[] | null]; row: {} };
  /** DELETE FROM special_work_day WHERE location_id = :location AND day >= :today AND day <> ALL(:days::date[]) */
  'settings-drop-work-days': {
    values: { location: number | null; today: string | null; days: readonly (string | null)[] | null };
    row: {};
  };
  /** SELECT day, name FROM public_holiday WHERE day >= $1 ORDER BY day */
  'settings-holidays': { values: readonly [string | null]; row: Tables['public_holiday'] };
  /**
   * SELECT weekday, opens_minute AS "opensMinute", closes_minute AS "closesMinute" FROM opening_hours
   * WHERE location_id = $1 ORDER BY weekday, opens_minute
   */
  'settings-hours': {
    values: readonly [number | null];
    row: { weekday: number; opensMinute: number; closesMinute: number };
  };
  /** SELECT id, ui_icon AS icon FROM service WHERE id = ANY($1::int[]) ORDER BY id */
  'settings-icons': {
    values: readonly [readonly (number | null)[] | null];
    row: { id: number; icon: string };
  };
  /**
   * SELECT closes_on_holidays AS "closesOnHolidays", check_in_ahead_minutes AS "checkInAheadMinutes",
   *   grace_minutes AS "graceMinutes", reminds_day_before AS "remindsDayBefore",
   *   reminds_hours_before AS "remindsHoursBefore", asks_arrival AS "asksArrival", description
   * FROM location WHERE id = $1
   */
  'settings-location': {
    values: readonly [number | null];
    row: {
      closesOnHolidays: boolean;
      checkInAheadMinutes: number;
      graceMinutes: number;
      remindsDayBefore: boolean;
      remindsHoursBefore: boolean;
      asksArrival: boolean;
      description: ColumnTypes['location.description'];
    };
  };
  /** SELECT pg_advisory_xact_lock(hashtextextended($1, 5)) */
  'settings-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  /**
   * SELECT id, part, service_id AS "serviceId", before AS was, after AS is, made_by AS by, made_at AS at
   * FROM office_change WHERE (location_id = :location AND part IN ('calendar', 'order'))
   *   OR (department_id = :department AND (location_id = :location OR location_id IS NULL))
   * ORDER BY id DESC LIMIT 30
   */
  'settings-newest-changes': {
    values: { location: number | null; department: number | null };
    row: {
      id: number;
      part: ColumnTypes['office_change.part'];
      serviceId: number | null;
      was: unknown;
      is: unknown;
      by: string;
      at: Date;
    };
  };
  /**
   * SELECT service_id AS "serviceId", language, name FROM service_other_name WHERE service_id = ANY($1::int[])
   * ORDER BY service_id, language, name
   */
  'settings-other-names': {
    values: readonly [readonly (number | null)[] | null];
    row: { serviceId: number; language: ColumnTypes['service_other_name.language']; name: string };
  };
  /**
   * SELECT service_id AS "serviceId", event_code AS event, language, phrase FROM life_event_phrase
   * JOIN (SELECT DISTINCT ON (event_code) event_code, service_id FROM life_event_service
   *       ORDER BY event_code, position, service_id) AS first USING (event_code)
   * WHERE service_id = ANY($1::int[]) ORDER BY event_code, language, phrase
   */
  'settings-phrases': {
    values: readonly [readonly (number | null)[] | null];
    row: {
      serviceId: number;
      event: string;
      language: ColumnTypes['life_event_phrase.language'];
      phrase: string;
    };
  };
  /**
   * SELECT service_id AS "serviceId", booking_open AS "bookingOpen", slot_capacity AS places,
   *   slot_minutes AS "slotMinutes", days_ahead AS "daysAhead"
   * FROM service_location WHERE location_id = :location AND service_id = ANY(:services::int[]) AND booking
   */
  'settings-rules': {
    values: { location: number | null; services: readonly (number | null)[] | null };
    row: { serviceId: number; bookingOpen: boolean; places: number; slotMinutes: number; daysAhead: number };
  };
  /**
   * UPDATE location SET calling_order = :order, bookings_in_turn = :bookingsInTurn,
   *   longest_wait_minutes = :longestWaitMinutes WHERE id = :location
   */
  'settings-save-calling': {
    values: {
      order: string | null;
      bookingsInTurn: number | null;
      longestWaitMinutes: number | null;
      location: number | null;
    };
    row: {};
  };
  /** UPDATE service SET ui_icon = $2 WHERE id = $1 */
  'settings-save-icon': { values: readonly [number | null, string | null]; row: {} };
  /**
   * UPDATE location SET closes_on_holidays = :closesOnHolidays, check_in_ahead_minutes = :checkInAheadMinutes,
   *   grace_minutes = :graceMinutes, reminds_day_before = :remindsDayBefore,
   *   reminds_hours_before = :remindsHoursBefore, asks_arrival = :asksArrival, description = :description
   * WHERE id = :location
   */
  'settings-save-location': {
    values: {
      closesOnHolidays: boolean | null;
      checkInAheadMinutes: number | null;
      graceMinutes: number | null;
      remindsDayBefore: boolean | null;
      remindsHoursBefore: boolean | null;
      asksArrival: boolean | null;
      description: string | null;
      location: number | null;
    };
    row: {};
  };
  /**
   * UPDATE service_location SET booking_open = :bookingOpen, slot_capacity = :places, slot_minutes = :slotMinutes,
   *   days_ahead = :daysAhead WHERE service_id = :service AND location_id = :location
   */
  'settings-save-rules': {
    values: {
      bookingOpen: boolean | null;
      places: number | null;
      slotMinutes: number | null;
      daysAhead: number | null;
      service: number | null;
      location: number | null;
    };
    row: {};
  };
  /** SELECT day FROM special_work_day WHERE location_id = $1 AND day >= $2 ORDER BY day */
  'settings-work-days': { values: readonly [number | null, string | null]; row: { day: string } };
  /**
   * UPDATE slot SET taken = taken - 1
   * WHERE service_id = :serviceId AND location_id = :locationId AND day = :day AND time = :time AND taken > 0
   */
  'slot-free': {
    values: { serviceId: number | null; locationId: number | null; day: string | null; time: string | null };
    row: {};
  };
  /**
   * INSERT INTO freed_place (service_id, location_id, day, time, returns_at)
   * VALUES (:serviceId, :locationId, :day, :time, :returnsAt)
   */
  'slot-free-deferred': {
    values: {
      serviceId: number | null;
      locationId: number | null;
      day: string | null;
      time: string | null;
      returnsAt: Date | null;
    };
    row: {};
  };
  /** DELETE FROM freed_place WHERE returns_at <= $1 RETURNING service_id, location_id, day, time */
  'slot-return': {
    values: readonly [Date | null];
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  /**
   * DELETE FROM freed_place WHERE id = (SELECT id FROM freed_place WHERE service_id = :serviceId
   *   AND location_id = :locationId AND day = :day AND time = :time LIMIT 1 FOR UPDATE SKIP LOCKED)
   * RETURNING id
   */
  'slot-take-freed': {
    values: { serviceId: number | null; locationId: number | null; day: string | null; time: string | null };
    row: { id: number };
  };
  /**
   * SELECT s.service_id AS "serviceId", s.location_id AS "locationId", s.day, s.time, s.taken, f.freed AS "freed!"
   * FROM (SELECT service_id, location_id, day, time, count(*)::int AS freed FROM freed_place
   *   WHERE service_id = $1 GROUP BY service_id, location_id, day, time) AS f
   * JOIN slot s USING (service_id, location_id, day, time)
   */
  'slots-freed': {
    values: readonly [number | null];
    row: { serviceId: number; locationId: number; day: string; time: string; taken: number; freed: number };
  };
  /**
   * SELECT s.service_id, s.location_id, s.day, s.time
   * FROM unnest(:services::int[], :locations::int[], :capacities::int[], :firsts::date[], :lasts::date[])
   *   AS p(service_id, location_id, capacity, first, last)
   * JOIN slot s USING (service_id, location_id)
   * WHERE s.day BETWEEN p.first AND p.last AND s.taken >= p.capacity
   */
  'slots-full-of-points': {
    values: {
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      capacities: readonly (number | null)[] | null;
      firsts: readonly (string | null)[] | null;
      lasts: readonly (string | null)[] | null;
    };
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  /**
   * INSERT INTO slot AS s (service_id, location_id, day, time, capacity, taken)
   * SELECT service_id, location_id, day, time, capacity, least(wanted, capacity)
   * FROM unnest(:services::int[], :locations::int[], :days::date[], :times::text[], :capacities::int[], :wanted::int[])
   *   AS asked(service_id, location_id, day, time, capacity, wanted)
   * WHERE capacity > 0 ORDER BY 1, 2, 3, 4
   * ON CONFLICT (service_id, location_id, day, time) DO UPDATE
   * SET taken = s.taken + least(EXCLUDED.taken, EXCLUDED.capacity - s.taken), capacity = EXCLUDED.capacity
   * WHERE s.taken < EXCLUDED.capacity
   * RETURNING service_id AS "serviceId", location_id AS "locationId", day, time,
   *   new.taken - coalesce(old.taken, 0) AS "granted!"
   */
  'slots-take': {
    values: {
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      days: readonly (string | null)[] | null;
      times: readonly (string | null)[] | null;
      capacities: readonly (number | null)[] | null;
      wanted: readonly (number | null)[] | null;
    };
    row: { serviceId: number; locationId: number; day: string; time: string; granted: number };
  };
  /**
   * SELECT day, time, taken FROM slot
   * WHERE service_id = :serviceId AND location_id = :locationId AND day BETWEEN :first AND :last
   */
  'slots-taken-days': {
    values: {
      serviceId: number | null;
      locationId: number | null;
      first: string | null;
      last: string | null;
    };
    row: { day: string; time: string; taken: number };
  };
  /**
   * UPDATE sms_outbox SET next_attempt_at = :leaseEnds, attempts = attempts + 1 WHERE id IN (
   *   SELECT id FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= :now
   *   ORDER BY kind <> 'code', kind IN ('booked', 'reminder', 'givenUp', 'moved', 'delay', 'notice'), id LIMIT :most FOR UPDATE SKIP LOCKED)
   * RETURNING id, key, kind, mob_area, mob_num, text, attempts, refused_attempts, expires_at
   */
  'sms-claim': {
    values: { leaseEnds: Date | null; now: Date | null; most: number | null };
    row: {
      id: number;
      key: string;
      kind: ColumnTypes['sms_outbox.kind'];
      mob_area: string;
      mob_num: string;
      text: string;
      attempts: number;
      refused_attempts: number;
      expires_at: Date;
    };
  };
  /**
   * UPDATE sms_outbox SET dropped_at = :now, dropped_because = :because,
   *   refused_attempts = refused_attempts + :refused, code = NULL,
   *   text = CASE WHEN kind = 'code' THEN '' ELSE text END
   * WHERE id = :id AND sent_at IS NULL
   */
  'sms-drop': {
    values: { now: Date | null; because: string | null; refused: number | null; id: number | null };
    row: {};
  };
  /**
   * INSERT INTO sms_outbox (key, kind, mob_area, mob_num, text, code, expires_at)
   * SELECT :key, :kind, :area, kept_name(:number), kept_text(:text), kept_text(:code), :expiresAt
   * WHERE may_get_sms(kept_name(:number), :kind) ON CONFLICT (key) DO NOTHING RETURNING key
   */
  'sms-enqueue': {
    values: {
      key: string | null;
      kind: string | null;
      area: string | null;
      number: string | null;
      text: string | null;
      code: string | null;
      expiresAt: Date | null;
    };
    row: { key: string };
  };
  /**
   * UPDATE sms_outbox SET next_attempt_at = :next, refused_attempts = refused_attempts + :refused
   * WHERE id = :id AND attempts = :attempts AND sent_at IS NULL
   */
  'sms-later': {
    values: { next: Date | null; refused: number | null; id: number | null; attempts: number | null };
    row: {};
  };
  /**
   * UPDATE sms_outbox SET sent_at = :now, code = CASE WHEN :keepsCode THEN code END,
   *   text = CASE WHEN :keepsCode OR kind <> 'code' THEN text ELSE '' END
   * WHERE id = :id AND sent_at IS NULL
   */
  'sms-sent': { values: { now: Date | null; keepsCode: boolean | null; id: number | null }; row: {} };
  /**
   * UPDATE sms_outbox SET dropped_at = coalesce(dropped_at, now()),
   *   dropped_because = coalesce(dropped_because, 'late'), code = NULL,
   *   text = CASE WHEN kind = 'code' THEN '' ELSE text END
   * WHERE key = ANY($1) AND sent_at IS NULL AND attempts = refused_attempts
   *   AND (attempts > 0 OR dropped_at IS NOT NULL)
   * RETURNING key
   */
  'sms-take-back': { values: readonly [readonly (string | null)[] | null]; row: { key: string } };
  /**
   * INSERT INTO staff_device (id, department_id, location_id, kind, name, code_hash, code_expires_at, created_at)
   * VALUES (:id, :department, :location, :kind, kept_text(:name), :codeHash, :expires, :now)
   */
  'staff-device-add': {
    values: {
      id: string | null;
      department: number | null;
      location: number | null;
      kind: string | null;
      name: string | null;
      codeHash: string | null;
      expires: Date | null;
      now: Date | null;
    };
    row: {};
  };
  /**
   * UPDATE staff_device SET enrolled_at = coalesce(enrolled_at, :now),
   *   code_expires_at = CASE WHEN enrolled_at IS NULL THEN least(code_expires_at, :again) ELSE code_expires_at END
   * WHERE code_hash = :codeHash AND code_expires_at > :now AND revoked_at IS NULL
   * RETURNING id, department_id, location_id, kind, name
   */
  'staff-device-enrol': {
    values: { now: Date | null; again: Date | null; codeHash: string | null };
    row: { id: string; department_id: number; location_id: number; kind: string; name: string };
  };
  /** SELECT id, department_id, location_id, revoked_at FROM staff_device WHERE id = $1 FOR UPDATE */
  'staff-device-find': {
    values: readonly [string | null];
    row: { id: string; department_id: number; location_id: number; revoked_at: Date | null };
  };
  /** UPDATE staff_device SET service_ids = $2 WHERE id = $1 */
  'staff-device-limit': { values: readonly [string | null, readonly (number | null)[] | null]; row: {} };
  /**
   * SELECT id, department_id, location_id, kind, name, service_ids, created_at, enrolled_at, seen_at, release, slips,
   *   paper_changed_at, paper_out_at, tested_at, test_answered_at FROM staff_device
   * WHERE revoked_at IS NULL AND (enrolled_at IS NOT NULL OR code_expires_at > $1) ORDER BY created_at, id
   */
  'staff-device-list': {
    values: readonly [Date | null];
    row: {
      id: string;
      department_id: number;
      location_id: number;
      kind: string;
      name: string;
      service_ids: readonly number[];
      created_at: Date;
      enrolled_at: Date | null;
      seen_at: Date | null;
      release: string | null;
      slips: number;
      paper_changed_at: Date | null;
      paper_out_at: Date | null;
      tested_at: Date | null;
      test_answered_at: Date | null;
    };
  };
  /**
   * SELECT id, paper_out_at IS NOT NULL AS "isWithoutPaper!",
   *   service_ids AS "serviceIds", CASE WHEN test_answered_at IS NULL THEN tested_at END AS "testedAt"
   * FROM staff_device WHERE id = ANY($1)
   */
  'staff-device-own': {
    values: readonly [readonly (string | null)[] | null];
    row: { id: string; isWithoutPaper: boolean; serviceIds: readonly number[]; testedAt: Date | null };
  };
  /** UPDATE staff_device SET slips = 0, paper_changed_at = $2, paper_out_at = NULL WHERE id = $1 */
  'staff-device-paper': { values: readonly [string | null, Date | null]; row: {} };
  /**
   * UPDATE staff_device SET release = coalesce(:release, release),
   *   slips = slips + CASE WHEN :paper::text = 'printed' THEN 1 ELSE 0 END,
   *   paper_out_at = CASE WHEN :paper::text = 'out' THEN coalesce(paper_out_at, :now) ELSE paper_out_at END,
   *   test_answered_at = CASE WHEN tested_at = :tested::timestamptz THEN coalesce(test_answered_at, :now)
   *     ELSE test_answered_at END
   * WHERE id = :id AND revoked_at IS NULL RETURNING id
   */
  'staff-device-report': {
    values: {
      release: string | null;
      paper: string | null;
      now: Date | null;
      tested: Date | null;
      id: string | null;
    };
    row: { id: string };
  };
  /** UPDATE staff_device SET revoked_at = $2, code_hash = NULL WHERE id = $1 */
  'staff-device-revoke': { values: readonly [string | null, Date | null]; row: {} };
  /**
   * UPDATE staff_device SET seen_at = :now WHERE id = :id AND revoked_at IS NULL
   *   AND (seen_at IS NULL OR seen_at <= :before)
   */
  'staff-device-seen': { values: { now: Date | null; id: string | null; before: Date | null }; row: {} };
  /** UPDATE staff_device SET tested_at = $2, test_answered_at = NULL WHERE id = $1 */
  'staff-device-test': { values: readonly [string | null, Date | null]; row: {} };
  /**
   * SELECT h.location_id AS "locationId", h.counter FROM counter_holder h
   * WHERE h.department_id = $1 AND h.held_by = $2 AND h.day = $3 AND EXISTS (SELECT FROM counter c
   *   JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
   *   WHERE c.location_id = h.location_id AND c.name = h.counter AND st.department_id = h.department_id)
   * ORDER BY 1, 2
   */
  'staff-holds': {
    values: readonly [number | null, string | null, string | null];
    row: { locationId: number; counter: string };
  };
  /**
   * SELECT service_id AS "serviceId!", location_id AS "locationId!", array_agg(name ORDER BY name) AS "names!"
   * FROM counter JOIN unnest(:services::int[], :locations::int[]) AS q(service_id, location_id)
   *   USING (service_id, location_id)
   * GROUP BY 1, 2
   */
  'staff-open-counters': {
    values: { services: readonly (number | null)[] | null; locations: readonly (number | null)[] | null };
    row: { serviceId: number; locationId: number; names: readonly string[] };
  };
  /**
   * INSERT INTO used_team_credential AS used (claim_hash, idempotency_key, used_at) VALUES (:hash, :key, :now)
   * ON CONFLICT (claim_hash) DO UPDATE SET used_at = used.used_at
   * WHERE used.idempotency_key = excluded.idempotency_key AND used.idempotency_key <> '' RETURNING claim_hash
   */
  'team-credential-use': {
    values: { hash: string | null; key: string | null; now: Date | null };
    row: { claim_hash: string };
  };
  /**
   * SELECT active.* FROM unnest(:areas::text[], :numbers::text[], token(:numbers)::text[]) AS own(area, number, token), LATERAL (
   *   SELECT mob_area, mob_num, type, service_id, location_id, day, progress FROM ticket
   *   WHERE mob_area = own.area AND mob_num IN (own.number, own.token)
   *     AND progress IN ('booked', 'waiting', 'called') AND day >= :today OFFSET 0) AS active
   */
  'ticket-active': {
    values: {
      areas: readonly (string | null)[] | null;
      numbers: readonly (string | null)[] | null;
      today: string | null;
    };
    row: {
      mob_area: string | null;
      mob_num: string | null;
      type: ColumnTypes['ticket.type'];
      service_id: number;
      location_id: number;
      day: string;
      progress: ColumnTypes['ticket.progress'];
    };
  };
  /**
   * UPDATE ticket SET mob_area = :mobArea, mob_num = kept_name(:mobNum), euid = :person, corporate = :isCorporate,
   *   language = :language
   * WHERE id = :id AND mob_num IS NULL RETURNING *
   */
  'ticket-bind': {
    values: {
      mobArea: string | null;
      mobNum: string | null;
      person: string | null;
      isCorporate: boolean | null;
      language: string | null;
      id: string | null;
    };
    row: Tables['ticket'];
  };
  /** SELECT * FROM ticket WHERE uid = $1 */
  'ticket-by-uid': { values: readonly [string | null]; row: Tables['ticket'] };
  /** UPDATE ticket SET progress = 'cancelled' WHERE id = $1 */
  'ticket-cancel': { values: readonly [string | null]; row: {} };
  /**
   * UPDATE ticket SET checked_in_at = coalesce(checked_in_at, :now), progress = 'waiting'
   * WHERE id = :id RETURNING *
   */
  'ticket-check-in': { values: { now: Date | null; id: string | null }; row: Tables['ticket'] };
  /** UPDATE ticket SET coming_at = :now WHERE id = :id RETURNING * */
  'ticket-confirm-coming': { values: { now: Date | null; id: string | null }; row: Tables['ticket'] };
  /**
   * SELECT w.ticket_id AS "ticketId!", w.unanswered AS "unanswered!", o.id AS "offerId?", o.location_id AS "locationId?", o.day AS "day?",
   *   o.time AS "time?", o.until AS "until?"
   * FROM earlier_wish w LEFT JOIN earlier_offer o ON o.ticket_id = w.ticket_id AND o.state = 'held' AND o.until > :now
   * WHERE w.ticket_id = ANY(:ids::uuid[])
   */
  'ticket-earlier-wishes': {
    values: { now: Date | null; ids: readonly (string | null)[] | null };
    row: {
      ticketId: string;
      unanswered: number;
      offerId: string | null;
      locationId: number | null;
      day: string | null;
      time: string | null;
      until: Date | null;
    };
  };
  /**
   * SELECT f.id, f.owner, f.service_id, f.location_id
   * FROM unnest(:owners::text[], token(:owners)::text[], :services::int[], :locations::int[])
   *   AS of(owner, token, service_id, location_id)
   * JOIN favourite f ON f.owner IN (of.owner, of.token) AND f.service_id = of.service_id
   *   AND f.location_id = of.location_id
   */
  'ticket-favourites-of': {
    values: {
      owners: readonly (string | null)[] | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
    };
    row: { id: string; owner: string; service_id: number; location_id: number };
  };
  /** SELECT * FROM ticket WHERE id = $1 */
  'ticket-find': { values: readonly [string | null]; row: Tables['ticket'] };
  /** SELECT * FROM ticket WHERE id = ANY(:ids) */
  'ticket-find-each': { values: { ids: readonly (string | null)[] | null }; row: Tables['ticket'] };
  /**
   * SELECT ticket_id AS "ticketId", location_id AS "locationId!", day AS "day!", time AS "time!", answer_by AS "answerBy!"
   * FROM closed_ticket WHERE ticket_id = ANY(:ids::uuid[]) AND state = 'held' AND answer_by > :now
   */
  'ticket-held-times': {
    values: { ids: readonly (string | null)[] | null; now: Date | null };
    row: { ticketId: string; locationId: number; day: string; time: string; answerBy: Date };
  };
  /** SELECT at, route, facts FROM audit WHERE ticket_id = $1 AND kind <> 'forbidden' ORDER BY at, id */
  'ticket-history': {
    values: readonly [string | null];
    row: { at: Date; route: string; facts: ColumnTypes['audit.facts'] };
  };
  /**
   * INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *   identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *   counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code)
   * SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
   *   identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
   *   counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code
   * FROM json_populate_recordset(NULL::ticket, :tickets)
   */
  'ticket-insert': { values: { tickets: string | null }; row: {} };
  /** SELECT * FROM ticket WHERE id = $1 FOR UPDATE */
  'ticket-lock': { values: readonly [string | null]; row: Tables['ticket'] };
  /**
   * SELECT * FROM ticket WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
   *   OR euid = :person OR id = :linked) AND id = :id FOR UPDATE
   */
  'ticket-lock-own': {
    values: {
      area: string | null;
      number: string | null;
      person: string | null;
      linked: string | null;
      id: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT pg_advisory_xact_lock(hashtextextended(name, 2))
   * FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS owners
   */
  'ticket-lock-owners': {
    values: { names: readonly (string | null)[] | null };
    row: { pg_advisory_xact_lock: string | null };
  };
  /** UPDATE ticket SET business_code = $2 WHERE id = $1 */
  'ticket-memo': { values: readonly [string | null, string | null]; row: {} };
  /**
   * WITH given AS (
   *   INSERT INTO queue_day AS q (service_id, location_id, day, last_booking) VALUES (:service, :location, :day, 1)
   *   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_booking = q.last_booking + 1
   *   RETURNING service_id, location_id, last_booking
   * )
   * SELECT 'R' || number_code(queue_letter, code_digits, code_suffix, last_booking) AS "code!"
   * FROM given JOIN service_location USING (service_id, location_id)
   */
  'ticket-next-booking': {
    values: { service: number | null; location: number | null; day: string | null };
    row: { code: string };
  };
  /**
   * WITH given AS (
   *   INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES (:service, :location, :day, 1)
   *   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   *   RETURNING service_id, location_id, last_number
   * )
   * SELECT last_number AS "number!", number_code(queue_letter, code_digits, code_suffix, last_number) AS "code!"
   * FROM given JOIN service_location USING (service_id, location_id)
   */
  'ticket-next-number': {
    values: { service: number | null; location: number | null; day: string | null };
    row: { number: number; code: string };
  };
  /**
   * UPDATE ticket SET location_id = :locationId, day = :day, booking_time = :time, jetton_code = :jettonCode,
   *   mob_area = :mobArea, mob_num = kept_name(:mobNum), identify_cipher = coalesce(:cipher, identify_cipher),
   *   identify_digest = coalesce(:digest, identify_digest), answers_cipher = coalesce(:answers::bytea, answers_cipher),
   *   parameters = CASE WHEN :answers IS NULL THEN parameters ELSE '{}' END,
   *   identify_proved = coalesce(:isProved, identify_proved),
   *   reminded = CASE WHEN :movedAt::timestamptz IS NULL THEN reminded ELSE 0 END,
   *   moved_at = coalesce(:movedAt, moved_at),
   *   coming_at = CASE WHEN :movedAt::timestamptz IS NULL THEN coming_at END,
   *   progress = 'booked', checked_in_at = NULL, counter_name = '', called_at = NULL, called_by = NULL, started_at = NULL,
   *   ended_at = NULL, rejoined_at = NULL, rejoined_behind = NULL, transferred_at = NULL, transferred_from = '',
   *   for_counter = ''
   * WHERE id = :id RETURNING *
   */
  'ticket-update-booking': {
    values: {
      locationId: number | null;
      day: string | null;
      time: string | null;
      jettonCode: string | null;
      mobArea: string | null;
      mobNum: string | null;
      cipher: Buffer | null;
      digest: string | null;
      answers: Buffer | null;
      isProved: boolean | null;
      movedAt: Date | null;
      id: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT count(*) AS "count!" FROM ticket
   * WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
   *   AND day >= :today AND (
   *   progress IN ('booked', 'waiting', 'called')
   *   OR (progress = 'absent' AND coalesce(called_at, CASE WHEN type = 'QUEUE' THEN ended_at END) >= :missedSince
   *     AND (rejoined_at IS NULL OR rejoined_at IN (transferred_at, let_pass_at)))
   * )
   */
  'tickets-count': {
    values: {
      area: string | null;
      number: string | null;
      person: string | null;
      today: string | null;
      missedSince: Date | null;
    };
    row: { count: number };
  };
  /**
   * SELECT * FROM ticket WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
   *   AND progress <> 'cancelled' AND day >= :since
   * ORDER BY day DESC, created_at DESC LIMIT :most
   */
  'tickets-list': {
    values: {
      area: string | null;
      number: string | null;
      person: string | null;
      since: string | null;
      most: number | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
   *   AND type <> 'QUEUE' ORDER BY booking_time, created_at, id LIMIT :most
   */
  'visits-appointments': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      most: number | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT office AS "office!", t.* FROM unnest(:locations::int[], :services::text[])
   *     WITH ORDINALITY AS o(location, services, office)
   * CROSS JOIN LATERAL (
   *   (SELECT t.*, true AS "awaited!" FROM unnest(string_to_array(o.services, ',')::int[]) AS q(service)
   *    CROSS JOIN LATERAL (
   *      SELECT id, service_id AS "service_id!", jetton_code AS "jetton_code!", counter_name AS "counter_name!",
   *        called_at AS "called_at!", type <> 'QUEUE' AND rejoined_at IS NULL AS "booked!" FROM ticket
   *      WHERE service_id = q.service AND location_id = o.location AND day = :day AND called_at IS NOT NULL
   *        AND progress = 'called' AND started_at IS NULL
   *      ORDER BY called_at DESC LIMIT :mostAwaited) AS t
   *    ORDER BY "called_at!" DESC, id LIMIT :mostAwaited)
   *   UNION ALL
   *   (SELECT t.*, false FROM unnest(string_to_array(o.services, ',')::int[]) AS q(service)
   *    CROSS JOIN LATERAL (
   *      SELECT id, service_id AS "service_id!", jetton_code AS "jetton_code!", counter_name AS "counter_name!",
   *        called_at AS "called_at!", type <> 'QUEUE' AND rejoined_at IS NULL AS "booked!" FROM ticket
   *      WHERE service_id = q.service AND location_id = o.location AND day = :day AND called_at IS NOT NULL
   *        AND progress IN ('called', 'treated', 'absent') AND (progress <> 'called' OR started_at IS NOT NULL)
   *      ORDER BY called_at DESC LIMIT :mostOver) AS t
   *    ORDER BY "called_at!" DESC, id LIMIT :mostOver)) AS t
   * ORDER BY office, "awaited!" DESC, "called_at!" DESC, id
   */
  'visits-board': {
    values: {
      locations: readonly (number | null)[] | null;
      services: readonly (string | null)[] | null;
      day: string | null;
      mostAwaited: number | null;
      mostOver: number | null;
    };
    row: {
      office: number;
      id: string | null;
      service_id: number;
      jetton_code: string;
      counter_name: string;
      called_at: Date;
      booked: boolean;
      awaited: boolean;
    };
  };
  /** SELECT id FROM ticket WHERE uid = $1 */
  'visits-by-uid': { values: readonly [string | null]; row: { id: string } };
  /**
   * UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
   *   checked_in_at = coalesce(checked_in_at, :now)
   * WHERE id = :ticket RETURNING *
   */
  'visits-call-this': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /** UPDATE ticket SET progress = 'cancelled', ended_at = $2, parked_at = NULL WHERE id = $1 RETURNING * */
  'visits-cancel': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  /**
   * SELECT c.service_id, p.queue_paused OR coalesce(p.queue_paused_until > :now, false) AS "isPaused!",
   *   CASE WHEN NOT p.queue_paused THEN p.queue_paused_until END AS "pausedUntil"
   * FROM counter c JOIN service_location p USING (service_id, location_id)
   * WHERE location_id = :location AND c.name = :counter AND service_id = ANY(:services) ORDER BY service_id
   */
  'visits-counter-queues': {
    values: {
      now: Date | null;
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
    };
    row: { service_id: number; isPaused: boolean; pausedUntil: Date | null };
  };
  /**
   * WITH listed AS (
   *   SELECT name, service_ids, saved_at FROM office_counter
   *   WHERE location_id = :location AND (department_id = :department::int OR :department::int IS NULL)
   * ), opened AS (
   *   SELECT name, array_agg(service_id ORDER BY service_id) AS open_for, max(paused_at) AS paused_at,
   *     max(paused_until) AS paused_until, max(paused_for) AS paused_for
   *   FROM counter WHERE location_id = :location AND service_id = ANY(:services) GROUP BY name
   * )
   * SELECT coalesce(l.name, o.name) AS "counter!", coalesce(l.service_ids, '{}') AS "serviceIds!", l.saved_at AS "savedAt?",
   *   coalesce(o.open_for, '{}') AS "openFor!", o.paused_at AS "pausedAt?", o.paused_until AS "pausedUntil?", o.paused_for AS "pausedFor?",
   *   h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?", coalesce(h.seen_at, h.since) AS "seenAt?",
   *   p.floor AS "floor?", p.area AS "area?", p.way AS "way?"
   * FROM listed l FULL JOIN opened o ON o.name = l.name
   * LEFT JOIN LATERAL (SELECT * FROM counter_holder
   *   WHERE location_id = :location AND counter = coalesce(l.name, o.name) AND day = :day AND o.name IS NOT NULL
   *     AND (department_id = :department::int OR :department::int IS NULL) ORDER BY since DESC LIMIT 1) h ON true
   * LEFT JOIN counter_place p ON p.location_id = :location AND p.counter = coalesce(l.name, o.name)
   */
  'visits-counters': {
    values: {
      location: number | null;
      department: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
    };
    row: {
      counter: string;
      serviceIds: readonly number[];
      savedAt: Date | null;
      openFor: readonly number[];
      pausedAt: Date | null;
      pausedUntil: Date | null;
      pausedFor: string | null;
      heldBy: string | null;
      holderName: string | null;
      since: Date | null;
      seenAt: Date | null;
      floor: ColumnTypes['counter_place.floor'] | null;
      area: ColumnTypes['counter_place.area'] | null;
      way: ColumnTypes['counter_place.way'] | null;
    };
  };
  /** SELECT * FROM ticket WHERE id = $1 AND day = $2 */
  'visits-find-today': { values: readonly [string | null, string | null]; row: Tables['ticket'] };
  /**
   * UPDATE ticket SET progress = :progress, ended_at = :now, parked_at = NULL
   * WHERE id = :ticket AND progress = 'called' RETURNING *
   */
  'visits-finish': {
    values: { progress: string | null; now: Date | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT EXISTS (SELECT FROM counter WHERE location_id = :location AND name = :counter
   *   AND service_id = ANY(:services)) AS "isOpen!"
   */
  'visits-is-open': {
    values: { location: number | null; counter: string | null; services: readonly (number | null)[] | null };
    row: { isOpen: boolean };
  };
  /**
   * UPDATE ticket SET progress = 'absent', ended_at = :now WHERE id IN (
   *   SELECT t.id FROM ticket t JOIN location l ON l.id = t.location_id
   *   WHERE t.progress = 'booked' AND t.day = :day
   *     AND t.booking_time::interval + make_interval(mins => l.grace_minutes) <= :time::text::interval
   *     AND NOT EXISTS (SELECT FROM closed_ticket c WHERE c.ticket_id = t.id AND c.state IN ('held', 'none'))
   *   ORDER BY t.booking_time, t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED)
   * RETURNING *
   */
  'visits-miss': {
    values: { now: Date | null; day: string | null; time: string | null; most: number | null };
    row: Tables['ticket'];
  };
  /** SELECT service_id, name FROM reservation_parameter WHERE type = 'NAME' AND service_id = ANY($1) ORDER BY position */
  'visits-name-questions': {
    values: readonly [readonly (number | null)[] | null];
    row: { service_id: number; name: string };
  };
  /** SELECT 1 AS one FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3 */
  'visits-open-counter': {
    values: readonly [number | null, number | null, string | null];
    row: { one: number | null };
  };
  /** SELECT floor, area, way FROM counter_place WHERE location_id = $1 AND counter = '' */
  'visits-other-counters': {
    values: readonly [number | null];
    row: {
      floor: ColumnTypes['counter_place.floor'];
      area: ColumnTypes['counter_place.area'];
      way: ColumnTypes['counter_place.way'];
    };
  };
  /**
   * SELECT count(DISTINCT c.name) AS "open!" FROM counter c
   * WHERE c.location_id = :location AND c.service_id = ANY(:services) AND c.name <> :counter AND c.paused_at IS NULL
   *   AND is_attended(c, :day, :silentSince)
   */
  'visits-others-open': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      counter: string | null;
      day: string | null;
      silentSince: Date | null;
    };
    row: { open: number };
  };
  /**
   * UPDATE ticket SET parked_at = coalesce(parked_at, :now),
   *   parked_for = CASE WHEN parked_at IS NULL THEN :reason ELSE coalesce(:reason, parked_for) END
   * WHERE id = :ticket RETURNING *
   */
  'visits-park': {
    values: { now: Date | null; reason: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
   *   AND progress = 'called' AND parked_at IS NOT NULL
   * ORDER BY coalesce(counter_name = :counter, false) DESC, parked_at, id
   */
  'visits-parked': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
   *   AND progress = 'called' AND parked_at IS NOT NULL AND counter_name = :counter ORDER BY parked_at, id FOR UPDATE
   */
  'visits-parked-here': {
    values: {
      day: string | null;
      location: number | null;
      services: readonly (number | null)[] | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
   *   AND (progress = 'called' OR progress = 'waiting' AND for_counter <> '') ORDER BY called_at DESC NULLS LAST, id
   */
  'visits-people-of-counters': {
    values: { day: string | null; location: number | null; services: readonly (number | null)[] | null };
    row: Tables['ticket'];
  };
  /** SELECT type, name, description, options FROM reservation_parameter WHERE service_id = $1 ORDER BY position */
  'visits-questions': {
    values: readonly [number | null];
    row: {
      type: ColumnTypes['reservation_parameter.type'];
      name: string;
      description: ColumnTypes['reservation_parameter.description'];
      options: ColumnTypes['reservation_parameter.options'];
    };
  };
  /**
   * SELECT location_id AS "locationId",
   *   string_agg(service_id || ' ' || q.xmin::text || q.ctid::text, ',' ORDER BY service_id) AS "version!",
   *   floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "at!"
   * FROM queue_day q WHERE day = :day AND location_id = ANY(:offices) GROUP BY location_id
   */
  'visits-queue-versions': {
    values: { day: string | null; offices: readonly (number | null)[] | null };
    row: { locationId: number; version: string; at: number };
  };
  /**
   * UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
   *   started_at = CASE WHEN progress = 'called' AND counter_name = :counter THEN started_at END,
   *   ended_at = NULL, parked_at = NULL
   * WHERE id = :ticket RETURNING *
   */
  'visits-recall': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /** UPDATE ticket SET progress = 'called', ended_at = NULL, called_by = $2 WHERE id = $1 RETURNING * */
  'visits-reopen': { values: readonly [string | null, string | null]; row: Tables['ticket'] };
  /**
   * UPDATE ticket SET progress = 'waiting', counter_name = '', called_at = NULL, started_at = NULL, parked_at = NULL,
   *   called_by = NULL, for_counter = '', cnt_to_alert = NULL
   * WHERE id = :ticket AND progress = 'called' RETURNING id
   */
  'visits-return': { values: { ticket: string | null }; row: { id: string } };
  /** UPDATE ticket SET priority = :reason <> '', priority_for = :reason WHERE id = :ticket RETURNING * */
  'visits-set-priority': { values: { reason: string | null; ticket: string | null }; row: Tables['ticket'] };
  /** UPDATE ticket SET started_at = coalesce(started_at, $2) WHERE id = $1 RETURNING * */
  'visits-start': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  /**
   * SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
   * ORDER BY created_at, id
   */
  'visits-today': {
    values: { location: number | null; services: readonly (number | null)[] | null; day: string | null };
    row: Tables['ticket'];
  };
  /**
   * UPDATE ticket SET service_id = :service, location_id = :location, progress = 'waiting', counter_name = '',
   *   called_at = NULL, started_at = NULL, parked_at = NULL, called_by = NULL, cnt_to_alert = NULL,
   *   checked_in_at = coalesce(checked_in_at, :now), transferred_from = :from, for_counter = :counter,
   *   rejoined_at = :arrived, transferred_at = :arrived,
   *   rejoined_behind = coalesce((SELECT max(other.number) FROM ticket other
   *     WHERE other.service_id = :service AND other.location_id = :location AND other.day = :day
   *       AND other.transferred_at IS NULL AND other.created_at <= :arrived AND other.id <> :ticket), 0)
   * WHERE id = :ticket RETURNING *
   */
  'visits-transfer': {
    values: {
      service: number | null;
      location: number | null;
      now: Date | null;
      from: string | null;
      counter: string | null;
      arrived: Date | null;
      day: string | null;
      ticket: string | null;
    };
    row: Tables['ticket'];
  };
  /**
   * UPDATE ticket t SET
   *   progress = CASE WHEN has_rejoined THEN 'absent' WHEN type = 'QUEUE' THEN 'waiting' ELSE 'booked' END,
   *   checked_in_at = CASE WHEN has_rejoined AND checked_in_at < rejoined_at THEN checked_in_at END,
   *   ended_at = CASE WHEN has_rejoined THEN rejoined_at END,
   *   rejoined_at = CASE WHEN NOT has_rejoined THEN rejoined_at END,
   *   rejoined_behind = CASE WHEN NOT has_rejoined THEN rejoined_behind END
   * FROM (SELECT rejoined_at IS NOT NULL AND rejoined_at IS DISTINCT FROM let_pass_at AS has_rejoined FROM ticket
   *   WHERE id = :ticket) AS before
   * WHERE id = :ticket RETURNING t.*
   */
  'visits-undo-check-in': { values: { ticket: string | null }; row: Tables['ticket'] };
  /**
   * UPDATE ticket SET parked_at = NULL, counter_name = :counter, called_by = :calledBy
   * WHERE id = :ticket RETURNING *
   */
  'visits-unpark': {
    values: { counter: string | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  /**
   * SELECT count(*) AS "waiting!" FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
   *   AND progress = 'waiting' AND for_counter IN ('', :counter)
   */
  'visits-waiting-count': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      counter: string | null;
    };
    row: { waiting: number };
  };
  /**
   * SELECT service_id AS "serviceId", min(coalesce(checked_in_at, created_at)) AS "since!" FROM ticket
   * WHERE day = :day AND location_id = :location AND service_id = ANY(:services) AND progress = 'waiting'
   * GROUP BY service_id
   */
  'visits-waiting-since': {
    values: { day: string | null; location: number | null; services: readonly (number | null)[] | null };
    row: { serviceId: number; since: Date };
  };
  /**
   * SELECT service_id AS "serviceId!", location_id AS "locationId!", booking_time AS "time!",
   *   count(*) FILTER (WHERE progress = 'booked') AS "expected!",
   *   count(*) FILTER (WHERE progress = 'waiting') AS "here!"
   * FROM ticket
   * WHERE day = :day AND type <> 'QUEUE' AND rejoined_at IS NULL
   *   AND (progress = 'booked' AND booking_time >= :since OR progress = 'waiting' AND booking_time > :time)
   * GROUP BY 1, 2, 3
   */
  'waits-bookings': {
    values: { day: string | null; since: string | null; time: string | null };
    row: { serviceId: number; locationId: number; time: string; expected: number; here: number };
  };
  /** SELECT * FROM wait_state WHERE updated_at >= :since */
  'waits-changed-states': { values: { since: Date | null }; row: Tables['wait_state'] };
  /**
   * SELECT s.id AS "serviceId", t.department_id AS "departmentId"
   * FROM service s JOIN service_type t ON t.id = s.service_type_id
   */
  'waits-departments': { values: readonly []; row: { serviceId: number; departmentId: number } };
  /**
   * DELETE FROM wait_forecast f WHERE ticket_id IS NOT NULL AND (at < :midnight
   *   OR NOT EXISTS (SELECT FROM ticket t WHERE t.id = f.ticket_id AND t.service_id = f.service_id
   *     AND t.location_id = f.location_id AND t.progress <> 'cancelled'
   *     AND (f.at > t.let_pass_at) IS NOT FALSE))
   */
  'waits-forget': { values: { midnight: Date | null }; row: {} };
  /**
   * INSERT INTO wait_forecast (service_id, location_id, at, ticket_id, people_ahead, expected_seconds,
   *   from_minutes, to_minutes)
   * SELECT service_id, location_id, :now, ticket_id, people_ahead, expected_seconds, from_minutes, to_minutes
   * FROM jsonb_populate_recordset(NULL::wait_forecast, :rows)
   */
  'waits-keep': { values: { now: Date | null; rows: string | null }; row: {} };
  /**
   * INSERT INTO wait_pace (service_id, location_id, day, hour, served, served_seconds, absent, absent_seconds,
   *   booked, arrived)
   * SELECT service_id, location_id, :day, hour, count(*) FILTER (WHERE NOT is_absent),
   *   coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0), count(*) FILTER (WHERE is_absent),
   *   coalesce(sum(seconds) FILTER (WHERE is_absent), 0), coalesce(sum(booked), 0), coalesce(sum(arrived), 0)
   * FROM (
   *   SELECT service_id, location_id, floor(extract(epoch FROM called_at - :midnight) / 3600)::int AS hour,
   *     is_absent, seconds, 0 AS booked, 0 AS arrived
   *   FROM counter_gaps(:day, '-infinity') AS gap
   *   UNION ALL
   *   SELECT service_id, location_id, split_part(booking_time, ':', 1)::int, NULL, NULL,
   *     1, CASE WHEN called_at IS NULL THEN 0 ELSE 1 END
   *   FROM ticket WHERE day = :day AND type <> 'QUEUE' AND progress <> 'cancelled'
   * ) AS hours
   * GROUP BY service_id, location_id, hour ON CONFLICT DO NOTHING
   */
  'waits-keep-day': { values: { day: string | null; midnight: Date | null }; row: {} };
  /** SELECT DISTINCT service_id AS "serviceId", location_id AS "locationId" FROM counter ORDER BY 1, 2 */
  'waits-open-queues': { values: readonly []; row: { serviceId: number; locationId: number } };
  /**
   * SELECT people_ahead, expected_seconds, from_minutes, to_minutes, waited_seconds AS "waited_seconds!"
   * FROM wait_forecast
   * WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
   * ORDER BY at DESC, id DESC LIMIT :most
   */
  'waits-outcomes': {
    values: { service: number | null; location: number | null; since: Date | null; most: number | null };
    row: {
      people_ahead: number;
      expected_seconds: number;
      from_minutes: number | null;
      to_minutes: number | null;
      waited_seconds: number;
    };
  };
  /**
   * SELECT people_ahead, expected_seconds, from_minutes, to_minutes, waited_seconds AS "waited_seconds!"
   * FROM wait_forecast
   * WHERE (service_id, location_id) IN (SELECT * FROM unnest(:services::int[], :locations::int[]))
   *   AND ticket_id IS NULL AND at >= :since
   * ORDER BY at DESC, id DESC LIMIT :most
   */
  'waits-outcomes-of-several': {
    values: {
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
      since: Date | null;
      most: number | null;
    };
    row: {
      people_ahead: number;
      expected_seconds: number;
      from_minutes: number | null;
      to_minutes: number | null;
      waited_seconds: number;
    };
  };
  /**
   * SELECT service_id AS "serviceId!", location_id AS "locationId!",
   *   count(*) FILTER (WHERE NOT is_absent) AS "served!",
   *   coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0) AS "servedSeconds!",
   *   count(*) FILTER (WHERE is_absent) AS "absent!",
   *   coalesce(sum(seconds) FILTER (WHERE is_absent), 0) AS "absentSeconds!"
   * FROM counter_gaps(:day, :since) AS gap
   * WHERE next_at >= :endedSince GROUP BY 1, 2
   */
  'waits-recent': {
    values: { day: string | null; since: Date | null; endedSince: Date | null };
    row: {
      serviceId: number;
      locationId: number;
      served: number;
      servedSeconds: number;
      absent: number;
      absentSeconds: number;
    };
  };
  /**
   * SELECT count(*) AS "told!",
   *   count(*) FILTER (WHERE waited_seconds BETWEEN from_minutes * 60 AND to_minutes * 60) AS "hits!"
   * FROM wait_forecast
   * WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
   *   AND from_minutes IS NOT NULL
   */
  'waits-record': {
    values: { service: number | null; location: number | null; since: Date | null };
    row: { told: number; hits: number };
  };
  /**
   * UPDATE wait_forecast f
   * SET waited_seconds = extract(epoch FROM t.called_at - f.at)::float8, ticket_id = NULL
   * FROM ticket t
   * WHERE t.id = f.ticket_id AND t.service_id = f.service_id AND t.location_id = f.location_id
   *   AND t.called_at >= f.at AND (f.at > t.let_pass_at) IS NOT FALSE
   * RETURNING f.service_id AS "serviceId", f.location_id AS "locationId"
   */
  'waits-settle': { values: readonly []; row: { serviceId: number; locationId: number } };
  /**
   * SELECT d.day::date AS "day!" FROM generate_series(:since::date, :until::date, interval '1 day') AS d(day)
   * WHERE NOT EXISTS (SELECT FROM wait_pace p WHERE p.day = d.day)
   */
  'waits-unkept-days': { values: { since: string | null; until: string | null }; row: { day: string } };
  /**
   * SELECT service_id AS "serviceId!", location_id AS "locationId!",
   *   hour = :hour AND extract(dow FROM day)::int = :weekday AS "isAlike!",
   *   sum(served) AS "served!", sum(served_seconds) AS "servedSeconds!",
   *   sum(absent) AS "absent!", sum(absent_seconds) AS "absentSeconds!",
   *   sum(booked) AS "booked!", sum(arrived) AS "arrived!"
   * FROM wait_pace WHERE day >= :since GROUP BY 1, 2, 3
   */
  'waits-usual': {
    values: { hour: number | null; weekday: number | null; since: string | null };
    row: {
      serviceId: number;
      locationId: number;
      isAlike: boolean;
      served: number;
      servedSeconds: number;
      absent: number;
      absentSeconds: number;
      booked: number;
      arrived: number;
    };
  };
  /**
   * INSERT INTO wait_state SELECT * FROM jsonb_populate_recordset(NULL::wait_state, :rows)
   * ON CONFLICT (service_id, location_id) DO UPDATE SET updated_at = EXCLUDED.updated_at,
   *   seconds_per_person = EXCLUDED.seconds_per_person, bookings = EXCLUDED.bookings,
   *   calibration = EXCLUDED.calibration, calibrated_on = EXCLUDED.calibrated_on,
   *   told = EXCLUDED.told, hits = EXCLUDED.hits, sampled_at = EXCLUDED.sampled_at,
   *   typical = EXCLUDED.typical, known_from = EXCLUDED.known_from
   */
  'waits-write-states': { values: { rows: string | null }; row: {} };
}
