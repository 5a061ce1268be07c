import { useQuery } from '@vez/shared/query';
import { historyQuery } from './queries';
import { useStaffApi } from './staff-api';

/** The history of a ticket. */
export const useHistory = (visit: { ticketId: string; state: string }) =>
  useQuery(historyQuery(useStaffApi(), visit));
