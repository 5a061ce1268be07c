import { Printer, ScanLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useDeployment } from '@vez/shared/bridge';
import { Button, Icon, token, type, visuallyHidden } from '@vez/shared/ui';
import { Column, Columns } from '../../components/columns';
import { KeyCap } from '../../components/key-cap';
import { Panel, PanelFoot } from '../../components/panel';
import { Slip } from '../../components/slip';
import { StatePill } from '../../components/state-pill';
import { useNow } from '../../components/use-now';
import { spoken } from '../../model/spoken';
import type { Office, StaffSelf } from '../../model/wire';
import { PlainList } from '../../components/plain-list';
import { useTexts } from '../../texts';
import { BookingPanel } from './booking-panel';
import { FoundPanel } from './found-panel';
import { At, RecentActs, Row } from './recent-acts';
import { CodePanel } from './code-panel';
import { FoundTicket } from './found-ticket';
import { useReception, type ReceptionControls } from './use-reception';
import { WalkIn } from './walk-in';

const Side = styled(Column)`
  h1,
  h2 {
    ${type.section}
  }
`;
const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
  h1 {
    color: ${token.color.ink};
  }
  kbd {
    margin: 0 ${token.space[1]};
  }
`;
const Scan = styled.form`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(68)};
  padding: 0 ${token.space[4]};
  border: 2px solid ${token.color.primary};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  label {
    ${visuallyHidden}
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: ${token.size(48)};
    border: 0;
    background: transparent;
    ${type.title}
    font-weight: ${token.weight.bold};
  }
  input::placeholder {
    ${type.support}
    color: ${token.color.ink3};
    font-weight: ${token.weight.regular};
    opacity: 1;
  }
  input:focus {
    outline: none;
  }
  button {
    align-self: center;
  }
  &:focus-within {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  self: StaffSelf;
  office: Office | undefined;
  ahead: number;
  readAgain(): Promise<unknown>;
}

/** The search field. Clears after a successful search. */
function ScanField({ onFind }: { onFind(text: string): Promise<boolean> }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (await onFind(text.trim())) setText((now) => (now === text ? '' : now));
  };
  return (
    <Scan role="search" onSubmit={(event) => void find(event)}>
      <Icon of={ScanLine} size={32} />
      <label htmlFor="reception-find">{t('reception.find')}</label>
      <input
        id="reception-find"
        value={text}
        placeholder={t('reception.find')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="outline" fit>
        {t('reception.search')}
      </Button>
    </Scan>
  );
}

/** The other matches of the search. */
function OtherMatches({ reception, now }: { reception: ReceptionControls; now: number }) {
  const { t } = useTexts();
  const { found, chosen } = reception;
  const others = found?.filter(({ ticketId }) => ticketId !== chosen?.ticketId) ?? [];
  if (found?.length === 0)
    return (
      <Panel role="status">
        <PanelFoot>{t('reception.notFound')}</PanelFoot>
      </Panel>
    );
  if (others.length === 0) return null;
  return (
    <Panel aria-label={t('reception.others')}>
      <PlainList>
        {others.map((visit) => (
          <Row key={visit.ticketId}>
            <b>{spoken(visit.jettonCode)}</b>
            <At>{visit.time}</At>
            <StatePill visit={visit} now={now} />
            <span>{[visit.person, visit.serviceName].filter(Boolean).join(' · ')}</span>
            <Button kind="outline" fit onClick={() => reception.choose(visit)}>
              {t('reception.choose')}
            </Button>
          </Row>
        ))}
      </PlainList>
    </Panel>
  );
}

/** Search and check-in on the left, numbers and bookings on the right. */
export function Reception({ self, office, ahead, readAgain }: Props) {
  const { t } = useTexts();
  const now = useNow(ahead);
  const { languages } = useDeployment();
  const locationId = office?.locationId ?? 0;
  const reception = useReception(locationId, readAgain);
  const { chosen, printing } = reception;
  const place = [self.departmentName, office?.name ?? ''];
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  return (
    <Columns $main={1.85} $least={340}>
      <Side>
        <Title>
          <h1>{t('reception.checkIn')}</h1>
          <span>
            {t('reception.scanAnyTime')} <KeyCap of="Esc" /> {t('reception.clear')}
          </span>
        </Title>
        <ScanField onFind={reception.find} />
        {chosen && <FoundTicket visit={chosen} office={office} now={now} reception={reception} />}
        <FoundPanel reception={reception} locationId={locationId} />
        <OtherMatches reception={reception} now={now} />
        <RecentActs reception={reception} />
      </Side>
      <Side>
        {reception.panel === 'book' && (
          <BookingPanel locationId={locationId} queues={queues} reception={reception} />
        )}
        {reception.panel === 'code' && (
          <CodePanel locationId={locationId} reception={reception} place={place} ahead={ahead} />
        )}
        {reception.panel !== 'book' && reception.panel !== 'code' && (
          <WalkIn queues={queues} reception={reception} />
        )}
        <Note>
          <Icon of={Printer} size={16} />
          {t('reception.printer')}
        </Note>
      </Side>
      {printing && (
        <Slip {...printing} place={place} device="" languages={languages} onDone={reception.printed} />
      )}
    </Columns>
  );
}
