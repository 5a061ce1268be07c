import { useEffect } from 'react';
import type { Language } from '@vez/shared/contracts/client';
import { HTML_LANG } from '@vez/shared/domain';
import { awayPage } from '../model/away-page';
import { keepAwayPage } from './keep-away-page';

interface Sign {
  language: Language;
  t(key: 'sign.away'): string;
}

/** Stores the offline page in all languages, for a device that is switched on during an outage. */
export function useAwayPage(isDevice: boolean, title: string, signs: readonly Sign[]): void {
  useEffect(() => {
    if (!isDevice || signs.length === 0) return;
    const lines = signs.map(({ language, t }) => ({ lang: HTML_LANG[language], words: t('sign.away') }));
    void keepAwayPage(awayPage(title, lines));
  }, [isDevice, title, signs]);
}
