import { Accessibility, CalendarClock, History, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, IconButton, token } from '@vez/shared/ui';
import { StatePill } from '../../components/state-pill';
import { actOfRow, mayCancel, mayHavePriority, mayMove } from '../../model/appointments';
import { spoken } from '../../model/spoken';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';

const Acts = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[1]};
`;

/** The panels of a row. */
export type RowPanel = 'history' | 'cancel' | 'priority' | 'move';

const ICONS = { priority: Accessibility, move: CalendarClock, history: History, cancel: X } as const;
const KEYS = { priority: 'F4', move: 'F6', history: 'F7', cancel: 'F9' } as const;

/** The panels that a booking has, in the order of their keys. */
function panelsOf(visit: Visit, isCutOff: boolean): RowPanel[] {
  if (isCutOff) return ['history'];
  const isOffered = {
    priority: mayHavePriority(visit),
    move: mayMove(visit),
    history: true,
    cancel: mayCancel(visit),
  };
  return (Object.keys(ICONS) as RowPanel[]).filter((panel) => isOffered[panel]);
}

interface Props {
  visit: Visit;
  now: number;
  canCall: boolean;
  isCutOff: boolean;
  isBusy: boolean;
  onAct(): void;
  onOpen(panel: RowPanel): void;
}

/** One booking with its acts. F2 and the keys of the panels apply to the focused row. */
export function DayRow({ visit, now, canCall, isCutOff, isBusy, onAct, onOpen }: Props) {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  const act = actOfRow(visit);
  const isOffered = act !== undefined && (act !== 'callThis' || canCall);
  const number = spoken(visit.jettonCode);
  const panels = panelsOf(visit, isCutOff);
  const acts: Record<string, (() => void) | undefined> = {
    F2: isOffered && !isCutOff ? onAct : undefined,
    ...Object.fromEntries(panels.map((panel) => [KEYS[panel], () => onOpen(panel)])),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = acts[event.key];
    if (run === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) run();
  };
  return (
    <tr onKeyDown={onKeyDown} data-ticket={visit.ticketId}>
      <td>{visit.time}</td>
      <td>{number}</td>
      <td>{visit.serviceName}</td>
      <td>{visit.person || '–'}</td>
      <td>{visit.arrivedAt === null ? '–' : formatClock(visit.arrivedAt)}</td>
      <td>
        <StatePill visit={visit} now={now} />
      </td>
      <td>
        <Acts>
          {isOffered && (
            <Button
              kind="outline"
              fit
              busy={isBusy}
              disabled={isCutOff}
              aria-label={`${t(`rowAct.${act}`)}: ${number}`}
              onClick={onAct}
            >
              {t(`rowAct.${act}`)}
            </Button>
          )}
          {panels.map((panel) => (
            <IconButton
              key={panel}
              icon={ICONS[panel]}
              label={`${t(`act.${panel}`)}: ${number}`}
              onClick={() => onOpen(panel)}
            />
          ))}
        </Acts>
      </td>
    </tr>
  );
}
