import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useDeployment, useOnline, useSession, useTitle } from '@vez/shared/bridge';
import { formatClock } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { ButtonLink, ExceptionView, LoadingView, NavBar, Notice, Page, SkeletonBlock } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { Ticket, TicketCode } from '@vez/shared/ui/ticket';
import { ticketQuery, waitingInfoQuery } from '../../api/ticket-queries';
import { QrCode } from '../../components/qr-code';
import { crossedThreshold, isBooking, isOver, spoken } from '../../model/ticket';
import { useTexts } from '../../texts';
import { Actions } from './actions';
import { NextSteps } from './next-steps';
import { TicketFacts } from './ticket-facts';
import { useWakeLock } from './use-wake-lock';

const Heard = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** What changed, in words that are worth hearing: a threshold passed, or the turn has come. */
function useAnnouncement(ahead: number, isCalled: boolean) {
  const { t } = useTexts();
  const before = useRef(Infinity);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (isCalled) {
      setWords(t('progress.called'));
      navigator.vibrate?.(400);
    } else if (crossedThreshold(before.current, ahead)) setWords(t('mine.ahead', { count: ahead }));
    before.current = ahead;
  }, [ahead, isCalled, t]);
  return words;
}

export function Result({ id, isNew }: { id: string; isNew: boolean }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const online = useOnline();
  const isKnown = useSession().kind !== 'anonymous';
  const { phone, officeHours } = useDeployment();
  const { data: mine, error, refetch } = useQuery({ ...ticketQuery(api, id), enabled: isKnown });
  const isLive = mine !== undefined && !isOver(mine) && !isBooking(mine);
  const live = useQuery(waitingInfoQuery(api, id, isLive));
  const progress = live.data?.progress ?? mine?.progress ?? 'waiting';
  const ahead = live.data?.waitCount ?? mine?.waitCount ?? 0;
  const isCalled = progress === 'called';
  const announcement = useAnnouncement(isLive ? ahead : Infinity, isCalled);
  useWakeLock(isLive);

  const booking = mine !== undefined && isBooking(mine);
  const title = isNew && mine ? t(booking ? 'result.bookingDone' : 'result.queueDone') : t('result.title');
  useTitle(title);
  const home = () => bridge.navigate('/home');
  const stale = !online || live.isError;
  const updated = formatClock(live.data?.updatedAt ?? mine?.appliedAt ?? '2026-01-01T00:00:00Z');
  const isMissing = !isKnown || (isApiError(error) && error.kind === 'notFound');

  return (
    <>
      <NavBar
        title={title}
        onBack={isNew ? home : bridge.back}
        onHome={home}
        onRefresh={() => void refetch()}
      />
      <Page>
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
            onRetry={() => void refetch()}
            phone={phone}
            phoneHours={officeHours}
          >
            {error.message}
          </ExceptionView>
        )}
        {isKnown && !mine && !error && (
          <LoadingView onRetry={() => void refetch()}>
            <SkeletonBlock $height={400} />
          </LoadingView>
        )}
        <Heard role="alert">{announcement}</Heard>
        {mine && isOver({ progress }) && (
          <Notice kind="info" title={t(`progress.${progress}`)}>
            {t('ended.text')}
          </Notice>
        )}
        {mine && (
          <>
            {isNew && <p>{t('result.keep')}</p>}
            <Ticket
              number={booking ? mine.ticket.bookingTime : spoken(mine.ticket.jettonCode)}
              numberLabel={t(booking ? 'result.bookedFor' : 'result.yours')}
              title={mine.serviceName}
              support={`${mine.departmentName} · ${mine.locationName}`}
              ahead={progress === 'waiting' ? ahead : null}
              called={isCalled ? { counter: live.data?.counterName ?? mine.counterName } : undefined}
              stale={stale}
              details={
                progress === 'waiting' &&
                `${t('result.counters', { count: live.data?.openCounter ?? mine.openCounter })} · ${
                  stale ? t('result.notLive') : t('result.updated', { time: updated })
                }`
              }
            >
              <TicketCode caption={t('result.scan')} note={t('result.code', { code: mine.ticket.uid })}>
                <QrCode content={mine.ticket.qrcodeImg} label={t('result.qr')} />
              </TicketCode>
            </Ticket>
            <Actions mine={mine} progress={progress} onChanged={() => void refetch()} />
            {!isOver({ progress }) && <NextSteps mine={mine} />}
            {mine.ticket.jettonInfo.htmlText !== '' && (
              <Notice kind="warn">
                <ServerText html={mine.ticket.jettonInfo.htmlText} />
              </Notice>
            )}
            <TicketFacts mine={mine} />
          </>
        )}
      </Page>
    </>
  );
}
