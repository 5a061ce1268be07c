import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import { useStaffApi } from '../../api/staff-api';
import { useFailureWords } from '../../components/use-failure-words';
import { useMachine } from '../../components/use-machine';
import { useScanner } from '../../components/use-scanner';
import { counterOf } from '../../model/counter-of';
import type { StaffQueue } from '../../model/wire';
import {
  kioskMachine,
  openKiosk,
  secondsLeft,
  type KioskEvent,
  type KioskState,
  type KioskTicket,
} from '../../model/kiosk-machine';
import { useTexts } from '../../texts';
import { useOfflineCodes } from './use-offline-codes';

const machine = (state: KioskState, event: KioskEvent) => kioskMachine(state, event, Date.now());

interface Printing {
  ticket: KioskTicket;
  isCheckIn: boolean;
}

/** Nobody answered: what a code is worth has to be told without asking. */
const isCut = (error: unknown) =>
  isApiError(error) && ['offline', 'unreachable', 'timeout', 'outcomeUnknown'].includes(error.kind);

/** What the server has said of a code, which holds for today. */
function lessonOf(error: unknown) {
  if (!isApiError(error)) return undefined;
  if (error.reason === 'ticketUsed') return 'used';
  return error.reason === 'ticketOfOtherOffice' ? 'otherOffice' : undefined;
}

/** Says in words why it did not work. */
function useRefusing(dispatch: (event: KioskEvent) => boolean) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  return (error: unknown) =>
    void dispatch({ type: 'refused', words: wordsOf(error, t('kiosk.failed'), t('kiosk.unknown')) });
}

/** Checks in and gives numbers; what came of it is shown, and printed. */
function useKioskCalls(
  { locationId, isCutOff }: { locationId: number; isCutOff: boolean },
  dispatch: (event: KioskEvent) => boolean,
  print: (slip: Printing) => void,
) {
  const { t } = useTexts();
  const api = useStaffApi();
  const refuse = useRefusing(dispatch);
  const codes = useOfflineCodes();

  async function tellOffline(code: string) {
    const verdict = await codes.check(code);
    dispatch({ type: 'refused', words: t(`offline.${verdict}`), isRight: verdict === 'right' });
  }

  async function asking(
    from: 'scan' | 'choose',
    ask: () => Promise<Printing>,
    failed: (error: unknown) => void | Promise<void> = refuse,
  ) {
    if (!dispatch({ type: 'asked', from })) return;
    try {
      const slip = await ask();
      const isShown = dispatch({ type: slip.isCheckIn ? 'checkedIn' : 'taken', ticket: slip.ticket });
      if (isShown && slip.ticket.counter === '') print(slip);
    } catch (error) {
      await failed(error);
    }
  }

  async function checkIn(code: string) {
    if (isCutOff) return void (dispatch({ type: 'asked', from: 'scan' }) && (await tellOffline(code)));
    await asking(
      'scan',
      async () => {
        const { visit, peopleAhead } = await api.checkInFor({ code });
        codes.learn(code, 'checkedIn');
        const { jettonCode, serviceName, time } = visit;
        const counter = counterOf(visit);
        return { ticket: { jettonCode, serviceName, time, peopleAhead, counter, code }, isCheckIn: true };
      },
      (error) => {
        if (isCut(error)) return tellOffline(code);
        const lesson = lessonOf(error);
        if (lesson !== undefined) codes.learn(code, lesson);
        refuse(error);
      },
    );
  }
  const take = ({ serviceId, serviceName, waitCount }: StaffQueue) =>
    asking('choose', async () => {
      const { jettonCode, qrcodeContent: code } = await api.walkIn({ locationId, serviceId });
      return {
        ticket: { jettonCode, serviceName, time: '', peopleAhead: waitCount, counter: '', code },
        isCheckIn: false,
      };
    });
  return { checkIn, take };
}

interface Where {
  locationId: number;
  now: number;
  /** Nobody answers: codes are checked by the published keys. */
  isCutOff: boolean;
  /** Outside its hours a kiosk hears no scanner. */
  isOpen: boolean;
}

/** A kiosk's pages, its calls, and that it forgets each person. */
export function useKiosk({ locationId, now, isCutOff, isOpen }: Where) {
  const { language } = useBridge();
  const [first] = useDeployment().languages;
  const [state, dispatch] = useMachine(machine, () => openKiosk(Date.now()));
  const [printing, setPrinting] = useState<Printing>();
  const { checkIn, take } = useKioskCalls({ locationId, isCutOff }, dispatch, setPrinting);

  useScanner((code) => {
    if (isOpen) void checkIn(code);
  });
  useEffect(() => {
    // Whoever comes next finds the language of the office.
    const isForgotten = secondsLeft(state, now) === 0;
    dispatch({ type: 'ticked' });
    if (state.page.at !== 'done') setPrinting(undefined);
    if (isForgotten && first !== undefined) language.set(first);
  }, [dispatch, first, language, now, state]);

  return {
    state,
    secondsLeft: secondsLeft(state, now),
    printing,
    printed: useCallback(() => setPrinting(undefined), []),
    printAgain: setPrinting,
    checkIn,
    take,
    touch: () => void dispatch({ type: 'touched' }),
    open: (page: 'scan' | 'choose' | 'help' | 'start') => void dispatch({ type: 'opened', page }),
    type: (code: string) => void dispatch({ type: 'typed', code }),
    back: () => void dispatch({ type: 'back' }),
    enlarge: () => void dispatch({ type: 'enlarged' }),
  };
}

export type KioskControls = ReturnType<typeof useKiosk>;
