import type { Language } from '@vez/shared/contracts/client';
import { HTML_LANG } from '@vez/shared/domain';
import { local, session } from '../storage';
import { createStore, type Store } from '../store';

const KEY = 'vez.language';
const PARAMETER = 'language';
/** Asks the server to render the next page in this language. It does not select the language here. */
const COOKIE = 'vez-language';
const YEAR_SECONDS = 31_536_000;

type Languages = readonly Language[];

const languageFrom = (text: string | null, languages: Languages): Language | undefined =>
  languages.find((language) => language === text);

/**
 * The first of these applies: the address, the language of this tab, an earlier choice, the default (NAV-38,
 * SHL-07, decision 30). The tab's language matters because a return from an identity provider, like a reload on a
 * later page, has no parameter.
 * @param languages those that the deployment offers, the default one first
 */
export const firstLanguage = (languages: Languages): Language =>
  languageFrom(new URLSearchParams(window.location.search).get(PARAMETER), languages) ??
  languageFrom(session.get(KEY), languages) ??
  languageFrom(local.get(KEY), languages) ??
  languages[0]!;

function writeToAddress(language: Language) {
  const address = new URL(window.location.href);
  if (address.searchParams.get(PARAMETER) === language) return;
  address.searchParams.set(PARAMETER, language);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * The language of the page. A later switch overrides the address, is remembered, and is written back to
 * the address, so that a shared link opens in the same language.
 */
export function createLanguage(languages: Languages): Store<Language> {
  const store = createStore(firstLanguage(languages));
  const apply = (language: Language) => {
    session.set(KEY, language);
    document.cookie = `${COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
    document.documentElement.lang = HTML_LANG[language];
  };
  apply(store.get());
  store.subscribe((language) => {
    local.set(KEY, language);
    writeToAddress(language);
    apply(language);
  });
  return store;
}
