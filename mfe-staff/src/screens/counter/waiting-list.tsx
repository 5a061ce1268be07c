import { Clock } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { figures, Icon, token } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { Panel, PanelFoot, PanelHead, PanelRow } from '../../components/panel';
import { NextPill, PriorityPill, TransferPill } from '../../components/state-pill';
import { minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import type { Desk } from '../../model/wire';
import { OrderedList } from '../../components/plain-list';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

/** Rows shown at first; the foot counts the others. */
const SHOWN = 6;
/** Longer waits are highlighted. */
const LONG_WAIT_MINUTES = 30;

const Row = styled(PanelRow)`
  gap: ${token.space[2]};
  color: ${({ $chosen }) => ($chosen ? token.color.softInk : 'inherit')};
  b {
    flex: 0 0 ${token.size(64)};
    ${figures}
  }
  > span:nth-child(2) {
    flex: 1;
    overflow: hidden;
    color: ${token.color.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  em {
    display: none;
    font-style: normal;
  }
  &:focus-visible em {
    display: inline-flex;
    gap: ${token.space[1]};
  }
`;
const All = styled.button`
  float: right;
  min-height: ${token.size(24)};
  padding: 0 ${token.space[2]};
  border: 0;
  background: transparent;
  color: ${token.color.primary};
  cursor: pointer;
`;
const Minutes = styled.span<{ $long: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[1]};
  min-width: ${token.size(56)};
  ${figures}
  color: ${({ $long }) => ($long ? token.color.amberInk : 'inherit')};
  font-weight: ${({ $long }) => ($long ? token.weight.bold : token.weight.regular)};
`;

/** The number of people not listed. The desk has the first 50. */
function More({ left, onAll }: { left: number; onAll: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <PanelFoot>
      {t('waiting.more', { count: left })}
      {onAll && (
        <All type="button" onClick={onAll}>
          {t('waiting.all')}
        </All>
      )}
    </PanelFoot>
  );
}

/** The queue in calling order. Choosing a row changes the person that F2 calls. */
export function WaitingList({ desk, counter, now }: { desk: Desk; counter: CounterControls; now: number }) {
  const { t } = useTexts();
  const { next } = counter.context;
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? desk.waiting : desk.waiting.slice(0, SHOWN);
  const left = desk.waitingCount - rows.length;
  return (
    <Panel aria-labelledby="waiting-title">
      <PanelHead>
        <h2 id="waiting-title">{t('waiting.title')}</h2>
        <b>{t('waiting.people', { count: desk.waitingCount })}</b>
        <span>{t('waiting.order')}</span>
      </PanelHead>
      <OrderedList>
        {rows.map((visit) => {
          const isNext = visit.ticketId === next?.ticketId;
          // A chosen person stays chosen although another one moves ahead.
          const isChosen = visit.ticketId === counter.state.chosen;
          const minutes = visit.arrivedAt === null ? undefined : minutesSince(visit.arrivedAt, now);
          return (
            <li key={visit.ticketId}>
              <Row
                type="button"
                $chosen={isNext}
                aria-pressed={isNext}
                onClick={() => counter.choose(isChosen ? undefined : visit.ticketId)}
              >
                <b>{spoken(visit.jettonCode)}</b>
                <span>{visit.serviceName}</span>
                {isNext && <NextPill />}
                {!isNext && visit.priority && <PriorityPill />}
                {!isNext && visit.from !== '' && <TransferPill from={visit.from} />}
                {!isNext && (
                  <em>
                    {t('waiting.choose')}
                    <KeyCap of="↵" />
                  </em>
                )}
                {minutes !== undefined && (
                  <Minutes $long={minutes >= LONG_WAIT_MINUTES}>
                    {minutes >= LONG_WAIT_MINUTES && <Icon of={Clock} size={16} />}
                    {t('minutes', { count: minutes })}
                  </Minutes>
                )}
              </Row>
            </li>
          );
        })}
      </OrderedList>
      {rows.length === 0 && <PanelFoot>{t('waiting.nobody')}</PanelFoot>}
      {left > 0 && <More left={left} onAll={isWhole ? undefined : () => setIsWhole(true)} />}
    </Panel>
  );
}
