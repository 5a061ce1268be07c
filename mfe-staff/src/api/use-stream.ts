import { useEffect, useState } from 'react';
import { useQueryClient } from '@vez/shared/query';

/** Where an office tells that something changed: server-sent events without any content of their own. */
const STREAM = '/api/counter/stream';

/**
 * Reads an office's queries again as soon as something changes there. True while the stream stands; without it screens
 * read every 10 s. A browser opens it again by itself, with the id of the last event.
 */
export function useStream(locationId: number | undefined): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    if (locationId === undefined || typeof EventSource === 'undefined') return;
    const stream = new EventSource(`${STREAM}?locationId=${locationId}`);
    stream.addEventListener('open', () => setIsLive(true));
    stream.addEventListener('error', () => setIsLive(false));
    stream.addEventListener('changed', () => {
      void queries.invalidateQueries({ queryKey: ['staff', 'desk'] });
      void queries.invalidateQueries({ queryKey: ['staff', 'board'] });
    });
    return () => {
      stream.close();
      setIsLive(false);
    };
  }, [locationId, queries]);
  return isLive;
}
