import { useQuery } from '@vez/shared/query';
import { historyQuery } from './queries';
import { useStaffApi } from './staff-api';

/** What happened to a ticket so far. */
export const useHistory = (visit: { ticketId: string; state: string }) =>
  useQuery(historyQuery(useStaffApi(), visit));
