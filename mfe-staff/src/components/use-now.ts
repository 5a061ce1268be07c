import { useEffect, useState } from 'react';
import { lookOften } from '@vez/shared/deadline';

/** The time in ms since 1970, updated each second. @param ahead ms by which the server's clock is ahead */
export function useNow(ahead = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => lookOften(1_000, () => setNow(Date.now())), []);
  return now + ahead;
}
