/** The SQLSTATE of what PostgreSQL refused, the code of what a socket did. */
export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? (error as { code?: string }).code : undefined;

/**
 * What a database says that is going, gone, not yet or no longer the primary, out of connections, or slower
 * than its limits; and what a socket says of one that is away. A repetition may well succeed.
 */
const DATABASE_BUSY =
  /^(57P0[123]|57014|55P03|40001|40P01|25006|25P03|08\d{3}|53[023]00|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/** Whether a database is away, or could not answer for now: a later try may succeed. */
export const isDatabaseBusy = (error: Error): boolean =>
  DATABASE_BUSY.test(sqlState(error) ?? '') ||
  /Connection terminated|is not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  );

/** Nothing more can be said to such a connection. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** A migration changed what a statement answers that this connection prepared before; a new one prepares it anew. */
export const isOutdated = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan must not change result type/.test((error as Error).message);
