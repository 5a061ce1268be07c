import { Check, Printer, ScanLine, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useCityClock, useDeployment } from '@vez/shared/bridge';
import { Button, figures, Icon, token, type, visuallyHidden } from '@vez/shared/ui';
import { useHistory } from '../../api/use-history';
import { CancelPanel } from '../../components/cancel-panel';
import { Column, Columns } from '../../components/columns';
import { HistoryPanel } from '../../components/history-panel';
import { KeyCap } from '../../components/key-cap';
import { Panel, PanelFoot } from '../../components/panel';
import { Slip } from '../../components/slip';
import { StatePill } from '../../components/state-pill';
import { useNow } from '../../components/use-now';
import { spoken } from '../../model/spoken';
import type { Office, StaffSelf, Visit } from '../../model/wire';
import { PlainList } from '../../components/plain-list';
import { useTexts } from '../../texts';
import { BookingPanel } from './booking-panel';
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
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  padding: 0 ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  ${type.support}
  b,
  time {
    ${figures}
  }
  b {
    flex: 0 0 ${token.size(72)};
  }
  span:last-of-type {
    flex: 1;
  }
  button {
    margin: ${token.size(6)} 0;
  }
`;

const At = styled.time`
  flex: 0 0 ${token.size(44)};
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

/** The last acts and refusals. */
function RecentActs({ lines }: Pick<ReceptionControls, 'lines'>) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  return (
    <Panel aria-label={t('reception.done')} role="log">
      {lines.length === 0 && <PanelFoot>{t('reception.nothing')}</PanelFoot>}
      <PlainList>
        {lines.map(({ at, number, words, isRefused }) => (
          <Row key={at}>
            <time>{cityTime(new Date(at))}</time>
            <Icon of={isRefused ? X : Check} size={20} />
            <b>{number === '' ? '–' : spoken(number)}</b>
            <span>{words}</span>
          </Row>
        ))}
      </PlainList>
    </Panel>
  );
}

const History = (of: { visit: Visit; onClose(): void }) => (
  <HistoryPanel events={useHistory(of.visit)} {...of} />
);

/** The history or the cancellation of the found ticket. */
function FoundPanel({ reception }: { reception: ReceptionControls }) {
  const { chosen, panel, form, isBusy, close, cancel } = reception;
  if (chosen === undefined) return null;
  if (panel === 'history') return <History visit={chosen} onClose={close} />;
  if (panel !== 'cancel') return null;
  const onCancel = (note: string) => cancel(chosen, note);
  return (
    <CancelPanel
      visit={chosen}
      submitKey="F9"
      form={form}
      isBusy={isBusy}
      onCancel={onCancel}
      onClose={close}
    />
  );
}

/** Search and check-in on the left, numbers and bookings on the right. */
export function Reception({ self, office, ahead, readAgain }: Props) {
  const { t } = useTexts();
  const now = useNow(ahead);
  const { languages } = useDeployment();
  const locationId = office?.locationId ?? 0;
  const reception = useReception(locationId, readAgain);
  const { chosen, lines, printing } = reception;
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
        <FoundPanel reception={reception} />
        <OtherMatches reception={reception} now={now} />
        <RecentActs lines={lines} />
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
