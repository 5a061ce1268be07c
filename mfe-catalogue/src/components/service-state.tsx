import { useRef } from 'react';
import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import type { ServiceState as State } from '@vez/shared/contracts/client';
import type { ServicePoint } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { CalendarLine, QueueLine } from '@vez/shared/remote/queue';
import { pointStateQuery, serviceStateQuery } from '@vez/shared/queries';
import { useInSight } from './use-in-sight';

const Lines = styled.span`
  display: grid;
  min-height: 100%;
`;

interface LinesProps {
  state: State | null | undefined;
  /** Its last read failed. */
  stale: boolean;
}

/** Queue and calendar of a service, each in one line; an old calendar is not told. */
function StateLines({ state, stale }: LinesProps) {
  const { queue, offer } = state ?? {};
  return (
    <>
      {queue && <QueueLine queue={queue} stale={stale} />}
      {offer && <CalendarLine offer={stale ? undefined : offer} failed={stale} />}
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
