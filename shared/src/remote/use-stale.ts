import { useOnline } from '../bridge';
import type { Answer } from './answer';

/** Whether the shown data may be stale: the device is offline, or the last read of a query failed. */
export function useStale(...queries: Pick<Answer, 'error'>[]): boolean {
  const online = useOnline();
  return !online || queries.some(({ error }) => error !== null);
}
