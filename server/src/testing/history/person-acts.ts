import { randomUUID } from 'node:crypto';
import { toWireDate } from '@vez/shared/dates';
import type { CallInput, CallName, Calls } from '@vez/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { reservationOf } from '../reservation';
import type { TestPoint } from '../service-point';
import type { TestCaller, TestServer } from '../test-server';
import type { PersonAct, WishedPlace } from './acts';
import { hasAnother, inProgress, isActive, isInTime, pick, ticketsOf, type Model } from './model';
import { behindNextThree } from './line';

/** The answer to an act, and what the model learns from it once all acts of its moment are answered. */
export interface Done {
  answer: LightMyRequestResponse;
  /** Called only if the act was granted. */
  note(): void;
}

interface TicketAnswer {
  ticket: { id: string; jettonCode: string };
}
/** The number, without its letter. */
export const numberOf = (code: string) => Number(code.slice(1));

type Ask = <Name extends CallName>(
  name: Name,
  input: CallInput<Calls[Name]>,
  note: (answer: LightMyRequestResponse) => void,
) => Promise<Done>;

/** A person, with the city and the model. */
interface Acting {
  offices: TestPoint[];
  model: Model;
  as: TestCaller;
  now: Date;
  ask: Ask;
}
type BookingAct = Extract<
  PersonAct,
  { do: 'hold' | 'renew' | 'release' | 'reserve' | 'reserveHeld' | 'edit' }
>;
type TicketAct = Exclude<PersonAct, BookingAct>;

const BOOKING_ACTS: ReadonlySet<string> = new Set<BookingAct['do']>([
  'hold',
  'renew',
  'release',
  'reserve',
  'reserveHeld',
  'edit',
]);
const isBookingAct = (act: PersonAct): act is BookingAct => BOOKING_ACTS.has(act.do);

const placeOf = (offices: TestPoint[], { office, day, time }: WishedPlace) => ({
  locationId: offices[office]!.locationId,
  day,
  time,
});

/** Holding, booking and moving a booking. */
async function bookingAct(
  { offices, model, as, now, ask }: Acting,
  act: BookingAct,
): Promise<Done | undefined> {
  const { who } = act;
  const { serviceId } = offices[0]!;
  const holdId = model.holds.get(who);
  switch (act.do) {
    case 'hold':
      return ask(
        'holdSlot',
        {
          serviceId,
          locationId: placeOf(offices, act).locationId,
          bookingDate: toWireDate(act.day),
          bookingTime: act.time,
        },
        (answer) => model.holds.set(who, answer.json<{ holdId: string }>().holdId),
      );
    case 'renew':
      return holdId === undefined ? undefined : ask('renewHold', { id: holdId }, () => undefined);
    case 'release':
      return holdId === undefined
        ? undefined
        : ask('releaseHold', { id: holdId }, () => model.holds.delete(who));
    case 'reserve':
    case 'reserveHeld':
      return ask(
        'reserve',
        {
          ...reservationOf(offices[act.office]!, as, act.day, act.time),
          ...(act.do === 'reserveHeld' && holdId !== undefined ? { holdId } : {}),
        },
        (answer) => {
          const { id } = answer.json<TicketAnswer>().ticket;
          const place = placeOf(offices, act);
          model.messages.booked += 1;
          model.tickets.set(id, {
            ...{ id, owner: who, place, takenAt: now, progress: 'booked' },
            ...{ isFirst: false, isHere: false, counter: '' },
          });
        },
      );
    case 'edit': {
      const booked = ticketsOf(model, who).filter(({ place }) => place !== undefined);
      const ticket = pick(booked, act.which);
      const place = placeOf(offices, act);
      const wish = reservationOf(offices[act.office]!, as, act.day, act.time);
      return (
        ticket &&
        ask('editReservation', { ...wish, id: ticket.id }, () => {
          const before = ticket.place!;
          const isMoved =
            before.locationId !== place.locationId || before.day !== place.day || before.time !== place.time;
          if (isMoved) model.messages.moved += 1;
          ticket.place = place;
        })
      );
    }
  }
}

