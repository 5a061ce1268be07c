import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from './api-error';
import { answerCheck } from './check-answer';
import { classify } from './classify';
import { earlyAnswer } from './early-answer';
import { isForeignService } from './own-service';
import { randomId } from './random-id';
import type { Route } from './route';
import type { ApiDeps } from './api-deps';

type Input = Record<string, unknown>;

export interface Sending {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** A shorter timeout than the contract's. */
  timeoutMs?: number;
  keepalive?: boolean | undefined;
}

/** Sends one call, once. @throws ApiError without a text for the citizen */
export type Send = (route: Route, input: Input, sending: Sending) => Promise<unknown>;

/** Fills `:name` in the path from the input, and returns the remaining input. */
function fillPath(path: string, input: Input) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { filled, rest };
}

/** @throws ApiError if a remote calls the service of another remote's team */
function refuseForeign(path: string, remote: string): void {
  if (!isForeignService(path, remote)) return;
  // eslint-disable-next-line no-console -- for developers: a citizen can do nothing about it
  console.error(`${remote} may not: /${path} belongs to another remote`);
  throw new ApiError({ kind: 'forbidden' });
}

/** Sends with `fetch`, because XMLHttpRequest, which axios uses, ends with its page. */
async function outlivePage(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { method, headers, data } = config;
  // As axios does for XMLHttpRequest: a server refuses JSON that is announced and missing.
  if (data === undefined) headers.delete('Content-Type');
  const answer = await fetch(axios.getUri(config), {
    method: method!.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    credentials: 'include',
    keepalive: true,
    ...(data === undefined ? {} : { body: data as string }),
  });
  const text = await answer.text();
  return {
    config,
    headers: {},
    status: answer.status,
    statusText: '',
    data: answer.ok && text !== '' ? JSON.parse(text) : undefined,
  };
}

/** Sends calls with the current headers and token; renews a refused token once (ERR-06). */
export function createSend(deps: ApiDeps): Send {
  const http = axios.create({ baseURL: deps.baseURL, withCredentials: true });

  async function sendAs(token: string | undefined, route: Route, input: Input, sending: Sending) {
    const { method, path } = route;
    // The rules are fetched in parallel with the call.
    const check = answerCheck(route, deps.misfitted);
    const { filled, rest } = fillPath(path, input);
    if (route.remote !== undefined) refuseForeign(filled, route.remote);
    const hasBody = method === 'POST' || method === 'PUT';
    const timeout = Math.min(route.timeoutMs, sending.timeoutMs ?? Infinity);
    const response = await http
      .request<unknown>({
        url: filled,
        method,
        timeout,
        ...(hasBody ? { data: rest } : { params: rest }),
        ...(sending.keepalive ? { adapter: outlivePage } : {}),
        ...(sending.signal ? { signal: sending.signal } : {}),
        headers: {
          'Content-Type': 'application/json',
          'X-Trace-Id': randomId(),
          ...deps.headers(),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(route.keyed ? { 'Idempotency-Key': sending.idempotencyKey } : {}),
        },
      })
      .catch((error: unknown) => {
        throw new ApiError(classify(error, deps.online()));
      });
    const { status, data } = response;
    // ERR-14; all but deletions need an answer, and an empty one is as good as lost.
    if (status === 204 && method === 'DELETE') {
      if (!route.silent) deps.succeededEmpty?.();
      return {};
    }
    // A proxy or captive portal may return a page with status 200, and a broken connection half an answer.
    if (typeof data !== 'object') throw new ApiError({ kind: 'busy', status });
    return check(data);
  }

  return async (route, input, sending) => {
    const token = route.tokenFree ? undefined : await deps.token();
    const early = await earlyAnswer(deps, route, input);
    // A call that was cancelled meanwhile gets no answer.
    if (early !== undefined && sending.signal?.aborted !== true) return early;
    try {
      return await sendAs(token, route, input, sending);
    } catch (error) {
      if (token === undefined || !(error instanceof ApiError) || error.kind !== 'unauthorized') throw error;
      if (!(await deps.refused?.(token)) && !route.reads) throw error;
      return sendAs(await deps.token(), route, input, sending);
    }
  };
}
