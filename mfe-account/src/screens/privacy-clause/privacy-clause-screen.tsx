import styled from 'styled-components';
import { useApi, useBridge, useDeployment, useLanguage, useTitle } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { queryOptions, useQuery } from '@vez/shared/query';
import { Card, ExceptionView, LoadingView, NavBar, Page, SkeletonList, token } from '@vez/shared/ui';
import type { Api } from '@vez/shared/contracts/client';
import { useTexts } from '../../texts';

/** The clause of this product. */
const CLAUSE_ID = 1;
const clauseQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'privacyClause', CLAUSE_ID],
    queryFn: ({ signal }) => api.privacyClause({ id: CLAUSE_ID }, { signal }),
    staleTime: Infinity,
  });

const Paragraph = styled.p`
  margin-top: ${token.space[4]};
`;

/** ACC-26, NAV-20 */
export function PrivacyClauseScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const language = useLanguage();
  const { phone, officeHours } = useDeployment();
  const { data, error, refetch } = useQuery(clauseQuery(useApi()));
  const retry = () => void refetch();
  useTitle(t('clause.title'));
  return (
    <>
      <NavBar title={t('clause.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        {error && (
          <ExceptionView
            kind="error"
            title={t('errorLoadData')}
            onRetry={retry}
            phone={phone}
            phoneHours={officeHours}
          >
            {error.message}
          </ExceptionView>
        )}
        {!data && !error && (
          <LoadingView onRetry={retry}>
            <SkeletonList rows={4} />
          </LoadingView>
        )}
        {data && (
          <Card>
            <h2>{data.title}</h2>
            {data.paragraphs.map((text) => (
              <Paragraph key={text}>{text}</Paragraph>
            ))}
            <Paragraph>{t('clause.updated', { day: formatDay(data.updatedAt, language) })}</Paragraph>
          </Card>
        )}
      </Page>
    </>
  );
}
