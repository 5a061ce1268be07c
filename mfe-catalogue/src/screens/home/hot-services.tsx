import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Section, SkeletonList, token } from '@vez/shared/ui';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';

const SHOWN = 3;
const Failed = styled.p`
  color: ${token.color.ink2};
`;

/** CAT-13 */
export function HotServices() {
  const { t } = useTexts();
  const { data, isError } = useQuery(hotQuery(useApi()));
  return (
    <Section heading={t('home.hot')} allHref="/hotServices">
      {isError && <Failed>{t('home.failed')}</Failed>}
      {!isError &&
        (data ? (
          <ServiceRows services={data.slice(0, SHOWN)} from="hotService" ranked />
        ) : (
          <SkeletonList rows={SHOWN} />
        ))}
    </Section>
  );
}
