import { useEffect, useState, type ReactNode } from 'react';
import { useBridge, useSession, useTitle } from '@vez/shared/bridge';
import type { StaffSelf } from '../model/wire';
import { isApiError } from '@vez/shared/api-error';
import { lookOften } from '@vez/shared/deadline';
import type { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, ButtonLink, ExceptionView, LoadingView, Page, SkeletonList } from '@vez/shared/ui';
import { addresses } from '../model/addresses';
import { useTexts } from '../texts';

/** A session that a cookie takes up is there by then, or never. */
const RESUMING_MS = 4_000;

const isReturning = () => /(^|;\s*)vez-returning=1(;|$)/.test(document.cookie);

const waiting = (
  <Page>
    <LoadingView>
      <SkeletonList rows={4} />
    </LoadingView>
  </Page>
);

/**
 * Whether the shell may still take up the session of this browser: to ask for a login would be too early. After a while
 * it is the server that does not answer; the shell goes on trying.
 */
function useResuming(isAnonymous: boolean): 'no' | 'soon' | 'late' {
  const [step, setStep] = useState<'no' | 'soon' | 'late'>(() => (isReturning() ? 'soon' : 'no'));
  useEffect(() => {
    if (!isAnonymous) return;
    const began = Date.now();
    return lookOften(1_000, () =>
      setStep(!isReturning() ? 'no' : Date.now() - began < RESUMING_MS ? 'soon' : 'late'),
    );
  }, [isAnonymous]);
  return step;
}

/** The way in, for people by their own issuer, for devices by a code. */
function LoginFirst({ returnTo, isLate }: { returnTo: string; isLate: boolean }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const [isAway, setIsAway] = useState(false);
  const login = () => bridge.auth.login('staff', returnTo).catch(() => setIsAway(true));
  return (
    <Page>
      <ExceptionView
        kind="noData"
        title={t(isLate ? 'sign.away' : 'gate.login')}
        actions={
          <>
            <Button onClick={() => void login()}>{t('gate.go')}</Button>
            <ButtonLink kind="outline" href={addresses.enrol}>
              {t('gate.device')}
            </ButtonLink>
          </>
        }
      >
        {t(isAway ? 'gate.away' : 'gate.why')}
      </ExceptionView>
    </Page>
  );
}

function NoStaff() {
  const { t } = useTexts();
  const bridge = useBridge();
  return (
    <Page>
      <ExceptionView
        kind="noData"
        title={t('gate.citizen')}
        actions={<Button onClick={() => void bridge.auth.logout()}>{t('head.logOut')}</Button>}
      >
        {t('gate.citizenWhy')}
      </ExceptionView>
    </Page>
  );
}

interface Props {
  /** Read once somebody is logged in. */
  self: ReturnType<typeof useQuery<StaffSelf>>;
  /** The roles that this screen is for; others are told so. */
  roles: readonly string[];
  title: string;
  /** Where the login leads; the home of the deployment, which finds the screen. */
  returnTo: string;
  children: (self: StaffSelf) => ReactNode;
}

/** Lets in those whose screen it is, and asks everybody else to log in. */
export function Gate({ self, roles, title, returnTo, children }: Props) {
  const { t } = useTexts();
  const { kind } = useSession();
  const resuming = useResuming(kind === 'anonymous');
  useTitle(title);
  if (kind === 'anonymous')
    return resuming === 'soon' ? waiting : <LoginFirst returnTo={returnTo} isLate={resuming === 'late'} />;
  // A citizen's login opens nothing here.
  if (isApiError(self.error) && self.error.kind === 'forbidden') return <NoStaff />;
  return (
    <Loaded of={self} loading={<SkeletonList rows={4} />} frame={(standIn) => <Page>{standIn}</Page>}>
      {(who) =>
        roles.includes(who.role) || who.role === 'system' ? (
          children(who)
        ) : (
          <Page>
            <ExceptionView
              kind="noData"
              title={t('gate.otherRole')}
              actions={<ButtonLink href={addresses.start}>{t('gate.myScreens')}</ButtonLink>}
            >
              {t('gate.otherRoleWhy')}
            </ExceptionView>
          </Page>
        )
      }
    </Loaded>
  );
}
