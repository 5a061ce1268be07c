import { toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { departmentOf, pointsFor } from '../counters';
import { newestChanges } from './changes';
import { readCalendar, readCallingRule, readRules, readWords } from './settings';

const HOLIDAYS = statement(
  'settings-holidays',
  'SELECT day, name FROM public_holiday WHERE day >= $1 ORDER BY day',
);

/** Whether the caller's department keeps the calendar of an office. */
export const keepsCalendar = (catalogue: Catalogue, caller: CallerIdentity, locationId: number): boolean =>
  catalogue.calendarKeeper(locationId)?.id === departmentOf(caller);

/** Reads what supervisors can change. */
export const settingsCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async officeSettings({ query: { locationId }, db, caller, language }) {
      const now = clock.now();
      const today = cityDay(now);
      const points = pointsFor(catalogue, caller, locationId);
      const ids = points.map(({ service }) => service.id);
      const [calendar, order, rules, words, holidays, changes] = await Promise.all([
        readCalendar(db, locationId, today),
        readCallingRule(db, locationId),
        readRules(db, locationId, ids),
        readWords(db, ids),
        db.query(HOLIDAYS, [today]),
        newestChanges(db, locationId, departmentOf(caller)!),
      ]);
      const keeper = catalogue.calendarKeeper(locationId);
      return {
        at: now.toISOString(),
        calendar,
        order,
        keptBy: keepsCalendar(catalogue, caller, locationId) ? null : nameIn(keeper?.name, language),
        holidays: holidays.map(({ day, name }) => ({ day: toWireDate(day), name: nameIn(name, language) })),
        services: points.map(({ service, row }) => ({
          serviceId: service.id,
          serviceName: nameIn(service.name, language),
          letter: row.ticket ? row.queue_letter : '',
          bookings: rules.get(service.id) ?? null,
          words: words.get(service.id)!,
          events: catalogue
            .eventsBegunBy(service.id)
            .map(({ code, name }) => ({ code, name: nameIn(name, language) })),
        })),
        changes,
      };
    },
  }) satisfies Handlers;
