import type { RouteTable } from '../contracts/bridge';
import type { ApiCalls, ShellCalls } from '../contracts/calls';
import { ROUTE_TABLE } from '../contracts/route-table.gen';
import { TIMEOUT_MS } from '../contracts/timeout';

export type CallName = keyof (ApiCalls & ShellCalls);

/** The transport and the rules of a call. */
export interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base; parameters as `:name`. */
  path: string;
  /** ERR-15, SHL-13: no loading indicator, and a failure shows nothing. */
  silent: boolean;
  /** Its screen says what failed, and nothing else does. */
  toldByScreen: boolean;
  /** A read, whatever its method. */
  reads: boolean;
  /** A write that the server does once per idempotency key, and whose outcome it can report (decision 94). */
  keyed: boolean;
  /** Whether our server knows the outcome; it does not for writes to the service of a remote's team. */
  settled: boolean;
  /** An auth call: it carries no token. */
  tokenFree: boolean;
  timeoutMs: number;
  /** The shapes that check its answer, if a remote provided the call. */
  shapes?: Readonly<Record<string, string>>;
  /** The remote that provided the call. */
  remote?: string;
}

const marksOf = (marks = '') => marks.split(' ');

export const routesOf = (table: RouteTable, shapes?: Route['shapes'], remote?: string): readonly Route[] =>
  Object.entries(table).map(([name, [method, path, marks, timeoutMs]]) => {
    const has = marksOf(marks);
    const reads = method === 'GET' || has.includes('reads');
    return {
      name,
      method,
      path,
      silent: has.includes('silent'),
      toldByScreen: has.includes('toldByScreen'),
      reads,
      keyed: !reads && (!has.includes('shellOnly') || has.includes('keptAnswer')),
      settled: !path.startsWith('x/'),
      tokenFree: has.includes('tokenFree'),
      timeoutMs: timeoutMs ?? TIMEOUT_MS,
      ...(shapes ? { shapes } : {}),
      ...(remote ? { remote } : {}),
    };
  });

export const routes = routesOf(ROUTE_TABLE);

/** Whether the contract has a read of this name. */
export const isReadCall = (call: string): boolean => routes.some(({ name, reads }) => name === call && reads);

export const routeOf = (name: CallName): Route => routes.find((route) => route.name === name)!;
