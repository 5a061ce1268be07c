import { weekdayOf } from '@vez/shared/dates';
import { mustLogIn } from '@vez/shared/domain';
import type { CallerIdentity } from '../../module-api/module';
import type { Catalogue, ServicePoint } from '../catalogue';
import type { TicketRow } from '../tickets';

const LAST_TIME = 23 * 60 + 59;
const timeOf = (minute: number) => new Date(Math.min(minute, LAST_TIME) * 60_000).toISOString().slice(11, 16);

/** The offices where the holder could have this booking, its own first: by video or not, as now. */
export function officesFor(catalogue: Catalogue, row: TicketRow, caller: CallerIdentity): ServicePoint[] {
  const own = catalogue.point(row.service_id, row.location_id);
  const others = catalogue
    .openPointsOf(row.service_id, own.location.remote_counter)
    .filter(({ location, row: point }) => {
      const counter = { remoteCounter: location.remote_counter, rcServiceLogin: location.rc_service_login };
      const asksMore = point.check_id_reservation && row.identify_cipher === null;
      return location.id !== row.location_id && point.booking && !asksMore && !mustLogIn(counter, caller);
    });
  return [own, ...others];
}

/** The weekdays on which one of the offices works in these days, and their first opening and last closing. */
export function hoursOf(catalogue: Catalogue, offices: ServicePoint[], days: string[]) {
  const worked = days.flatMap((day) =>
    offices
      .filter(({ location }) => catalogue.isWorkDay(location.id, day))
      .map(({ location }) => ({ day, hours: catalogue.hoursOn(location.id, day) })),
  );
  const hours = worked.flatMap((one) => one.hours);
  return {
    weekdays: [...new Set(worked.map(({ day }) => weekdayOf(day)))].sort(),
    opens: timeOf(Math.min(...hours.map(({ opens_minute }) => opens_minute), LAST_TIME)),
    closes: timeOf(Math.max(...hours.map(({ closes_minute }) => closes_minute), 0)),
  };
}
