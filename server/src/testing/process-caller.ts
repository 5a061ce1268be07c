import { calls, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import { SESSION_COOKIE } from '../http/session-cookie';
import { addressOf } from './call-address';
import { solvePuzzle } from './solve-puzzle';
import type { ApiProcess } from './production-process';

/** The parts of an HTTP answer that tests use. */
export interface ProcessAnswer {
  status: number;
  reason: string | undefined;
  /** The cookie that the browser keeps from then on; undefined if it keeps the one it has. */
  cookie: string | undefined;
  text: string;
  headers: Headers;
  /** The answer, whatever its shape. */
  json<Shape>(): Shape;
}

export interface ProcessCallOptions {
  /** The address of the caller, as the proxy in front names it. */
  ip?: string;
  token?: string | undefined;
  cookie?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** Calls a process over HTTP, as the proxy in front would. */
export async function callProcess<Name extends CallName>(
  { origin }: ApiProcess,
  name: Name,
  input: CallInput<Calls[Name]>,
  { ip = '203.0.113.7', token, cookie, key, headers = {} }: ProcessCallOptions = {},
): Promise<ProcessAnswer> {
  const { url, query, body } = addressOf(calls[name], input);
  const { method } = calls[name];
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const response = await fetch(`${origin}${url}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      'x-vez-language': 'en_us',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie: `${SESSION_COOKIE}=${cookie}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const json = <Shape>() => JSON.parse(text) as Shape;
  return {
    status: response.status,
    reason: response.ok ? undefined : json<{ reason?: string }>().reason,
    cookie: new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(response.headers.getSetCookie()[0] ?? '')?.[1],
    text,
    headers: response.headers,
    json,
  };
}

/** Like `callProcess`, for a caller who solves the puzzle of a refusal, once. */
export async function callSolving<Name extends 'sendCode' | 'holdSlot'>(
  api: ApiProcess,
  name: Name,
  input: CallInput<Calls[Name]>,
  options: ProcessCallOptions,
): Promise<ProcessAnswer> {
  const first = await callProcess(api, name, input, options);
  if (first.reason !== 'puzzleRequired') return first;
  const proof = await solvePuzzle(first.json<{ puzzle: object }>().puzzle);
  return callProcess(api, name, { ...input, proof }, options);
}
