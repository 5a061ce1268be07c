import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCityClock } from '../../bridge';
import type { QueueInfo, Service, ServiceLocation } from '../../contracts/client';
import { CardTitle } from '../../ui/card/card';
import { HeadedCard } from '../../ui/queue-card/headed-card';
import { RefreshButton } from '../../ui/refresh-button/refresh-button';
import { useUiTexts } from '../../ui/texts';
import { figures, token, type } from '../../ui/theme';
import { LiveMark, UpdatedLine } from '../../ui/updated-line/updated-line';
import { WaitInLine } from '../../ui/wait-time/wait-time';
import { answersOf, type Answer } from '../answer';
import { useStale } from '../use-stale';
import { useQueueWords } from './use-queue-words';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  ${type.support}
  ${figures}
`;
const State = styled.span`
  text-wrap: balance;
`;

interface Props {
  service: Pick<Service, 'name'>;
  place: Pick<ServiceLocation, 'name'>;
  queue: Answer<QueueInfo>;
  /** The form. */
  children: ReactNode;
}

/** The people waiting and the expected wait in one line; the last known number if it is not live. */
function InLine({ queue, stale }: { queue: QueueInfo; stale: boolean }) {
  const wordsOf = useQueueWords();
  const { kind, sentence } = wordsOf(queue, { isStale: stale, isShort: !stale });
  const range = kind === 'open' ? queue.waitRange : undefined;
  return (
    <State>
      {sentence}
      {range && (
        <>
          {' · '}
          <WaitInLine range={range} />
        </>
      )}
    </State>
  );
}

/** A form for a queue: service, place and live queue take two lines above it (QUE-02, QUE-03, QUE-10). */
export function QueueBrief({ service, place, queue, children }: Props) {
  const { formatClock } = useCityClock();
  const texts = useUiTexts();
  const stale = useStale(queue);
  const { data } = queue;
  const { hasFailed, retry } = answersOf(queue);
  return (
    <HeadedCard
      tone={data && !stale ? 'now' : 'notNow'}
      head={
        <>
          <Row>
            <CardTitle>{service.name}</CardTitle>
            {data && !stale && <LiveMark time={formatClock(data.updatedAt)} />}
          </Row>
          <Row>
            <span>{place.name}</span>
            {data && <InLine queue={data} stale={stale} />}
          </Row>
          {data && stale && <UpdatedLine time={formatClock(data.updatedAt)} stale />}
          {hasFailed && <p>{texts.queue.failed}</p>}
          {(hasFailed || (data && stale)) && (
            <RefreshButton look="inline" onRefresh={data ? () => void queue.refetch() : retry} />
          )}
        </>
      }
    >
      {children}
    </HeadedCard>
  );
}
