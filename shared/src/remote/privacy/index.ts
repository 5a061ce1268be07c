export { ClauseConsent } from './clause-consent';
export { clauseQuery } from './clause-query';
export { Paragraphs } from './paragraphs';
export { PrivacyTerms } from './privacy-terms';
