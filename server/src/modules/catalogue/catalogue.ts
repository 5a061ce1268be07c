import { cityDay, cityTime, weekdayOf } from '@vez/shared/dates';
import type { DetailPage } from '../../detail-frames';
import { faultOf } from '../../fault';
import type { Deps } from '../../module';
import { NotFound } from '../../refusal';
import {
  loadSnapshot,
  pointKey,
  weekdayKey,
  type DepartmentRow,
  type LocationRow,
  type OpeningRow,
  type ServicePointRow,
  type ServiceRow,
  type Snapshot,
} from './snapshot';

/** A change in the database is seen at the latest after this. */
const REFRESH_MS = 15_000;

type CatalogueDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

export interface ServicePoint {
  row: ServicePointRow;
  service: ServiceRow;
  location: LocationRow;
  department: DepartmentRow;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The catalogue in memory, read anew in the background. */
export class Catalogue {
  private failures = 0;
  private readAt: number;

  private constructor(
    private readonly deps: CatalogueDeps,
    private current: Snapshot,
  ) {
    this.readAt = deps.clock.now().getTime();
  }

  static async load(deps: CatalogueDeps): Promise<Catalogue> {
    return new Catalogue(deps, await loadSnapshot(deps.db));
  }

  /** How many seconds ago it was read, and how many reads failed since the process began. */
  figures(): { ageSeconds: number; failures: number } {
    const ageSeconds = (this.deps.clock.now().getTime() - this.readAt) / 1_000;
    return { ageSeconds, failures: this.failures };
  }

  get snapshot(): Snapshot {
    return this.current;
  }

  /** Where it cannot be read, the one of before goes on; the log and the figures tell. */
  async refresh(): Promise<void> {
    try {
      this.current = await loadSnapshot(this.deps.db);
      this.readAt = this.deps.clock.now().getTime();
    } catch (error) {
      this.failures += 1;
      this.deps.log.error({ fault: faultOf(error) }, 'catalogue not read anew');
    }
  }

  startRefreshing(): () => void {
    const timer = setInterval(() => void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  /** What departments tell of their services on pages of their own. */
  detailPages(): DetailPage[] {
    return [...this.current.services.values()]
      .filter(({ detail_url }) => detail_url !== '')
      .map(({ code, detail_url }) => ({ service: code, url: detail_url }));
  }

  departmentOf(service: ServiceRow): DepartmentRow {
    const type = this.current.serviceTypes.get(service.service_type_id)!;
    return this.current.departments.get(type.department_id)!;
  }

  /** The first department, in the order of the city, that serves at a place. */
  departmentAt(locationId: number): DepartmentRow | undefined {
    const here = new Set(
      [...this.current.points.values()]
        .filter(({ location_id }) => location_id === locationId)
        .flatMap(({ service_id }) => this.current.services.get(service_id) ?? [])
        .map((service) => this.departmentOf(service).id),
    );
    return [...this.current.departments.values()].find(({ id }) => here.has(id));
  }

  /** @throws NotFound for a service that is not offered at the place */
  point(serviceId: number, locationId: number): ServicePoint {
    const row = this.current.points.get(pointKey(serviceId, locationId));
    const service = this.current.services.get(serviceId);
    const location = this.current.locations.get(locationId);
    if (row === undefined || service === undefined || location === undefined) throw new NotFound();
    return { row, service, location, department: this.departmentOf(service) };
  }

  pointsOf(serviceId: number): ServicePointRow[] {
    return [...this.current.points.values()].filter(({ service_id }) => service_id === serviceId);
  }

  /** Whether an office works on a day (YYYY-MM-DD), special work days included. */
  isWorkDay(locationId: number, day: string): boolean {
    if (this.current.specialWorkDays.has(`${locationId}:${day}`)) return true;
    const location = this.current.locations.get(locationId);
    if (location?.closes_on_holidays && this.current.holidays.has(day)) return false;
    return this.hoursOf(locationId, weekdayOf(day)).length > 0;
  }

  /** Opening hours of a weekday; a special work day takes those of Monday. */
  hoursOf(locationId: number, weekday: number): OpeningRow[] {
    return this.current.opening.get(weekdayKey(locationId, weekday)) ?? [];
  }

  hoursOn(locationId: number, day: string): OpeningRow[] {
    const hours = this.hoursOf(locationId, weekdayOf(day));
    const special = this.current.specialWorkDays.has(`${locationId}:${day}`);
    return special && hours.length === 0 ? this.hoursOf(locationId, 1) : hours;
  }

  /** Weekdays on which the office never opens, 0 = Sunday (DAT-19). */
  closedWeekdays(locationId: number): number[] {
    return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => this.hoursOf(locationId, weekday).length === 0);
  }

  /** Office hours by the city's clock. */
  isOfficeTime(locationId: number, now: Date): boolean {
    const day = cityDay(now);
    if (!this.isWorkDay(locationId, day)) return false;
    const minute = minutesOf(cityTime(now));
    return this.hoursOn(locationId, day).some(
      ({ opens_minute, closes_minute }) => minute >= opens_minute && minute < closes_minute,
    );
  }
}
