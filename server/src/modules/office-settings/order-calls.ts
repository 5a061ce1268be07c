import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { Forbidden } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { pointsFor } from '../counters';
import { calledLater } from '../queue';
import { orderEffect } from './order-effect';
import { readPastDays } from './past-days';
import { lockSettings, save } from './save-change';
import { readCallingRule, writeCallingRule } from './settings';
import { keepsCalendar } from './settings-calls';

/** Calls that change the order of calling and simulate its waits. */
export const orderCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async changeOrder({ body, db, caller }) {
      const { locationId: location, affected: confirmed, was: seen, is } = body;
      pointsFor(catalogue, caller, location);
      if (!keepsCalendar(catalogue, caller, location)) throw new Forbidden();
      const now = clock.now();
      await lockSettings(db, location);
      const current = await readCallingRule(db, location);
      return save(db, {
        ...{ part: 'order', caller, location, service: null, seen, current, is, confirmed, now },
        lost: async () => ({ affected: await calledLater(db, location, is, now), first: null }),
        write: () => writeCallingRule(db, location, is),
      });
    },

    async orderEffect({ query, db, caller }) {
      const { locationId, bookingsInTurn, longestWaitMinutes } = query;
      const services = pointsFor(catalogue, caller, locationId).map(({ service }) => service.id);
      const days = await readPastDays(db, locationId, services, clock.now());
      return orderEffect(days, {
        order: 'bookings',
        bookingsInTurn,
        longestWaitMinutes: longestWaitMinutes || null,
      });
    },
  }) satisfies Handlers;
