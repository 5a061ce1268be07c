import { useHistory } from '../../api/use-history';
import { CancelPanel } from '../../components/cancel-panel';
import { HistoryPanel } from '../../components/history-panel';
import type { CounterPlace } from '../../model/counter-place';
import type { Visit } from '../../model/wire';
import { TransferPanel } from './transfer-panel';
import type { CounterControls } from './use-counter';

const History = (of: { visit: Visit; onClose(): void }) => (
  <HistoryPanel events={useHistory(of.visit)} {...of} />
);

/** The open panel: transfer, cancel or history. */
export function CounterPanels({ counter, place }: { counter: CounterControls; place: CounterPlace }) {
  const { state, situation, subject, form, close, cancel } = counter;
  if (subject === undefined) return null;
  switch (state.panel) {
    case 'transfer':
      return <TransferPanel key={subject.ticketId} counter={counter} place={place} />;
    case 'cancel':
      return (
        <CancelPanel
          key={subject.ticketId}
          visit={subject}
          submitKey="Shift+F9"
          isBusy={situation.isBusy}
          form={form}
          onCancel={cancel}
          onClose={close}
        />
      );
    case 'history':
      return <History visit={subject} onClose={close} />;
    default:
      return null;
  }
}
