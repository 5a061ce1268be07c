import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { TextLink, token, type } from '@vez/shared/ui';
import { departmentCountQuery, departmentsQuery } from '../../api/catalogue-queries';
import { useTexts } from '../../texts';
import { SearchBox } from './search-box';

const Title = styled.h1`
  margin-top: ${token.space[2]};
  ${type.heading}
`;
const Lead = styled.p`
  color: ${token.color.ink2};
`;
/** Reserves the sentence's space until the number is known, so that nothing below moves. */
const Room = styled.span`
  visibility: hidden;
`;
const SOME = 10;

/** The home of the remote counter lists its departments: no extra call for their number. */
function useDepartmentCount(): number | undefined {
  const api = useApi();
  const mode = useMode();
  const isListed = mode === 'remoteCounter';
  const counted = useQuery({ ...departmentCountQuery(api, mode), enabled: !isListed });
  const listed = useQuery({ ...departmentsQuery(api, mode), enabled: isListed });
  return isListed ? listed.data?.length : counted.data?.count;
}

/** Title, number of departments, search (CAT-01, CAT-03, CAT-04). */
export function Greeting() {
  const { t } = useTexts();
  const mode = useMode();
  const count = useDepartmentCount();
  return (
    <>
      <div>
        <Title>{t(mode === 'remoteCounter' ? 'home.remoteCounterTitle' : 'home.title')}</Title>
        <Lead>
          {count !== undefined ? (
            <>
              <TextLink href={paths.departments()}>{t('home.departments', { count })}</TextLink>
              {t('home.departmentsAfter')}
            </>
          ) : (
            <Room aria-hidden>
              {t('home.departments', { count: SOME })}
              {t('home.departmentsAfter')}
            </Room>
          )}
        </Lead>
      </div>
      <SearchBox />
    </>
  );
}
