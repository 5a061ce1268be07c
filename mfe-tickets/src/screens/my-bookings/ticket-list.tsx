import { ArrowUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useApi, useBridge, useDeployment } from '@vez/shared/bridge';
import { formatClock } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import {
  Button,
  ButtonLink,
  ExceptionView,
  LoadingView,
  NavBar,
  Page,
  Section,
  SkeletonList,
  token,
  UpdatedLine,
} from '@vez/shared/ui';
import { ticketsQuery } from '../../api/ticket-queries';
import { sorted } from '../../model/ticket';
import { useTexts } from '../../texts';
import { TicketRow } from './ticket-row';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  list-style: none;
  padding: 0;
`;

/** TIX-25 to TIX-33 */
export function TicketList() {
  const { t } = useTexts();
  const bridge = useBridge();
  const { phone, officeHours } = useDeployment();
  const [reversed, setReversed] = useState(false);
  const { data, error, isError, refetch } = useQuery(ticketsQuery(useApi()));
  const retry = () => void refetch();

  useEffect(() => {
    const again = () => void refetch();
    const ends = (['ticket/created', 'ticket/cancelled', 'ticket/edited'] as const).map((name) =>
      bridge.events.on(name, again),
    );
    return () => ends.forEach((end) => end());
  }, [bridge, refetch]);

  const { active, earlier } = sorted(data?.all ?? [], reversed);
  return (
    <>
      <NavBar
        title={t('mine.title')}
        onBack={bridge.back}
        onHome={() => bridge.navigate('/home')}
        onRefresh={retry}
      />
      <Page>
        {error && !data && (
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
            <SkeletonList rows={3} />
          </LoadingView>
        )}
        {data && (
          <Head>
            <UpdatedLine time={formatClock(data.readAt)} stale={isError} />
            <Button kind="quiet" fit icon={ArrowUpDown} onClick={() => setReversed(!reversed)}>
              {t(reversed ? 'mine.oldest' : 'mine.newest')}
            </Button>
          </Head>
        )}
        {data?.all.length === 0 && (
          <ExceptionView
            kind="noData"
            title={t('mine.none')}
            actions={<ButtonLink href="/department">{t('mine.start')}</ButtonLink>}
          >
            {t('mine.noneHow')}
          </ExceptionView>
        )}
        <List role="list">
          {active.map((mine) => (
            <li key={mine.ticket.id}>
              <TicketRow mine={mine} />
            </li>
          ))}
        </List>
        {earlier.length > 0 && (
          <Section heading={t('mine.earlier')}>
            <List role="list">
              {earlier.map((mine) => (
                <li key={mine.ticket.id}>
                  <TicketRow mine={mine} />
                </li>
              ))}
            </List>
          </Section>
        )}
        <Button kind="quiet" onClick={() => void bridge.auth.logout()}>
          {t('mine.logout')}
        </Button>
      </Page>
    </>
  );
}
