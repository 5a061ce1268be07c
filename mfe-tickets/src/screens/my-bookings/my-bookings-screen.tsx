import { useBridge, useSession, useTitle } from '@vez/shared/bridge';
import { NavBar, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { MobileLogin } from './mobile-login';
import { TicketList } from './ticket-list';

/** TIX-24, TIX-25 */
export function MyBookingsScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const isKnown = useSession().kind !== 'anonymous';
  useTitle(t('mine.title'));
  if (isKnown) return <TicketList />;
  return (
    <>
      <NavBar title={t('mine.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        <MobileLogin />
      </Page>
    </>
  );
}
