import { createHash } from 'node:crypto';

/** Issuers are compared as addresses, where they are some: `https://id.example` and `https://id.example/` are one. */
const canonical = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).href : issuer);

/**
 * The key of a person who logs in by an account: its issuer with its subject, since only the two together are one
 * person (decision 110). It names them in tickets, favourites, consents and searches.
 */
export const personKey = (issuer: string, subject: string): string =>
  `p:${createHash('sha256')
    .update(JSON.stringify([canonical(issuer), subject]))
    .digest('hex')}`;

/** Whether a bare subject could be taken for a key of ours: for that of a person, or for a mobile number. */
export const looksLikeKey = (subject: string): boolean =>
  /^p:[0-9a-f]{64}$/.test(subject) || /^\d{1,5}-\d{1,15}$/.test(subject);
