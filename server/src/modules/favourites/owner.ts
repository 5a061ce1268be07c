import { mobileName } from '@vez/shared/domain';
import type { CallerIdentity } from '../../module-api/module';

/**
 * The names that a caller's favourites are kept under, the one for new ones first. A person has the same ones by
 * mobile number and by account, as with tickets (TIX-34, decision 63). The contact phone of a company may be
 * anybody's, so that its favourites are its account's alone (ACC-07).
 */
export const favouriteOwners = ({ kind, subject, mobile }: CallerIdentity): [string, ...string[]] =>
  mobile === undefined || kind === 'corporate' ? [subject] : [mobileName(mobile), subject];
