import { mobileName } from '@vez/shared/domain';
import type { CallerIdentity } from '../../module-api/module';

/**
 * The names that a caller's favourites are stored under; new ones use the first. A person has the same favourites by
 * mobile number and by account, as with tickets (TIX-34, decision 63). A company's contact phone may be anybody's, so
 * a company's favourites belong to its account alone (ACC-07).
 */
export const favouriteOwners = ({ kind, subject, mobile }: CallerIdentity): [string, ...string[]] =>
  mobile === undefined || kind === 'corporate' ? [subject] : [mobileName(mobile), subject];
