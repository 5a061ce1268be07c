import axios, { type AxiosInstance } from 'axios';
import type { Api, CallOptions } from '../contracts/bridge';
import type { ApiCalls, ShellCalls } from '../contracts/calls';
import { ROUTE_TABLE } from '../contracts/route-table.gen';
import { timeoutOf } from '../contracts/timeout';
import { ApiError, type ApiErrorFacts } from './api-error';
import { answerCheck } from './check-answer';
import { classify } from './classify';
import { randomId } from './random-id';
import { fitsReadBudget, withinReadBudget } from './read-budget';

type ShellApi = {
  [Name in keyof ShellCalls]: (
    input?: ShellCalls[Name]['input'],
    options?: CallOptions,
  ) => Promise<ShellCalls[Name]['answer']>;
};
type CallName = keyof (ApiCalls & ShellCalls);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Route {
  name: CallName;
  method: Method;
  path: string;
  silent: boolean;
}

export interface ApiSurroundings {
  /** Where the booking API is: `/api` (API-01). */
  baseURL: string;
  /** The headers that tell language, platform, source (API-03 to API-05), read at each call. */
  headers(): Record<string, string>;
  /** The short token for a call, renewed if it is about to end; undefined for an anonymous visitor (API-07). */
  token(call: CallName): Promise<string | undefined>;
  /** After a refused token: true where the one of now is the same citizen's, so that a write may be repeated (ERR-06). */
  refused?(token: string): Promise<boolean>;
  online(): boolean;
  /** A call that is not silent has begun; the function handed back ends it (SHL-13, SHL-15). */
  begin(): () => void;
  /** The citizen's text for a failure, in the current language. */
  describe(facts: ApiErrorFacts): string;
  /** A call that is not silent has failed for good (decision 54). */
  failed?(error: ApiError): void;
  /** Parts of an answer did not fit its contract and were left out. */
  misfitted?(misfits: readonly string[]): void;
  /** Status 204 (ERR-14). */
  succeededEmpty?(): void;
  /** Waits between repetitions; tests hand in one that does not wait. */
  wait?(ms: number): Promise<void>;
}

const WRITE_REPEATS_MS = [1_000, 3_000, 9_000];
const READ_REPEATS_MS = [300, 900];
const isRead = (method: Method) => method === 'GET';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A read is repeated when nothing came back or the server was busy. A write is repeated, with its key,
 * only when its outcome is unknown; after the last time the citizen is told so.
 */
function isRepeatable(kind: ApiErrorFacts['kind'], method: Method, status: number | undefined): boolean {
  if (kind === 'timeout' || kind === 'unreachable') return true;
  if (status === 503 || status === 409) return kind === 'busy';
  return isRead(method) && kind === 'busy' && status !== undefined && status >= 500;
}

/** Fills `:name` in the path from the input and hands back what is left of the input. */
function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { filled, rest };
}

async function send(
  http: AxiosInstance,
  around: ApiSurroundings,
  { method, path }: Route,
  input: Record<string, unknown>,
  options: CallOptions & { idempotencyKey?: string },
  token: string | undefined,
) {
  const { filled, rest } = fillPath(path, input);
  const hasBody = method === 'POST' || method === 'PUT';
  return http.request<unknown>({
    url: filled,
    method,
    timeout: timeoutOf(path),
    ...(hasBody ? { data: rest } : { params: rest }),
    ...(options.signal ? { signal: options.signal } : {}),
    headers: {
      'Content-Type': 'application/json',
      'X-Trace-Id': randomId(),
      ...around.headers(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(isRead(method) ? {} : { 'Idempotency-Key': options.idempotencyKey }),
    },
  });
}

async function perform(
  http: AxiosInstance,
  around: ApiSurroundings,
  route: Route,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const wait = around.wait ?? later;
  const keyed = { ...options, idempotencyKey: options.idempotencyKey ?? randomId() };
  const repeats = isRead(route.method) ? READ_REPEATS_MS : WRITE_REPEATS_MS;
  const check = answerCheck(route.name, around.misfitted);
  const beganAt = Date.now();
  let refused = false;
  for (let attempt = 0; ; attempt += 1) {
    const token = await around.token(route.name);
    try {
      const response = await send(http, around, route, input, keyed, token);
      if (response.status === 204) {
        if (!route.silent) around.succeededEmpty?.();
        return undefined;
      }
      // A proxy or a captive portal may answer a page with status 200.
      if (typeof response.data !== 'object') throw new ApiError({ kind: 'busy', status: response.status });
      return await check(response.data);
    } catch (error) {
      const facts = error instanceof ApiError ? error : classify(error, around.online());
      if (facts.kind === 'unauthorized' && token !== undefined && !refused) {
        refused = true;
        if ((await around.refused?.(token)) || isRead(route.method)) continue;
      }
      const pause = repeats[attempt];
      if (pause !== undefined && isRepeatable(facts.kind, route.method, facts.status)) {
        const asked = (facts.retryAfterSeconds ?? 0) * 1_000;
        const pauseMs = Math.max(asked, isRead(route.method) ? pause * (0.5 + Math.random()) : pause);
        if (!isRead(route.method) || fitsReadBudget(beganAt, pauseMs)) {
          await wait(pauseMs);
          continue;
        }
      }
      const unknown = !isRead(route.method) && facts.kind === 'timeout';
      const final: ApiErrorFacts = unknown ? { ...facts, kind: 'outcomeUnknown' } : facts;
      throw new ApiError(final, around.describe(final));
    }
  }
}

/**
 * The calls of the contract over axios. It classifies and never shows: showing is the surroundings' part.
 * Every rejection is an `ApiError`. Writes carry an idempotency key; what a repetition may do is in
 * `isRepeatable`.
 */
export function createApi(around: ApiSurroundings): Api & ShellApi {
  const http = axios.create({ baseURL: around.baseURL, withCredentials: true });
  const functions = Object.entries(ROUTE_TABLE).map(([name, [method, path, silent]]) => {
    const route: Route = { name: name as CallName, method, path, silent: silent === true };
    const run = async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const silent = route.silent || options.silent;
      const end = silent ? undefined : around.begin();
      try {
        if (!isRead(route.method)) return await perform(http, around, route, input, options);
        return await withinReadBudget(
          (signal) => perform(http, around, route, input, { ...options, signal }),
          () => new ApiError({ kind: 'timeout' }, around.describe({ kind: 'timeout' })),
          options.signal,
        );
      } catch (error) {
        if (!silent && error instanceof ApiError && error.kind !== 'cancelled') around.failed?.(error);
        throw error;
      } finally {
        end?.();
      }
    };
    return [name, run] as const;
  });
  return Object.fromEntries(functions) as unknown as Api & ShellApi;
}
