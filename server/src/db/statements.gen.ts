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
  consent: { account: string; device_id: string; clause_id: number; consented_at: Date };
  counter: { service_id: number; location_id: number; name: string; paused_at: Date | null };
  counter_holder: {
    department_id: number;
    location_id: number;
    counter: string;
    day: string;
    held_by: string;
    name: string;
    since: Date;
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
  };
  migration: { name: string; applied_at: Date };
  office_code: { code_hash: string; owner: string; handed_by: string; made_at: Date; used_at: Date | null };
  opening_hours: { location_id: number; weekday: number; opens_minute: number; closes_minute: number };
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

/** What each statement takes and answers. */
export interface Statements {
  'alerts-next-closing': {
    values: readonly [];
    row: { serviceId: number; locationId: number; closedAt: Date };
  };
  'alone-lock': { values: readonly [string | null]; row: { free: boolean } };
  'answers-in-clear': {
    values: readonly [number | null];
    row: { id: string; parameters: ColumnTypes['ticket.parameters'] };
  };
  'answers-seal': {
    values: readonly [readonly (string | null)[] | null, readonly (Buffer | null)[] | null];
    row: {};
  };
  'audit-chain': { values: readonly [number | null]; row: { done: number } };
  'audit-head': { values: readonly []; row: { position: number; hash: string } };
  'audit-owner': { values: readonly []; row: { own: boolean } };
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
  'audit-verify': { values: readonly []; row: { position: number } };
  'backend-pseudonym-key': { values: readonly [string | null]; row: { key: Buffer } };
  'backend-pseudonym-key-add': { values: readonly [string | null, Buffer | null]; row: {} };
  'booking-next-number': {
    values: { service: number | null; location: number | null; day: string | null };
    row: { number: number };
  };
  'bookings-grant': {
    values: { tickets: string | null; receipts: string | null };
    row: { id: string; deferred: unknown };
  };
  'catalogue-category': { values: readonly []; row: Tables['category'] };
  'catalogue-counter-place': { values: readonly []; row: Tables['counter_place'] };
  'catalogue-department': { values: readonly []; row: Tables['department'] };
  'catalogue-location': { values: readonly []; row: Tables['location'] };
  'catalogue-opening-hours': { values: readonly []; row: Tables['opening_hours'] };
  'catalogue-public-holiday': { values: readonly []; row: { day: string } };
  'catalogue-reservation-parameter': { values: readonly []; row: { service_id: number } };
  'catalogue-service': { values: readonly []; row: Tables['service'] };
  'catalogue-service-location': { values: readonly []; row: Tables['service_location'] };
  'catalogue-service-other-name': { values: readonly []; row: Tables['service_other_name'] };
  'catalogue-service-type': { values: readonly []; row: Tables['service_type'] };
  'catalogue-special-work-day': { values: readonly []; row: Tables['special_work_day'] };
  'clock-read': { values: readonly []; row: { at: Date } };
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
  'code-in-the-way': { values: { since: Date | null; count: number | null }; row: { sent_at: Date } };
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
  'code-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
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
  'code-return': { values: readonly [readonly (string | null)[] | null]; row: {} };
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
  'code-sent-number': {
    values: { area: string | null; number: string | null; since: Date | null };
    row: { asker: string; network: string; sent_at: Date };
  };
  'code-tried': { values: readonly [string | null]; row: {} };
  'code-under-way': {
    values: readonly [readonly (string | null)[] | null];
    row: { pg_advisory_xact_lock_shared: string | null };
  };
  'code-untried': {
    values: { area: string | null; number: string | null; since: Date | null };
    row: { challenge_id: string };
  };
  'code-used': { values: readonly [string | null, Date | null]; row: {} };
  'codes-under-way': {
    values: readonly [readonly (string | null)[] | null];
    row: { name: string; count: number };
  };
  'consent-find': {
    values: { account: string | null; deviceId: string | null; clauseId: number | null };
    row: { found: number | null };
  };
  'consent-keep': {
    values: { account: string | null; deviceId: string | null; clauseId: number | null; now: Date | null };
    row: {};
  };
  'counter-act-find': {
    values: readonly [string | null];
    row: { day: string; serviceId: number; locationId: number; departmentId: number };
  };
  'counter-act-lock': { values: readonly [string | null]; row: Tables['ticket'] };
  'counter-called': { values: readonly [string | null]; row: Tables['ticket'] };
  'counter-close': { values: readonly [number | null, number | null, string | null]; row: {} };
  'counter-closed': { values: readonly [number | null, number | null, Date | null]; row: {} };
  'counter-find-ticket': { values: readonly [string | null]; row: Tables['ticket'] };
  'counter-finish': { values: readonly [string | null, string | null, Date | null]; row: Tables['ticket'] };
  'counter-free': {
    values: { location: number | null; counter: string | null; department: number | null };
    row: {};
  };
  'counter-free-sent': {
    values: readonly [number | null, number | null, string | null, string | null];
    row: {};
  };
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
  'counter-key-add': {
    values: { id: string | null; departmentId: number | null; secretHash: string | null; by: string | null };
    row: {};
  };
  'counter-key-department': { values: readonly [string | null]; row: { id: number } };
  'counter-key-revoke': { values: { by: string | null; id: string | null }; row: { id: string } };
  'counter-keys-find': {
    values: readonly [readonly (string | null)[] | null];
    row: { id: string; department_id: number; secret_hash: string };
  };
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
  'counter-keys-live': { values: readonly [number | null]; row: { id: string } };
  'counter-leave': {
    values: { department: number | null; location: number | null; counter: string | null };
    row: {};
  };
  'counter-lock-office': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
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
      isPaused: boolean;
      heldBy: string | null;
      holderName: string | null;
      since: Date | null;
    };
  };
  'counter-of-visit': {
    values: readonly [string | null];
    row: { heldBy: string | null; holderName: string | null; since: Date | null; isOpen: boolean };
  };
  'counter-open': { values: readonly [number | null, number | null, string | null]; row: {} };
  'counter-pause-queue': {
    values: { paused: boolean | null; until: Date | null; service: number | null; location: number | null };
    row: {};
  };
  'counter-queue-of': { values: readonly [string | null]; row: { departmentId: number; locationId: number } };
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
  'counter-quota': {
    values: { quota: number | null; open: boolean | null; service: number | null; location: number | null };
    row: { wasOpen: boolean };
  };
  'counter-recall': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  'counter-visits': {
    values: {
      day: string | null;
      location: number | null;
      services: readonly (number | null)[] | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  'dev-bring-to-today': {
    values: { day: string | null; time: string | null; ticket: string | null };
    row: { id: string };
  };
  'dev-departments': { values: readonly []; row: { id: number; code: string } };
  'dev-forget-wait-states': { values: readonly []; row: {} };
  'dev-outbox': {
    values: {
      digits: string | null;
      areas: readonly (string | null)[] | null;
      numbers: readonly (string | null)[] | null;
    };
    row: { mob_area: string; mob_num: string; text: string; code: string | null; created_at: Date };
  };
  'dev-recorded-queues': { values: readonly []; row: { serviceId: number; locationId: number } };
  'erase-office_code': {
    values: readonly [readonly (string | null)[] | null];
    row: { '?column?': number | null };
  };
  'erase-sessions': {
    values: readonly [readonly (string | null)[] | null];
    row: { '?column?': number | null };
  };
  'erase-sessions-read': { values: readonly []; row: { id_hash: string; sealed: Buffer } };
  'erase-slot-hold': {
    values: { names: readonly (string | null)[] | null };
    row: { '?column?': number | null };
  };
  'erase-ticket': {
    values: { area: string | null; number: string | null; accounts: readonly (string | null)[] | null };
    row: { '?column?': number | null };
  };
  favourite: {
    values: { owners: readonly (string | null)[] | null; id: string | null };
    row: Tables['favourite'];
  };
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
  'favourite-drop': {
    values: { owners: readonly (string | null)[] | null; id: string | null };
    row: { id: string };
  };
  favourites: {
    values: { owners: readonly (string | null)[] | null; most: number | null };
    row: Tables['favourite'];
  };
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
  guides: {
    values: readonly [];
    row: { title: ColumnTypes['guide.title']; text: ColumnTypes['guide.text']; icon: string };
  };
  'hold-count': { values: { holder: string | null }; row: { count: number } };
  'hold-end': {
    values: { id: string | null; names: readonly (string | null)[] | null };
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  'hold-expire': {
    values: readonly [Date | null];
    row: { service_id: number; location_id: number; day: string; time: string };
  };
  'hold-find': {
    values: { id: string | null; names: readonly (string | null)[] | null };
    row: { state: ColumnTypes['slot_hold.state']; expires_at: Date };
  };
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
  'hold-lock-holder': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  'hold-renew': {
    values: {
      expiresAt: Date | null;
      id: string | null;
      now: Date | null;
      names: readonly (string | null)[] | null;
    };
    row: { id: string };
  };
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
  'hold-share-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
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
  'hot-services': { values: readonly [Date | null]; row: { service_id: number; uses: number } };
  'idempotency-find': {
    values: { keys: readonly (string | null)[] | null; subjects: readonly (string | null)[] | null };
    row: { name: string; fingerprint: string; answer: string; late: unknown };
  };
  'idempotency-find-others': {
    values: { key: string | null; subject: string | null };
    row: { '?column?': number | null };
  };
  'idempotency-keep': {
    values: { key: string | null; subject: string | null; fingerprint: string | null; answer: string | null };
    row: {};
  };
  'idempotency-lock': { values: { names: readonly (string | null)[] | null }; row: { free: boolean } };
  'idempotency-wait': {
    values: { names: readonly (string | null)[] | null };
    row: { pg_advisory_xact_lock: string | null };
  };
  'login-code-use': { values: readonly [string | null, Date | null]; row: {} };
  'metrics-holds': { values: readonly []; row: { state: ColumnTypes['slot_hold.state']; holds: number } };
  'metrics-queues': {
    values: readonly [string | null];
    row: { service: number; location: number; progress: string; people: number };
  };
  'metrics-unsent': { values: readonly []; row: { kind: ColumnTypes['sms_outbox.kind']; messages: number } };
  'migration-known-from': { values: readonly [string | null]; row: { at: Date } };
  'number-next-on-site': {
    values: { service: number | null; location: number | null; day: string | null };
    row: { number: number };
  };
  'numbers-give': {
    values: { tickets: string | null; day: string | null; time: string | null; receipts: string | null };
    row: { id: string; deferred: unknown };
  };
  'office-code-insert': {
    values: { hash: string | null; owner: string | null; handedBy: string | null; now: Date | null };
    row: {};
  };
  'office-code-language': {
    values: { area: string | null; number: string | null };
    row: { language: ColumnTypes['ticket.language'] };
  };
  'office-code-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  'office-code-use': {
    values: { now: Date | null; hashes: readonly (string | null)[] | null; since: Date | null };
    row: { owner: string };
  };
  'office-codes-of-number': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { made_at: Date };
  };
  'office-codes-of-staff': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { made_at: Date };
  };
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
  'personal-text-key': { values: readonly []; row: { sealed: Buffer } };
  'personal-text-key-make': { values: readonly [Buffer | null]; row: {} };
  'personal-text-key-reseal': { values: readonly [Buffer | null]; row: {} };
  'puzzle-drop': { values: readonly [Date | null]; row: {} };
  'puzzle-use': { values: readonly [string | null, Date | null]; row: { id: string } };
  'queue-appointments-before': {
    values: { ids: readonly (string | null)[] | null };
    row: { id: string; ahead: number };
  };
  'queue-by-phone': {
    values: { service: number | null; location: number | null; day: string | null; since: Date | null };
    row: Tables['ticket'];
  };
  'queue-call-next': {
    values: {
      counter: string | null;
      now: Date | null;
      calledBy: string | null;
      service: number | null;
      location: number | null;
      day: string | null;
      time: string | null;
    };
    row: Tables['ticket'];
  };
  'queue-called-since': {
    values: { service: number | null; location: number | null; day: string | null; since: Date | null };
    row: { count: number };
  };
  'queue-figures': {
    values: {
      day: string | null;
      time: string | null;
      now: Date | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
    };
    row: {
      serviceId: number;
      locationId: number;
      waiting: number;
      notCheckedIn: number;
      early: number;
      openCounters: number;
      remoteGiven: number;
      quota: number;
      isOpen: boolean;
      isPaused: boolean;
      pausedUntil: Date | null;
      version: string | null;
    };
  };
  'queue-order': {
    values: { service: number | null; location: number | null; day: string | null; time: string | null };
    row: { version: string | null; ids: string };
  };
  'queue-reached': {
    values: {
      service: number | null;
      location: number | null;
      day: string | null;
      time: string | null;
      keyStart: string | null;
      keyEnd: string | null;
    };
    row: Tables['ticket'] & { ahead: number };
  };
  'queue-rejoin': {
    values: {
      now: Date | null;
      service: number | null;
      location: number | null;
      day: string | null;
      time: string | null;
      behind: number | null;
      ticket: string | null;
    };
    row: Tables['ticket'];
  };
  'queues-call': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  'queues-lock-firsts': {
    values: {
      services: readonly (number | null)[] | null;
      location: number | null;
      day: string | null;
      time: string | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  'queues-waiting': {
    values: {
      services: readonly (number | null)[] | null;
      location: number | null;
      day: string | null;
      time: string | null;
      counter: string | null;
      most: number | null;
    };
    row: Tables['ticket'];
  };
  'queues-with-alerts': {
    values: { day: string | null };
    row: { serviceId: number; locationId: number; version: string };
  };
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
  'release-file-add': {
    values: { url: string | null; integrity: string | null; content: Buffer | null };
    row: {};
  };
  'release-files': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string; content: Buffer };
  };
  'release-files-held': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string };
  };
  'release-files-known': {
    values: readonly [readonly (string | null)[] | null];
    row: { url: string; integrity: string };
  };
  'release-files-lock': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  'release-files-room': {
    values: readonly [string | null];
    row: { waiting: number; waitingBytes: number; bytes: number };
  };
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
  'release-hold-lift': { values: { remote: string | null; sequence: number | null }; row: {} };
  'release-holds': {
    values: readonly [];
    row: { remote: string; sequence: number; share: number; asked: number; failed: number };
  };
  'release-lock': { values: readonly []; row: { pg_advisory_xact_lock: string | null } };
  'release-notice-take': {
    values: { now: Date | null; most: number | null; remotes: readonly (string | null)[] | null };
    row: {
      remote: string;
      sequence: number;
      tries: number;
      asked: number;
      failed: number;
      kinds: readonly string[];
      at: Date;
    };
  };
  'release-notice-told': {
    values: { now: Date | null; remote: string | null; sequence: number | null };
    row: {};
  };
  'release-notices-note': {
    values: { now: Date | null; remotes: readonly (string | null)[] | null };
    row: {};
  };
  'release-order-add': {
    values: { remote: string | null; sequence: number | null; after: number | null; content: string | null };
    row: {};
  };
  'release-orders': { values: readonly [number | null]; row: { position: number; content: string } };
  'release-proofs': {
    values: readonly [number | null];
    row: { position: number; remote: string; sequence: number };
  };
  'release-prove': { values: { remote: string | null; sequence: number | null; now: Date | null }; row: {} };
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
  'release-stop': {
    values: {
      remote: string | null;
      sequence: number | null;
      asked: number | null;
      failed: number | null;
      kinds: readonly (string | null)[] | null;
      now: Date | null;
    };
    row: { position: number };
  };
  'release-stops': {
    values: readonly [number | null];
    row: {
      position: number;
      remote: string;
      sequence: number;
      asked: number;
      failed: number;
      kinds: readonly string[];
      at: Date;
    };
  };
  'release-voice-note': {
    values: {
      remote: string | null;
      sequence: number | null;
      subscriber: string | null;
      failedAs: string | null;
      now: Date | null;
      wasShown: boolean | null;
      network: string | null;
      voice: number | null;
    };
    row: {};
  };
  'search-clear': { values: { owner: string | null }; row: { keyword: string } };
  'search-list': { values: { owner: string | null }; row: { keyword: string } };
  'search-record': { values: { owner: string | null; keyword: string | null; now: Date | null }; row: {} };
  'search-trim': { values: { owner: string | null }; row: {} };
  'session-cookie-find': { values: readonly [string | null]; row: { superseded_at: Date | null } };
  'session-cookie-rotate': {
    values: {
      now: Date | null;
      session: string | null;
      came: string | null;
      knownSince: Date | null;
      goes: string | null;
    };
    row: {};
  };
  'session-delete': { values: readonly [string | null]; row: {} };
  'session-delete-person': { values: readonly [string | null, readonly (string | null)[] | null]; row: {} };
  'session-end': { values: readonly [string | null]; row: {} };
  'session-end-oldest': {
    values: readonly [readonly (string | null)[] | null, Date | null, string | null];
    row: {};
  };
  'session-end-one': {
    values: readonly [string | null, readonly (string | null)[] | null];
    row: { id: string };
  };
  'session-end-person': { values: readonly [readonly (string | null)[] | null]; row: {} };
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
  'session-lock': { values: readonly [string | null, Date | null]; row: { id_hash: string; sealed: Buffer } };
  'session-lock-person': { values: readonly [string | null]; row: { pg_advisory_xact_lock: string | null } };
  'session-of-cookie': { values: readonly [string | null]; row: { session: string } };
  'session-of-cookie-in-use': { values: readonly [string | null, Date | null]; row: { session: string } };
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
  'sessions-find': {
    values: readonly [readonly (string | null)[] | null, Date | null];
    row: { id_hash: string; sealed: Buffer };
  };
  'slot-free': {
    values: { serviceId: number | null; locationId: number | null; day: string | null; time: string | null };
    row: {};
  };
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
  'slot-return': {
    values: readonly [Date | null];
    row: { service_id: number; location_id: number; day: string; time: string };
  };
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
  'slots-taken-days': {
    values: {
      serviceId: number | null;
      locationId: number | null;
      first: string | null;
      last: string | null;
    };
    row: { day: string; time: string; taken: number };
  };
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
  'sms-drop': {
    values: {
      now: Date | null;
      because: string | null;
      refused: number | null;
      keepsCode: boolean | null;
      id: number | null;
    };
    row: {};
  };
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
    row: {};
  };
  'sms-later': {
    values: { next: Date | null; refused: number | null; id: number | null; attempts: number | null };
    row: {};
  };
  'sms-sent': { values: { now: Date | null; keepsCode: boolean | null; id: number | null }; row: {} };
  'sms-take-back': { values: readonly [readonly (string | null)[] | null]; row: { key: string } };
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
  'staff-device-enrol': {
    values: { now: Date | null; again: Date | null; codeHash: string | null };
    row: { id: string; department_id: number; location_id: number; kind: string; name: string };
  };
  'staff-device-find': {
    values: readonly [string | null];
    row: { id: string; department_id: number; location_id: number; revoked_at: Date | null };
  };
  'staff-device-list': {
    values: readonly [Date | null];
    row: {
      id: string;
      department_id: number;
      location_id: number;
      kind: string;
      name: string;
      created_at: Date;
      enrolled_at: Date | null;
    };
  };
  'staff-device-revoke': { values: readonly [string | null, Date | null]; row: {} };
  'staff-queues': {
    values: {
      day: string | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
    };
    row: { serviceId: number; locationId: number; waitCount: number; openCounters: readonly string[] };
  };
  'team-credential-use': {
    values: { hash: string | null; key: string | null; now: Date | null };
    row: { claim_hash: string };
  };
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
  'ticket-cancel': { values: readonly [string | null]; row: {} };
  'ticket-check-in': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  'ticket-favourites-of': {
    values: {
      owners: readonly (string | null)[] | null;
      services: readonly (number | null)[] | null;
      locations: readonly (number | null)[] | null;
    };
    row: { id: string; owner: string; service_id: number; location_id: number };
  };
  'ticket-find': { values: readonly [string | null]; row: Tables['ticket'] };
  'ticket-find-each': { values: { ids: readonly (string | null)[] | null }; row: Tables['ticket'] };
  'ticket-history': {
    values: readonly [string | null];
    row: { at: Date; route: string; facts: ColumnTypes['audit.facts'] };
  };
  'ticket-insert': { values: { tickets: string | null }; row: {} };
  'ticket-lock-own': {
    values: { area: string | null; number: string | null; person: string | null; id: string | null };
    row: Tables['ticket'];
  };
  'ticket-lock-owners': {
    values: { names: readonly (string | null)[] | null };
    row: { pg_advisory_xact_lock: string | null };
  };
  'ticket-memo': { values: readonly [string | null, string | null]; row: {} };
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
      id: string | null;
    };
    row: Tables['ticket'];
  };
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
  'visits-appointments': {
    values: { location: number | null; services: readonly (number | null)[] | null; day: string | null };
    row: Tables['ticket'];
  };
  'visits-board': {
    values: {
      locations: readonly (number | null)[] | null;
      services: readonly (string | null)[] | null;
      day: string | null;
    };
    row: {
      office: number;
      id: string;
      service_id: number;
      jetton_code: string;
      counter_name: string;
      called_at: Date;
    };
  };
  'visits-by-uid': { values: readonly [string | null]; row: { id: string } };
  'visits-call-this': {
    values: { counter: string | null; now: Date | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  'visits-cancel': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  'visits-check-in': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  'visits-counter-queues': {
    values: {
      now: Date | null;
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
    };
    row: { service_id: number; isPaused: boolean; pausedUntil: Date | null };
  };
  'visits-find-today': { values: readonly [string | null, string | null]; row: Tables['ticket'] };
  'visits-finish': { values: readonly [string | null, Date | null]; row: { id: string } };
  'visits-lock': { values: readonly [string | null]; row: Tables['ticket'] };
  'visits-miss': {
    values: { now: Date | null; day: string | null; time: string | null };
    row: Tables['ticket'];
  };
  'visits-name-questions': {
    values: readonly [readonly (number | null)[] | null];
    row: { service_id: number; name: string };
  };
  'visits-open-counter': {
    values: readonly [number | null, number | null, string | null];
    row: { one: number | null };
  };
  'visits-park': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  'visits-parked': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      counter: string | null;
    };
    row: Tables['ticket'];
  };
  'visits-pause': {
    values: {
      paused: boolean | null;
      now: Date | null;
      location: number | null;
      counter: string | null;
      services: readonly (number | null)[] | null;
    };
    row: { name: string };
  };
  'visits-questions': {
    values: readonly [number | null];
    row: {
      type: ColumnTypes['reservation_parameter.type'];
      name: string;
      description: ColumnTypes['reservation_parameter.description'];
      options: ColumnTypes['reservation_parameter.options'];
    };
  };
  'visits-queue-versions': {
    values: { day: string | null; offices: readonly (number | null)[] | null };
    row: { locationId: number; version: string; at: number };
  };
  'visits-reopen': { values: readonly [string | null, string | null]; row: Tables['ticket'] };
  'visits-start': { values: readonly [string | null, Date | null]; row: Tables['ticket'] };
  'visits-today': {
    values: { location: number | null; services: readonly (number | null)[] | null; day: string | null };
    row: Tables['ticket'];
  };
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
  'visits-unpark': {
    values: { counter: string | null; calledBy: string | null; ticket: string | null };
    row: Tables['ticket'];
  };
  'visits-waiting-count': {
    values: {
      location: number | null;
      services: readonly (number | null)[] | null;
      day: string | null;
      counter: string | null;
    };
    row: { waiting: number };
  };
  'waits-bookings': {
    values: { day: string | null; since: string | null; time: string | null };
    row: { serviceId: number; locationId: number; time: string; expected: number; here: number };
  };
  'waits-changed-states': { values: { since: Date | null }; row: Tables['wait_state'] };
  'waits-departments': { values: readonly []; row: { serviceId: number; departmentId: number } };
  'waits-forget': { values: { midnight: Date | null }; row: {} };
  'waits-keep': { values: { now: Date | null; rows: string | null }; row: {} };
  'waits-keep-day': { values: { day: string | null; midnight: Date | null }; row: {} };
  'waits-open-queues': { values: readonly []; row: { serviceId: number; locationId: number } };
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
  'waits-record': {
    values: { service: number | null; location: number | null; since: Date | null };
    row: { told: number; hits: number };
  };
  'waits-settle': { values: readonly []; row: { serviceId: number; locationId: number } };
  'waits-unkept-days': { values: { since: string | null; until: string | null }; row: { day: string } };
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
  'waits-write-states': { values: { rows: string | null }; row: {} };
}
