import type { MyTicket } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Transaction } from '../../db/db';
import { goOn, outcomeOf, type Outcome } from '../../db/outcome';
import type { Receipt } from '../../module';
import { Refusal } from '../../refusal';
import {
  checkIdNumber,
  checkMostActive,
  checkNotBooked,
  grantBookings,
  lockOwners,
  provesNumber,
  readyTickets,
  ticketRow,
  type NewTicket,
  type TicketWire,
} from '../tickets';
import { offersOf } from './availability';
import { parametersOf } from './parameters';
import { takeOrUseHolds } from './take-places';
import { parametersFrom, planOf, type BookingAround, type Wish } from './wish';

/** A wish for a booking of its own. */
export interface Reservation extends Wish {
  receipt(): Receipt | undefined;
}

interface Planned extends ReturnType<typeof planOf> {
  wish: Reservation;
  idNumber: string | undefined;
  parameters: Record<string, string>;
}

const ticketOf = ({ catalogue }: BookingAround, planned: Planned): NewTicket => {
  const { wish, point, place, idNumber, parameters } = planned;
  const { session } = offersOf(catalogue, point, wish.now);
  return {
    type: place.day === session?.day ? 'PERIOD' : 'RESERCATION',
    jettonCode: '',
    serviceId: place.serviceId,
    locationId: place.locationId,
    mobile: wish.caller.mobile!,
    day: place.day,
    time: place.time,
    progress: 'booked',
    language: wish.language,
    parameters,
    caller: wish.caller,
    idNumber,
  };
};

/** Books places for the callers' verified numbers, all in one transaction (API-24). */
export async function reserve(
  tx: Transaction,
  around: BookingAround & { ticketWire: TicketWire },
  wishes: Reservation[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const [parameters, active] = await Promise.all([
    parametersOf(
      tx,
      wishes.map(({ request }) => request.serviceId),
    ),
    lockOwners(
      tx,
      wishes.flatMap(({ caller }) => caller.mobile ?? []),
      cityDay(now),
    ),
  ]);
  const planned = wishes.map((wish) =>
    outcomeOf((): Planned => {
      if (!provesNumber(wish.caller, wish.request)) throw new Refusal('mobileNotVerified', 403);
      const plan = planOf(around, wish);
      const idNumber = checkIdNumber(wish.request.identifyNo, plan.needsIdNumber);
      return {
        ...plan,
        wish,
        idNumber,
        parameters: parametersFrom(wish, parameters(wish.request.serviceId)),
      };
    }),
  );
  const entitled = await goOn(planned, async (plans) =>
    plans.map((plan) =>
      outcomeOf(() => {
        const own = active(plan.wish.caller.mobile!);
        checkMostActive(own);
        checkNotBooked(own, plan.place);
        return plan;
      }),
    ),
  );
  const placed = await goOn(entitled, async (plans) => {
    const taken = await takeOrUseHolds(tx, plans);
    return plans.map((plan, at): Outcome<Planned> =>
      taken[at] ? { answer: plan } : { fault: new Refusal('slotTaken') },
    );
  });
  return goOn(placed, async (plans) => {
    const told = plans.map((plan) => ({
      row: ticketRow(around.vault, ticketOf(around, plan), now),
      ...plan.wish,
    }));
    return grantBookings(tx, await readyTickets(tx, around.ticketWire, told));
  });
}
