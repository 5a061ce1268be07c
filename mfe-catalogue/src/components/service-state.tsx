import { useRef } from 'react';
import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import type { ServiceState as State } from '@vez/shared/contracts/client';
import type { ServicePoint } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { SAID_BY_BADGE, useCalendarWords, useQueueWords } from '@vez/shared/remote/queue';
import { figures, token, type, WaitInLine } from '@vez/shared/ui';
import { pointStateQuery, serviceStateQuery } from '@vez/shared/queries';
import { useInSight } from './use-in-sight';

const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  color: ${token.color.ink2};
  ${type.support}
  ${figures}
`;

/** Others speak of one office. */
const TOLD = new Set(['open', 'full']);

interface LinesProps {
  state: State | null | undefined;
  /** Its last read failed. */
  stale: boolean;
}

/** A badge, and below it what is to be known of the queue and of the calendar; nothing of what is not known. */
function StateLines({ state, stale }: LinesProps) {
  const [queueWordsOf, calendarWordsOf] = [useQueueWords(), useCalendarWords()];
  const { queue, offer } = state ?? {};
  const ofQueue = queue?.status === true ? queueWordsOf(queue, { isStale: stale }) : undefined;
  const ofCalendar = offer && !stale ? calendarWordsOf(offer, { isShort: true }) : undefined;
  const range = ofQueue?.kind === 'open' ? queue?.waitRange : undefined;
  return (
    <>
      {ofQueue?.badge ?? ofCalendar?.badge}
      {ofQueue && !SAID_BY_BADGE.has(ofQueue.kind) && (
        <span>{range ? <WaitInLine range={range} /> : ofQueue.sentence}</span>
      )}
      {ofCalendar && TOLD.has(ofCalendar.kind) && <span>{ofCalendar.sentence}</span>}
    </>
  );
}

interface Props {
  service: number;
  /** Of this office alone; without it of whichever is best. */
  location?: number;
}

/** The state of a service in a list, live while it is in sight; nothing where it cannot be had (QUE-03, BOK-04). */
export function ServiceState({ service, location }: Props) {
  const lines = useRef<HTMLSpanElement>(null);
  const enabled = useInSight(lines);
  const [api, mode] = [useApi(), useMode()];
  const at: ServicePoint = { serviceId: service, locationId: location ?? 0 };
  const ofPoint = useQuery({ ...pointStateQuery(api, at), enabled: enabled && location !== undefined });
  const ofService = useQuery({
    ...serviceStateQuery(api, mode, service),
    enabled: enabled && location === undefined,
  });
  const found = location === undefined ? ofService : ofPoint;
  return (
    <Lines ref={lines}>
      <StateLines state={found.data} stale={useStale(found)} />
    </Lines>
  );
}
