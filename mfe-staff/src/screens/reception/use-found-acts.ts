import { useStaffApi } from '../../api/staff-api';
import { moveOf, type NewTime } from '../../model/new-time';
import type { PriorityReason, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import type { useOnce } from './use-once';

interface Deps extends Pick<ReturnType<typeof useOnce>, 'once' | 'report'> {
  showResult(visit: Visit): void;
}

/** Acts on the person found, who stays on the screen: priority, another time, an undone check-in. */
export function useFoundActs({ once, report, showResult }: Deps) {
  const { t } = useTexts();
  const api = useStaffApi();
  const change = ({ jettonCode }: Visit, send: () => Promise<{ visit: Visit }>, words: string) =>
    void once(jettonCode, async () => {
      const { visit } = await send();
      report(jettonCode, words);
      showResult(visit);
    });
  return {
    setPriority: (visit: Visit, reason: PriorityReason) =>
      change(
        visit,
        () => api.setPriority({ ticketId: visit.ticketId, reason }),
        t(reason === '' ? 'reception.priorityTaken' : 'reception.priorityGiven'),
      ),
    move: (visit: Visit, to: NewTime) =>
      change(visit, () => api.moveVisit(moveOf(visit, to)), t('reception.moved', to)),
    undoCheckIn: (visit: Visit) =>
      change(visit, () => api.undoCheckIn({ ticketId: visit.ticketId }), t('reception.undone')),
  };
}
