import type { MyTicket } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { cityInstant } from '../../city/city';

const MINUTE_MS = 60_000;

/** When and how a person arrives for their booking; never for a no-show. */
export interface BookingPlan {
  comesAt: number;
  way: 'kiosk' | 'phone' | 'reception' | 'counter' | 'never';
}

/** Depends on the booking alone, so that it stays the same when the simulation restarts. */
export function planOf({ ticket, serviceId, locationId }: MyTicket, graceMinutes: number): BookingPlan {
  const { bookingDate, bookingTime } = ticket;
  const time = cityInstant(fromWireDate(bookingDate)!, bookingTime).getTime();
  const drawn = Math.floor(serviceId * 7 + locationId * 3 + time / (30 * MINUTE_MS)) % 10;
  const at = (minutes: number) => time + minutes * MINUTE_MS;
  if (drawn < 4) return { comesAt: at(-10), way: 'kiosk' };
  if (drawn < 6) return { comesAt: at(-15), way: 'phone' };
  if (drawn < 7) return { comesAt: at(graceMinutes + 5), way: 'reception' };
  if (drawn < 8) return { comesAt: at(2), way: 'counter' };
  return { comesAt: at(graceMinutes + 30), way: 'never' };
}
