import type { MyTicket } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import { goOn, outcomeOf, type Outcome } from '../../db/outcome';
import { Refusal } from '../../refusal';
import {
  checkIdNumber,
  checkMostActive,
  checkNotBooked,
  grantTickets,
  lockOwners,
  nextBookingCodes,
  provesNumber,
  ticketRow,
  type NewTicket,
  type TicketWire,
} from '../tickets';
import { offersOf } from './availability';
import { parametersOf } from './parameters';
import { takeOrUseHolds } from './take-places';
import { parametersFrom, planOf, type BookingAround, type Wish } from './wish';

interface Planned extends ReturnType<typeof planOf> {
  wish: Wish;
  idNumber: string | undefined;
  parameters: Record<string, string>;
}

const ticketOf = ({ catalogue }: BookingAround, planned: Planned, jettonCode: string): NewTicket => {
  const { wish, point, place, idNumber, parameters } = planned;
  const { session } = offersOf(catalogue, point, wish.now);
  return {
    type: place.day === session?.day ? 'PERIOD' : 'RESERCATION',
    jettonCode,
    serviceId: place.serviceId,
    locationId: place.locationId,
    mobile: wish.caller.mobile!,
    day: place.day,
    time: place.time,
    progress: 'booked',
    language: wish.language,
    parameters,
    euid: wish.caller.euid,
    idNumber,
  };
};

/** Books places for the callers' verified numbers, all in one transaction (API-24). */
export async function reserve(
  db: Queryable,
  around: BookingAround & { ticketWire: TicketWire },
  wishes: Wish[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const [parameters, active] = await Promise.all([
    parametersOf(
      db,
      wishes.map(({ request }) => request.serviceId),
    ),
    lockOwners(
      db,
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
    const taken = await takeOrUseHolds(db, plans);
    return plans.map((plan, at): Outcome<Planned> =>
      taken[at] ? { answer: plan } : { fault: new Refusal('slotTaken') },
    );
  });
  return goOn(placed, async (plans) => {
    const codes = await nextBookingCodes(
      db,
      plans.map(({ point, place }) => ({ point, day: place.day })),
    );
    const told = plans.map((plan, at) => ({
      row: ticketRow(around.vault, ticketOf(around, plan, codes[at]!), now),
      caller: plan.wish.caller,
      language: plan.wish.language,
    }));
    return (await grantTickets(db, around.ticketWire, told)).map((answer) => ({ answer }));
  });
}
