import { toWireDate } from '@vez/shared/dates';
import type { LightMyRequestResponse } from 'fastify';
import type { CounterAct } from './acts';
import type { Hall } from './counter-acts';
import { inProgress, pick, ticketsOf, type Model, type TicketView } from './model';

type Act<Name extends CounterAct['do']> = Extract<CounterAct, { do: Name }>;

function expectAnswer(answer: LightMyRequestResponse, isDone: boolean) {
  if ((answer.statusCode === 200) !== isDone) throw new Error(`Staff were answered ${answer.body}`);
  return isDone;
}

/** Gives priority to a person in line, or takes it away. */
export async function setPriority({ city, model }: Hall, { which, isFirst }: Act<'setPriority'>) {
  const ticket = pick(inProgress(model, 'waiting'), which);
  if (ticket === undefined) return;
  const request = { ticketId: ticket.id, reason: isFirst ? ('elderly' as const) : ('' as const) };
  expectAnswer(await city.send('setPriority', request, { as: city.counterSystem }), true);
  ticket.isFirst = isFirst;
}

const isBookedBeside = (model: Model, { id, owner, place }: TicketView) =>
  place !== undefined &&
  ticketsOf(model, owner!).some(
    (other) => other.id !== id && other.progress === 'booked' && other.place?.day === place.day,
  );

/** Undoes the check-in of a person in line. */
export async function undoCheckIn({ city, model }: Hall, { which }: Act<'undoCheckIn'>) {
  const here = inProgress(model, 'waiting').filter(({ isHere }) => isHere);
  const ticket = pick(here, which);
  if (ticket === undefined) return;
  const { back, place, qrcode } = ticket;
  const isTakenHere = back === undefined && qrcode !== undefined;
  const isRefused = isTakenHere || (back === undefined && isBookedBeside(model, ticket));
  const request = { ticketId: ticket.id };
  const answer = await city.send('undoCheckIn', request, { as: city.counterSystem });
  if (!expectAnswer(answer, !isRefused)) return;
  if (back !== undefined)
    Object.assign(ticket, { progress: 'absent', isHere: back.wasHere, back: undefined });
  else Object.assign(ticket, { progress: place === undefined ? 'waiting' : 'booked', isHere: false });
}

/** Moves a booking of the hall, if the time is free. */
export async function move({ city, at, model }: Hall, { which, day, time }: Act<'move'>) {
  const booked = inProgress(model, 'booked').filter(({ place }) => place?.locationId === at.locationId);
  const ticket = pick(booked, which);
  if (ticket === undefined) return;
  const { locationId, ...before } = ticket.place!;
  const from = { date: toWireDate(before.day), time: before.time };
  const request = { ticketId: ticket.id, from, to: { date: toWireDate(day), time } };
  const answer = await city.send('moveVisit', request, { as: city.counterSystem });
  if (answer.statusCode >= 500) throw new Error(answer.body);
  if (answer.statusCode !== 200) return;
  if (before.day !== day || before.time !== time) model.messages.moved += 1;
  ticket.place = { locationId, day, time };
}
