import { useEffect, useState } from 'react';
import { paths } from '@vez/shared/domain';
import { I18nextProvider } from '@vez/shared/i18n';
import { ButtonLink, ExceptionView, NavBar, Page, SkeletonList } from '@vez/shared/ui';
import { DeferredFailure } from '../layout/deferred-failure';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import { useTitle } from '../screens/use-title';
import { useStore } from '../use-store';
import { KeptList, type OwnData } from './kept-list';
import { ownDataTexts, useOwnDataTexts } from './own-data-texts';
import { LogInAgain, TakeAndErase } from './take-and-erase';

function useOwnData() {
  const { api } = useShell();
  const [data, setData] = useState<OwnData | null>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    api.ownData({}, { signal: leaving.signal }).then(setData, () => {
      if (!leaving.signal.aborted) setData(null);
    });
    return () => leaving.abort();
  }, [api, tries]);
  const retry = () => {
    setData(undefined);
    setTries((count) => count + 1);
  };
  return { data, retry };
}

function OwnDataOfPerson({ onErased }: { onErased(): void }) {
  const { t } = useOwnDataTexts();
  const { data, retry } = useOwnData();
  if (data === undefined) return <SkeletonList rows={6} />;
  if (data === null) return <ExceptionView kind="error" title={t('failed')} onRetry={retry} />;
  return (
    <>
      <p>{t('intro')}</p>
      <KeptList kinds={data.kinds} />
      {data.isRecent ? (
        <TakeAndErase activeTickets={data.activeTickets} onErased={onErased} />
      ) : (
        <LogInAgain />
      )}
    </>
  );
}

function LoginFirst() {
  const { bridge } = useShell();
  const { t } = useOwnDataTexts();
  const mayLogIn = bridge.canServe(paths.login());
  return (
    <ExceptionView
      kind="noData"
      title={t('login.title')}
      actions={
        mayLogIn && <ButtonLink href={paths.login({ returnTo: paths.ownData() })}>{t('login.go')}</ButtonLink>
      }
    >
      {t('login.text')}
    </ExceptionView>
  );
}

function Erased() {
  const { bridge } = useShell();
  const { t } = useOwnDataTexts();
  return (
    <ExceptionView
      kind="noData"
      focus
      title={t('erased.title')}
      actions={<ButtonLink href={homeOf(bridge.mode.get())}>{t('erased.home')}</ButtonLink>}
    >
      {t('erased.text')}
    </ExceptionView>
  );
}

function Titled() {
  const { bridge } = useShell();
  const { t } = useOwnDataTexts();
  const { kind, euid, mobile } = useStore(bridge.session);
  const [isErased, setIsErased] = useState(false);
  useTitle(t('title'));
  return (
    <>
      <NavBar
        title={t('title')}
        onBack={bridge.back}
        onHome={() => bridge.navigate(homeOf(bridge.mode.get()))}
      />
      <Page>
        {isErased && <Erased />}
        {!isErased && kind === 'anonymous' && <LoginFirst />}
        {!isErased && kind !== 'anonymous' && (
          <OwnDataOfPerson key={euid ?? mobile?.number} onErased={() => setIsErased(true)} />
        )}
      </Page>
    </>
  );
}

/** What is kept of the person: to see, to take away, to erase (decision 391). */
export function OwnDataScreen() {
  const language = useStore(useShell().bridge.language);
  const [texts, setTexts] = useState<'ready' | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    ownDataTexts.use(language).then(
      () => setTexts('ready'),
      // The page stays in its former language.
      () => setTexts((now) => now ?? 'failed'),
    );
  }, [language, tries]);
  const retry = () => {
    setTexts(undefined);
    setTries((count) => count + 1);
  };
  if (texts === undefined) return null;
  if (texts === 'failed') return <DeferredFailure text="remote.why" onRetry={retry} />;
  return (
    <I18nextProvider i18n={ownDataTexts.i18n}>
      <Titled />
    </I18nextProvider>
  );
}
