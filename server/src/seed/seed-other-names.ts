import type { Queryable } from '../db/db';
import type { Names } from '../texts/texts';
import { insert } from './insert';
import { toSimplified } from './names';
import { SERVICES } from './offers';
import OTHER_NAMES from './search/other-names.json';

type OtherNames = Partial<Record<keyof Names, string[]>>;

/** Simplified Chinese includes the names of Traditional. */
const inAllScripts = ({ zh_hant = [], zh_hans = [], ...others }: OtherNames): OtherNames => ({
  ...others,
  zh_hant,
  zh_hans: [...new Set([...zh_hans, ...zh_hant.map(toSimplified)])],
});

/** What people call the services besides their names. */
export async function seedOtherNames(tx: Queryable) {
  const byCode: Record<string, OtherNames> = OTHER_NAMES;
  await insert(
    tx,
    'service_other_name',
    SERVICES.flatMap(({ id, code }) =>
      Object.entries(inAllScripts(byCode[code] ?? {})).flatMap(([language, names]) =>
        names.map((name) => ({ service_id: id, language, name })),
      ),
    ),
  );
}
