import type { Db, Queryable } from '../db/db';
import { HOLIDAYS, SPECIAL_WORK_DAYS } from './calendar';
import { CATEGORIES, DEPARTMENTS } from './departments';
import { LOCATIONS } from './locations';
import { insert, type Row } from './insert';
import { names, type Named } from './names';
import { GUIDES, PARAMETERS } from './parameters';
import { ARRIVE_IN_TIME, SERVICE_TYPES, type ServiceData } from './services';

const CARD_SETS = ['teal', 'blue', 'amber', 'plum'];
const LETTERS = ['A', 'C', 'E', 'F', 'H'];
const color = (at: number) => CARD_SETS[at % CARD_SETS.length]!;

const AREA = (letter: string): Named => [`${letter} 區`, `Zona ${letter}`, `Area ${letter}`];
const SUB_AREA = (letter: string, number: number): Named => [
  `${letter}${number} 櫃台`,
  `Balcões ${letter}${number}`,
  `Counters ${letter}${number}`,
];

function pointRow(service: ServiceData, serviceId: number, code: string, at: number): Row {
  const location = LOCATIONS.find((candidate) => candidate.code === code)!;
  const letter = LETTERS[serviceId % LETTERS.length]!;
  const offers = service.offers ?? 'bq';
  const onlySessions = service.timeTicket === 'only';
  return {
    service_id: serviceId,
    location_id: location.id,
    booking: offers.includes('b'),
    booking_open: !onlySessions && service.paused !== true,
    time_ticket: service.timeTicket !== undefined,
    // Unless an office fixes a session, the server issues time tickets for today or its next work day.
    period_ticket_day: null,
    period_ticket_state: '',
    check_id_reservation: service.idNumber ?? false,
    check_id_time: service.timeTicket !== undefined && service.idNumber === true,
    check_id_queue: service.idNumber === true && location.code !== 'H24',
    slot_style: service.style ?? 'list',
    slot_minutes: 30,
    slot_capacity: service.capacity ?? 3 + (at % 2),
    days_ahead: 45,
    ticket: offers.includes('q'),
    queue_open: service.queueClosed !== true,
    queue_paused: service.paused ?? false,
    queue_letter: letter,
    area: names(AREA(letter)),
    sub_area: names(SUB_AREA(letter, (serviceId % 4) + 1)),
    queue_quota: service.quota ?? 5_000,
    busy_from: service.busyFrom ?? 0,
    min_to_alert: 1,
    max_to_alert: 20,
  };
}

const TYPES = SERVICE_TYPES.map((type, at) => ({ ...type, id: at + 1 }));
const SERVICES = TYPES.flatMap((type) =>
  type.services.map((service) => ({ ...service, typeId: type.id })),
).map((service, at) => ({ ...service, id: at + 1 }));

/** Categories, departments and their types of service. */
async function seedDepartments(tx: Queryable) {
  await insert(
    tx,
    'category',
    CATEGORIES.map(({ id, name, icon, other }, at) => ({
      id,
      name: names(name),
      ui_color: color(at),
      ui_icon: icon,
      other: other ?? false,
      position: at,
    })),
  );
  await insert(
    tx,
    'department',
    DEPARTMENTS.map((department, at) => ({
      id: department.id,
      code: department.code,
      name: names(department.name),
      icon: department.icon,
      suspended: department.suspended ?? false,
      show_home: !department.hidden,
      remote_counter: department.remoteCounter ?? false,
      office_tel: department.tel,
      service_detail: department.serviceDetail ? names(department.serviceDetail) : null,
      position: at,
    })),
  );
  await insert(
    tx,
    'service_type',
    TYPES.map(({ id, department, name, icon }, at) => ({
      id,
      department_id: department,
      name: names(name),
      ui_color: color(at),
      ui_icon: icon,
      position: at,
    })),
  );
}

/** Services. */
async function seedServices(tx: Queryable) {
  await insert(
    tx,
    'service',
    SERVICES.map((service, at) => ({
      id: service.id,
      code: service.code,
      service_type_id: service.typeId,
      category_id: service.category,
      name: names(service.name),
      ui_icon: service.icon,
      ui_color: color(at),
      detail_type: service.url === undefined ? 'html' : 'URL',
      detail_url: service.url ?? '',
      detail_html: service.detail ? names(service.detail) : null,
      warning: service.warning ? names(service.warning) : null,
      reservation_recommend: service.recommend ?? false,
      recommend_type: service.other ? 'OTHER_SERVICE' : 'SYSTEM_SERVICE',
      recommended_rank: service.rank ?? null,
      ui_name: service.styled ? names(service.styled) : null,
      notice: names(service.notice ?? ARRIVE_IN_TIME),
      position: at,
    })),
  );
}

/** Locations with their hours, and the calendar of the city. */
async function seedLocations(tx: Queryable) {
  await insert(
    tx,
    'location',
    LOCATIONS.map((location, at) => ({
      id: location.id,
      name: names(location.name),
      address: names(location.address),
      description: names(location.description),
      telephone: location.tel,
      latitude: location.at?.[0] ?? null,
      longitude: location.at?.[1] ?? null,
      suspended: location.suspended ?? false,
      remote_counter: location.remoteCounter ?? false,
      rc_service_login: location.login ?? false,
      ui_icon: 'building',
      ui_color: color(at),
      closes_on_holidays: location.code !== 'H24',
      position: at,
    })),
  );
  await insert(
    tx,
    'opening_hours',
    LOCATIONS.flatMap(({ id, hours }) =>
      hours.map(({ weekday, opens, closes }) => ({
        location_id: id,
        weekday,
        opens_minute: opens,
        closes_minute: closes,
      })),
    ),
  );
  await insert(
    tx,
    'public_holiday',
    HOLIDAYS.map(([day, name]) => ({ day, name: names(name) })),
  );
  await insert(
    tx,
    'special_work_day',
    SPECIAL_WORK_DAYS.map(([code, day]) => ({
      location_id: LOCATIONS.find((location) => location.code === code)!.id,
      day,
    })),
  );
}

/** What each service has at each location, what its form asks for, and guides. */
async function seedPoints(tx: Queryable) {
  await insert(
    tx,
    'service_location',
    SERVICES.flatMap((service) => service.at.map((code, at) => pointRow(service, service.id, code, at))),
  );
  await insert(
    tx,
    'reservation_parameter',
    SERVICES.flatMap((service) =>
      (PARAMETERS[service.code] ?? []).map(({ type, name, description, optional, options, pattern }, at) => ({
        service_id: service.id,
        position: at,
        type,
        name,
        description: names(description),
        required: !optional,
        options: (options ?? []).map(({ value, label }) => ({ value, label: names(label) })),
        pattern: pattern ?? null,
      })),
    ),
  );
  await insert(
    tx,
    'guide',
    GUIDES.map(({ title, text, icon }, at) => ({
      position: at,
      title: names(title),
      text: names(text),
      icon,
    })),
  );
}

/** The demonstration data of a model city. Runs at every start and fills in what is missing. */
export const seed = (db: Db): Promise<void> =>
  db.tx(async (tx) => {
    await seedDepartments(tx);
    await seedServices(tx);
    await seedLocations(tx);
    await seedPoints(tx);
  });
