import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { servicesOfCategoryQuery } from '../../api/list-queries';
import { ServiceChoice } from '../../components/service-choice';
import { useTexts } from '../../texts';

/** CAT-31 */
export function ServiceOfCategory({ category }: { category: number }) {
  const { t } = useTexts();
  return (
    <ServiceChoice
      title={t('select.title')}
      from="outTabs.service"
      services={useQuery(servicesOfCategoryQuery(useApi(), useMode(), category))}
    />
  );
}
