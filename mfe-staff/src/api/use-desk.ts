import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { deskQuery } from './queries';
import { useStaffApi } from './staff-api';
import { useStream } from './use-stream';

/** What a counter sees, live; and whether the server is out of reach, so that it may be old. */
export function useDesk(at: { locationId: number; counter: string }) {
  const api = useStaffApi();
  const isLive = useStream(at.locationId);
  const online = useOnline();
  const query = useQuery(deskQuery(api, at, isLive));
  const { data } = query;
  return {
    query,
    isCutOff: !online || query.isError,
    /** By how many ms the server's clock is ahead of this one. */
    ahead: data === undefined ? 0 : Date.parse(data.at) - data.readAt,
  };
}
