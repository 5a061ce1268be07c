import { History, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, IconButton, token } from '@vez/shared/ui';
import { StatePill } from '../../components/state-pill';
import { actOfRow, mayCancel } from '../../model/appointments';
import { spoken } from '../../model/spoken';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';

const Acts = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[1]};
`;

interface Props {
  visit: Visit;
  now: number;
  canCall: boolean;
  isCutOff: boolean;
  isBusy: boolean;
  onAct(): void;
  onOpen(panel: 'history' | 'cancel'): void;
}

/** One booking with its acts. F2, F7 and F9 apply to the focused row. */
export function DayRow({ visit, now, canCall, isCutOff, isBusy, onAct, onOpen }: Props) {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  const act = actOfRow(visit);
  const isOffered = act !== undefined && (act !== 'callThis' || canCall);
  const number = spoken(visit.jettonCode);
  const canCancel = mayCancel(visit) && !isCutOff;
  const acts: Record<string, (() => void) | undefined> = {
    F2: isOffered && !isCutOff ? onAct : undefined,
    F7: () => onOpen('history'),
    F9: canCancel ? () => onOpen('cancel') : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = acts[event.key];
    if (run === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) run();
  };
  return (
    <tr onKeyDown={onKeyDown}>
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
          <IconButton
            icon={History}
            label={`${t('act.history')}: ${number}`}
            onClick={() => onOpen('history')}
          />
          {canCancel && (
            <IconButton icon={X} label={`${t('act.cancel')}: ${number}`} onClick={() => onOpen('cancel')} />
          )}
        </Acts>
      </td>
    </tr>
  );
}
