/** The SQLSTATE of a PostgreSQL error, or the code of a socket error. */
export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? (error as { code?: string }).code : undefined;

// The codes of PostgreSQL stand in this file only; `appendix A` of its manual lists them.
const hasState = (states: RegExp) => (error: unknown) => states.test(sqlState(error) ?? '');

/** Whether a row with the same unique key exists. */
export const isDuplicate = hasState(/^23505$/);
/** Whether a lock was not free within `lock_timeout`. */
export const isLockTimeout = hasState(/^55P03$/);
export const isDatabaseFull = hasState(/^53100$/);
/** Whether a value fits no column, such as U+0000 in a text or a number beyond its type. */
export const isUnstorable = hasState(/^22(003|021|P02|P05)$/);
/** Whether one row or one lock failed, not the transaction: data, a constraint, or a lock that was not free. */
export const isOfOneRow = hasState(/^(22|23|55P03)/);
/** Whether the same transaction may succeed if it is repeated at once: a serialization failure or a deadlock. */
export const isRepeatable = hasState(/^(40001|40P01)$/);
/** Whether a statement failed only because an earlier one of its transaction had. */
export const isAborted = hasState(/^25P02$/);

/**
 * Errors of a database that is stopping, stopped, starting, no longer the primary, out of connections or over its
 * time limits, and of a socket whose peer is unreachable. A retry may succeed.
 */
const DATABASE_BUSY =
  /^(57P0[123]|57014|55P03|40001|40P01|25006|25P03|08\d{3}|53[023]00|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/** Whether a database is unreachable or could not answer for now: a later try may succeed. */
export const isDatabaseBusy = (error: Error): boolean =>
  DATABASE_BUSY.test(sqlState(error) ?? '') ||
  /Connection terminated|is not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  );

/** Whether the database did not answer in time: the connection is of no more use. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether a migration changed the result type of a statement that this connection prepared; a new one prepares it
 * again.
 */
export const isOutdated = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan must not change result type/.test((error as Error).message);
