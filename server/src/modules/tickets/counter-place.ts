import type { CounterPlace, WaitingInfo } from '@vez/shared/contracts';
import { nameIn } from '../../texts/texts';
import { counterAt, type Catalogue } from '../catalogue';
import type { TicketView } from './ticket-view';

/** Where in its building the calling counter is; undefined for a video counter (decision 249). */
export function counterPlaceOf(
  { row: { location_id }, language }: TicketView,
  { progress, counterName }: WaitingInfo,
  { snapshot }: Catalogue,
): CounterPlace | undefined {
  const isInBuilding = snapshot.locations.get(location_id)?.remote_counter === false;
  if (progress !== 'called' || !isInBuilding) return undefined;
  const found = counterAt(snapshot, location_id, counterName);
  if (found === undefined) return undefined;
  const { floor, area, way } = found.place;
  return {
    counter: counterName,
    floor: nameIn(floor, language),
    area: nameIn(area, language),
    way: nameIn(way, language),
    row: found.row,
  };
}
