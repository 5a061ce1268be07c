import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { figures, Notice, token, type, useWaitWords } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { PlainList } from '../../components/plain-list';
import { textButton } from '../../components/text-button';
import { useNoticedAct } from '../../components/use-noticed-act';
import { useQueueName } from '../../connected/use-queue-name';
import { minutesSince } from '../../model/elapsed';
import type { OfficeCounters } from '../../model/wire';
import { useTexts } from '../../texts';

const Queues = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 0 0 0 ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    ${type.support}
  }
  li[data-alone] {
    background: ${token.color.amber};
    color: ${token.color.amberInk};
  }
  b {
    ${figures}
  }
  button {
    ${textButton}
    color: ${token.color.primary};
  }
  li[data-alone] button {
    color: inherit;
  }
`;

const PAUSE_MS = 30 * 60_000;

interface Props {
  counters: OfficeCounters;
  locationId: number;
  /** By the server's clock. */
  now: number;
  readAgain(): Promise<unknown>;
}

/** Who waits in each queue, how many counters serve it, and a pause of its remote numbers. */
export function QueuesNow({ counters, locationId, now, readAgain }: Props) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const api = useStaffApi();
  const nameOf = useQueueName(locationId);
  const waitWords = useWaitWords();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const pause = (serviceId: number, isPause: boolean) => {
    setFailed(undefined);
    const until = new Date(now + PAUSE_MS).toISOString();
    const pausing = isPause ? { paused: true, until } : { paused: false };
    void run({
      of: String(serviceId),
      run: () => api.pauseQueue({ locationId, serviceId, ...pausing }),
      then: readAgain,
    });
  };
  return (
    <>
      <Queues aria-label={t('counters.queues')}>
        {counters.queues.map(({ serviceId, waitCount, waitingSince, waitRange, openCounters, paused }) => {
          const queue = nameOf(serviceId);
          const wait = waitWords(waitRange);
          const facts = [
            t('people', { count: waitCount }),
            waitingSince && t('counters.longest', { count: minutesSince(waitingSince, now) }),
            wait && t('counters.newNumber', { wait }),
            t('counters.open', { count: openCounters }),
            paused &&
              (paused.until === null
                ? t('queues.paused')
                : t('queues.pausedUntil', { time: cityTime(new Date(paused.until)) })),
          ];
          return (
            <li key={serviceId} data-alone={(waitCount > 0 && openCounters === 0) || undefined}>
              <span>
                <b>{queue}</b>: {facts.filter(Boolean).join(' · ')}
              </span>
              <button
                type="button"
                aria-label={t(paused ? 'act.resumeQueue' : 'act.pauseQueue', { queue })}
                aria-busy={busy === String(serviceId) || undefined}
                onClick={() => pause(serviceId, paused === undefined)}
              >
                {t(paused ? 'queues.resume' : 'counters.pause')}
              </button>
            </li>
          );
        })}
      </Queues>
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
    </>
  );
}
