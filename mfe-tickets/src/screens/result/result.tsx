import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useBridge, useDeployment, useTitle } from '@vez/shared/bridge';
import { ButtonLink, ExceptionView, LoadingView, NavBar, Notice, Page, SkeletonBlock } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { isBooking, isOver } from '../../model/ticket';
import { useTexts } from '../../texts';
import { CancelTicket } from './cancel-ticket';
import { Ended } from './ended';
import { Keepsakes } from './keepsakes';
import { NextSteps } from './next-steps';
import { PrintSheet } from './print-sheet';
import { SuccessHead } from './success-head';
import { TicketFacts } from './ticket-facts';
import { TicketPaper } from './ticket-paper';
import { useAnnouncement } from './use-announcement';
import { useTicket } from './use-ticket';
import { useWakeLock } from './use-wake-lock';
import { WaysOn } from './ways-on';

const Heard = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export function Result({ id, isNew }: { id: string; isNew: boolean }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { phone, officeHours } = useDeployment();
  const { mine, readAt, stale, error, isMissing, needsLogin, refresh } = useTicket(id);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const announcement = useAnnouncement(mine);
  const isActive = mine !== undefined && !isOver(mine);
  useWakeLock(isActive);

  const done = mine && t(isBooking(mine) ? 'result.bookingDone' : 'result.queueDone');
  useTitle(isNew && done !== undefined ? done : t('result.title'));
  const home = () => bridge.navigate('/home');
  const returnTo = encodeURIComponent(`/success?ticket=${id}`);

  return (
    <>
      <NavBar
        title={t('result.title')}
        onBack={isNew ? home : bridge.back}
        onHome={home}
        onRefresh={needsLogin ? undefined : refresh}
      />
      <Page>
        {needsLogin && (
          <ExceptionView
            kind="noData"
            title={t('loginFirst')}
            actions={
              <ButtonLink href={bridge.canServe('/login') ? `/login?returnTo=${returnTo}` : '/myBooking'}>
                {t('login.login')}
              </ButtonLink>
            }
          >
            {t('notFoundHow')}
          </ExceptionView>
        )}
        {isMissing && (
          <ExceptionView
            kind="noData"
            title={t('notFound')}
            actions={<ButtonLink href="/myBooking">{t('mine.title')}</ButtonLink>}
          >
            {t('notFoundHow')}
          </ExceptionView>
        )}
        {error && !isMissing && !mine && (
          <ExceptionView
            kind="error"
            title={t('errorLoadData')}
            onRetry={refresh}
            phone={phone}
            phoneHours={officeHours}
          >
            {error.message}
          </ExceptionView>
        )}
        {!needsLogin && !mine && !error && (
          <LoadingView onRetry={refresh}>
            <SkeletonBlock $height={520} />
          </LoadingView>
        )}
        <Heard role="alert">{announcement}</Heard>
        {mine && (
          <>
            {isNew && isActive && done && <SuccessHead title={done} support={t('result.keep')} />}
            <Ended mine={mine} />
            <TicketPaper mine={mine} readAt={readAt} stale={stale} />
            {isActive && (
              <>
                {mine.progress === 'called' && <Notice kind="warn">{t('result.missed')}</Notice>}
                <WaysOn mine={mine} onChanged={refresh} />
                <Keepsakes mine={mine} onChanged={refresh} onPrint={() => setPrinting(true)} />
                <NextSteps mine={mine} />
                {mine.ticket.jettonInfo.htmlText !== '' && (
                  <Notice kind="warn">
                    <ServerText html={mine.ticket.jettonInfo.htmlText} />
                  </Notice>
                )}
              </>
            )}
            <TicketFacts mine={mine} />
            {isActive && <CancelTicket mine={mine} onChanged={refresh} />}
          </>
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
