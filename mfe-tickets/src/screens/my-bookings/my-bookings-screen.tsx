import { useBridge, useDeployment, useHome, useSession, useTitle } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, NavBar, Page } from '@vez/shared/ui';
import { useKeptTickets } from '../../api/use-kept-tickets';
import { Corner } from '../../components/corner';
import { useTexts } from '../../texts';
import { MobileLogin } from './mobile-login';
import { TicketList } from './ticket-list';

function LoginPage() {
  const { t } = useTexts();
  const bridge = useBridge();
  const home = useHome();
  const { accounts } = useDeployment();
  useTitle(t('mine.title'));
  return (
    <>
      <NavBar title={t('mine.title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      <Page
        asideLabel={t('login.account')}
        aside={
          accounts.length > 0 &&
          bridge.canServe(paths.login()) && (
            <Corner title={t('login.account')} text={t('login.accountFor')}>
              <ButtonLink kind="quiet" href={paths.login({ returnTo: paths.myBookings() })}>
                {t('login.account')}
              </ButtonLink>
            </Corner>
          )
        }
      >
        <MobileLogin />
      </Page>
    </>
  );
}

/** The user's tickets (TIX-24, TIX-25); offline, when no login is possible, those last read on this device. */
export function MyBookingsScreen() {
  const session = useSession();
  const kept = useKeptTickets();
  return session.kind !== 'anonymous' || kept ? <TicketList /> : <LoginPage />;
}
