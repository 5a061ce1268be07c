import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { deskQuery } from './queries';
import { useStaffApi } from './staff-api';
import { useStream } from './use-stream';

/** The live desk of a counter. `isCutOff` means that the server is unreachable and the data may be old. */
export function useDesk(at: { locationId: number; counter: string }) {
  const api = useStaffApi();
  const isLive = useStream(at.locationId);
  const online = useOnline();
  const query = useQuery(deskQuery(api, at, isLive));
  const { data } = query;
  return {
    query,
    isCutOff: !online || query.isError,
    /** Milliseconds by which the server's clock is ahead of the local one. */
    ahead: data === undefined ? 0 : Date.parse(data.at) - data.readAt,
  };
}
