import type { CallingRule } from '@vez/shared/contracts';
import { simulateDay, type PastDay, type SimulatedWait } from '../queue';

const ORDERS = ['bookings', 'turns', 'times'] as const;
/** With fewer days, chance decides. */
const LEAST_DAYS = 3;
const MINUTE_MS = 60_000;

/** Minutes in which half, nineteen of twenty and all were called; null without anyone. */
function waitsOf(waits: readonly SimulatedWait[]) {
  const minutes = waits.map(({ waitMs }) => Math.round(waitMs / MINUTE_MS)).sort((one, other) => one - other);
  const within = (share: number) => minutes[Math.ceil(minutes.length * share) - 1]!;
  return minutes.length === 0 ? null : { half: within(0.5), most: within(0.95), longest: within(1) };
}

/** The waits of past days under each order, with the turns and the bound of a rule; no effects after too few days. */
export function orderEffect(days: readonly PastDay[], rule: CallingRule) {
  const visits = days.flatMap((day) => day.visits);
  const bookings = visits.filter(({ bookedFor }) => bookedFor !== null).length;
  const isEnough = days.length >= LEAST_DAYS && bookings > 0 && bookings < visits.length;
  return {
    days: days.length,
    bookings,
    numbers: visits.length - bookings,
    effects: !isEnough
      ? []
      : ORDERS.map((order) => {
          const waits = days.flatMap((day) => simulateDay({ ...rule, order }, day));
          return {
            order,
            booked: waitsOf(waits.filter(({ isBooking }) => isBooking)),
            numbers: waitsOf(waits.filter(({ isBooking }) => !isBooking)),
          };
        }),
  };
}
