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

/** A kiosk has no keyboard, so that all keys quicker than this, in ms, come from its scanner. */
const NO_KEYBOARD_MS = 120;

/** Whether the server was not reached. */
const isNotReached = (error: unknown) =>
  isApiError(error) && ['offline', 'unreachable', 'timeout'].includes(error.kind);
/** Whether the server did not answer, so that the code needs an offline check. */
const isCut = (error: unknown) =>
  isNotReached(error) || (isApiError(error) && error.kind === 'outcomeUnknown');

/** The state of a code in a refusal; it holds for the day. */
function refusedState(error: unknown) {
  if (!isApiError(error)) return undefined;
  if (error.reason === 'ticketUsed') return 'used';
  return error.reason === 'ticketOfOtherOffice' ? 'otherOffice' : undefined;
}

/** Shows the text of a failure. A citizen cannot check the network, but can ask for a paper number. */
function useRefusal(dispatch: (event: KioskEvent) => boolean) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  return (error: unknown) => {
    const words = isNotReached(error)
      ? t('kiosk.cutOff')
      : wordsOf(error, t('kiosk.failed'), t('kiosk.unknown'));
    dispatch({ type: 'refused', words });
  };
}

/** Checks in and gives numbers, then shows and prints the result. */
function useKioskCalls(
  { locationId, isCutOff }: { locationId: number; isCutOff: boolean },
  dispatch: (event: KioskEvent) => boolean,
  print: (slip: Printing) => void,
) {
  const { t } = useTexts();
  const api = useStaffApi();
  const refuse = useRefusal(dispatch);
  const codes = useOfflineCodes();

  async function checkOffline(code: string) {
    const verdict = await codes.check(code);
    dispatch({ type: 'refused', words: t(`offline.${verdict}`), isRight: verdict === 'right' });
  }

  async function request(
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
    if (isCutOff) return void (dispatch({ type: 'asked', from: 'scan' }) && (await checkOffline(code)));
    await request(
      'scan',
      async () => {
        const { visit, peopleAhead, calledFrom } = await api.checkInFor({ code });
        codes.learn(code, 'checkedIn');
        const { jettonCode, serviceName, time } = visit;
        const counter = counterOf(visit);
        const ticket = { jettonCode, serviceName, time, peopleAhead, calledFrom, counter, code };
        return { ticket, isCheckIn: true };
      },
      (error) => {
        if (isCut(error)) return checkOffline(code);
        const known = refusedState(error);
        if (known !== undefined) codes.learn(code, known);
        refuse(error);
      },
    );
  }
  const takeNumber = ({ serviceId, serviceName, waitCount, waitRange }: StaffQueue) =>
    request('choose', async () => {
      const { jettonCode, qrcodeContent: code } = await api.walkIn({ locationId, serviceId });
      return {
        ticket: { jettonCode, serviceName, time: '', peopleAhead: waitCount, waitRange, counter: '', code },
        isCheckIn: false,
      };
    });
  return { checkIn, takeNumber };
}

interface KioskInput {
  locationId: number;
  now: number;
  /** The server is unreachable; codes are checked with the published keys. */
  isCutOff: boolean;
  /** Outside office hours the kiosk ignores the scanner. */
  isOpen: boolean;
}

/** The state and calls of a kiosk, with its reset after each person. */
export function useKiosk({ locationId, now, isCutOff, isOpen }: KioskInput) {
  const { t } = useTexts();
  const { language } = useBridge();
  const [first] = useDeployment().languages;
  const [state, dispatch] = useMachine(machine, () => openKiosk(Date.now()));
  const [printing, setPrinting] = useState<Printing>();
  const { checkIn, takeNumber } = useKioskCalls({ locationId, isCutOff }, dispatch, setPrinting);

  useScanner((scan) => {
    if (!isOpen) return;
    if (scan !== 'misread') void checkIn(scan.code);
    else if (dispatch({ type: 'asked', from: 'scan' }))
      dispatch({ type: 'refused', words: t('kiosk.misread') });
  }, NO_KEYBOARD_MS);
  useEffect(() => {
    // The next person starts in the office's language.
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
    takeNumber,
    touch: () => void dispatch({ type: 'touched' }),
    open: (page: 'scan' | 'choose' | 'help' | 'start') => void dispatch({ type: 'opened', page }),
    type: (code: string) => void dispatch({ type: 'typed', code }),
    back: () => void dispatch({ type: 'back' }),
    enlarge: () => void dispatch({ type: 'enlarged' }),
  };
}

export type KioskControls = ReturnType<typeof useKiosk>;
