import type { Language } from '@vez/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from '../city/accepted-languages';
import { defaultLanguage, spoken } from '../city/city';

/** The language of a call: its own header (API-05), else the browser's, else the city's default. */
export function languageOf({ headers }: FastifyRequest): Language {
  return (
    spoken(headers['x-vez-language']) ??
    acceptedLanguages(headers['accept-language']).find(spoken) ??
    defaultLanguage()
  );
}
