import { CalendarCheck, Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, Icon, token, type, Wave } from '@vez/shared/ui';
import { Paper, TicketMain } from '@vez/shared/ui/ticket';
import { KeyCap } from '../../components/key-cap';
import { PriorityPill, StatePill } from '../../components/state-pill';
import { Band, BigNumber, Stub, TicketBody } from '../../components/ticket-parts';
import { mayCancel, mayCheckIn, mayHavePriority, mayMove, mayUndoCheckIn } from '../../model/appointments';
import { spoken } from '../../model/spoken';
import type { Office, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import type { ReceptionControls } from './use-reception';

const Head = styled(Band)`
  h2 {
    flex: 1;
  }
`;
const Body = styled(TicketBody)`
  h3 {
    ${type.title}
  }
  p + p {
    ${type.support}
    color: ${token.color.ink2};
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  kbd {
    margin-right: ${token.space[2]};
  }
`;

interface Props {
  visit: Visit;
  office: Office | undefined;
  now: number;
  reception: ReceptionControls;
}

function FoundActs({ visit, reception }: Pick<Props, 'visit' | 'reception'>) {
  const { t } = useTexts();
  return (
    <Acts>
      {mayCheckIn(visit) && (
        <>
          <Button busy={reception.isBusy} onClick={() => reception.checkIn(visit, true)}>
            <KeyCap of="F2" onFilled />
            {t('reception.checkInAndPrint')}
          </Button>
          <Button kind="outline" busy={reception.isBusy} onClick={() => reception.checkIn(visit, false)}>
            <KeyCap of="F3" />
            {t('reception.checkInOnly')}
          </Button>
        </>
      )}
      {mayHavePriority(visit) && (
        <Button kind="outline" onClick={() => reception.opens('priority')}>
          <KeyCap of="F4" />
          {t('act.priority')}
        </Button>
      )}
      {mayMove(visit) && (
        <Button kind="outline" onClick={() => reception.opens('move')}>
          <KeyCap of="F6" />
          {t('act.move')}
        </Button>
      )}
      {mayUndoCheckIn(visit) && (
        <Button kind="outline" busy={reception.isBusy} onClick={() => reception.undoCheckIn(visit)}>
          {t('act.undoCheckIn')}
        </Button>
      )}
      <Button kind="outline" onClick={() => reception.opens('history')}>
        <KeyCap of="F7" />
        {t('act.history')}
      </Button>
      {mayCancel(visit) && (
        <Button kind="outline" onClick={() => reception.opens('cancel')}>
          <KeyCap of="F9" />
          {t('act.cancel')}
        </Button>
      )}
      <Button kind="quiet" onClick={reception.clear}>
        <KeyCap of="Esc" />
        {t('reception.clear')}
      </Button>
    </Acts>
  );
}

/** The found ticket with its acts. */
export function FoundTicket({ visit, office, now, reception }: Props) {
  const { t } = useTexts();
  const isOpen = mayCheckIn(visit);
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel or the button with the focus has unmounted.
  useEffect(() => {
    if (reception.result !== undefined) heading.current?.focus();
  }, [reception.result]);
  return (
    <Paper>
      <TicketMain>
        <Head>
          <Icon of={visit.kind === 'booking' ? CalendarCheck : Ticket} />
          <h2 ref={heading} tabIndex={-1}>
            {t(isOpen ? 'reception.foundOpen' : 'reception.found')}
          </h2>
          {visit.priority && <PriorityPill />}
          <StatePill visit={visit} now={now} />
        </Head>
        <Wave $ground={token.color.soft} />
        <Body>
          <BigNumber $px={[88, 96]}>{spoken(visit.jettonCode)}</BigNumber>
          <div>
            <h3>{visit.serviceName}</h3>
            <p>
              {[
                visit.person,
                visit.time === '' ? '' : t('free.booked', { time: visit.time }),
                visit.counter === '' ? '' : t('counterName', { counter: visit.counter }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {visit.time !== '' && office && (
              <p>
                {t('reception.window', { before: office.checkInAheadMinutes, after: office.graceMinutes })}
              </p>
            )}
          </div>
        </Body>
      </TicketMain>
      <Stub>
        <FoundActs visit={visit} reception={reception} />
      </Stub>
    </Paper>
  );
}
