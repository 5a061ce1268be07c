import { sqlState } from '../../db/db';
import { Refusal } from '../../module-api/refusal';

const UNIQUE_VIOLATION = '23505';
/** What the one ticket is refused for that the database does not take. */
export const orRefuse = <Result>(work: Promise<Result>, reason: 'alreadyBooked' | 'alreadyQueued') =>
  work.catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(reason);
    throw error;
  });
