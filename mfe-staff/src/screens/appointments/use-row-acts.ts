import { useRef, useState } from 'react';
import { useStaffApi, type StaffApi } from '../../api/staff-api';
import { useFailureWords } from '../../components/use-failure-words';
import { actOfRow } from '../../model/appointments';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';

interface Desk {
  /** That of this device, where it has one: then it can call. */
  counter: string | undefined;
  readAgain(): Promise<unknown>;
}

const doRow = (api: StaffApi, visit: Visit, counter = ''): Promise<unknown> =>
  actOfRow(visit) === 'callThis'
    ? api.callTicket({ ticketId: visit.ticketId, counter })
    : api.checkInFor({ ticketId: visit.ticketId });

/** Checks in, calls to this counter, or cancels: one at a time, whatever is pressed meanwhile. */
export function useRowActs({ counter, readAgain }: Desk) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  const api = useStaffApi();
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  async function once({ ticketId }: Visit, act: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(ticketId);
    setFailed(undefined);
    const isDone = await act().then(
      () => true,
      (error: unknown) => {
        setFailed(wordsOf(error, t('line.notDone')));
        return false;
      },
    );
    await readAgain();
    running.current = false;
    setBusy(undefined);
    return isDone;
  }
  return {
    busy,
    failed,
    run: (visit: Visit) => once(visit, () => doRow(api, visit, counter)),
    cancel: (visit: Visit, note: string) =>
      once(visit, () => api.cancelVisit({ ticketId: visit.ticketId, note })),
  };
}
