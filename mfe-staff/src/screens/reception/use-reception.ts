import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '@vez/shared/api-error';
import { useStaffApi } from '../../api/staff-api';
import { useScanner } from '../../components/use-scanner';
import type { SlipContent } from '../../components/slip';
import { mayCheckIn } from '../../model/appointments';
import type { StaffQueue, Visit } from '../../model/wire';
import { useTexts } from '../../texts';

/** What was done or refused, the newest first. */
export interface Done {
  at: number;
  number: string;
  words: string;
  isRefused: boolean;
}

const MOST_LINES = 4;
/** A code of a ticket, in full or as it is typed: `VEZ1.…`, `261201-ABCDEFGH`. */
const CODE = /^(VEZ1\.|\d{6}-?[2-9A-Z]{8}$)/i;

interface Printing {
  ticket: SlipContent;
  isCheckIn: boolean;
}

/** Runs one thing at a time, and lists what came of it. */
function useOnce(readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const [lines, setLines] = useState<Done[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const tell = (number: string, words: string, isRefused = false) =>
    setLines((all) => [{ at: Date.now(), number, words, isRefused }, ...all].slice(0, MOST_LINES));
  async function once(number: string, run: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      tell(number, failureText(error, t('line.notDone')), true);
    }
    running.current = false;
    setIsBusy(false);
    await readAgain();
  }
  return { lines, isBusy, tell, once };
}

/** F2 and F3 check in whoever was found, Esc clears. */
function useKeys(onKey: (key: 'F2' | 'F3') => boolean, onClear: () => void) {
  const latest = useRef({ onKey, onClear });
  useEffect(() => {
    latest.current = { onKey, onClear };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Escape') latest.current.onClear();
      else if ((key === 'F2' || key === 'F3') && !event.repeat && latest.current.onKey(key))
        event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** What reception does: find, check in, give numbers, print. */
export function useReception(locationId: number, readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [found, setFound] = useState<Visit[]>();
  const [chosen, setChosen] = useState<Visit>();
  const [printing, setPrinting] = useState<Printing>();
  const { lines, isBusy, tell, once } = useOnce(readAgain);
  const clear = () => {
    setFound(undefined);
    setChosen(undefined);
  };

  async function checkInBy(input: { ticketId: string } | { code: string }, isPrinted: boolean) {
    const { visit, peopleAhead } = await api.checkInFor(input);
    tell(visit.jettonCode, t('reception.checkedIn', { count: peopleAhead }));
    clear();
    if (!isPrinted) return;
    const { jettonCode, serviceName, time } = visit;
    const code = 'code' in input ? input.code : '';
    setPrinting({ ticket: { jettonCode, serviceName, time, peopleAhead, code }, isCheckIn: true });
  }
  const checkIn = ({ ticketId, jettonCode }: Visit, isPrinted: boolean) =>
    void once(jettonCode, () => checkInBy({ ticketId }, isPrinted));
  const find = (text: string) =>
    void once('', async () => {
      if (CODE.test(text)) return checkInBy({ code: text }, false);
      const visits = await api.findVisits({ locationId, text });
      setFound(visits);
      setChosen(visits[0]);
    });
  const walkIn = ({ serviceId, serviceName, waitCount }: StaffQueue, priority: boolean) =>
    void once('', async () => {
      const { jettonCode, qrcodeContent: code } = await api.walkIn({ locationId, serviceId, priority });
      tell(jettonCode, t(priority ? 'reception.takenFirst' : 'reception.taken'));
      const peopleAhead = priority ? undefined : waitCount;
      setPrinting({ ticket: { jettonCode, serviceName, time: '', peopleAhead, code }, isCheckIn: false });
    });

  useScanner(find);
  useKeys((key) => {
    if (chosen === undefined || !mayCheckIn(chosen)) return false;
    checkIn(chosen, key === 'F2');
    return true;
  }, clear);
  const printed = useCallback(() => setPrinting(undefined), []);
  return { found, chosen, choose: setChosen, lines, isBusy, printing, printed, find, clear, checkIn, walkIn };
}

export type ReceptionControls = ReturnType<typeof useReception>;
