import type { Language, Readable } from '@vez/shared/contracts/client';
import { shellTexts } from './shell-texts';

/** The document's title: the screen's own, then the product's, in the current language (SHL-08). */
export function createTitle(language: Readable<Language>) {
  let screen = '';
  const write = () => {
    const product = shellTexts.i18n.t('product');
    document.title = screen === '' || screen === product ? product : `${screen} - ${product}`;
  };
  language.subscribe((now) => void shellTexts.use(now).then(write));
  return {
    set(title: string) {
      screen = title;
      write();
    },
    /** A new page has no title of its own until its screen gives it one. */
    clear() {
      screen = '';
      write();
    },
  };
}