/** Taking a number, and the acts on a ticket. */
async function ticketAct(
  { offices, model, as, now, ask }: Acting,
  act: TicketAct,
): Promise<Done | undefined> {
  const { who } = act;
  const { area: mobArea, number: mobNum } = as.mobile;
  const queue = { serviceId: offices[0]!.serviceId, locationId: offices[0]!.locationId };
  switch (act.do) {
    case 'take':
      return ask(
        'takeQueueTicket',
        { ...queue, cntToAlert: null, messageCode: null, mobArea, mobNum },
        (answer) => {
          const { id, jettonCode } = answer.json<TicketAnswer>().ticket;
          model.tickets.set(id, {
            ...{ id, owner: who, number: numberOf(jettonCode), takenAt: now, progress: 'waiting' },
            ...{ isFirst: false, isHere: false, counter: '' },
          });
        },
      );
    case 'cancel': {
      const ticket = pick(ticketsOf(model, who), act.which);
      return (
        ticket &&
        ask('cancelTicket', { id: ticket.id }, () => {
          if (ticket.place !== undefined && ticket.progress !== 'cancelled') model.messages.givenUp += 1;
          ticket.progress = 'cancelled';
        })
      );
    }
    case 'checkIn': {
      const ticket = pick(ticketsOf(model, who), act.which);
      return (
        ticket &&
        ask('checkIn', { id: ticket.id }, () => {
          ticket.isHere = true;
          if (ticket.progress === 'booked') ticket.progress = 'waiting';
        })
      );
    }
    case 'rejoin': {
      const missed = ticketsOf(model, who).filter(({ progress }) => progress === 'absent');
      const ticket = pick(missed, act.which);
      if (ticket === undefined) return undefined;
      const isFree = !hasAnother(model, ticket) && ticketsOf(model, who).filter(isActive).length < 3;
      const isLetIn = model.isOpen && ticket.back === undefined && isInTime(ticket, now) && isFree;
      const behind = behindNextThree(model, now);
      const done = await ask('rejoin', { id: ticket.id }, () =>
        Object.assign(ticket, {
          ...{ progress: 'waiting', isHere: true, isFirst: false, counter: '' },
          back: { behind, at: now, wasHere: ticket.isHere },
        }),
      );
      if ((done.answer.statusCode === 200) !== isLetIn) throw new Error(`Back in line: ${done.answer.body}`);
      return done;
    }
    case 'scan': {
      const printed = inProgress(model, 'waiting').filter(({ qrcode }) => qrcode !== undefined);
      const ticket = pick(printed, act.which);
      return (
        ticket &&
        ask('registerTicket', { mobArea, mobNum, qrcodeContent: ticket.qrcode! }, () => (ticket.owner = who))
      );
    }
  }
}

/** Performs one act of a person; nothing if they lack what it needs. */
export async function actOfPerson(
  city: TestServer,
  offices: TestPoint[],
  model: Model,
  act: PersonAct,
  as: TestCaller,
): Promise<Done | undefined> {
  /** A call sent again with its key gets the first answer. */
  async function ask<Name extends CallName>(
    name: Name,
    input: CallInput<Calls[Name]>,
    note: (answer: LightMyRequestResponse) => void,
  ): Promise<Done> {
    const options = { as, ip: city.freshAddress(), key: randomUUID() };
    const answer = await city.send(name, input, options);
    if (act.again && answer.statusCode === 200) {
      const second = await city.send(name, input, options);
      if (second.body !== answer.body) throw new Error(`${name} answered ${second.body} the second time.`);
    }
    return { answer, note: () => answer.statusCode === 200 && note(answer) };
  }

  const acting = { offices, model, as, now: city.clock.now(), ask };
  return isBookingAct(act) ? bookingAct(acting, act) : ticketAct(acting, act);
}
