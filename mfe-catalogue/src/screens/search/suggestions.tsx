import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Section } from '@vez/shared/ui';
import { recommendedQuery } from '../../api/catalogue-queries';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';

const SHOWN = 5;

/** Popular searches below the empty search box (CAT-18). */
export function Suggestions() {
  const { t } = useTexts();
  const { data } = useQuery(recommendedQuery(useApi(), useMode()));
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t('search.suggested')}>
      <ServiceRows services={data.slice(0, SHOWN)} from="servicePush" />
    </Section>
  );
}
