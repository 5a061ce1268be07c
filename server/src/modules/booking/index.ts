import { cityDay, fromWireDate } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { faultOf } from '../../fault';
import { networkOf } from '../../network';
import { NotFound, Refusal } from '../../refusal';
import { nameIn, type Names } from '../../texts';
import type { Alerts } from '../alerts';
import {
  checkShare,
  hold,
  holderAt,
  holderNames,
  releaseHold,
  renewHold,
  sweepSlots,
  type Holder,
} from '../slots';
import type { Puzzles } from '../puzzle';
import type { TicketWire } from '../tickets';
import { offersOf, slotsOn } from './availability';
import { calendarOf, firstBookableDate } from './calendar';
import { edit } from './edit';
import { parameterIn, parametersOf, problemsOf } from './parameters';
import { reserve } from './reserve';
import { timesOn } from './sessions';
import { timesNear } from './seek';
import { slotOf, type BookingDeps } from './plan';

export interface BookingSettings extends BookingDeps {
  holdSeconds: number;
  /** Places that anonymous visitors of one address may hold at once: many share the address of a network. */
  holdsPerAddress: number;
  puzzles: Puzzles;
  ticketWire: TicketWire;
  alerts: Alerts;
}

const SWEEP_MS = 1_000;
/** A citizen may compare a few times, also in two tabs. */
const MOST_HOLDS = 3;
const GUIDES = statement('guides', 'SELECT title, text, icon FROM guide ORDER BY position');

/** Booking a time (API-20 to API-27, API-29), and holds. */
export function bookingModule(deps: Deps, settings: BookingSettings): ServerModule {
  const { catalogue, ticketWire } = settings;
  const { clock } = deps;

  const dates = (db: Queryable, serviceId: number, locationId: number) =>
    calendarOf(db, catalogue, catalogue.point(serviceId, locationId), clock.now());

  const termNow = () => ({ now: clock.now(), seconds: settings.holdSeconds });
  const holderOf = (caller: CallerIdentity, ip: string): Holder =>
    caller.kind === 'anonymous'
      ? { id: holderAt(ip), most: settings.holdsPerAddress, network: networkOf(ip) }
      : { id: caller.subject, most: MOST_HOLDS };

  const wantedSlot = (body: {
    bookingDate: string;
    bookingTime: string;
    serviceId: number;
    locationId: number;
  }) => {
    const point = catalogue.point(body.serviceId, body.locationId);
    return { point, slot: slotOf(settings, point, body, clock.now()) };
  };

  return {
    name: 'booking',
    start() {
      const timer = setInterval(
        () =>
          void sweepSlots(deps.db, clock.now()).catch((error: unknown) =>
            deps.log.warn({ fault: faultOf(error) }, 'slots not swept'),
          ),
        SWEEP_MS,
      );
      return () => clearInterval(timer);
    },
    handlers: {
      async locationService({ params, db }) {
        const now = clock.now();
        const point = catalogue.point(params.serviceId, params.locationId);
        const { row } = point;
        const { bookings, session } = offersOf(catalogue, point, now);
        return {
          booking: row.booking,
          ticket: row.ticket,
          checkIdCardReservation: row.check_id_reservation,
          checkIdCardTime: row.check_id_time,
          checkIdCardQueue: row.check_id_queue,
          status: bookings,
          timeTicketStatus: session !== undefined,
          firstBookableDate: await firstBookableDate(db, catalogue, point, now),
        };
      },

      async reservationParameters({ params, language, db }) {
        if (!catalogue.snapshot.services.has(params.id)) throw new NotFound();
        return (await parametersOf(db, [params.id]))(params.id).map(parameterIn(language));
      },

      async checkParameter({ body, language, db }) {
        catalogue.point(body.serviceId, body.locationId);
        const values = new Map(body.params.map(({ name, value }) => [name, value]));
        const problems = problemsOf(
          (await parametersOf(db, [body.serviceId]))(body.serviceId),
          values,
          cityDay(clock.now()),
          language,
        );
        return { valid: problems.length === 0, problems };
      },

      bookableDates: ({ body, db }) => dates(db, body.serviceId, body.locationId),
      bookableDatesByPath: ({ params, db }) => dates(db, params.serviceId, params.locationId),
      bookableDatesByPathAndIdNumber: ({ params, db }) => dates(db, params.serviceId, params.locationId),

      async bookableTimesOfDay({ body, db }) {
        const point = catalogue.point(body.serviceId, body.locationId);
        const day = fromWireDate(body.bookingDate);
        if (day === undefined) throw new Refusal('dateNotBookable');
        const slots = await slotsOn(db, catalogue, point, [day], clock.now());
        return {
          style: point.row.slot_style,
          totalTimeSlot: slots.get(day)!.map(({ time, free }) => ({ timeSlot: time, enabled: free > 0 })),
        };
      },

      recommendTimes: async ({ body, db }) =>
        timesNear(db, catalogue, catalogue.point(body.serviceId, body.locationId), body, clock.now()),

      async guides({ language, db }) {
        const rows = await db.query(GUIDES);
        return rows.map(({ title, text, icon }) => ({
          title: nameIn(title, language),
          text: nameIn(text, language),
          icon,
        }));
      },

      async holdSlot({ body, db, caller, ip }) {
        const { point, slot } = wantedSlot(body);
        const holder = holderOf(caller, ip);
        return hold(db, slot, point, holder, termNow(), async () => {
          const { id, network } = holder;
          if (network === undefined) return;
          const visitor = { holder: id, network, proof: body.proof };
          const dayCapacity = timesOn(catalogue, point, slot.day).length * point.row.slot_capacity;
          await checkShare(db, settings.puzzles, visitor, slot, dayCapacity);
        });
      },
      renewHold: ({ params, db, caller }) => renewHold(db, params.id, holderNames(caller), termNow()),
      releaseHold: async ({ params, db, caller }) => ({
        released: await releaseHold(db, params.id, holderNames(caller)),
      }),

      async editReservation({ body, caller, db, language }) {
        const edited = await edit(db, settings, { caller, body, language, now: clock.now() });
        if (edited === undefined) throw new NotFound();
        const { row, isMoved } = edited;
        if (isMoved) await settings.alerts.tellMoved(db, row, clock.now());
        return (await ticketWire(db, [{ row, language, caller }]))[0]!;
      },
    },
    sharedHandlers: {
      reserve(tx, requests) {
        const now = clock.now();
        const asked = requests.map(({ body, caller, language, receipt }) => ({
          caller,
          body,
          language,
          now,
          receipt,
        }));
        return reserve(tx, settings, asked, now);
      },
    },
  };
}
