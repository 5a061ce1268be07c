import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import type { Api } from '@vez/shared/contracts/client';
import { useQueries } from '@vez/shared/query';
import { pointStateQuery } from '@vez/shared/queries';
import { useFirstAnswer } from '@vez/shared/remote';
import { RowList, token } from '@vez/shared/ui';
import { RowsSkeleton } from '../../components/list-skeleton';
import { PlaceActs } from '../../components/place-acts';
import { ServiceRow } from '../../components/service-row';
import { hasState } from '../../model/service-choice';

/** In one column at a desk, too: the order matters. */
const Ordered = styled(RowList)`
  --list-columns: auto;
`;
/** Below the words, not below the number. */
const Acts = styled.div`
  display: flow-root;
  padding-inline-start: calc(${token.size(24)} + ${token.space[3]});
`;

type Step = Awaited<ReturnType<Api['lifeEvent']>>['services'][number];

/** The only office of a service, where one can take a number or book without another choice. */
const onlyOffice = (step: Step) =>
  hasState(step) && step.locationIds.length === 1 ? step.locationIds[0] : undefined;

/**
 * The services in order, each with its state. A service of one office has its actions here, unless its page has to be
 * read first (BOK-02); any other leads to its offices. Waits for the first states, so that no action moves a row.
 */
export function Steps({ services }: { services: readonly Step[] }) {
  const api = useApi();
  const states = useQueries({
    queries: services.flatMap((step) => {
      const locationId = onlyOffice(step);
      return locationId === undefined ? [] : [pointStateQuery(api, { serviceId: step.id, locationId })];
    }),
  });
  const isKnown = states.every(({ isFetched, fetchStatus }) => isFetched || fetchStatus === 'paused');
  if (!useFirstAnswer(isKnown)) return <RowsSkeleton />;
  return (
    <Ordered as="ol">
      {services.map((step, at) => {
        const office = onlyOffice(step);
        return (
          <li key={step.id}>
            <ServiceRow service={step} at={at} from="search" ranked location={office} />
            {office !== undefined && !step.hasWarning && (
              <Acts>
                <PlaceActs service={step} place={{ id: office, name: step.name }} />
              </Acts>
            )}
          </li>
        );
      })}
    </Ordered>
  );
}
