import { asciiDigits } from '@vez/shared/domain';
import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { officeFor } from '../counters';
import type { VisitDeps } from './visit-deps';
import { namesOf, visitsOf } from './visit-wire';

const MOST_FOUND = 20;
const LAST_DIGITS = /^\d{4}$/;

const TODAY = statement(
  'visits-today',
  `SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
   ORDER BY created_at, id`,
);

/** Whether the input means `A001`: as `a001`, `001` or `1`. */
const isItsNumber = (jettonCode: string, typed: string) =>
  jettonCode.toLowerCase() === typed ||
  (/^\d{1,4}$/.test(typed) && Number(/\d+/.exec(jettonCode)?.[0]) === Number(typed));

const folded = (text: string) => asciiDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds a person who is at the reception. */
export const findCalls = ({ clock, catalogue, vault, view }: VisitDeps) =>
  ({
    async findVisits({ query, db, caller, language }) {
      const now = clock.now();
      const { locationId: location, services } = officeFor(catalogue, caller, query.locationId);
      const rows = await db.query(TODAY, { location, services, day: cityDay(now) });
      // Names are sealed: they are opened here, and returned as short names.
      const nameOf = await namesOf(db, vault, rows);
      const wanted = folded(query.text);
      const code = wanted.replace(/[\s-]/g, '');
      const found = rows.filter(
        (row) =>
          isItsNumber(row.jetton_code, code) ||
          row.uid.toLowerCase().replaceAll('-', '') === code ||
          (LAST_DIGITS.test(code) && row.mob_num?.endsWith(code) === true) ||
          (wanted.length > 1 || /\p{Script=Han}/u.test(wanted)
            ? folded(nameOf(row)).includes(wanted)
            : false),
      );
      return visitsOf(db, view, found.slice(0, MOST_FOUND), { caller, language, now });
    },
  }) satisfies Handlers;
