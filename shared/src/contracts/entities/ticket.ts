import { z } from 'zod';
import { PRIORITY_REASONS, STAFF_ROLES } from '../../domain';
import {
  count,
  instant,
  nonEmpty,
  openSet,
  realDay,
  realDayOrEmpty,
  realTime,
  realTimeOrEmpty,
} from './formats';
import { callingTurns } from './office';
import { noticesNow } from './office-notice';
import { closedNow, progress, visitState, waitRange, waitUnknown } from './queue';

/** DAT-41 */
export const jettonInfo = z.object({ area: z.string(), subArea: z.string(), htmlText: z.string() });

/**
 * DAT-36..40. `ticketType` keeps the wire's spelling `RESERCATION`; inside the code it is `reservation`
 * (decision 47). `bookingDate`, `ticketDate`: DD/MM/YYYY; `bookingTime`: HH:mm; both empty where they
 * don't apply. `mobNum` comes masked except to its owner.
 */
export const ticket = z.object({
  id: nonEmpty,
  uid: z.string(),
  jettonCode: z.string(),
  ticketType: openSet(['QUEUE', 'RESERCATION', 'PERIOD'], 'QUEUE'),
  ticketState: openSet(['NORMAL', 'TREATED', 'ABSENT'], 'NORMAL'),
  bookingDate: realDayOrEmpty,
  bookingTime: realTimeOrEmpty,
  ticketDate: realDayOrEmpty,
  identifyNo: z.string(),
  mobNum: z.string(),
  mobArea: z.string(),
  /** The content of the QR code, which the screen draws. */
  qrcodeImg: z.string(),
  businessCode: z.string(),
  jettonInfo,
});
export type TicketWire = z.infer<typeof ticket>;

/**
 * Where a counter is in its building, in the office's words (decision 249); unknown parts are empty. `row` lists the
 * adjacent counters in order, including itself.
 */
export const counterPlace = z.object({
  counter: nonEmpty,
  floor: z.string(),
  area: z.string(),
  way: z.string(),
  row: z.array(z.string()),
});
export type CounterPlace = z.infer<typeof counterPlace>;

/** An element of DAT-42, complete enough to show the ticket without further calls. */
export const myTicket = z.object({
  ticket,
  serviceId: z.int(),
  locationId: z.int(),
  departmentId: z.int(),
  serviceName: z.string(),
  departmentName: z.string(),
  locationName: z.string(),
  locationAddress: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  waitCount: count,
  notCheckInCount: count,
  openCounter: count,
  progress,
  visitState: visitState.optional(),
  /** As in `waitingInfo`. */
  canCheckIn: z.boolean().optional(),
  counterName: z.string(),
  /** The place of the calling counter, if its office gives one. */
  counterPlace: counterPlace.optional(),
  /** When it was applied for: ISO 8601 instant (TIX-05). */
  appliedAt: instant,
  cntToAlert: z.int().nullable(),
  /** A reservation with a free day; a session ticket keeps its date (decision 12). */
  editable: z.boolean(),
  cancellable: z.boolean(),
  favouriteId: z.string().nullable(),
  /** Whether the holder has checked in. */
  checkedIn: z.boolean().optional(),
  /** Whether a reminder asked if the holder of a booking is still coming, or they said so (decision 385). */
  coming: z.enum(['asked', 'confirmed']).optional(),
  /** As in `waitingInfo`. */
  asksArrival: z.boolean().optional(),
  /** Whether it is called before others in its queue. */
  priority: z.boolean().optional(),
  /** As in `waitingInfo`. */
  rejoinSeconds: z.int().optional(),
  nowServing: z.string().optional(),
  mayLetPass: count.optional(),
  beside: callingTurns.optional(),
  calledFrom: realTime.optional(),
  waitRange: waitRange.optional(),
  waitUnknown: waitUnknown.optional(),
  /** As in `waitingInfo`. */
  closedNow: closedNow.optional(),
  ...noticesNow,
  /** Set if its office is closed at the booked time; `newTime` is held for its holder `until` then. */
  closure: closedNow
    .extend({
      newTime: z
        .object({
          date: realDay,
          time: realTime,
          locationName: z.string(),
          isOtherOffice: z.boolean(),
          until: instant,
        })
        .optional(),
    })
    .optional(),
  /** Set if its holder may be offered an earlier time. */
  earlier: z
    .object({
      /** `paused` after offers without an answer, until the holder asks again. */
      state: openSet(['off', 'looking', 'paused'], 'off'),
      /** Held for this holder alone, `until` then. */
      offer: z
        .object({
          offerId: nonEmpty,
          date: realDay,
          time: realTime,
          locationName: z.string(),
          isOtherOffice: z.boolean(),
          until: instant,
          /** Whatever the clock of the device says. */
          secondsLeft: count,
        })
        .optional(),
    })
    .optional(),
  /** Whether the place is a remote counter, which serves by video (NAV-24). */
  remoteCounter: z.boolean().optional(),
  /** The https address of this ticket's video room, if the remote counter can be joined from anywhere. */
  joinUrl: z.string().optional(),
});
export type MyTicket = z.infer<typeof myTicket>;

/** DAT-42 */
export const myTickets = z.object({
  queueTickets: z.array(myTicket),
  bookingTickets: z.array(myTicket),
});
export type MyTickets = z.infer<typeof myTickets>;

/** DAT-44, DAT-45 */
export const favourite = z.object({
  id: nonEmpty,
  serviceId: z.int(),
  locationId: z.int(),
  serviceName: z.string(),
  locationName: z.string(),
  type: openSet(['QUEUE', 'reservation'], 'QUEUE'),
  uiServiceName: z.string(),
  uiLocationName: z.string(),
  departmentId: z.int(),
  departmentCode: z.string(),
  departmentName: z.string(),
  /** False: greyed, does not open (VAL-50). */
  validity: z.boolean(),
});
export type Favourite = z.infer<typeof favourite>;

/** An event in the history of a ticket. */
export const ticketEvent = z.object({
  at: z.string(),
  event: z.enum([
    'taken',
    'registered',
    'changed',
    'checkedIn',
    'called',
    'calledAgain',
    'absent',
    'cameBack',
    'treated',
    'cancelled',
    'started',
    'parked',
    'resumed',
    'transferred',
    'missed',
    'returned',
    'closedOffice',
    'reopenedOffice',
    'unanswered',
    'acceptedNewTime',
    'confirmedComing',
    'askedHere',
    'passedOver',
    'letPass',
    'priorityGiven',
    'priorityTaken',
    'checkInUndone',
  ]),
  /** Empty without a counter. */
  counter: z.string(),
});
export type TicketEvent = z.infer<typeof ticketEvent>;

/** The same for an office. `system` is a counter system, or the job that marks no-shows. */
export const officeEvent = ticketEvent.extend({
  role: openSet([...STAFF_ROLES, 'holder', 'system'], 'system'),
  /** The name of the member of staff or of the device; empty for others. */
  by: z.string(),
  /** Why priority was given. */
  reason: openSet(PRIORITY_REASONS, '').optional(),
});
export type OfficeEvent = z.infer<typeof officeEvent>;
