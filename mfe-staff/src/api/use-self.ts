import { useSession } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { selfQuery } from './queries';
import { useStaffApi } from './staff-api';

/** Who is logged in, once somebody is. */
export function useSelf({ isShown = false } = {}) {
  const { kind } = useSession();
  const api = useStaffApi();
  return useQuery({ ...selfQuery(api, isShown), enabled: kind !== 'anonymous' });
}
