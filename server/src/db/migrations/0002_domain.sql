-- Names are jsonb of the four languages: {"zh_hant": …, "zh_hans": …, "pt_pt": …, "en_us": …}.
CREATE TABLE category (
  id int PRIMARY KEY,
  name jsonb NOT NULL,
  ui_color text NOT NULL,
  ui_icon text NOT NULL,
  other boolean NOT NULL DEFAULT false,
  position int NOT NULL
);

CREATE TABLE department (
  id int PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name jsonb NOT NULL,
  icon text NOT NULL,
  suspended boolean NOT NULL DEFAULT false,
  show_home boolean NOT NULL DEFAULT true,
  remote_counter boolean NOT NULL DEFAULT false,
  office_tel text NOT NULL,
  position int NOT NULL
);

CREATE TABLE service_type (
  id int PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  name jsonb NOT NULL,
  ui_color text NOT NULL,
  ui_icon text NOT NULL,
  position int NOT NULL
);

CREATE TABLE service (
  id int PRIMARY KEY,
  code text NOT NULL,
  service_type_id int NOT NULL REFERENCES service_type,
  category_id int NOT NULL REFERENCES category,
  name jsonb NOT NULL,
  ui_icon text NOT NULL,
  ui_color text NOT NULL,
  detail_type text NOT NULL DEFAULT 'html' CHECK (detail_type IN ('URL', 'html')),
  detail_url text NOT NULL DEFAULT '',
  detail_html jsonb,
  warning jsonb,
  reservation_recommend boolean NOT NULL DEFAULT false,
  recommend_type text NOT NULL DEFAULT 'SYSTEM_SERVICE',
  recommended_rank int,
  position int NOT NULL
);

CREATE TABLE location (
  id int PRIMARY KEY,
  name jsonb NOT NULL,
  address jsonb NOT NULL,
  description jsonb NOT NULL,
  telephone text NOT NULL,
  latitude double precision,
  longitude double precision,
  suspended boolean NOT NULL DEFAULT false,
  remote_counter boolean NOT NULL DEFAULT false,
  rc_service_login boolean NOT NULL DEFAULT false,
  ui_icon text NOT NULL,
  ui_color text NOT NULL,
  closes_on_holidays boolean NOT NULL DEFAULT true,
  position int NOT NULL
);

-- 0 = Sunday; minutes of Macao's day, 1440 = midnight at its end.
CREATE TABLE opening_hours (
  location_id int NOT NULL REFERENCES location,
  weekday int NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  opens_minute int NOT NULL,
  closes_minute int NOT NULL CHECK (closes_minute > opens_minute),
  PRIMARY KEY (location_id, weekday, opens_minute)
);

CREATE TABLE public_holiday (day date PRIMARY KEY, name jsonb NOT NULL);
CREATE TABLE special_work_day (
  location_id int NOT NULL REFERENCES location,
  day date NOT NULL,
  PRIMARY KEY (location_id, day)
);

CREATE TABLE service_location (
  service_id int NOT NULL REFERENCES service,
  location_id int NOT NULL REFERENCES location,
  booking boolean NOT NULL,
  booking_open boolean NOT NULL DEFAULT true,
  time_ticket boolean NOT NULL DEFAULT false,
  period_ticket_day date,
  period_ticket_state text NOT NULL DEFAULT '',
  check_id_reservation boolean NOT NULL DEFAULT false,
  check_id_time boolean NOT NULL DEFAULT false,
  check_id_queue boolean NOT NULL DEFAULT false,
  slot_style text NOT NULL DEFAULT 'list',
  slot_minutes int NOT NULL DEFAULT 30,
  slot_capacity int NOT NULL DEFAULT 4,
  days_ahead int NOT NULL DEFAULT 45,
  ticket boolean NOT NULL,
  queue_open boolean NOT NULL DEFAULT true,
  queue_paused boolean NOT NULL DEFAULT false,
  queue_letter text NOT NULL DEFAULT 'A',
  area jsonb,
  sub_area jsonb,
  queue_quota int NOT NULL DEFAULT 300,
  busy_from int NOT NULL DEFAULT 0,
  min_to_alert int NOT NULL DEFAULT 1,
  max_to_alert int NOT NULL DEFAULT 20,
  PRIMARY KEY (service_id, location_id)
);

