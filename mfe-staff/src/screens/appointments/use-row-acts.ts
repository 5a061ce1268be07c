import { useStaffApi, type StaffApi } from '../../api/staff-api';
import { useNoticedAct } from '../../components/use-noticed-act';
import { actOfRow } from '../../model/appointments';
import { moveOf, type NewTime } from '../../model/new-time';
import type { PriorityReason, Visit } from '../../model/wire';
import { useTexts } from '../../texts';

interface Desk {
  /** The counter of this device. Calls are possible only with one. */
  counter: string | undefined;
  readAgain(): Promise<unknown>;
}

const sendRowAct = (api: StaffApi, visit: Visit, counter = ''): Promise<unknown> =>
  actOfRow(visit) === 'callThis'
    ? api.callTicket({ ticketId: visit.ticketId, counter })
    : api.checkInFor({ ticketId: visit.ticketId });

/** The acts of a row, one at a time: check in, call to this counter, priority, another time, cancel. */
export function useRowActs({ counter, readAgain }: Desk) {
  const { t } = useTexts();
  const api = useStaffApi();
  const { busy, failed, setFailed, run: runAct } = useNoticedAct(t('line.notDone'));
  const act = ({ ticketId }: Visit, run: () => Promise<unknown>) => {
    setFailed(undefined);
    return runAct({ of: ticketId, run, then: readAgain });
  };
  return {
    busy,
    failed,
    run: (visit: Visit) => act(visit, () => sendRowAct(api, visit, counter)),
    setPriority: (visit: Visit, reason: PriorityReason) =>
      act(visit, () => api.setPriority({ ticketId: visit.ticketId, reason })),
    move: (visit: Visit, to: NewTime) => act(visit, () => api.moveVisit(moveOf(visit, to))),
    cancel: (visit: Visit, note: string) =>
      act(visit, () => api.cancelVisit({ ticketId: visit.ticketId, note })),
  };
}
