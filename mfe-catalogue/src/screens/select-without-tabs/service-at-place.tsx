import { useEffect } from 'react';
import { useApi, useBridge, useMode } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { servicesAtLocationQuery } from '../../api/list-queries';
import { ServiceChoice } from '../../components/service-choice';
import { useTexts } from '../../texts';

/** Selects a single service automatically (CAT-40). */
export function ServiceAtPlace({ department, location }: { department: number; location: number }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const services = useQuery(servicesAtLocationQuery(useApi(), useMode(), department, location));
  const single = services.data?.length === 1 ? services.data[0]!.id : undefined;
  useEffect(() => {
    if (single === undefined) return;
    bridge.journey.set({ chosenAutomatically: { service: true } });
    bridge.navigate(paths.queueOrBook({ service: single, location }), { replace: true });
  }, [bridge, single, location]);
  return (
    <ServiceChoice
      title={t('select.title')}
      services={services}
      from="withTabs.location"
      location={location}
      empty={t('messages.serviceEmptyByLocation')}
    />
  );
}
