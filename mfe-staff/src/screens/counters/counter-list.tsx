import { useState } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, Confirm, figures, Notice, token, type } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { CloseCounter } from '../../connected/close-counter';
import { DeviceAlerts } from '../../connected/device-alerts';
import { OfficeHead, OfficePage, Rows } from '../../components/office-page';
import { CounterPill } from '../../components/state-pill';
import { useNoticedAct } from '../../components/use-noticed-act';
import { useNow } from '../../components/use-now';
import { useQueueName } from '../../connected/use-queue-name';
import { LONG_PARKED_MINUTES, minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import type { OfficeCounter, OfficeCounters, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { NEW_COUNTER, type Edited } from './counter-form';
import { QueuesNow } from './queues-now';

const Row = styled.li`
  display: grid;
  grid-template-columns: ${token.size(88)} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  min-height: ${token.size(64)};
  padding: ${token.space[2]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  h2 {
    overflow-wrap: anywhere;
    ${type.title}
    ${figures}
  }
  p {
    ${type.support}
    color: ${token.color.ink2};
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const longParked = ({ parked }: OfficeCounter, now: number) =>
  parked.some((visit) => visit.parked && minutesSince(visit.parked.since, now) >= LONG_PARKED_MINUTES);

const openFirst = (all: readonly OfficeCounter[]) => [
  ...all.filter(({ openFor }) => openFor.length > 0),
  ...all.filter(({ openFor }) => openFor.length === 0),
];

interface RowProps {
  counter: OfficeCounter;
  locationId: number;
  now: number;
  onClose(): void;
  onEdit(): void;
  onRemove(): void;
}

function CounterRow({ counter, locationId, now, onClose, onEdit, onRemove }: RowProps) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const nameOf = useQueueName(locationId);
  const { current, holder, parked, pause, sent, openFor, serviceIds, savedAt } = counter;
  const isOpen = openFor.length > 0;
  const name = t('counterName', { counter: counter.counter });
  const facts = [
    holder && t('counters.holder', { name: holder.name, time: cityTime(new Date(holder.since)) }),
    pause && pause.reason !== '' && t(`paused.for.${pause.reason}`),
    pause?.until && t('paused.back', { time: cityTime(new Date(pause.until)) }),
    isOpen && holder === undefined && t('counters.bySystem'),
    current &&
      t(`counters.${current.state === 'serving' ? 'serving' : 'called'}`, {
        number: spoken(current.jettonCode),
        count: minutesSince(current.startedAt ?? current.calledAt!, now),
      }),
    parked.length > 0 && t('counters.parked', { count: parked.length }),
    longParked(counter, now) && t('counters.parkedLong', { count: LONG_PARKED_MINUTES }),
    sent.length > 0 && t('counters.sent', { count: sent.length }),
  ];
  const queues = (isOpen ? openFor : serviceIds).map(nameOf).filter(Boolean);
  return (
    <Row>
      <h2>{counter.counter}</h2>
      <Facts>
        <CounterPill counter={counter} />
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>{queues.length === 0 ? t('counters.anyQueue') : queues.join(', ')}</p>
      </Facts>
      <Acts>
        {isOpen && (
          <Button kind="outline" fit aria-label={`${t('counters.close')}: ${name}`} onClick={onClose}>
            {t('counters.close')}
          </Button>
        )}
        <Button kind="quiet" fit aria-label={`${t('counters.change')}: ${name}`} onClick={onEdit}>
          {t('counters.change')}
        </Button>
        {!isOpen && savedAt !== null && (
          <Button kind="danger" fit aria-label={`${t('counters.remove')}: ${name}`} onClick={onRemove}>
            {t('counters.remove')}
          </Button>
        )}
      </Acts>
    </Row>
  );
}

interface Props {
  self: StaffSelf;
  counters: OfficeCounters;
  locationId: number;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
  onOffice(locationId: number): void;
  onEdit(edited: Edited): void;
  readAgain(): Promise<unknown>;
}

/** The office, and what can be added. */
function ListHead({
  self,
  counters,
  locationId,
  onOffice,
  onEdit,
}: Pick<Props, 'self' | 'counters' | 'locationId' | 'onOffice' | 'onEdit'>) {
  const { t } = useTexts();
  return (
    <OfficeHead title={t('head.counters')} {...{ self, locationId, onOffice }}>
      <Button fit onClick={() => onEdit(NEW_COUNTER)}>
        {t('counters.add')}
      </Button>
      <Button
        kind="outline"
        fit
        onClick={() => onEdit({ ...NEW_COUNTER, directions: counters.others, isForOthers: true })}
      >
        {t('counters.others')}
      </Button>
    </OfficeHead>
  );
}

/** The counters with their people, and the queues with those who wait. */
export function CounterList({ self, counters, locationId, ahead, onOffice, onEdit, readAgain }: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const now = useNow(ahead);
  const [closing, setClosing] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const remove = async () => {
    setFailed(undefined);
    await run({ run: () => api.removeCounter({ locationId, counter: removing! }), then: readAgain });
    setRemoving(undefined);
  };
  return (
    <OfficePage>
      <ListHead {...{ self, counters, locationId, onOffice, onEdit }} />
      <DeviceAlerts locationId={locationId} />
      <QueuesNow {...{ counters, locationId, now, readAgain }} />
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      {counters.counters.length === 0 && <Notice kind="warn" title={t('counters.none')} />}
      <Rows>
        {openFirst(counters.counters).map((counter) => (
          <CounterRow
            key={counter.counter}
            counter={counter}
            locationId={locationId}
            now={now}
            onClose={() => setClosing(counter.counter)}
            onEdit={() => onEdit(counter)}
            onRemove={() => setRemoving(counter.counter)}
          />
        ))}
      </Rows>
      {closing !== undefined && (
        <CloseCounter
          locationId={locationId}
          counter={closing}
          submitLabel={t('leave.go', { counter: closing })}
          onClosed={async () => {
            await readAgain();
            setClosing(undefined);
          }}
          onCancel={() => setClosing(undefined)}
        />
      )}
      <Confirm
        open={removing !== undefined}
        title={t('counters.removeTitle', { counter: removing ?? '' })}
        confirm={t('counters.remove')}
        danger
        busy={busy !== undefined}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(undefined)}
      >
        <p>{t('counters.removeText')}</p>
      </Confirm>
    </OfficePage>
  );
}
