import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { parameterIn, parametersOf, problemsOf } from './parameters';

const GUIDES = statement('guides', 'SELECT title, text, icon FROM guide ORDER BY position');

/** The questions of a booking's form, their checks and the guides (API-21, API-26, API-29). */
export const formCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
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

    async guides({ language, db }) {
      const rows = await db.query(GUIDES);
      return rows.map(({ title, text, icon }) => ({
        title: nameIn(title, language),
        text: nameIn(text, language),
        icon,
      }));
    },
  }) satisfies Handlers;
