import type { Db } from '../../db/db';
import type { Names } from '../../texts';

export interface CategoryRow {
  id: number;
  name: Names;
  ui_color: string;
  ui_icon: string;
  other: boolean;
  ui_name: Names | null;
}
export interface DepartmentRow {
  id: number;
  code: string;
  name: Names;
  icon: string;
  suspended: boolean;
  show_home: boolean;
  remote_counter: boolean;
  office_tel: string;
  ui_name: Names | null;
  /** For services without a text of their own; null where there is none. */
  service_detail: Names | null;
}
export interface ServiceTypeRow {
  id: number;
  department_id: number;
  name: Names;
  ui_color: string;
  ui_icon: string;
}
export interface ServiceRow {
  id: number;
  code: string;
  service_type_id: number;
  category_id: number;
  name: Names;
  ui_icon: string;
  ui_color: string;
  detail_type: 'URL' | 'html';
  detail_url: string;
  detail_html: Names | null;
  warning: Names | null;
  reservation_recommend: boolean;
  recommend_type: 'SYSTEM_SERVICE' | 'OTHER_SERVICE';
  recommended_rank: number | null;
  ui_name: Names | null;
  notice: Names | null;
}
export interface LocationRow {
  id: number;
  name: Names;
  address: Names;
  description: Names;
  telephone: string;
  latitude: number | null;
  longitude: number | null;
  suspended: boolean;
  remote_counter: boolean;
  rc_service_login: boolean;
  ui_icon: string;
  ui_color: string;
  closes_on_holidays: boolean;
}
/** What one service offers at one place: its bookings and its queue. */
export interface ServicePointRow {
  service_id: number;
  location_id: number;
  booking: boolean;
  booking_open: boolean;
  time_ticket: boolean;
  period_ticket_day: string | null;
  period_ticket_state: '' | 'HOLIDAY' | 'SPECIALDAY' | 'FULLDAY';
  check_id_reservation: boolean;
  check_id_time: boolean;
  check_id_queue: boolean;
  slot_style: 'list' | 'dropDown';
  slot_minutes: number;
  slot_capacity: number;
  days_ahead: number;
  ticket: boolean;
  queue_open: boolean;
  queue_paused: boolean;
  queue_letter: string;
  area: Names | null;
  sub_area: Names | null;
  queue_quota: number;
  busy_from: number;
  min_to_alert: number;
  max_to_alert: number;
}
export interface OpeningRow {
  location_id: number;
  weekday: number;
  opens_minute: number;
  closes_minute: number;
}

/** All that changes seldom, as maps: a read of the catalogue costs no statement. */
export interface Snapshot {
  categories: CategoryRow[];
  departments: Map<number, DepartmentRow>;
  serviceTypes: Map<number, ServiceTypeRow>;
  services: Map<number, ServiceRow>;
  locations: Map<number, LocationRow>;
  /** By `serviceId:locationId`. */
  points: Map<string, ServicePointRow>;
  opening: OpeningRow[];
  holidays: Set<string>;
  /** `locationId:YYYY-MM-DD` */
  specialWorkDays: Set<string>;
  hasParameters: Set<number>;
}

export const pointKey = (serviceId: number, locationId: number) => `${serviceId}:${locationId}`;
const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

export async function loadSnapshot(db: Db): Promise<Snapshot> {
  const all = <Row extends object>(text: string) => db.query<Row>(text);
  const [
    categories,
    departments,
    types,
    services,
    locations,
    points,
    opening,
    holidays,
    special,
    parameters,
  ] = await Promise.all([
    all<CategoryRow>('SELECT * FROM category ORDER BY position'),
    all<DepartmentRow>('SELECT * FROM department ORDER BY position'),
    all<ServiceTypeRow>('SELECT * FROM service_type ORDER BY position'),
    all<ServiceRow>('SELECT * FROM service ORDER BY position'),
    all<LocationRow>('SELECT * FROM location ORDER BY position'),
    all<ServicePointRow>('SELECT * FROM service_location ORDER BY service_id, location_id'),
    all<OpeningRow>('SELECT * FROM opening_hours ORDER BY opens_minute'),
    all<{ day: string }>('SELECT day FROM public_holiday'),
    all<{ location_id: number; day: string }>('SELECT * FROM special_work_day'),
    all<{ service_id: number }>('SELECT DISTINCT service_id FROM reservation_parameter'),
  ]);
  return {
    categories,
    departments: byId(departments),
    serviceTypes: byId(types),
    services: byId(services),
    locations: byId(locations),
    points: new Map(points.map((point) => [pointKey(point.service_id, point.location_id), point])),
    opening,
    holidays: new Set(holidays.map(({ day }) => day)),
    specialWorkDays: new Set(special.map(({ location_id, day }) => `${location_id}:${day}`)),
    hasParameters: new Set(parameters.map(({ service_id }) => service_id)),
  };
}
