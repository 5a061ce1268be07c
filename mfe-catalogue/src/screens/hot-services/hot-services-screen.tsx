import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceChoice } from '../../components/service-choice';
import { useTexts } from '../../texts';

/** CAT-60, CAT-61 */
export function HotServicesScreen() {
  const { t } = useTexts();
  return (
    <ServiceChoice
      title={t('home.hot')}
      services={useQuery(hotQuery(useApi(), useMode()))}
      from="hotService"
      ranked
    />
  );
}
