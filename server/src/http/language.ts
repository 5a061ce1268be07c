import type { Language } from '@vez/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { defaultLanguage, spoken } from '../city';

const fromAcceptLanguage = (header: string): Language | undefined => {
  const first = header.toLowerCase();
  if (/^zh(-(cn|sg|hans))/.test(first)) return 'zh_hans';
  if (first.startsWith('zh')) return 'zh_hant';
  if (first.startsWith('pt')) return 'pt_pt';
  return first.startsWith('en') ? 'en_us' : undefined;
};

/** The language of a call: its own header (API-05), else the browser's, else the default one of the city. */
export function languageOf(request: FastifyRequest): Language {
  return (
    spoken(request.headers['x-vez-language']) ??
    spoken(fromAcceptLanguage(request.headers['accept-language'] ?? '')) ??
    defaultLanguage()
  );
}
