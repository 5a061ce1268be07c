import { Suspense, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary, useMode, useSession, useTitle } from '@vez/shared/bridge';
import { Page, Section, SkeletonList, useUiTexts, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { Greeting } from './greeting';
import {
  DEVICE_CHECK,
  FOOTER,
  HOT_SERVICES,
  RECOMMENDED,
  REMOTE_COUNTER_DEPARTMENTS,
  REMOTE_COUNTER_FOOTER,
  VIDEO_SERVICES,
} from './lower';
import type { NextTicketProps } from './next-ticket';
import { TicketRoom } from './ticket-room';
import { Ways } from './ways';

/** Only for logged-in users. One function for both parts, so that the chunk is requested once. */
// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const loadPersonalParts = () => import(/* webpackChunkName: "favourites" */ './personal-parts');
const Favourites = lazyScreen(loadPersonalParts, 'Favourites');
const NextTicket = lazyScreen(loadPersonalParts, 'NextTicket');
export const preloadPersonal = async () =>
  void (await Promise.all([Favourites.preload?.(), NextTicket.preload?.()]));

/** A live region, rendered before its first message, so that screen readers observe it. */
const Heard = styled.p`
  ${visuallyHidden}
`;

interface PartProps {
  children: ReactNode;
  loading?: ReactNode;
  failed?(retry: () => void): ReactNode;
}

/** A part in its own chunk; if it fails to load, the rest of the home stays. */
const Part = ({ children, loading = null, failed = () => null }: PartProps) => (
  <ScreenBoundary fallback={failed}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ScreenBoundary>
);

/** Marks the moment at which the search box responds. */
function Usable() {
  useEffect(() => {
    // The speed budget reads this mark. Old web views lack marks, and measuring must not break them.
    if ('mark' in performance) performance.mark('vez:interactive');
  }, []);
  return null;
}

/** The home of both counters (CAT-01 to CAT-17). Links appear at once; lists load below them. */
export function HomeScreen() {
  const { t } = useTexts();
  const atRemoteCounter = useMode() === 'remoteCounter';
  const { kind } = useSession();
  const { home } = useUiTexts();
  const [turn, setTurn] = useState<string>();
  const [news, setNews] = useState('');
  // The name of the app may be the same in two languages; the word for home is not.
  useTitle(turn ?? (atRemoteCounter ? t('home.remoteCounterTitle') : home));
  const nextTicket = (at: NextTicketProps['at']) => (
    <TicketRoom spot={at === 'phone' ? 'later' : 'now'} desk={at === 'desk'}>
      {kind !== 'anonymous' && (
        <Part>
          <NextTicket at={at} onTurn={setTurn} onNews={setNews} />
        </Part>
      )}
    </TicketRoom>
  );
  return (
    <>
      <Usable />
      {kind !== 'anonymous' && <Heard role="alert">{news}</Heard>}
      <Page
        aside={
          <>
            {nextTicket('desk')}
            {atRemoteCounter ? DEVICE_CHECK : HOT_SERVICES}
            {kind !== 'anonymous' && (
              <Part
                loading={<SkeletonList rows={2} />}
                failed={() => (
                  <Section heading={t('home.favourites')}>
                    <p>{t('home.failed')}</p>
                  </Section>
                )}
              >
                <Favourites />
              </Part>
            )}
          </>
        }
        asideLabel={t(atRemoteCounter ? 'check.title' : 'home.hot')}
      >
        {nextTicket('top')}
        <Greeting />
        {nextTicket('phone')}
        <Ways />
        {atRemoteCounter ? (
          <>
            {VIDEO_SERVICES}
            {REMOTE_COUNTER_DEPARTMENTS}
          </>
        ) : (
          RECOMMENDED
        )}
      </Page>
      {atRemoteCounter ? REMOTE_COUNTER_FOOTER : FOOTER}
    </>
  );
}
