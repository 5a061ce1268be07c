import { useEffect, useRef, useState, type ReactNode } from 'react';
import { retryImport } from '@vez/shared/chunks';
import type { Language } from '@vez/shared/contracts/client';
import { useTexts } from '../../language/shell-texts';
import { useShell } from '../shell-context';
import { useStore } from '../../use-store';
import type * as Help from './deferred-help';

type Deferred = typeof Help;

async function loadHelp(language: Language): Promise<Deferred> {
  const help = await retryImport(() => import(/* webpackChunkName: "help" */ './deferred-help'));
  await help.helpTexts.use(language);
  return help;
}

/** Help, fetched on demand: a function that opens it, and the dialog while it is open. */
export function useHelp(): { open(): Promise<void>; isLoading: boolean; dialog: ReactNode } {
  const { bridge, pathname } = useShell();
  const { t } = useTexts();
  const language = useStore(bridge.language);
  const [help, setHelp] = useState<Deferred>();
  const [isLoading, setIsLoading] = useState(false);
  const locked = useRef(false);
  // Close the dialog when one of its links leads to another page.
  useEffect(() => pathname.subscribe(() => setHelp(undefined)), [pathname]);
  useEffect(() => void help?.helpTexts.use(language), [help, language]);

  const open = async () => {
    if (locked.current) return;
    locked.current = true;
    setIsLoading(true);
    try {
      setHelp(await loadHelp(language));
    } catch {
      bridge.feedback.toast(t('actionFail'), 'error');
    } finally {
      locked.current = false;
      setIsLoading(false);
    }
  };
  return { open, isLoading, dialog: help && <help.HelpDialog onClose={() => setHelp(undefined)} /> };
}
