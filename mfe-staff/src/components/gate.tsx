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

/** The shell restores a session from its cookie within this time, or never. */
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
 * True while the shell may still restore the session, so that asking for a login would be too early. After a timeout the
 * server counts as unreachable; the shell keeps trying.
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

/** Login for people through their issuer, for devices through a code. */
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
  /** Disabled until login. */
  self: ReturnType<typeof useQuery<StaffSelf>>;
  /** The roles that may use this screen; others see a refusal. */
  roles: readonly string[];
  title: string;
  /** The address after login: the start page, which redirects to the screen. */
  returnTo: string;
  children: (self: StaffSelf) => ReactNode;
}

/** Renders a screen for its roles, and a login for all other users. */
export function Gate({ self, roles, title, returnTo, children }: Props) {
  const { t } = useTexts();
  const { kind } = useSession();
  const resuming = useResuming(kind === 'anonymous');
  useTitle(title);
  if (kind === 'anonymous')
    return resuming === 'soon' ? waiting : <LoginFirst returnTo={returnTo} isLate={resuming === 'late'} />;
  // Citizens have no access.
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
