import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { TextLink, token, type } from '@vez/shared/ui';
import { departmentCountQuery } from '../../api/catalogue-queries';
import { useTexts } from '../../texts';
import { SearchBox } from './search-box';

const Title = styled.h1`
  margin-top: ${token.space[2]};
  ${type.heading}
`;
const Lead = styled.p`
  color: ${token.color.ink2};
`;
/** Keeps the room of the sentence until the number is known: nothing below it moves. */
const Room = styled.span`
  visibility: hidden;
`;
const SOME = 10;

/** Title, number of departments, search (CAT-01, CAT-03, CAT-04). */
export function Greeting() {
  const { t } = useTexts();
  const api = useApi();
  const mode = useMode();
  const { data } = useQuery(departmentCountQuery(api, mode));
  return (
    <>
      <div>
        <Title>{t(mode === 'remoteCounter' ? 'home.remoteTitle' : 'home.title')}</Title>
        <Lead>
          {data ? (
            <>
              <TextLink href="/department">{t('home.departments', { count: data.count })}</TextLink>
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
