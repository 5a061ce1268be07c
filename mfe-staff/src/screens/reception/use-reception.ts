import { useCallback, useRef, useState } from 'react';
import { useStaffApi } from '../../api/staff-api';
import type { SlipContent } from '../../components/slip';
import { useKeys } from '../../components/use-keys';
import { useScanner } from '../../components/use-scanner';
import { mayCancel, mayCheckIn, mayHavePriority, mayMove, mayUndoCheckIn } from '../../model/appointments';
import { counterOf } from '../../model/counter-of';
import type { NewBooking } from '../../model/new-booking';
import type { PriorityReason, StaffQueue, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import { useFoundActs } from './use-found-acts';
import { useOnce } from './use-once';

/** A ticket code, scanned or typed: `VEZ1.…`, `261201-ABCDEFGH`. */
const CODE = /^(VEZ1\.|\d{6}-?[2-9A-Z]{8}$)/i;

interface Printing {
  ticket: SlipContent;
  isCheckIn: boolean;
}
type OpenPanel = 'history' | 'cancel' | 'priority' | 'move' | 'book' | 'code' | undefined;

/** Unfinished booking and code forms stay open while another person checks in. */
const keptPanel = (panel: OpenPanel): OpenPanel => (panel === 'book' || panel === 'code' ? panel : undefined);

/** The search results and the open panel. */
function useFound() {
  const [found, setFound] = useState<Visit[]>();
  const [chosen, setChosen] = useState<Visit>();
  /** Set after an act: the changed visit gets the focus. */
  const [result, setResult] = useState<Visit>();
  const [panel, setPanel] = useState<OpenPanel>();
  function put(visits: Visit[] | undefined, visit: Visit | undefined) {
    setFound(visits);
    setChosen(visit);
    setResult(undefined);
    setPanel(keptPanel);
  }
  return {
    ...{ found, chosen, result, panel, setPanel },
    show: (visits: Visit[]) => put(visits, visits[0]),
    choose: (visit: Visit) => put(found, visit),
    clear: () => put(undefined, undefined),
    showResult(visit: Visit) {
      put([visit], visit);
      setResult(visit);
    },
  };
}
type Found = ReturnType<typeof useFound>;

/** Whether F6 is about the booking found, although it may be refused. */
const mayEverMove = (visit: Visit) => mayMove(visit) || (visit.kind === 'booking' && mayUndoCheckIn(visit));

/**
 * F2 and F3 check in the person found; F4, F6, F7, F9 and F10 open a panel and submit it; Esc closes and clears. Without a
 * found person F4 belongs to the walk-in, and F6 books.
 */
function useReceptionKeys(
  { chosen, panel, setPanel, clear }: Found,
  checkIn: (visit: Visit, isPrinted: boolean) => void,
  refuse: (visit: Visit) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const checksIn = (isPrinted: boolean) => () => {
    if (chosen === undefined || !mayCheckIn(chosen)) return false;
    checkIn(chosen, isPrinted);
  };
  const opens = (wanted: NonNullable<OpenPanel>) => {
    if (panel !== wanted) setPanel(wanted);
    else if (form.current !== null) form.current.requestSubmit();
    // A second press must not remove the new code.
    else if (wanted !== 'code') setPanel(undefined);
  };
  const bookOrMove = () => {
    if (panel === 'book' || chosen === undefined || !mayEverMove(chosen)) opens('book');
    else if (mayMove(chosen)) opens('move');
    else refuse(chosen);
  };
  useKeys({
    F2: checksIn(true),
    F3: checksIn(false),
    F4: () => (chosen === undefined || !mayHavePriority(chosen) ? false : opens('priority')),
    F6: bookOrMove,
    F7: () => (chosen === undefined ? false : opens('history')),
    F9: () => (chosen === undefined || !mayCancel(chosen) ? false : opens('cancel')),
    F10: () => opens('code'),
    Escape: () => (panel === undefined ? clear() : setPanel(undefined)),
  });
  return { form, opens };
}

/** The acts of reception: search, check in, give numbers and times, cancel, print. */
export function useReception(locationId: number, readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [printing, setPrinting] = useState<Printing>();
  const { lines, isBusy, report, once } = useOnce(readAgain);
  const at = useFound();

  async function checkInBy(input: { ticketId: string } | { code: string }, isPrinted: boolean) {
    const { visit, peopleAhead, calledFrom } = await api.checkInFor(input);
    const counter = counterOf(visit);
    const place = counter === '' ? '' : t('counterName', { counter });
    const checkedIn =
      calledFrom === undefined
        ? t('reception.checkedIn', { count: peopleAhead })
        : t('reception.checkedInEarly', { time: calledFrom });
    const words = place === '' ? checkedIn : t('reception.called', { place });
    report(visit.jettonCode, words, false, mayUndoCheckIn(visit) ? visit : undefined);
    at.clear();
    if (!isPrinted || place !== '') return;
    const { jettonCode, serviceName, time } = visit;
    const code = 'code' in input ? input.code : '';
    const ticket = { jettonCode, serviceName, time, peopleAhead, calledFrom, code };
    setPrinting({ ticket, isCheckIn: true });
  }
  const checkIn = ({ ticketId, jettonCode }: Visit, isPrinted: boolean) =>
    void once(jettonCode, () => checkInBy({ ticketId }, isPrinted));
  const find = (text: string) =>
    once('', async () => {
      if (CODE.test(text)) return checkInBy({ code: text }, false);
      at.show(await api.findVisits({ locationId, text }));
    });
  const walkIn = ({ serviceId, serviceName, waitCount }: StaffQueue, reason: PriorityReason) =>
    once('', async () => {
      const priority = reason !== '';
      const asked = { locationId, serviceId, priority, ...(priority && { reason }) };
      const { jettonCode, qrcodeContent: code } = await api.walkIn(asked);
      report(jettonCode, t(priority ? 'reception.takenFirst' : 'reception.taken'));
      const peopleAhead = priority ? undefined : waitCount;
      setPrinting({ ticket: { jettonCode, serviceName, time: '', peopleAhead, code }, isCheckIn: false });
    });
  const cancel = ({ ticketId, jettonCode }: Visit, note: string) =>
    void once(jettonCode, async () => {
      const { visit } = await api.cancelVisit({ ticketId, note });
      report(jettonCode, t('reception.cancelled'));
      at.showResult(visit);
    });
  const book = ({ serviceName, ...booking }: NewBooking) =>
    void once('', async () => {
      const { bookingDate: date, bookingTime: time } = booking;
      const made = await api.bookAtOffice({ locationId, ...booking });
      const { jettonCode, qrcodeContent: code, arrivedAt } = made;
      report(jettonCode, t('reception.booked', { date, time }));
      at.setPanel(undefined);
      const ticket = { jettonCode, serviceName, date, time, peopleAhead: undefined, code };
      setPrinting({ ticket, isCheckIn: arrivedAt !== null });
    });

  useScanner((scan) => {
    if (scan === 'misread') report('', t('kiosk.misread'), true);
    else void find(scan.code);
  });
  const printed = useCallback(() => setPrinting(undefined), []);
  return {
    ...{ found: at.found, chosen: at.chosen, result: at.result, choose: at.choose, clear: at.clear },
    ...useFoundActs({ once, report, showResult: at.showResult }),
    ...useReceptionKeys(at, checkIn, ({ jettonCode }) => report(jettonCode, t('obstacle.notMovable'), true)),
    ...{ panel: at.panel, close: () => at.setPanel(undefined) },
    ...{ lines, isBusy, printing, printed, find, checkIn, walkIn, cancel, book, report, once },
  };
}

export type ReceptionControls = ReturnType<typeof useReception>;
