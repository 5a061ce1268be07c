import styled from 'styled-components';
import { useApi, useMode, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { media, RowList, Section, SkeletonList } from '@vez/shared/ui';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceRow } from '../../components/service-row';
import { useTexts } from '../../texts';

const SHOWN = 3;
/** Number of services in the aside for users without tickets or favourites. */
const SHOWN_AT_DESK = 6;

const Item = styled.li`
  &:nth-child(n + ${SHOWN + 1}) {
    display: none;
    ${media.wide} {
      display: block;
    }
  }
`;

/** CAT-13 */
export function HotServices() {
  const { t } = useTexts();
  const hot = useQuery(hotQuery(useApi(), useMode()));
  const shown = useSession().kind === 'anonymous' ? SHOWN_AT_DESK : SHOWN;
  return (
    <Section heading={t('home.hot')} allHref={paths.hotServices()}>
      <LoadedLine of={hot} loading={<SkeletonList rows={SHOWN} />} failed={t('home.failed')}>
        {(services) => (
          <RowList>
            {services.slice(0, shown).map((service, at) => (
              <Item key={service.id}>
                <ServiceRow service={service} at={at} from="hotService" ranked />
              </Item>
            ))}
          </RowList>
        )}
      </LoadedLine>
    </Section>
  );
}
