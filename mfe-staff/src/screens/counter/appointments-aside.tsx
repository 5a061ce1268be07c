import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { figures, PlainLink, token } from '@vez/shared/ui';
import { Panel, PanelFoot, PanelHead, PanelRow } from '../../components/panel';
import { StatePill } from '../../components/state-pill';
import { addresses } from '../../model/addresses';
import { comingUp } from '../../model/appointments';
import { spoken } from '../../model/spoken';
import type { Desk } from '../../model/wire';
import { OrderedList } from '../../components/plain-list';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Row = styled(PanelRow)`
  b {
    ${figures}
  }
  > :nth-child(2) {
    flex: 0 0 ${token.size(60)};
    ${figures}
  }
  > :nth-child(3) {
    flex: 1;
    overflow: hidden;
    color: ${token.color.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Bookings of the next hour. Those that have not arrived can be chosen, too. */
export function AppointmentsAside({
  desk,
  counter,
  now,
}: {
  desk: Desk;
  counter: CounterControls;
  now: number;
}) {
  const { t } = useTexts();
  const rows = comingUp(desk.appointments, now, useCityClock());
  return (
    <Panel aria-labelledby="appointments-title">
      <PanelHead>
        <h2 id="appointments-title">{t('appointments.short')}</h2>
        <span>{t('appointments.nextHour')}</span>
      </PanelHead>
      <OrderedList>
        {rows.map((visit) => {
          const isChosen = visit.ticketId === counter.state.chosen;
          return (
            <li key={visit.ticketId}>
              <Row
                type="button"
                $chosen={isChosen}
                aria-pressed={isChosen}
                onClick={() => counter.choose(isChosen ? undefined : visit.ticketId)}
              >
                <b>{visit.time}</b>
                <span>{spoken(visit.jettonCode)}</span>
                <span>{visit.person || visit.serviceName}</span>
                <StatePill visit={visit} now={now} />
              </Row>
            </li>
          );
        })}
      </OrderedList>
      {rows.length === 0 && <PanelFoot>{t('appointments.none')}</PanelFoot>}
      <PanelFoot>
        <PlainLink href={addresses.appointments}>{t('appointments.all')}</PlainLink>
      </PanelFoot>
    </Panel>
  );
}
