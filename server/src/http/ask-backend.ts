import type { Pool } from 'undici';
import { Outage } from '../module-api/refusal';
import type { BackendAnswer } from '../modules/backends';

/** Longest wait for a connection to a backend. */
export const CONNECT_MS = 2_000;

export interface BackendRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/**
 * Sends one request to a backend, follows no redirect, and reads the whole answer, within one deadline and the size
 * limit of the pool.
 * @throws Outage `backendTimeout` or `backendUnavailable`
 */
export async function askBackend(
  pool: Pool,
  request: BackendRequest,
  timeoutMs: number,
): Promise<BackendAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode, headers, body } = await pool.request({ ...request, signal });
    return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
  } catch {
    throw new Outage(signal.aborted ? 'backendTimeout' : 'backendUnavailable');
  }
}
