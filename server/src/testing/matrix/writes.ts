import { randomUUID } from 'node:crypto';
import type { CallObjects } from './call-object';

/** Calls about writes themselves. That the key of another person is not told, `modules/writes` shows. */
export const writesObjects: Pick<CallObjects, 'settleWrite'> = {
  settleWrite: { of: 'nothing', input: () => ({ key: randomUUID() }) },
};
