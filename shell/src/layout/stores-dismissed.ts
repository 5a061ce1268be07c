import { local } from '../storage';

const KEY = 'vez.storesDismissed';

/** Whether the banner of the app stores was dismissed in this browser (SHL-04). */
export const areStoresDismissed = (): boolean => local.get(KEY) === 'true';
export const dismissStores = (): void => local.set(KEY, 'true');
