import { ArrowUpDown, ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useHome, useSession, useTitle } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Loaded } from '@vez/shared/remote';
import { TicketNewsAlert, useTicketNews } from '@vez/shared/remote/tickets';
import {
  ButtonLink,
  ExceptionView,
  NavBar,
  Notice,
  Page,
  SkeletonList,
  token,
  type,
  UpdatedLine,
} from '@vez/shared/ui';
import { formatPhone, paths } from '@vez/shared/domain';
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

function NoTickets() {
  const { t } = useTexts();
  const { canServe } = useBridge();
  return (
    <ExceptionView
      kind="noData"
      title={t('mine.none')}
      actions={
        canServe(paths.departments()) && <ButtonLink href={paths.departments()}>{t('mine.start')}</ButtonLink>
      }
    >
      {t('mine.noneHow')}
    </ExceptionView>
  );
}

interface TicketsProps {
  of: readonly MyTicket[];
  /** The tickets whose figures are not live. */
  staleIds: ReadonlySet<string>;
  reversed: boolean;
}

function Tickets({ of, staleIds, reversed }: TicketsProps) {
  const { active, earlier } = sorted(of, reversed);
  return (
    <>
      {active.length > 0 && (
        <List role="list">
          {active.map((mine) => (
            <li key={mine.ticket.id}>
              <TicketRow mine={mine} stale={staleIds.has(mine.ticket.id)} />
            </li>
          ))}
        </List>
      )}
      {earlier.length > 0 && <EarlierTickets tickets={earlier} />}
    </>
  );
}

/** TIX-25 to TIX-33 */
export function TicketList() {
  const { t } = useTexts();
  const bridge = useBridge();
  const home = useHome();
  const session = useSession();
  const [reversed, setReversed] = useState(false);
  const { scan, sheet } = useScan();
  const { list, staleIds, readAt, stale } = useTickets();
  const time = useReadAt(readAt);
  const news = useTicketNews(stale ? undefined : list.data, true);
  useTitle(news || t('mine.title'));
  const retry = () => void list.refetch();

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
        aside={isKnown && list.data ? <KioskAndLogout onScan={scan} /> : undefined}
      >
        <TicketNewsAlert news={news} />
        <Loaded of={list} loading={<SkeletonList rows={3} />}>
          {(all) => (
            <>
              {stale && <Notice kind="warn">{t('mine.offline')}</Notice>}
              {all.length === 0 ? (
                <NoTickets />
              ) : (
                <Head>
                  <UpdatedLine time={time} stale={stale} />
                  <Order type="button" onClick={() => setReversed(!reversed)}>
                    <ArrowUpDown size={20} aria-hidden="true" />
                    {t(reversed ? 'mine.oldest' : 'mine.newest')}
                  </Order>
                </Head>
              )}
              <Tickets of={all} staleIds={staleIds} reversed={reversed} />
            </>
          )}
        </Loaded>
      </Page>
      {sheet}
    </>
  );
}
