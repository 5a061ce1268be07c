import { Check, Minus, PauseCircle } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { figures, Icon, token, type } from '@vez/shared/ui';
import { queueOf, type CounterPlace, type ServedQueue } from '../../model/counter-place';
import type { Desk, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  color: ${token.color.ink2};
  button {
    min-height: ${token.size(36)};
    margin-left: auto;
    padding: 0 ${token.space[3]};
    border: 0;
    background: transparent;
    color: ${token.color.primary};
    cursor: pointer;
  }
`;
const Chip = styled.span<{ $served: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(40)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${({ $served }) => ($served ? token.color.surface : token.color.sunken)};
  color: ${({ $served }) => ($served ? token.color.ink : token.color.ink2)};
  b {
    ${figures}
  }
  em {
    color: ${token.color.amberInk};
    font-style: normal;
  }
`;

/** The end of a queue's pause, with a button to resume it. */
function PausedQueue({
  queue,
  until,
  counter,
}: {
  queue: ServedQueue;
  until: string | null;
  counter: CounterControls;
}) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const { isCutOff, isBusy } = counter.situation;
  return (
    <>
      <em>
        {until === null ? t('queues.paused') : t('queues.pausedUntil', { time: cityTime(new Date(until)) })}
      </em>
      <button
        type="button"
        aria-disabled={isCutOff || isBusy || undefined}
        aria-label={t('act.resumeQueue', { queue: queue.name })}
        onClick={() => counter.resumeQueue(queue)}
      >
        {t('queues.resume')}
      </button>
    </>
  );
}

/** The queues of this counter, and the number of other queues. */
export function ServedQueues({
  self,
  place,
  desk,
  counter,
  onChange,
}: {
  self: StaffSelf;
  place: CounterPlace;
  desk: Desk;
  counter: CounterControls;
  onChange(): void;
}) {
  const { t } = useTexts();
  const queues = self.queues.filter(({ locationId }) => locationId === place.locationId);
  const served = queues.filter(({ serviceId }) => place.serviceIds.includes(serviceId));
  return (
    <Line>
      <span>{t('queues.mine')}</span>
      {served.map(({ serviceId, letter, serviceName }) => {
        const queue = queueOf(self, place, desk, serviceId);
        return (
          <Chip key={serviceId} $served>
            <Icon of={queue.paused ? PauseCircle : Check} size={16} />
            <b>{letter}</b>
            {serviceName}
            {queue.paused && <PausedQueue queue={queue} until={queue.paused.until} counter={counter} />}
          </Chip>
        );
      })}
      {queues.length > served.length && (
        <Chip $served={false}>
          <Icon of={Minus} size={16} />
          {t('queues.others', { count: queues.length - served.length })}
        </Chip>
      )}
      <button type="button" onClick={onChange}>
        {t('place.change')}
      </button>
    </Line>
  );
}
