import styled from 'styled-components';
import { HomeRedirect, useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { GoneView, Loaded } from '@vez/shared/remote';
import { useSearchParams } from '@vez/shared/router';
import { Page, Section, token } from '@vez/shared/ui';
import { lifeEventQuery } from '../../api/list-queries';
import { RowsSkeleton } from '../../components/list-skeleton';
import { ScreenHead } from '../../components/screen-head';
import { eventCode } from '../../model/event-code';
import { useTexts } from '../../texts';
import { Papers } from './papers';
import { Steps } from './steps';

const How = styled.p`
  margin-bottom: ${token.space[3]};
  color: ${token.color.ink2};
`;

/** What happened in a life: its services in order, and what to bring for all of them. */
function LifeEvent({ code }: { code: string }) {
  const { t } = useTexts();
  const event = useQuery(lifeEventQuery(useApi(), useMode(), code));
  return (
    <>
      <ScreenHead title={event.data?.name ?? t('lifeEvent.title')} />
      <Page full>
        <Loaded of={event} loading={<RowsSkeleton />} gone={<GoneView title={t('lifeEvent.gone')} />}>
          {({ services, bring }) => (
            <>
              <Section heading={t('lifeEvent.count', { count: services.length })}>
                <How>{t('lifeEvent.how')}</How>
                <Steps services={services} />
              </Section>
              {bring.length > 0 && (
                <Section heading={t('lifeEvent.bring')}>
                  <Papers papers={bring} />
                </Section>
              )}
            </>
          )}
        </Loaded>
      </Page>
    </>
  );
}

export function LifeEventScreen() {
  const code = eventCode(useSearchParams()[0].get('event'));
  return code === undefined ? <HomeRedirect /> : <LifeEvent code={code} />;
}
