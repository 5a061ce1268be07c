import styled from 'styled-components';
import { useApi, useMode, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { media, RowList, Section, token } from '@vez/shared/ui';
import { hotQuery } from '../../api/catalogue-queries';
import { ServiceRow } from '../../components/service-row';
import { useTexts } from '../../texts';
import { HotSkeleton } from './hot-skeleton';

const SHOWN = 3;
/** Number of services in the aside for users without tickets or favourites. */
const SHOWN_AT_DESK = 6;

/** Beside the page a state with a range of minutes takes two lines, and the calendar a third. */
const STATE_AT_DESK_PX = 78;

const Item = styled.li`
  ${media.wide} {
    --state-room: ${token.size(STATE_AT_DESK_PX)};
  }
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
      <LoadedLine of={hot} loading={<HotSkeleton />} failed={t('home.failed')}>
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
