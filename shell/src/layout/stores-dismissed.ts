import { local } from '../storage';

const KEY = 'vez.storesDismissed';

/** Whether this browser wants to see no more of the app stores (SHL-04). */
export const areStoresDismissed = (): boolean => local.get(KEY) === 'true';
export const dismissStores = (): void => local.set(KEY, 'true');
