import { sqlState } from '../../db/db';
import { Refusal } from '../../module-api/refusal';

const UNIQUE_VIOLATION = '23505';
/** Turns a unique violation of a single ticket into a refusal with `reason`. */
export const orRefuse = <Result>(work: Promise<Result>, reason: 'alreadyBooked' | 'alreadyQueued') =>
  work.catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(reason);
    throw error;
  });
