import type { Deployment, Language } from '@vez/shared/contracts/client';
import type { PageConfig } from './page/page-config';

/** The texts of this deployment in a language (CAT-11). */
export function deploymentIn(config: PageConfig, language: Language): Deployment {
  const { name = 'Vez', address = '', officeHours = '' } = config.texts[language] ?? {};
  const { environment, phone, mail, smsAreas, timeZone } = config;
  return { name, address, officeHours, environment, phone, mail, smsAreas, timeZone };
}
