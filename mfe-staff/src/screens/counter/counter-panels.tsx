import type { CounterPlace } from '../../model/counter-place';
import { CancelPanel } from '../visit/cancel-panel';
import { HistoryPanel } from '../visit/history-panel';
import { TransferPanel } from './transfer-panel';
import type { CounterControls } from './use-counter';

/** What a key has opened below the keys: where to, why, or what happened so far. */
export function CounterPanels({ counter, place }: { counter: CounterControls; place: CounterPlace }) {
  const { state, subject, form, close, cancel } = counter;
  if (subject === undefined) return null;
  switch (state.panel) {
    case 'transfer':
      return <TransferPanel counter={counter} place={place} />;
    case 'cancel':
      return <CancelPanel visit={subject} goKey="Shift+F9" form={form} onCancel={cancel} onClose={close} />;
    case 'history':
      return <HistoryPanel visit={subject} onClose={close} />;
    default:
      return null;
  }
}
