import { mobileName } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { askerOf } from '../../module-api/network';

/** The holder of slots, and how many they may hold at once. */
export interface Holder {
  id: string;
  most: number;
  /** Set for a visitor without a login. */
  network?: string;
}

/** An anonymous visitor is identified by the address alone, which many share and a phone changes on the move. */
export const holderAt = (address: string): string => `address:${askerOf(address)}`;

/**
 * The names by which a caller may use a hold. Anyone with the id may use the hold of an anonymous visitor, since the
 * same citizen returns with a verified number; the hold of a known caller is theirs alone.
 */
export const holderNames = ({ subject, mobile }: CallerIdentity): string[] =>
  mobile === undefined ? [subject] : [subject, mobileName(mobile)];

const LOCK = statement('hold-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 3))');
/** Counts the holds of one holder, or of one network on a day, one request after the other. */
export const lockHolds = (db: Queryable, name: string) => db.query(LOCK, [name]);
