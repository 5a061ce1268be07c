import type { Language } from '@vez/shared/contracts';
import { fold } from './fold';
import type { Find } from './find';
import { countIn } from './words';

/**
 * The other name by which a service was found: one in the reader's language, or one in another language that equals
 * the keyword. Undefined if the displayed name contains as many of the terms.
 */
export function otherNameOf(
  { entry: { otherNames }, terms }: Find,
  shown: string,
  { language, keyword }: { language: Language; keyword: string },
): string | undefined {
  let best: { name: string; said: number } | undefined;
  let most = countIn(fold(shown), terms);
  const own = otherNames.filter(({ row }) => row.language === language);
  const typed = otherNames.filter(({ row, folded }) => row.language !== language && folded === keyword);
  for (const { row, folded } of [...own, ...typed]) {
    const said = countIn(folded, terms);
    if (said <= most) continue;
    best = { name: row.name, said };
    most = said;
  }
  return best?.name;
}
