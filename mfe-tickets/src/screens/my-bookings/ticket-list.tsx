import { ArrowUpDown, ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useHome, useSession } from '@vez/shared/bridge';
import { LoadFailure } from '@vez/shared/remote';
import {
  ButtonLink,
  ExceptionView,
  LoadingView,
  NavBar,
  Notice,
  Page,
  SkeletonList,
  token,
  type,
  UpdatedLine,
} from '@vez/shared/ui';
import { formatPhone } from '@vez/shared/phone';
import { useReadAt } from '../../components/use-read-at';
import { sorted } from '../../model/ticket';
import { useTexts } from '../../texts';
import { EarlierTickets } from './earlier-tickets';
import { KioskAndLogout } from './kiosk-and-logout';
import { useScan } from './scan/use-scan';
import { TicketRow } from './ticket-row';
import { useTickets } from './use-tickets';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
`;
const Order = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.primary};
  ${type.support}
  font-weight: ${token.weight.medium};
  cursor: pointer;
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
  const home = useHome();
  const session = useSession();
  const [reversed, setReversed] = useState(false);
  const { scan, sheet } = useScan();
  const { tickets, readAt, stale, error, refresh } = useTickets();
  const time = useReadAt(readAt);
  const retry = () => void refresh();

  const { active, earlier } = sorted(tickets ?? [], reversed);
  const isKnown = session.kind !== 'anonymous';
  const who = session.kind === 'corporate' ? session.name : session.mobile && formatPhone(session.mobile);
  return (
    <>
      <NavBar
        title={t('mine.title')}
        subtitle={who}
        onBack={bridge.back}
        onHome={() => bridge.navigate(home)}
        onRefresh={retry}
        rightIcon={isKnown ? { icon: ScanQrCode, label: t('scan.title'), onClick: scan } : undefined}
      />
      <Page
        asideLabel={t('scan.title')}
        aside={isKnown && tickets ? <KioskAndLogout onScan={scan} /> : undefined}
      >
        {error && !tickets && <LoadFailure error={error} onRetry={retry} />}
        {!tickets && !error && (
          <LoadingView onRetry={retry}>
            <SkeletonList rows={3} />
          </LoadingView>
        )}
        {tickets && stale && <Notice kind="warn">{t('mine.offline')}</Notice>}
        {tickets && tickets.length > 0 && (
          <Head>
            <UpdatedLine time={time} stale={stale} />
            <Order type="button" onClick={() => setReversed(!reversed)}>
              <ArrowUpDown size={20} aria-hidden="true" />
              {t(reversed ? 'mine.oldest' : 'mine.newest')}
            </Order>
          </Head>
        )}
        {tickets?.length === 0 && (
          <ExceptionView
            kind="noData"
            title={t('mine.none')}
            actions={<ButtonLink href="/department">{t('mine.start')}</ButtonLink>}
          >
            {t('mine.noneHow')}
          </ExceptionView>
        )}
        {active.length > 0 && (
          <List role="list">
            {active.map((mine) => (
              <li key={mine.ticket.id}>
                <TicketRow mine={mine} />
              </li>
            ))}
          </List>
        )}
        {earlier.length > 0 && <EarlierTickets tickets={earlier} />}
      </Page>
      {sheet}
    </>
  );
}
