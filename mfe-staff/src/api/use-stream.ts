import { useEffect, useState } from 'react';
import { useQueryClient } from '@vez/shared/query';

/** Where an office tells that something changed: server-sent events without any content of their own. */
const STREAM = '/api/counter/stream';
const AGAIN_MS = 10_000;

/**
 * Reads an office's queries again as soon as something changes there. True while the stream stands; without it screens
 * read every 10 s. A browser opens it again by itself, with the id of the last event, but after an answer that is none of
 * a stream, such as a proxy's 502, it gives up for good: then it is opened anew.
 */
export function useStream(locationId: number | undefined): boolean {
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
      void queries.invalidateQueries({ queryKey: ['staff', 'desk'] });
      void queries.invalidateQueries({ queryKey: ['staff', 'board'] });
    });
    return () => {
      clearTimeout(again);
      stream.close();
      setIsLive(false);
    };
  }, [locationId, queries, tries]);
  return isLive;
}
