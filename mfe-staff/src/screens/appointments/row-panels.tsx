import { useRef } from 'react';
import { useHistory } from '../../api/use-history';
import { CancelPanel } from '../../components/cancel-panel';
import { HistoryPanel } from '../../components/history-panel';
import { PriorityPanel } from '../../components/priority-panel';
import { useKeys } from '../../components/use-keys';
import { MovePanel } from '../../connected/move-panel';
import type { Visit } from '../../model/wire';
import type { RowPanel } from './day-row';
import type { useRowActs } from './use-row-acts';

export interface Opened {
  panel: RowPanel;
  visit: Visit;
}

interface Props {
  opened: Opened;
  locationId: number;
  acts: ReturnType<typeof useRowActs>;
  onClose(): void;
}

const History = (of: { visit: Visit; onClose(): void }) => (
  <HistoryPanel events={useHistory(of.visit)} {...of} />
);

/** The open panel of a booking. Its key submits it. */
export function RowPanels({ opened: { panel, visit }, locationId, acts, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submits = (of: RowPanel) => () => (panel === of ? form.current?.requestSubmit() : undefined);
  useKeys({ Escape: onClose, F4: submits('priority'), F6: submits('move'), F9: submits('cancel') });
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) onClose();
  };
  const key = visit.ticketId;
  const rest = { visit, isBusy: acts.busy !== undefined, form, onClose };
  switch (panel) {
    case 'history':
      return <History key={key} visit={visit} onClose={onClose} />;
    case 'priority':
      return (
        <PriorityPanel
          key={key}
          submitKey="F4"
          onSet={(reason) => void closeAfter(acts.setPriority(visit, reason))}
          {...rest}
        />
      );
    case 'move':
      return (
        <MovePanel
          key={key}
          submitKey="F6"
          locationId={locationId}
          onMove={(to) => void closeAfter(acts.move(visit, to))}
          {...rest}
        />
      );
    case 'cancel':
      return (
        <CancelPanel
          key={key}
          submitKey="F9"
          onCancel={(note) => void closeAfter(acts.cancel(visit, note))}
          {...rest}
        />
      );
  }
}
