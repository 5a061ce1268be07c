import { Info, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Icon, token, type } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { textButton } from '../../components/text-button';
import { useKeyDown } from '../../components/use-keys';
import type { Line } from '../../model/counter-machine';
import { spoken } from '../../model/spoken';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

/** How long a missed call or a finished visit can be undone, in ms. */
const UNDO_MS = 10_000;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(40)};
  ${type.support}
  color: ${token.color.ink2};
  button {
    ${textButton}
    gap: ${token.space[1]};
    border: 1px solid ${token.color.primary};
    background: ${token.color.surface};
    color: ${token.color.primary};
  }
`;

function useWords() {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const act = (line: Extract<Line, { pressed: unknown }>) =>
    t(line.pressed.act === 'next' ? 'act.finishAndNext' : `act.${line.pressed.act}`, {
      queue: line.pressed.of,
    });
  return (line: Line): string => {
    switch (line.kind) {
      case 'obstacle':
        return t(`obstacle.${line.obstacle}`);
      case 'kept':
        return t('line.kept', { key: line.key.replace('Shift+', '⇧') });
      case 'refused':
        return line.words;
      case 'lookedUp':
        return t(line.isDone ? 'line.wasDone' : 'line.wasNotDone', { act: act(line) });
      case 'done': {
        const { act: what, of, at } = line.pressed;
        const time = cityTime(new Date(at));
        const passed = line.passedOver?.map(spoken).join(', ');
        const done = () => {
          if (line.called !== undefined) return t('line.called', { time, number: spoken(line.called) });
          if (what === 'next') return t('line.nobody', { time });
          return t(`line.${what}`, { time, number: spoken(of) });
        };
        return passed === undefined ? done() : `${done()} ${t('line.passedOver', { numbers: passed })}`;
      }
    }
  };
}

/** Undoes a missed call or a finished visit, for ten seconds, by button or Ctrl Z. */
function Undo({ onUndo }: { onUndo(): void }) {
  const { t } = useTexts();
  const [isOver, setIsOver] = useState(false);
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || isOver)
      return;
    event.preventDefault();
    if (!event.repeat) onUndo();
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <button type="button" aria-keyshortcuts="Control+Z" onClick={onUndo}>
      <Icon of={Undo2} size={16} />
      {t('line.undo')}
      <KeyCap of="Ctrl Z" />
    </button>
  );
}

/** The last act, or the reason why a key does nothing. */
export function LineBelow({ counter }: { counter: CounterControls }) {
  const words = useWords();
  const { line } = counter.state;
  return (
    <Row role="status">
      {line && (
        <>
          <Icon of={Info} size={20} />
          <span>{words(line)}</span>
          {'undo' in line && line.undo !== undefined && (
            <Undo key={line.pressed.at} onUndo={() => counter.undoAct(line.undo!, line.pressed.of)} />
          )}
        </>
      )}
    </Row>
  );
}
