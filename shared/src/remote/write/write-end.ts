import { isApiError } from '../../http/api-error';

/** How a write ended: refused, not done, or still unknown (decision 94). */
export type WriteEnd = 'refused' | 'notDone' | 'unknown';

export function writeEndOf(error: Error | null): WriteEnd | undefined {
  if (error === null) return undefined;
  if (!isApiError(error)) return 'unknown';
  // Offline, it was not sent.
  if (error.kind === 'notDone' || error.kind === 'offline') return 'notDone';
  return error.isExplicit === true || error.kind === 'unauthorized' ? 'refused' : 'unknown';
}
