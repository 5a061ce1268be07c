import { createHash } from 'node:crypto';

/** Issuers that are URLs are compared as such: `https://id.example` and `https://id.example/` are equal. */
const canonical = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).href : issuer);

/**
 * The key of a person who logs in by an account. Only issuer and subject together identify a person (decision 110).
 * The key names them in tickets, favourites, consents and searches.
 */
export const personKey = (issuer: string, subject: string): string =>
  `p:${createHash('sha256')
    .update(JSON.stringify([canonical(issuer), subject]))
    .digest('hex')}`;

/** Whether a bare subject looks like one of our keys: that of a person, or a mobile number. */
export const looksLikeKey = (subject: string): boolean =>
  /^p:[0-9a-f]{64}$/.test(subject) || /^\d{1,5}-\d{1,15}$/.test(subject);
