import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Icon, PlainLink, TextLink, token, type } from '@vez/shared/ui';
import { departmentCountQuery } from '../../api/catalogue-queries';
import { useTexts } from '../../texts';

const Title = styled.h1`
  margin-top: ${token.space[2]};
  ${type.heading}
`;
const Lead = styled.p`
  min-height: ${token.size(26)};
  color: ${token.color.ink2};
`;
const SearchLink = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  padding: 0 ${token.space[4]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink2};
  text-decoration: none;
`;

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
          {data && (
            <>
              <TextLink href="/department">{t('home.departments', { count: data.count })}</TextLink>
              {t('home.departmentsAfter')}
            </>
          )}
        </Lead>
      </div>
      <SearchLink href="/search">
        <Icon of={Search} />
        {t('home.search')}
      </SearchLink>
    </>
  );
}
