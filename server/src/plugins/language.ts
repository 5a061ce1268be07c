import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vez/shared/contracts';
import type { FastifyRequest } from 'fastify';

const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

const fromAcceptLanguage = (header: string): Language | undefined => {
  const first = header.toLowerCase();
  if (/^zh(-(cn|sg|hans))/.test(first)) return 'zh_hans';
  if (first.startsWith('zh')) return 'zh_hant';
  if (first.startsWith('pt')) return 'pt_pt';
  return first.startsWith('en') ? 'en_us' : undefined;
};

/** The language of a call: its own header (API-05), else the browser's, else Traditional Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const own = request.headers['x-vez-language'];
  if (isLanguage(own)) return own;
  return fromAcceptLanguage(request.headers['accept-language'] ?? '') ?? DEFAULT_LANGUAGE;
}
