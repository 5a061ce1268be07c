import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useBridge, useHome, useSession, useTitle } from '@vez/shared/bridge';
import { ownPath } from '@vez/shared/domain';
import { useSearchParams } from '@vez/shared/router';
import { ButtonLink, Card, CardTitle, NavBar, Notice, Page, token } from '@vez/shared/ui';
import { accountOf } from '../../model/account-of';
import { useTexts } from '../../texts';
import { AccountCard, AccountExits } from './account-card';
import { AccountWays } from './account-ways';
import { ConsentGate } from './consent-gate';
import { MobileLogin } from './mobile-login';

const List = styled.ul`
  margin: 0;
  padding-left: ${token.size(20)};
  color: ${token.color.ink2};
`;

/** What a visitor can do without a login (ACC-03, ACC-04). */
function Without({ home }: { home: string }) {
  const { t } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('without.title')}</CardTitle>
      <List>
        <li>{t('without.browse')}</li>
        <li>{t('without.take')}</li>
      </List>
      <div>
        <ButtonLink kind="outline" href={home}>
          {t('without.go')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** All ways to log in (ACC-13, ACC-16, ACC-17), the consent afterwards (ACC-25), and the return. */
export function LoginScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const { kind } = session;
  const home = useHome();
  const returnTo = ownPath(useSearchParams()[0].get('returnTo'));
  const [proved, setProved] = useState(false);
  const [refused, setRefused] = useState(false);
  const [passed, setPassed] = useState<string>();
  const title = t(session.euid === undefined ? 'login.title' : 'login.mine');
  useTitle(title);

  // A verified number alone does not redirect: the user may want an account login.
  const isIn = session.euid !== undefined || (proved && kind !== 'anonymous');
  const hasPassed = isIn && passed === accountOf(session);
  const leads = hasPassed && returnTo !== undefined;
  useEffect(() => {
    if (leads) bridge.navigate(returnTo, { replace: true });
  }, [bridge, leads, returnTo]);
  const account = accountOf(session);
  const pass = useCallback(() => setPassed(account), [account]);
  const refuse = useCallback(() => {
    setProved(false);
    setRefused(true);
  }, []);

  const ways = () => (
    <Page
      aside={kind === 'anonymous' ? <Without home={home} /> : <AccountExits />}
      asideLabel={t(kind === 'anonymous' ? 'without.title' : 'login.youAre')}
    >
      {refused && (
        <Notice kind="warn" title={t('login.refused')} announce>
          {t('login.refusedHow')}
        </Notice>
      )}
      {kind === 'anonymous' ? (
        <MobileLogin
          onProved={() => {
            setRefused(false);
            setProved(true);
          }}
        />
      ) : (
        <AccountCard kind={kind} session={session} />
      )}
      {session.euid === undefined && <AccountWays returnTo={returnTo} />}
    </Page>
  );
  return (
    <>
      <NavBar title={title} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      {isIn && !hasPassed ? <ConsentGate onPass={pass} onRefuse={refuse} /> : leads ? null : ways()}
    </>
  );
}
