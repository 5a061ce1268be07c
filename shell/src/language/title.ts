import type { Language, Readable } from '@vez/shared/contracts/client';
import { shellTexts } from './shell-texts';

/**
 * The document's title: the screen's own, then the app's, in the current language (SHL-08).
 * @param nameIn what the app is called in a language
 */
export function createTitle(language: Readable<Language>, nameIn: (language: Language) => string) {
  let screen = '';
  const write = () => {
    const name = nameIn(language.get());
    document.title = screen === '' || screen === name ? name : `${screen} - ${name}`;
  };
  language.subscribe((now) => void shellTexts.use(now).then(write));
  return {
    set(title: string) {
      screen = title;
      write();
    },
    /** A new page has no title until its screen sets one. */
    clear() {
      screen = '';
      write();
    },
  };
}
