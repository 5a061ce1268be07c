import styled from 'styled-components';
import { useApi, useBridge, useDeployment, useLanguage, useHome, useTitle } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { clauseQuery, LoadFailure, Paragraphs } from '@vez/shared/remote';
import { Card, LoadingView, NavBar, Page, SkeletonList, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
`;
const Updated = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** ACC-26, NAV-20 */
export function PrivacyClauseScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const language = useLanguage();
  const { phone, mail } = useDeployment();
  const home = useHome();
  const { data, error, refetch } = useQuery(clauseQuery(useApi()));
  const retry = () => void refetch();
  useTitle(t('clause.title'));
  return (
    <>
      <NavBar title={t('clause.title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      <Page>
        {error && !data && <LoadFailure error={error} onRetry={retry} />}
        {!data && !error && (
          <LoadingView onRetry={retry}>
            <SkeletonList rows={4} />
          </LoadingView>
        )}
        {data && (
          <Card $stacked>
            <Paragraphs texts={data.paragraphs} />
            <Contact>
              <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
              <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
            </Contact>
            <Updated>{t('clause.updated', { day: formatDay(data.updatedAt, language) })}</Updated>
          </Card>
        )}
      </Page>
    </>
  );
}
