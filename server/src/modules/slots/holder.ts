import { mobileName } from '@vez/shared/domain';
import type { CallerIdentity } from '../../module-api/module';
import { askerOf } from '../../module-api/network';

/** Who holds, and how many slots at once are theirs to hold. */
export interface Holder {
  id: string;
  most: number;
  /** Of a visitor without a login. */
  network?: string;
}

/** An anonymous visitor is known by the address alone, which many share and a phone changes on the move. */
export const holderAt = (address: string): string => `address:${askerOf(address)}`;

/**
 * The names by which a caller may use a hold. A hold of an anonymous visitor is open to everybody who has its id, since
 * the same citizen comes back with a verified number; a hold of a known caller is theirs alone.
 */
export const holderNames = ({ subject, mobile }: CallerIdentity): string[] =>
  mobile === undefined ? [subject] : [subject, mobileName(mobile)];
