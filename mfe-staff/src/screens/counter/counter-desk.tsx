import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonBlock, token, type, visuallyHidden } from '@vez/shared/ui';
import { useDesk } from '../../api/use-desk';
import { Column, Columns } from '../../components/columns';
import { StaffHeader } from '../../connected/staff-header';
import type { CounterPlace } from '../../model/counter-place';
import type { Desk, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { useNow } from '../../components/use-now';
import { AppointmentsAside } from './appointments-aside';
import { ClosedCounter } from './closed-counter';
import { CounterInUse } from './counter-in-use';
import { CounterButtons } from './counter-buttons';
import { FreeCounter } from './free-counter';
import { LineBelow } from './line-below';
import { ParkedList } from './parked-list';
import { PersonTicket } from './person-ticket';
import { ServedQueues } from './served-queues';
import { CounterPanels } from './counter-panels';
import { useCounter, type ReadAgain } from './use-counter';
import { WaitingList } from './waiting-list';

const CounterName = styled.button`
  min-height: ${token.size(36)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.size(18)};
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.support}
  font-weight: ${token.weight.bold};
  cursor: pointer;
`;

/** Panels lie over the ticket, so that no screen hides them below its edge. */
const Stack = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;
/** The heading of the page while a panel covers that of the ticket. */
const Heading = styled.h1`
  ${visuallyHidden}
`;
const Cover = styled.div`
  z-index: 1;
  align-self: start;
`;

interface Props {
  self: StaffSelf;
  place: CounterPlace;
  /** Changes the counter or its queues. */
  onChange(): void;
  /** Changes the counter and leaves this one, a colleague's, open. */
  onOther(): void;
  /** Called after a take-over. */
  onPlace(place: CounterPlace): void;
}

function Open({ self, place, desk, isCutOff, ahead, readAgain, onChange }: Props & OpenDesk) {
  const { t } = useTexts();
  const now = useNow(ahead);
  const counter = useCounter({ self, place, desk, isCutOff, readAt: desk.readAt, ahead, readAgain });
  const current = desk.current ?? undefined;
  const { state, subject } = counter;
  const isCovered = state.panel !== undefined && state.panel !== 'close' && subject !== undefined;
  return (
    <Columns $main={2.05} $least={320}>
      <Column>
        <Stack>
          <div inert={isCovered}>
            {current === undefined ? (
              <FreeCounter counter={counter} desk={desk} now={now} place={place} />
            ) : (
              <PersonTicket
                key={current.ticketId}
                visit={current}
                isClosed={isCutOff || desk.isPaused}
                now={now}
              />
            )}
          </div>
          <Cover>
            {isCovered && <Heading>{t('counterName', { counter: place.counter })}</Heading>}
            <CounterPanels counter={counter} place={place} readAgain={readAgain} />
          </Cover>
        </Stack>
        <CounterButtons counter={counter} now={now} />
        <ServedQueues self={self} place={place} desk={desk} counter={counter} onChange={onChange} />
        <LineBelow counter={counter} />
      </Column>
      <Column>
        <WaitingList desk={desk} counter={counter} now={now} />
        <ParkedList desk={desk} counter={counter} now={now} />
        <AppointmentsAside desk={desk} counter={counter} now={now} />
      </Column>
    </Columns>
  );
}

interface OpenDesk {
  desk: Desk & { readAt: number };
  isCutOff: boolean;
  ahead: number;
  readAgain: ReadAgain;
}

/** Whether this screen has held the counter. */
function useWasOurs(holder: Desk['holder']): boolean {
  const [wasOurs, setWasOurs] = useState(false);
  if (holder?.isYou === true && !wasOurs) setWasOurs(true);
  return wasOurs;
}

/** A counter that is open, closed, or a colleague’s. */
function CounterNow(props: Props & OpenDesk) {
  const { place, desk, readAgain, onPlace, onOther } = props;
  const wasOurs = useWasOurs(desk.holder);
  const { holder } = desk;
  if (!desk.isOpen) return <ClosedCounter place={place} readAgain={readAgain} onOther={onOther} />;
  if (holder === undefined || holder.isYou) return <Open {...props} />;
  return (
    <CounterInUse
      place={place}
      desk={desk}
      holder={holder}
      wasOurs={wasOurs}
      onTaken={async (next) => {
        await readAgain();
        onPlace(next);
      }}
      onOther={onOther}
    />
  );
}

/** The screen of a device with a counter. */
export function CounterDesk(props: Props) {
  const { self, place, onChange, onOther } = props;
  const { t } = useTexts();
  const read = useDesk(place);
  const { query, isCutOff, ahead } = read;
  // A counter that may be a colleague's stays open.
  const mayClose = query.data !== undefined && query.data.holder?.isYou !== false;
  const office = self.offices.find(({ locationId }) => locationId === place.locationId);
  return (
    <>
      <StaffHeader self={self} office={office} here="counter" desk={read}>
        <CounterName type="button" onClick={mayClose ? onChange : onOther} title={t('place.change')}>
          {t('counterName', { counter: place.counter })}
        </CounterName>
      </StaffHeader>
      <Loaded
        of={query}
        loading={<SkeletonBlock $height={320} />}
        frame={(standIn) => <Page>{standIn}</Page>}
      >
        {(desk) => (
          <CounterNow
            {...props}
            desk={desk}
            isCutOff={isCutOff}
            ahead={ahead}
            readAgain={() => query.refetch()}
          />
        )}
      </Loaded>
    </>
  );
}
