import { useCallback, useState, type ComponentProps } from 'react';
import { useBridge, useCityClock, useHome } from '@vez/shared/bridge';
import { isOver } from '@vez/shared/domain';
import { Loaded } from '@vez/shared/remote';
import { OfficeNotices } from '@vez/shared/remote/queue';
import { TicketNewsAlert, useTicketNews } from '@vez/shared/remote/tickets';
import { NavBar, Page, SkeletonBlock } from '@vez/shared/ui';
import { kindTexts } from '../../components/kind-texts';
import { isMoving } from '../../model/ticket';
import { useTexts } from '../../texts';
import { ClosedOffice } from './closed-office';
import { EarlierOffer } from './earlier-offer';
import { Ended } from './ended';
import { LinkLine } from './link-note';
import { NoAccess } from './no-access';
import { NoTicket } from './no-ticket';
import { PrintSheet } from './print-sheet';
import { SuccessHead } from './success-head';
import { TicketFacts } from './ticket-facts';
import { TicketPaper } from './ticket-paper';
import { useAnnouncement } from './use-announcement';
import { useOutcome } from './use-outcome';
import { useTicket } from './use-ticket';
import { useTicketTitle } from './use-ticket-title';
import { useWakeLock } from './use-wake-lock';
import { WithTicket } from './with-ticket';

interface Props {
  id: string;
  /** The action just taken on the ticket, if any. */
  done: 'created' | 'changed' | undefined;
}

/** What the office tells: to everyone, about a closure, and of an earlier time. */
const OfficeNews = (props: ComponentProps<typeof EarlierOffer>) => (
  <>
    <OfficeNotices of={props.mine.notices} at={props.readAt} stale={props.stale} />
    <ClosedOffice mine={props.mine} />
    <EarlierOffer {...props} />
  </>
);

export function Result({ id, done }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const clock = useCityClock();
  const { ticket, readAt, stale, obstacle } = useTicket(id);
  const { data: mine, refetch: refresh } = ticket;
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const ahead = useAnnouncement(mine);
  const news = useTicketNews(stale || mine === undefined ? undefined : [mine], false);
  const isActive = mine !== undefined && !isOver(mine);
  useWakeLock(isActive && isMoving(mine, new Date(), clock));

  // A call takes precedence over any other message.
  const outcome = useOutcome(done, isActive && mine.progress !== 'called' ? mine : undefined);
  useTicketTitle(mine, outcome?.title);
  const words = kindTexts(mine);
  const homePath = useHome();
  const home = () => bridge.navigate(homePath);

  return (
    <>
      <NavBar
        title={t(words.title)}
        onBack={done ? home : bridge.back}
        onHome={home}
        onRefresh={obstacle ? undefined : refresh}
      />
      <Page
        asideLabel={t(words.facts)}
        aside={mine && <WithTicket mine={mine} onPrint={() => setPrinting(true)} />}
      >
        <TicketNewsAlert news={ahead || news} />
        {obstacle ? (
          <NoAccess because={obstacle} id={id} />
        ) : (
          <Loaded of={ticket} loading={<SkeletonBlock $height={520} />} gone={<NoTicket />}>
            {(found) => (
              <>
                {outcome && <SuccessHead {...outcome} />}
                <LinkLine id={id} />
                <OfficeNews mine={found} readAt={readAt} stale={stale} onOver={refresh} />
                <Ended mine={found} readAt={readAt} onOver={refresh} />
                {/* Its time and code are of no use there. */}
                {found.closure === undefined && <TicketPaper {...{ mine: found, readAt, stale }} asks />}
              </>
            )}
          </Loaded>
        )}
        {mine && isPrinting && (
          <PrintSheet onDone={donePrinting}>
            <TicketPaper mine={mine} readAt={readAt} stale={stale} />
            <TicketFacts mine={mine} />
          </PrintSheet>
        )}
      </Page>
    </>
  );
}
