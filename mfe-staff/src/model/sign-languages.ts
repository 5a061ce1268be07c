import type { Language } from '@vez/shared/contracts/client';

const spokenAs = (language: Language) => language.split('_')[0];

/** The languages of a sign: the page's own first, then others, with one of the two Chinese scripts. */
export const signLanguages = (chosen: Language, all: readonly Language[]): Language[] =>
  [chosen, ...all].filter(
    (language, at, list) => list.findIndex((one) => spokenAs(one) === spokenAs(language)) === at,
  );
