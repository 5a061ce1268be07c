import { useCallback, useEffect, useState } from 'react';
import { failureText } from '@vez/shared/api-error';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import { useStaffApi } from '../../api/staff-api';
import { useMachine } from '../../components/use-machine';
import { useScanner } from '../../components/use-scanner';
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

const machine = (state: KioskState, event: KioskEvent) => kioskMachine(state, event, Date.now());

interface Printing {
  ticket: KioskTicket;
  isCheckIn: boolean;
}

/** Checks in and gives numbers; what came of it is shown, and printed. */
function useKioskCalls(
  locationId: number,
  dispatch: (event: KioskEvent) => boolean,
  print: (slip: Printing) => void,
) {
  const { t } = useTexts();
  const api = useStaffApi();

  async function asking(from: 'scan' | 'choose', ask: () => Promise<Printing>) {
    if (!dispatch({ type: 'asked', from })) return;
    try {
      const slip = await ask();
      const isShown = dispatch({ type: slip.isCheckIn ? 'checkedIn' : 'taken', ticket: slip.ticket });
      if (isShown) print(slip);
    } catch (error) {
      dispatch({ type: 'refused', words: failureText(error, t('kiosk.failed')) });
    }
  }

  const checkIn = (code: string) =>
    asking('scan', async () => {
      const { visit, peopleAhead } = await api.checkInFor({ code });
      const { jettonCode, serviceName, time } = visit;
      return { ticket: { jettonCode, serviceName, time, peopleAhead, code }, isCheckIn: true };
    });
  const take = ({ serviceId, serviceName, waitCount }: StaffQueue) =>
    asking('choose', async () => {
      const { jettonCode, qrcodeContent: code } = await api.walkIn({ locationId, serviceId });
      return {
        ticket: { jettonCode, serviceName, time: '', peopleAhead: waitCount, code },
        isCheckIn: false,
      };
    });
  return { checkIn, take };
}

/** A kiosk's pages, its calls, and that it forgets each person. */
export function useKiosk({ locationId, now }: { locationId: number; now: number }) {
  const { language } = useBridge();
  const [first] = useDeployment().languages;
  const [state, dispatch] = useMachine(machine, () => openKiosk(Date.now()));
  const [printing, setPrinting] = useState<Printing>();
  const { checkIn, take } = useKioskCalls(locationId, dispatch, setPrinting);

  useScanner((code) => void checkIn(code));
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
    back: () => void dispatch({ type: 'back' }),
    enlarge: () => void dispatch({ type: 'enlarged' }),
  };
}

export type KioskControls = ReturnType<typeof useKiosk>;
