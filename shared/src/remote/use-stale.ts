import { useOnline } from '../bridge';
import type { Answer } from './answer';

/** Whether what is shown may be old: there is no network, or the last read of a query failed. */
export function useStale(...queries: Pick<Answer, 'error'>[]): boolean {
  const online = useOnline();
  return !online || queries.some(({ error }) => error !== null);
}
