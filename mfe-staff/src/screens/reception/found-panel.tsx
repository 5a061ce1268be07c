import { useHistory } from '../../api/use-history';
import { CancelPanel } from '../../components/cancel-panel';
import { HistoryPanel } from '../../components/history-panel';
import { PriorityPanel } from '../../components/priority-panel';
import { MovePanel } from '../../connected/move-panel';
import type { Visit } from '../../model/wire';
import type { ReceptionControls } from './use-reception';

const History = (of: { visit: Visit; onClose(): void }) => (
  <HistoryPanel events={useHistory(of.visit)} {...of} />
);

interface Props {
  reception: ReceptionControls;
  locationId: number;
}

/** The open panel of the found ticket: history, priority, a new time, or the cancellation. */
export function FoundPanel({ reception, locationId }: Props) {
  const { chosen, panel, form, isBusy, close } = reception;
  if (chosen === undefined) return null;
  const shared = { visit: chosen, isBusy, form, onClose: close };
  switch (panel) {
    case 'history':
      return <History visit={chosen} onClose={close} />;
    case 'priority':
      return (
        <PriorityPanel submitKey="F4" onSet={(reason) => reception.setPriority(chosen, reason)} {...shared} />
      );
    case 'move':
      return (
        <MovePanel
          submitKey="F6"
          locationId={locationId}
          onMove={(to) => reception.move(chosen, to)}
          {...shared}
        />
      );
    case 'cancel':
      return <CancelPanel submitKey="F9" onCancel={(note) => reception.cancel(chosen, note)} {...shared} />;
    default:
      return null;
  }
}
