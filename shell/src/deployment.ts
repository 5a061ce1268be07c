import type { AccountType, Deployment, Language } from '@vez/shared/contracts/client';
import { INTL_LOCALE } from '@vez/shared/domain';
import type { PageConfig } from './boot-data/page-config';

/** “8 or 18” */
const eitherOf = (choices: readonly number[], language: Language) =>
  new Intl.ListFormat(INTL_LOCALE[language], { type: 'disjunction' }).format(choices.map(String));

/** The name of the app, for titles and headings. */
export const nameIn = (config: PageConfig, language: Language): string =>
  config.texts[language]?.name ?? 'Vez';

/** This deployment and its city, in a language (CAT-11). */
export function deploymentIn(config: PageConfig, language: Language): Deployment {
  const { address = '', officeHours = '' } = config.texts[language] ?? {};
  const { home, environment, phone, mail, timeZone, languages, smsAreas, idNumber, terms, oidc } = config;
  const name = nameIn(config, language);
  return {
    name,
    home,
    address,
    officeHours,
    environment,
    phone,
    mail,
    timeZone,
    languages,
    smsAreas,
    idNumber,
    accounts: Object.keys(oidc).filter((account) => account !== 'staff') as AccountType[],
    terms: { ...terms[language], name, idLengths: eitherOf(idNumber.lengths, language) },
  };
}
