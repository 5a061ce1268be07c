import type { CallAnswer, Calls } from '@vez/shared/contracts';
import { addDays, fromWireDate } from '@vez/shared/dates';
import { cityDay, cityTimeZone } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { pointFor, pointsFor } from '../counters';
import { shareReads } from '../queue';
import {
  readEstimates,
  readGroups,
  readKnownDays,
  readLimit,
  readLoad,
  readWaits,
  type Period,
} from './read-figures';
import { readUsualWeek } from './usual-week';

/** What one call reads. */
const MOST_DAYS = 31;

/** A day's visits are kept once it is over, so that a week stays the same for hours. */
const WEEK_FRESH_MS = 600_000;

/** Reads how the visits of an office went. Counts only: nothing about a person. */
export function figuresCalls(clock: Clock, catalogue: Catalogue) {
  const sharedWeek = shareReads<CallAnswer<Calls['usualWeek']>>(clock, WEEK_FRESH_MS);
  return {
    async usualWeek({ params: { serviceId, locationId }, db }) {
      catalogue.point(serviceId, locationId);
      const queue = { serviceId, locationId };
      return sharedWeek(`${serviceId}:${locationId}`, () => readUsualWeek(db, queue, clock.now()));
    },

    async officeFigures({ query, db, caller, language }) {
      const { locationId: location, serviceId } = query;
      const points = pointsFor(catalogue, caller, location);
      if (serviceId !== 0) pointFor(catalogue, caller, { serviceId, locationId: location });
      const from = fromWireDate(query.from)!;
      const [asked, last] = [fromWireDate(query.until)!, addDays(from, MOST_DAYS - 1)];
      const now = clock.now();
      const period: Period = {
        location,
        services: serviceId === 0 ? points.map(({ service }) => service.id) : [serviceId],
        from,
        until: asked < last ? asked : last,
        today: cityDay(now),
        zone: cityTimeZone(),
      };
      const [groups, load, waits, estimates, known, limitMinutes] = await Promise.all([
        readGroups(db, period),
        readLoad(db, period),
        readWaits(db, period),
        readEstimates(db, period),
        readKnownDays(db, period),
        readLimit(db, location),
      ]);
      return {
        at: now.toISOString(),
        limitMinutes,
        ...known,
        services: points.map(({ service, row }) => ({
          serviceId: service.id,
          serviceName: nameIn(service.name, language),
          letter: row.ticket ? row.queue_letter : '',
        })),
        ...{ groups, load, waits, estimates },
      };
    },
  } satisfies Handlers;
}
