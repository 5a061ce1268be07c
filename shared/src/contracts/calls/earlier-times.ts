import { z } from 'zod';
import { call } from '../call';
import { myTicket } from '../entities';
import { realDay, realTime, weekday } from '../entities/formats';
import { uuidParams } from '../entities/list-query';

/** When and where the holder of a booking would come earlier. */
const wish = z.object({
  /** The first day that suits. */
  notBefore: realDay,
  /** 0 is Sunday. */
  weekdays: z.array(weekday),
  /** A time suits from `from` on, and before `until`. */
  from: realTime,
  until: realTime,
  locationIds: z.array(z.int()),
});
const newWish = wish.extend({
  notBefore: realDay.max(10),
  weekdays: z.array(weekday).min(1).max(7),
  from: realTime.max(5),
  until: realTime.max(5),
  locationIds: z.array(z.int().min(1)).min(1).max(50),
});

const ofTicket = {
  spec: ['TIX-13'],
  path: 'favourite/tickets/:id/earlier',
  params: uuidParams,
  caller: 'token',
  byLink: 'change',
} as const;

export const earlierChoices = call({
  ...ofTicket,
  summary: 'What the holder of a booking can choose from to be offered an earlier time, and has chosen.',
  method: 'GET',
  answer: z.object({
    /** Missing before the first choice. */
    asked: wish.optional(),
    /** The offices that give the service in the same way, that of the booking first. */
    offices: z.array(z.object({ locationId: z.int(), name: z.string() })),
    /** The earliest day that can be offered, and the day of the booking. */
    firstDay: realDay,
    lastDay: realDay,
    /** The weekdays on which one of these offices works, and their first opening and last closing. */
    weekdays: z.array(weekday),
    opens: realTime,
    closes: realTime,
  }),
  reasons: ['ticketNotEditable'],
});

export const askEarlier = call({
  ...ofTicket,
  summary: 'Asks for an earlier time, or changes what was asked. The booking stays until a time is taken.',
  method: 'PUT',
  body: newWish,
  answer: myTicket,
  reasons: ['ticketNotEditable', 'earlierInvalid'],
});

export const stopEarlier = call({
  ...ofTicket,
  summary: 'Ends the offers of earlier times, and gives back the one that is held. The booking stays.',
  method: 'DELETE',
  answer: myTicket,
});

export const takeEarlier = call({
  ...ofTicket,
  summary: 'Moves a booking to the earlier time that is offered to its holder.',
  method: 'POST',
  path: 'favourite/tickets/:id/earlier/take',
  body: z.object({ offerId: z.uuid() }),
  answer: myTicket,
  reasons: ['offerGone', 'alreadyBooked'],
});

export const keepTime = call({
  ...ofTicket,
  summary: 'Gives an offered time back. The booking stays, and other earlier times are offered.',
  method: 'POST',
  path: 'favourite/tickets/:id/earlier/keep',
  body: z.object({ offerId: z.uuid() }),
  answer: myTicket,
});
