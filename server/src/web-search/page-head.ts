import { HTML_LANG, type Language } from '@vez/shared/domain';
import { cityLanguages, defaultLanguage } from '../city/city';
import { pageText } from '../texts/texts';
import type { PublicPage } from './public-page';

/** The content of the head of a page's HTML. */
export interface PageHead {
  title: string;
  description?: string;
  /** Its address in this language; a page without one is left out of web searches. */
  canonical?: string;
  /** The same page in each language, by the value of `hreflang`. */
  alternates: { lang: string; href: string }[];
  /** What shared links show beside the title. */
  share: { site: string; picture: string };
  /** What the page is about (JSON-LD). */
  data?: object | undefined;
}

/** The address of a public page in a language; that of the default language does not mention it. */
export function addressIn(origin: string, { address }: PublicPage, language: Language): string {
  const query =
    language === defaultLanguage() ? '' : `${address.includes('?') ? '&' : '?'}language=${language}`;
  return `${origin}${address}${query}`;
}

export const alternatesOf = (origin: string, page: PublicPage): PageHead['alternates'] => [
  ...cityLanguages().map((language) => ({
    lang: HTML_LANG[language],
    href: addressIn(origin, page, language),
  })),
  { lang: 'x-default', href: addressIn(origin, page, defaultLanguage()) },
];

/** The head of a page; `app` is the name of the deployment in the language (SHL-08). */
export function pageHead(
  page: PublicPage | undefined,
  { origin, language, app }: { origin: string; language: Language; app: string },
): PageHead {
  const share = { site: app, picture: `${origin}/icons/share.png` };
  if (page === undefined) return { title: app, alternates: [], share };
  const { title, description } = pageText(page.kind, language, page.about(language));
  return {
    title: `${title} - ${app}`,
    description,
    canonical: addressIn(origin, page, language),
    alternates: alternatesOf(origin, page),
    share,
    data: page.data?.(language),
  };
}
