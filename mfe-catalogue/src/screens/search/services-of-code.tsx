import { useEffect } from 'react';
import { useApi, useBridge, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { serviceByCodeQuery } from '../../api/search-queries';
import { ServiceChoice } from '../../components/service-choice';
import { isChoosable, serviceAddress } from '../../model/service-choice';
import { useTexts } from '../../texts';

/** The services of a public code; a single one opens without a tap (NAV-35, NAV-36). */
export function ServicesOfCode({ code }: { code: string }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const services = useQuery(serviceByCodeQuery(useApi(), useMode(), code));
  const [only, ...others] = services.data ?? [];
  const address = only && others.length === 0 && isChoosable(only) ? serviceAddress(only) : undefined;
  useEffect(() => {
    if (address === undefined) return;
    bridge.journey.set({ selectedTab: 'search', chosenAutomatically: { service: true } });
    bridge.navigate(address, { replace: true });
  }, [bridge, address]);
  return <ServiceChoice title={t('search.services')} services={services} from="search" />;
}