CREATE TABLE reservation_parameter (
  service_id int NOT NULL REFERENCES service,
  position int NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  description jsonb NOT NULL,
  required boolean NOT NULL DEFAULT true,
  options jsonb NOT NULL DEFAULT '[]',
  pattern text,
  PRIMARY KEY (service_id, position)
);

CREATE TABLE guide (position int PRIMARY KEY, title jsonb NOT NULL, text jsonb NOT NULL, icon text NOT NULL);

-- One row for each time that anybody ever wanted; `taken` counts tickets and holds.
CREATE TABLE slot (
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  capacity int NOT NULL,
  taken int NOT NULL CHECK (taken >= 0 AND taken <= capacity),
  PRIMARY KEY (service_id, location_id, day, time)
);

CREATE TABLE slot_hold (
  id uuid PRIMARY KEY,
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  expires_at timestamptz NOT NULL,
  renewed boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'used', 'released', 'expired'))
);
CREATE INDEX slot_hold_due ON slot_hold (expires_at) WHERE state = 'held';

-- A freed place comes back after a random delay, so that nobody can pass one on.
CREATE TABLE freed_place (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  returns_at timestamptz NOT NULL
);
CREATE INDEX freed_place_due ON freed_place (returns_at);

CREATE TABLE queue_day (
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  last_number int NOT NULL DEFAULT 0,
  remote_given int NOT NULL DEFAULT 0,
  PRIMARY KEY (service_id, location_id, day)
);

CREATE TABLE counter (
  service_id int NOT NULL,
  location_id int NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (service_id, location_id, name)
);

CREATE TABLE ticket (
  id uuid PRIMARY KEY,
  uid text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('QUEUE', 'RESERCATION', 'PERIOD')),
  jetton_code text NOT NULL,
  service_id int NOT NULL REFERENCES service,
  location_id int NOT NULL REFERENCES location,
  mob_area text,
  mob_num text,
  euid text,
  identify_cipher bytea,
  identify_digest text,
  day date NOT NULL,
  booking_time text NOT NULL DEFAULT '',
  number int,
  priority boolean NOT NULL DEFAULT false,
  progress text NOT NULL
    CHECK (progress IN ('booked', 'waiting', 'called', 'treated', 'absent', 'cancelled')),
  counter_name text NOT NULL DEFAULT '',
  called_at timestamptz,
  checked_in_at timestamptz,
  cnt_to_alert int,
  business_code text NOT NULL DEFAULT '',
  parameters jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX ticket_line ON ticket (service_id, location_id, day, priority DESC, number)
  WHERE progress IN ('waiting', 'called');
CREATE INDEX ticket_owner ON ticket (mob_area, mob_num, day DESC);
CREATE INDEX ticket_recent ON ticket (created_at DESC);
-- One active booking for a number, service and day; one active place in a line.
CREATE UNIQUE INDEX ticket_one_booking ON ticket (mob_area, mob_num, service_id, day)
  WHERE progress = 'booked';
CREATE UNIQUE INDEX ticket_one_in_line ON ticket (mob_area, mob_num, service_id, location_id, day)
  WHERE progress IN ('waiting', 'called') AND type = 'QUEUE';

CREATE TABLE favourite (
  id uuid PRIMARY KEY,
  owner text NOT NULL,
  service_id int NOT NULL REFERENCES service,
  location_id int NOT NULL REFERENCES location,
  type text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner, service_id, location_id)
);

CREATE TABLE search_record (
  owner text NOT NULL,
  keyword text NOT NULL,
  searched_at timestamptz NOT NULL,
  PRIMARY KEY (owner, keyword)
);
