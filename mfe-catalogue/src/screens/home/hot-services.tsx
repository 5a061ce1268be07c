import styled from 'styled-components';
import { useApi, useSession } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { media, RowList, Section, SkeletonList, token } from '@vez/shared/ui';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceRow } from '../../components/service-row';
import { useTexts } from '../../texts';

const SHOWN = 3;
/** Beside the page of whoever has nothing else there. */
const SHOWN_AT_DESK = 6;

const Item = styled.li`
  &:nth-child(n + ${SHOWN + 1}) {
    display: none;
    ${media.wide} {
      display: block;
    }
  }
`;
const Failed = styled.p`
  color: ${token.color.ink2};
`;

/** CAT-13 */
export function HotServices() {
  const { t } = useTexts();
  const { data, isError } = useQuery(hotQuery(useApi()));
  const shown = useSession().kind === 'anonymous' ? SHOWN_AT_DESK : SHOWN;
  return (
    <Section heading={t('home.hot')} allHref="/hotServices">
      {isError && <Failed>{t('home.failed')}</Failed>}
      {!isError &&
        (data ? (
          <RowList>
            {data.slice(0, shown).map((service, at) => (
              <Item key={service.id}>
                <ServiceRow service={service} at={at} from="hotService" ranked />
              </Item>
            ))}
          </RowList>
        ) : (
          <SkeletonList rows={SHOWN} />
        ))}
    </Section>
  );
}
