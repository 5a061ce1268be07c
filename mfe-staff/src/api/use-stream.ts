import { useEffect, useState } from 'react';
import { useQueryClient } from '@vez/shared/query';

/** Server-sent events without content: each one means that the office changed. */
const STREAM = '/api/counter/stream';
const AGAIN_MS = 10_000;
/** What changes at an office. */
const LIVE = ['desk', 'board', 'counters', 'devices'] as const;

/**
 * Refetches an office's queries on each change. Returns true while the stream is open; otherwise screens poll every 10 s.
 * Browsers reconnect by themselves with the id of the last event, but give up after an answer that is not a stream, such
 * as a proxy's 502. The hook then opens a new stream.
 */
export function useStream(locationId: number | undefined, reads: readonly string[] = LIVE): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (locationId === undefined || typeof EventSource === 'undefined') return;
    const stream = new EventSource(`${STREAM}?locationId=${locationId}`);
    stream.addEventListener('open', () => setIsLive(true));
    let again: ReturnType<typeof setTimeout> | undefined;
    stream.addEventListener('error', () => {
      setIsLive(false);
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(() => setTries(tries + 1), AGAIN_MS);
    });
    stream.addEventListener('changed', () => {
      for (const read of reads) void queries.invalidateQueries({ queryKey: ['staff', read] });
    });
    return () => {
      clearTimeout(again);
      stream.close();
      setIsLive(false);
    };
  }, [locationId, queries, reads, tries]);
  return isLive;
}
