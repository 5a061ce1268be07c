import { useHistory } from '../../api/use-history';
import { CancelPanel } from '../../components/cancel-panel';
import { CloseCounter } from '../../connected/close-counter';
import { HistoryPanel } from '../../components/history-panel';
import { PriorityPanel } from '../../components/priority-panel';
import { MovePanel } from '../../connected/move-panel';
import type { CounterPlace } from '../../model/counter-place';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import { TransferPanel } from './transfer-panel';
import type { CounterControls } from './use-counter';

const History = (of: { visit: Visit; onClose(): void }) => (
  <HistoryPanel events={useHistory(of.visit)} {...of} />
);

interface Props {
  counter: CounterControls;
  place: CounterPlace;
  /** Refetches the desk. */
  readAgain(): Promise<unknown>;
}

/** The open panel: transfer, cancel, history, priority, a new time, or the end of the shift. */
export function CounterPanels({ counter, place, readAgain }: Props) {
  const { t } = useTexts();
  const { state, situation, subject, form, close, cancel, setPriority, move } = counter;
  if (state.panel === 'close') {
    const submitLabel = t('leave.go', { counter: place.counter });
    return (
      <CloseCounter
        {...place}
        submitLabel={submitLabel}
        submitKey="Shift+F6"
        onClosed={readAgain}
        onCancel={close}
      />
    );
  }
  if (subject === undefined) return null;
  const panel = { visit: subject, isBusy: situation.isBusy, form, onClose: close };
  switch (state.panel) {
    case 'transfer':
      return <TransferPanel key={subject.ticketId} counter={counter} place={place} />;
    case 'cancel':
      return <CancelPanel key={subject.ticketId} submitKey="Shift+F9" onCancel={cancel} {...panel} />;
    case 'priority':
      return <PriorityPanel key={subject.ticketId} submitKey="Shift+F4" onSet={setPriority} {...panel} />;
    case 'move': {
      const { locationId } = place;
      return (
        <MovePanel key={subject.ticketId} submitKey="Shift+F3" onMove={move} {...{ locationId, ...panel }} />
      );
    }
    case 'history':
      return <History visit={subject} onClose={close} />;
    default:
      return null;
  }
}
