import { randomUUID } from 'node:crypto';
import type { Language } from '@vez/shared/contracts';
import { cityTime } from '../../city/city';
import { statement } from '../../db/db';
import type { Deps, Handlers } from '../../module-api/module';
import { nameIn, smsText } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { pointsFor } from '../counters';
import type { Codes } from '../identity';

/** How long the notice is of use. */
const NOTICE_MS = 86_400_000;
const LANGUAGE_OF = statement(
  'office-code-language',
  `SELECT language FROM ticket WHERE mob_area = :area AND mob_num IN (:number, token(:number))
   ORDER BY day DESC LIMIT 1`,
);

/** A login code for a person at the office whose SMS does not arrive; the number's owner is notified (decision 360). */
export const handOutCalls = ({ clock, sms }: Deps, catalogue: Catalogue, codes: Codes) =>
  ({
    async handOutCode({ body, db, caller, language }) {
      const { locationId, areaCode: area, mobileNumber: number } = body;
      const [point] = pointsFor(catalogue, caller, locationId);
      const mobile = { area, number };
      const { code, expiresAt } = await codes.handOut(db, { mobile, staff: caller.subject });
      const [known] = await db.query(LANGUAGE_OF, mobile);
      const reads = (known?.language as Language | undefined) ?? language;
      const now = clock.now();
      const { name, telephone } = point!.location;
      await sms.enqueue(db, {
        key: `officeCode:${randomUUID()}`,
        kind: 'officeCode',
        mobile,
        expiresAt: new Date(now.getTime() + NOTICE_MS),
        text: smsText('officeCode', reads, {
          place: nameIn(name, reads),
          time: cityTime(now),
          phone: telephone,
        }),
      });
      return { code, expiresAt: expiresAt.toISOString() };
    },
  }) satisfies Handlers;
