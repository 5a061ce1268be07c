import type { Db } from '../db/db';
import { CATEGORY_NAMES, DEPARTMENTS, PLACES, serviceName, twoNames } from './generated-names';
import { insert, type Row } from './insert';
import LISBON from './life-events/lisbon.json';
import { seedLifeEvents } from './seed-life-events';

const SERVICES = 40;
const NO_WORDS = twoNames(['', '']);
const DAY_AND_NIGHT = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens_minute: 0,
  closes_minute: 1_440,
}));
const WORK_DAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens_minute: 510, closes_minute: 960 }));

/** Forms of codes: long, numeric, like ours, and one that is far too long. */
const CODES = [
  { queue_letter: 'A', code_digits: 4, code_suffix: '/999' },
  { queue_letter: '', code_digits: 6, code_suffix: '' },
  { queue_letter: 'B', code_digits: 3, code_suffix: '' },
  { queue_letter: 'REGISTO-CIVIL/', code_digits: 6, code_suffix: '-LX' },
];

const typeRow = (at: number): Row => ({
  id: at + 1,
  department_id: at + 1,
  name: twoNames(DEPARTMENTS[at]!.name),
  ui_color: '',
  ui_icon: '',
  position: at,
});

/** Most optional fields are empty, in about every other service. */
const serviceRow = (at: number): Row => ({
  id: at + 1,
  code: at % 7 === 0 ? `${at}` : `S ${at}.${at % 3}-é`,
  service_type_id: (at % DEPARTMENTS.length) + 1,
  // The first has so many that its list gets a search box.
  category_id: at < 16 ? (at % CATEGORY_NAMES.length) + 1 : 1,
  name: serviceName(at),
  ui_icon: at % 2 === 0 ? '' : 'no-such-icon',
  ui_color: '',
  detail_type: 'html',
  detail_url: '',
  detail_html: at % 3 === 0 ? twoNames(['<p>Traga o original.</p>', '<p>Bring the original.</p>']) : null,
  warning: at % 4 === 0 ? NO_WORDS : null,
  reservation_recommend: false,
  recommend_type: 'SYSTEM_SERVICE',
  recommended_rank: at < 4 ? at + 1 : null,
  ui_name: null,
  notice: at % 2 === 0 ? NO_WORDS : twoNames(['<p>Chegue a horas.</p>', '<p>Come in time.</p>']),
  position: at,
});

const placeRow = ({ name, address }: (typeof PLACES)[number], at: number): Row => ({
  id: at + 1,
  name: twoNames(name),
  address: twoNames(address),
  description: NO_WORDS,
  telephone: at === 0 ? '+351 21 723 1200' : '',
  latitude: at === 0 ? 38.7436 : null,
  longitude: at === 0 ? -9.1702 : null,
  suspended: false,
  remote_counter: false,
  rc_service_login: false,
  ui_icon: '',
  ui_color: '',
  closes_on_holidays: at > 0,
  position: at,
});

/** Far enough ahead, in one service, to reach the next change of the clocks. */
const daysAhead = (service: number) => (service === 8 ? 220 : 30);

const pointRow = (service: number, place: number): Row => ({
  service_id: service + 1,
  location_id: place + 1,
  booking: true,
  booking_open: true,
  time_ticket: false,
  period_ticket_day: null,
  period_ticket_state: '',
  check_id_reservation: service % 5 === 1,
  check_id_time: false,
  check_id_queue: service % 5 === 1,
  slot_style: service % 2 === 0 ? 'list' : 'dropDown',
  slot_minutes: 20,
  slot_capacity: 4,
  days_ahead: daysAhead(service),
  ticket: true,
  queue_open: true,
  queue_paused: false,
  area: NO_WORDS,
  sub_area: NO_WORDS,
  queue_quota: 5_000,
  busy_from: 0,
  min_to_alert: 1,
  max_to_alert: 20,
  ...CODES[service % CODES.length],
});

const rows = (count: number, rowAt: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => rowAt(at));

/** The first service of that Portuguese name. */
function serviceIdOf(name: string | undefined): number {
  const at = Array.from({ length: SERVICES }, (_, index) => index).find(
    (index) => serviceName(index).pt_pt === name,
  );
  if (at === undefined) throw new Error(`No service is named ${name}.`);
  return at + 1;
}

/**
 * An invented city, which shows that the code does not depend on Macao: two languages, empty fields, odd codes,
 * numbers of every length. It is the same each time; its first place is open day and night.
 */
export async function seedGenerated(db: Db): Promise<void> {
  const last = CATEGORY_NAMES.length - 1;
  await db.tx(async (tx) => {
    await insert(
      tx,
      'category',
      CATEGORY_NAMES.map((name, at) => ({
        id: at + 1,
        name: twoNames(name),
        ui_color: '',
        ui_icon: '',
        other: at === last,
        position: at,
      })),
    );
    await insert(
      tx,
      'department',
      DEPARTMENTS.map(({ code, name }, at) => ({
        id: at + 1,
        code,
        name: twoNames(name),
        icon: '',
        suspended: false,
        show_home: true,
        remote_counter: false,
        office_tel: '',
        service_detail: null,
        position: at,
      })),
    );
    await insert(tx, 'service_type', rows(DEPARTMENTS.length, typeRow));
    await insert(tx, 'service', rows(SERVICES, serviceRow));
    await seedLifeEvents(tx, LISBON, ({ name }) => serviceIdOf(name));
    await insert(tx, 'location', PLACES.map(placeRow));
    await insert(
      tx,
      'opening_hours',
      PLACES.flatMap((_, at) =>
        (at === 0 ? DAY_AND_NIGHT : WORK_DAYS).map((hours) => ({ location_id: at + 1, ...hours })),
      ),
    );
    await insert(
      tx,
      'service_location',
      rows(SERVICES, (service) => pointRow(service, 0)).concat(
        rows(SERVICES, (service) => pointRow(service, 1 + (service % 2))),
      ),
    );
  });
}
