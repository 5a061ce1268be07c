import type { Queryable } from '../db/db';
import { insert, type Row } from './insert';
import { LOCATIONS } from './locations';
import { names, type Named } from './names';
import { SERVICES } from './offers';
import { GUIDES, PARAMETERS } from './parameters';
import type { ServiceData } from './services';

const ZONES = ['A', 'C', 'E', 'F', 'H'];
/** Without I and O, which look like digits, and R, with which bookings begin. */
const LETTERS = [...'ABCDEFGHJKLMNPQSTUVWXYZ'];

/** Numbers are called out to a whole hall, so no two of its queues share a letter. */
function letterOf(serviceId: number, place: string): string {
  const at = SERVICES.filter((other) => other.at.includes(place)).findIndex(({ id }) => id === serviceId);
  const round = Math.floor(at / LETTERS.length);
  return (round === 0 ? '' : LETTERS[round - 1]!) + LETTERS[at % LETTERS.length]!;
}

const AREA = (letter: string): Named => [`${letter} 區`, `Zona ${letter}`, `Area ${letter}`];
const SUB_AREA = (letter: string, number: number): Named => [
  `${letter}${number} 櫃枱`,
  `Balcões ${letter}${number}`,
  `Counters ${letter}${number}`,
];

function pointRow(service: ServiceData, serviceId: number, code: string, at: number): Row {
  const location = LOCATIONS.find((candidate) => candidate.code === code)!;
  const zone = ZONES[serviceId % ZONES.length]!;
  const offers = service.offers ?? 'bq';
  const onlyTimeTickets = service.timeTicket === 'only';
  return {
    service_id: serviceId,
    location_id: location.id,
    booking: offers.includes('b'),
    booking_open: !onlyTimeTickets && service.paused !== true,
    time_ticket: service.timeTicket !== undefined,
    // Unless an office fixes the day, the server issues time tickets for today or its next work day.
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
    queue_letter: letterOf(serviceId, code),
    area: names(AREA(zone)),
    sub_area: names(SUB_AREA(zone, (serviceId % 4) + 1)),
    queue_quota: service.quota ?? 5_000,
    busy_from: service.busyFrom ?? 0,
    min_to_alert: 1,
    max_to_alert: 20,
  };
}

/** What each service offers at each location, what its form asks for, and guides. */
export async function seedPoints(tx: Queryable) {
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
