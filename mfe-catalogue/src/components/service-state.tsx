import { useRef } from 'react';
import { useApi, useMode } from '@vez/shared/bridge';
import type { ServicePoint } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { StateLines, StateMark } from '@vez/shared/remote/queue';
import { pointStateQuery, serviceStateQuery } from '@vez/shared/queries';
import { useInSight } from './use-in-sight';

interface Props {
  service: number;
  /** Shows only this office; without it, the best one. */
  location?: number;
  /** Uses the shortest texts. */
  brief?: boolean;
}

/** The state of a service in a list, live while in view; nothing if unavailable (QUE-03, BOK-04). */
export function ServiceState({ service, location, brief = false }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const enabled = useInSight(place);
  const [api, mode] = [useApi(), useMode()];
  const at: ServicePoint = { serviceId: service, locationId: location ?? 0 };
  const ofPoint = useQuery({ ...pointStateQuery(api, at), enabled: enabled && location !== undefined });
  const ofService = useQuery({
    ...serviceStateQuery(api, mode, service),
    enabled: enabled && location === undefined,
  });
  const found = location === undefined ? ofService : ofPoint;
  const Look = brief ? StateMark : StateLines;
  return (
    <span ref={place}>
      <Look state={found.data} stale={useStale(found)} />
    </span>
  );
}
