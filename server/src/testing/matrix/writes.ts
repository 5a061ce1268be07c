import { randomUUID } from 'node:crypto';
import type { CallObjects } from './call-object';

/** Calls about writes themselves. `modules/writes` tests that another person's key is not revealed. */
export const writesObjects: Pick<CallObjects, 'settleWrite'> = {
  settleWrite: { of: 'nothing', input: () => ({ key: randomUUID() }) },
};
