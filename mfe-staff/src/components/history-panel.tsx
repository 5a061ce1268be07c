import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import type { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, figures, SkeletonBlock, token, type } from '@vez/shared/ui';
import { KeyCap } from './key-cap';
import { Panel, PanelFoot, PanelHead } from './panel';
import { OrderedList } from './plain-list';
import { spoken } from '../model/spoken';
import type { Visit, VisitEvent } from '../model/wire';
import { useTexts } from '../texts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[4]};
  min-height: ${token.size(40)};
  padding: ${token.space[2]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  ${type.support}
  time {
    flex: 0 0 auto;
    ${figures}
  }
  b {
    flex: 1;
  }
  span {
    color: ${token.color.ink2};
  }
`;

/** Role and name, such as `Clerk Ana Ribeiro` or `Kiosk 2`. */
function useActor() {
  const { t } = useTexts();
  return ({ role, by }: VisitEvent) => [t(`roles.${role}`), by].filter(Boolean).join(' ');
}

function Events({ events }: { events: readonly VisitEvent[] }) {
  const { cityDay, formatClock } = useCityClock();
  const { t, language } = useTexts();
  const actorOf = useActor();
  const today = cityDay(new Date());
  return (
    <OrderedList>
      {events.map((event) => {
        const { at, event: what, counter, reason = '' } = event;
        const day = cityDay(new Date(at));
        return (
          <Row key={`${at}${what}${reason}`}>
            <time dateTime={at}>
              {day === today ? '' : `${formatDay(day, language, 'withoutYear')} `}
              {formatClock(at)}
            </time>
            <b>
              {t(`history.${what}`)}
              {counter !== '' && ` · ${t('counterName', { counter })}`}
              {reason !== '' && ` · ${t(`priorities.for.${reason}`)}`}
            </b>
            <span>{actorOf(event)}</span>
          </Row>
        );
      })}
    </OrderedList>
  );
}

interface Props {
  visit: Visit;
  events: ReturnType<typeof useQuery<VisitEvent[]>>;
  onClose(): void;
}

/** The history of a ticket, with time and actor of each event. */
export function HistoryPanel({ visit, events, onClose }: Props) {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel aria-labelledby="history-title">
      <PanelHead>
        <h2 id="history-title" ref={title} tabIndex={-1}>
          {t('history.title', { number: spoken(visit.jettonCode) })}
        </h2>
        <Button kind="quiet" fit onClick={onClose}>
          {t('close')} <KeyCap of="Esc" />
        </Button>
      </PanelHead>
      <Loaded of={events} look="part" loading={<SkeletonBlock $height={120} />}>
        {(rows) => <Events events={rows} />}
      </Loaded>
      <PanelFoot>{t('history.note')}</PanelFoot>
    </Panel>
  );
}
