import { addDays, fromWireDate } from '@vez/shared/dates';
import { cityDay, cityTimeZone } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { pointFor, pointsFor } from '../counters';
import {
  readEstimates,
  readGroups,
  readKnownDays,
  readLimit,
  readLoad,
  readWaits,
  type Period,
} from './read-figures';

/** What one call reads. */
const MOST_DAYS = 31;

/** Reads how the visits of an office went. Counts only: nothing about a person. */
export const figuresCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
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
  }) satisfies Handlers;
