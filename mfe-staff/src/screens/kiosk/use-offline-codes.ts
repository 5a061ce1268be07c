import { useRef } from 'react';
import { useCityClock } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { codeKeysQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { checkCode, ticketPart, type Known, type Verdict } from '../../model/offline-code';

/**
 * Checks codes offline with the last known keys and today's answers of the server. Remembers only the ticket part of a
 * code, nothing of a person.
 */
export function useOfflineCodes() {
  const { cityDay } = useCityClock();
  const { data: keys = [] } = useQuery(codeKeysQuery(useStaffApi()));
  const known = useRef({ day: '', codes: new Map<string, Known>() });

  function today() {
    const day = cityDay(new Date());
    if (known.current.day !== day) known.current = { day, codes: new Map() };
    return day;
  }
  return {
    learn(code: string, what: Known) {
      const ticket = ticketPart(code);
      today();
      if (ticket !== undefined) known.current.codes.set(ticket, what);
    },
    check(code: string): Promise<Verdict> {
      const day = today();
      return checkCode(code, keys, known.current.codes, day);
    },
  };
}
