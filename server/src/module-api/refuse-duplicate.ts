import type { RefusalReason } from '@vez/shared/domain';
import { isDuplicate } from '../db/db';
import { Refusal } from './refusal';

/**
 * Turns the database's error for a second row with the same unique key into a refusal.
 * @throws Refusal `reason`
 */
export const refuseDuplicate = <Result>(work: Promise<Result>, reason: RefusalReason): Promise<Result> =>
  work.catch((error: unknown) => {
    throw isDuplicate(error) ? new Refusal(reason) : error;
  });
