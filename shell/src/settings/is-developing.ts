import { pageConfig } from '../boot-data/page-data';
import { local } from '../storage';

export const DEVELOPMENT_MODE_KEY = 'vez.developmentMode';

/** Whether this browser is in development mode. A production page never is, whatever its storage or address. */
export const isDeveloping = (): boolean =>
  pageConfig.environment !== 'production' && local.get(DEVELOPMENT_MODE_KEY) === 'true';
