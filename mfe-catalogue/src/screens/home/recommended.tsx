import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { CardGrid, cardSet, Section, ServiceCard, SkeletonCard, token } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { recommendedQuery } from '../../api/catalogue-queries';
import { ServiceStatePlace } from '../../components/service-state-place';
import { hasState, serviceAddress } from '../../model/service-choice';
import { useTexts } from '../../texts';

const SHOWN = 8;
/** The height of a card with a two-line name, so that nothing moves when the services arrive. */
const CARD_HEIGHT = 160;
const Words = styled.p`
  color: ${token.color.ink2};
`;

const CardsSkeleton = () => (
  <CardGrid role="list">
    {Array.from({ length: SHOWN }, (_, at) => (
      <li key={at}>
        <SkeletonCard height={CARD_HEIGHT} />
      </li>
    ))}
  </CardGrid>
);

/** Cards in the four colour sets in turn (CAT-12, CAT-15). */
export function Recommended() {
  const { t } = useTexts();
  const recommended = useQuery(recommendedQuery(useApi(), useMode()));
  return (
    <Section heading={t('home.recommended')} allHref={paths.categories()} allLabel={t('home.categories')}>
      <LoadedLine of={recommended} loading={<CardsSkeleton />} failed={t('messages.recommendedFailed')}>
        {(services) =>
          services.length === 0 ? (
            <Words>{t('messages.noPushService')}</Words>
          ) : (
            <CardGrid role="list">
              {services.slice(0, SHOWN).map((service, at) => (
                <li key={service.id}>
                  <ServiceCard
                    href={serviceAddress(service)}
                    set={cardSet(at)}
                    icon={serviceIcon(service.uiIcon)}
                    name={service.name}
                    office={service.departmentNames[0]}
                    state={hasState(service) && <ServiceStatePlace service={service.id} at={at} brief />}
                  />
                </li>
              ))}
            </CardGrid>
          )
        }
      </LoadedLine>
    </Section>
  );
}
