import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useBridge, useCityClock, useDeployment, useHome, useTitle } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { clauseQuery, Loaded, Paragraphs } from '@vez/shared/remote';
import { Card, CardTitle, Icon, NavBar, Page, SkeletonList, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Contact = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(24)};
`;
const Hours = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Updated = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** ACC-26, NAV-20 */
export function PrivacyClauseScreen() {
  const { cityDay } = useCityClock();
  const { t, language } = useTexts();
  const bridge = useBridge();
  const { phone, mail, officeHours } = useDeployment();
  const home = useHome();
  const clause = useQuery(clauseQuery(useApi()));
  useTitle(t('clause.title'));
  return (
    <>
      <NavBar title={t('clause.title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      <Page
        asideLabel={t('clause.contact')}
        aside={
          clause.isFetched && (
            <Card $stacked>
              <CardTitle>{t('clause.contact')}</CardTitle>
              <Contact>
                <Icon of={Phone} size={20} />
                <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
              </Contact>
              <Contact>
                <Icon of={Mail} size={20} />
                <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
              </Contact>
              <Hours>{officeHours}</Hours>
            </Card>
          )
        }
      >
        <Loaded of={clause} loading={<SkeletonList rows={4} />}>
          {({ paragraphs, updatedAt }) => (
            <Card $stacked>
              <Paragraphs texts={paragraphs} />
              <Updated>
                {t('clause.updated', { day: formatDay(cityDay(new Date(updatedAt)), language) })}
              </Updated>
            </Card>
          )}
        </Loaded>
      </Page>
    </>
  );
}
