import type { Language } from '@vez/shared/contracts';
import clause from './privacy-clause.json';

export const CLAUSE_ID = 1;

/** The privacy clause of this product, in a language (ACC-26, UI-03). */
export const privacyClause = (language: Language) => ({
  id: CLAUSE_ID,
  updatedAt: clause.updatedAt,
  ...clause.texts[language],
});
