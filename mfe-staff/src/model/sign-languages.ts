import type { Language } from '@vez/shared/contracts/client';

const spokenAs = (language: Language) => language.split('_')[0];

/** What a sign is written in: the page's language first, then others; Chinese stands on it once. */
export const signLanguages = (chosen: Language, all: readonly Language[]): Language[] =>
  [chosen, ...all].filter(
    (language, at, list) => list.findIndex((one) => spokenAs(one) === spokenAs(language)) === at,
  );
