import type { Language } from '@vez/shared/contracts';
import { fold } from './fold';
import type { Find } from './find';
import { termsOf } from './words';

/** How many of the terms are in a folded text. */
function countIn(folded: string, terms: readonly string[]): number {
  const there = new Set(termsOf(folded));
  return terms.filter((term) => there.has(term)).length;
}

/**
 * The other name by which something was found, in the reader's language if it has one there; nothing where the name
 * that is shown says as much of what was typed.
 */
export function otherNameOf(
  { entry: { otherNames }, terms }: Find,
  shown: string,
  language: Language,
): string | undefined {
  let best: { name: string; said: number } | undefined;
  let most = countIn(fold(shown), terms);
  const own = otherNames.filter(({ row }) => row.language === language);
  const foreign = otherNames.filter(({ row }) => row.language !== language);
  for (const { row, folded } of [...own, ...foreign]) {
    const said = countIn(folded, terms);
    if (said <= most) continue;
    best = { name: row.name, said };
    most = said;
  }
  return best?.name;
}
