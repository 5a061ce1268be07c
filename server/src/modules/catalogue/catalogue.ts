import { faultOf } from '../../diagnostics/fault';
import type { Deps } from '../../module-api/module';
import { byKey } from '../../db/outcome';
import { NotFound } from '../../module-api/refusal';
import { OfficeHours } from './office-hours';
import { officesWithOtherNotices } from './office-notices';
import {
  loadSnapshot,
  pointKey,
  type DepartmentRow,
  type LifeEvent,
  type LocationRow,
  type ServicePointRow,
  type ServiceRow,
  type Snapshot,
} from './snapshot';

/** The maximum delay before a change in the database is seen whose notification was missed. */
const REFRESH_MS = 15_000;
/** Named in migration 0085. */
const CHANNEL = 'vez_offer';

type CatalogueDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A page of a department about a service (CAT-44). */
export interface DetailPage {
  /** The service's own code. */
  service: string;
  url: string;
}

export interface ArrivalRules {
  aheadMinutes: number;
  graceMinutes: number;
}

export interface ServicePoint {
  row: ServicePointRow;
  service: ServiceRow;
  location: LocationRow;
  department: DepartmentRow;
}

const byService = new WeakMap<Snapshot, Map<number, ServicePointRow[]>>();
/** The points of each service, grouped once per reading of the catalogue. */
function pointsByService(snapshot: Snapshot): Map<number, ServicePointRow[]> {
  const known = byService.get(snapshot) ?? byKey([...snapshot.points.values()], (row) => row.service_id);
  byService.set(snapshot, known);
  return known;
}

/** The catalogue in memory, refreshed in the background. */
export class Catalogue extends OfficeHours {
  private failures = 0;
  private readAt: number;
  /** Called for each office with other notices than before, once answers show them. */
  onNotices: (locationId: number) => void = () => undefined;

  private constructor(
    private readonly deps: CatalogueDeps,
    private current: Snapshot,
  ) {
    super();
    this.readAt = deps.clock.now().getTime();
  }

  static async load(deps: CatalogueDeps): Promise<Catalogue> {
    return new Catalogue(deps, await loadSnapshot(deps.db));
  }

  /** Seconds since the last read, and failed reads since the process started. */
  figures(): { ageSeconds: number; failures: number } {
    const ageSeconds = (this.deps.clock.now().getTime() - this.readAt) / 1_000;
    return { ageSeconds, failures: this.failures };
  }

  override get snapshot(): Snapshot {
    return this.current;
  }

  /** Keeps the last catalogue if a new one cannot be read; the log and the metrics report it. */
  async refresh(): Promise<void> {
    try {
      const before = this.current;
      this.current = await loadSnapshot(this.deps.db);
      this.readAt = this.deps.clock.now().getTime();
      officesWithOtherNotices(before, this.current).forEach((office) => this.onNotices(office));
    } catch (error) {
      this.failures += 1;
      this.deps.log.error({ fault: faultOf(error) }, 'catalogue not read anew');
    }
  }

  /** Reads the catalogue when it changes, one read at a time, so that no older read replaces a newer one. */
  startRefreshing(): () => Promise<void> {
    let isStale = false;
    let reading: Promise<void> | undefined;
    const readWhileStale = async () => {
      while (isStale) {
        isStale = false;
        await this.refresh();
      }
      reading = undefined;
    };
    const refresh = () => {
      isStale = true;
      reading ??= readWhileStale();
    };
    const end = this.deps.db.listen(CHANNEL, { told: refresh, listening: refresh });
    const timer = setInterval(refresh, REFRESH_MS);
    return async () => {
      clearInterval(timer);
      await end();
      await reading;
    };
  }

  /** The departments' own pages about their services. */
  detailPages(): DetailPage[] {
    return [...this.current.services.values()]
      .filter(({ detail_url }) => detail_url !== '')
      .map(({ code, detail_url }) => ({ service: code, url: detail_url }));
  }

  departmentOf(service: ServiceRow): DepartmentRow {
    const type = this.current.serviceTypes.get(service.service_type_id)!;
    return this.current.departments.get(type.department_id)!;
  }

  departmentByCode(code: string): DepartmentRow | undefined {
    return [...this.current.departments.values()].find((department) => department.code === code);
  }

  /** The service points of a department at an office; of all departments without one. */
  pointsAt(locationId: number, departmentId: number | undefined): ServicePoint[] {
    return [...this.current.points.values()]
      .filter(({ location_id }) => location_id === locationId)
      .map(({ service_id }) => this.point(service_id, locationId))
      .filter(({ department }) => departmentId === undefined || department.id === departmentId);
  }

  /** The first department, in the order of the city, that serves at an office. */
  departmentAt(locationId: number): DepartmentRow | undefined {
    const here = new Set(
      [...this.current.points.values()]
        .filter(({ location_id }) => location_id === locationId)
        .flatMap(({ service_id }) => this.current.services.get(service_id) ?? [])
        .map((service) => this.departmentOf(service).id),
    );
    return [...this.current.departments.values()].find(({ id }) => here.has(id));
  }

  /** The department whose supervisors keep the calendar of an office that several departments may share. */
  calendarKeeper(locationId: number): DepartmentRow | undefined {
    const keeper = this.current.locations.get(locationId)?.keeper_department_id;
    return this.current.departments.get(keeper ?? 0) ?? this.departmentAt(locationId);
  }

  /** Undefined for a service that the office does not offer. */
  findPoint(serviceId: number, locationId: number): ServicePoint | undefined {
    const row = this.current.points.get(pointKey(serviceId, locationId));
    const service = this.current.services.get(serviceId);
    const location = this.current.locations.get(locationId);
    if (row === undefined || service === undefined || location === undefined) return undefined;
    return { row, service, location, department: this.departmentOf(service) };
  }

  /** @throws NotFound for a service that the office does not offer */
  point(serviceId: number, locationId: number): ServicePoint {
    const point = this.findPoint(serviceId, locationId);
    if (point === undefined) throw new NotFound();
    return point;
  }

  /** How many minutes before its time the check-in of a booking opens, and how many the office waits after it. */
  arrivalRules(locationId: number): ArrivalRules {
    const location = this.current.locations.get(locationId);
    return {
      aheadMinutes: location?.check_in_ahead_minutes ?? 30,
      graceMinutes: location?.grace_minutes ?? 15,
    };
  }

  /** The life events whose first service it is; its department keeps how people say them. */
  eventsBegunBy(serviceId: number): LifeEvent[] {
    return this.current.lifeEvents.filter(({ services }) => services[0]?.service_id === serviceId);
  }

  pointsOf(serviceId: number): ServicePointRow[] {
    return pointsByService(this.current).get(serviceId) ?? [];
  }

  /** Where a service is given now: by video, or at the offices. */
  openPointsOf(serviceId: number, byVideo: boolean): ServicePoint[] {
    return this.pointsOf(serviceId)
      .flatMap(({ location_id }) => this.findPoint(serviceId, location_id) ?? [])
      .filter(
        ({ location, department }) =>
          !location.suspended && !department.suspended && location.remote_counter === byVideo,
      );
  }
}
