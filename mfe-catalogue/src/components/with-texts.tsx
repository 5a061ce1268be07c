import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, type TextSource } from '@vez/shared/i18n';
import { FailedLine } from '@vez/shared/remote';
import { useTexts } from '../texts';

interface Props {
  of: TextSource;
  /** Shown until they are loaded. */
  loading?: ReactNode;
  children: ReactNode;
}

/** A part with texts of its own, which load when it is shown. */
export function WithTexts({ of, loading, children }: Props) {
  const { t, language } = useTexts();
  const [state, setState] = useState<'ready' | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    of.use(language).then(
      () => isShown && setState('ready'),
      // The part stays in its former language.
      () => isShown && setState((now) => now ?? 'failed'),
    );
    return () => {
      isShown = false;
    };
  }, [of, language, tries]);
  const retry = () => {
    setState(undefined);
    setTries((count) => count + 1);
  };
  if (state === 'failed') return <FailedLine onRetry={retry}>{t('home.failed')}</FailedLine>;
  if (state === undefined) return loading;
  return <I18nextProvider i18n={of.i18n}>{children}</I18nextProvider>;
}
