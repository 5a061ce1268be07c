import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { RowList, Section, SkeletonList, token } from '@vez/shared/ui';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceRow } from '../../components/service-row';
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
          <RowList>
            {data.slice(0, SHOWN).map((service, at) => (
              <li key={service.id}>
                <ServiceRow service={service} at={at} from="hotService" ranked />
              </li>
            ))}
          </RowList>
        ) : (
          <SkeletonList rows={SHOWN} />
        ))}
    </Section>
  );
}
