import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { PARK_REASONS } from '@vez/shared/domain';
import { figures, Icon, token, type } from '@vez/shared/ui';
import { Panel, PanelHead } from '../../components/panel';
import { OrderedList } from '../../components/plain-list';
import { LONG_PARKED_MINUTES, minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import type { Desk, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Row = styled.li`
  display: grid;
  grid-template-columns: ${token.size(64)} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[2]};
  min-height: ${token.size(52)};
  padding: ${token.space[1]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  ${type.support}
  &[data-long] {
    background: ${token.color.amber};
    color: ${token.color.amberInk};
  }
  &[data-long] p {
    color: inherit;
  }
  b {
    ${figures}
  }
  p {
    overflow: hidden;
    color: ${token.color.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  select {
    max-width: 100%;
    min-height: ${token.size(32)};
    border: 0;
    background: transparent;
    color: ${token.color.ink};
    font: inherit;
  }
`;
const TakeBack = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(44)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.primary};
  ${type.support}
  cursor: pointer;
  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${token.color.sunken};
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;

interface RowProps {
  visit: Visit;
  /** The time of the desk, for a visit without its own. */
  desk: Desk;
  counter: CounterControls;
  now: number;
}

function ParkedRow({ visit, desk, counter, now }: RowProps) {
  const { t } = useTexts();
  const { takeBack, takeBackObstacle } = counter;
  const { reason = '', since = desk.at } = visit.parked ?? {};
  const number = spoken(visit.jettonCode);
  const isHere = visit.counter === desk.counter;
  const minutes = minutesSince(since, now);
  const facts = [
    t('minutes', { count: minutes }),
    visit.person || visit.serviceName,
    !isHere && t('counterName', { counter: visit.counter }),
    !isHere && reason !== '' && t(`parkedList.for.${reason}`),
  ];
  return (
    <Row data-long={minutes >= LONG_PARKED_MINUTES || undefined}>
      <b>{number}</b>
      <div>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {isHere && (
          <select
            aria-label={t('parkedList.reason', { number })}
            value={reason}
            onChange={({ target }) =>
              counter.parkFor(
                visit,
                PARK_REASONS.find((one) => one === target.value)!,
              )
            }
          >
            {PARK_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(one === '' ? 'parkedList.for.none' : `parkedList.for.${one}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      <TakeBack
        type="button"
        aria-label={t('act.unparkOf', { number })}
        aria-disabled={takeBackObstacle !== undefined || undefined}
        title={takeBackObstacle && t(`obstacle.${takeBackObstacle}`)}
        onClick={() => takeBack(visit)}
      >
        <Icon of={Undo2} size={16} />
        {t('act.unpark')}
      </TakeBack>
    </Row>
  );
}

/** The parked people of these queues, with the reason and the minutes. Each can be taken back; F8 takes the first. */
export function ParkedList({ desk, counter, now }: Omit<RowProps, 'visit'>) {
  const { t } = useTexts();
  if (desk.parked.length === 0) return null;
  return (
    <Panel aria-labelledby="parked-title">
      <PanelHead>
        <h2 id="parked-title">{t('parkedList.title')}</h2>
        <b>{t('people', { count: desk.parked.length })}</b>
      </PanelHead>
      <OrderedList>
        {desk.parked.map((visit) => (
          <ParkedRow key={visit.ticketId} visit={visit} desk={desk} counter={counter} now={now} />
        ))}
      </OrderedList>
    </Panel>
  );
}
