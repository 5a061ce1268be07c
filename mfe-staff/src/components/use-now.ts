import { useEffect, useState } from 'react';
import { lookOften } from '@vez/shared/deadline';

/** Now, in milliseconds since 1970, renewed each second. @param ahead by how much the server's clock is ahead */
export function useNow(ahead = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => lookOften(1_000, () => setNow(Date.now())), []);
  return now + ahead;
}
