import { useSession } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { selfQuery } from './queries';
import { useStaffApi } from './staff-api';

/** The logged-in user. Disabled while the session is anonymous. */
export function useSelf({ isShown = false } = {}) {
  const { kind } = useSession();
  const api = useStaffApi();
  return useQuery({ ...selfQuery(api, isShown), enabled: kind !== 'anonymous' });
}
