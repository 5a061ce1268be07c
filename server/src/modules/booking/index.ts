import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import { sweepSlots } from '../slots';
import type { TicketWire } from '../tickets';
import { officeBookingCalls, type OfficeBookingDeps } from './at-office';
import { calendarCalls } from './calendar-calls';
import { edit } from './edit';
import { formCalls } from './form-calls';
import { holdCalls, type HoldSettings } from './hold-calls';
import type { BookingDeps } from './plan';
import { reserve } from './reserve';

export { officeSlot } from './at-office';
export { daysBetween, slotsOn } from './availability';
export { offersNow } from './offers-now';
export { timesByHours } from './times-of-day';

export interface BookingSettings extends BookingDeps, HoldSettings, OfficeBookingDeps {
  ticketWire: TicketWire;
}

const SWEEP_MS = 1_000;

/** Booking a time (API-20 to API-27, API-29), and holds. */
export function bookingModule(deps: Deps, settings: BookingSettings): ServerModule {
  const { catalogue, ticketWire } = settings;
  const { clock } = deps;

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
      ...calendarCalls(clock, catalogue),
      ...formCalls(clock, catalogue),
      ...holdCalls(clock, settings),
      ...officeBookingCalls(clock, settings),

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
