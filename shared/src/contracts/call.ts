import type { z } from 'zod';
import type { RefusalReason, StaffRole } from '../domain';

/** Who may call: anyone, a holder of any login token, of a one-account login, a counter system, or a department's team. */
export type Caller = 'anyone' | 'token' | 'euid' | 'service' | 'team';

/** The kind of a call for rate limits: a read, a write, or a login attempt. */
export type CallCost = 'read' | 'write' | 'login';

/** The definition of a call, from which server validation, OpenAPI, client types, route table and fakes derive. */
export interface CallDefinition {
  /** Ids of spec.md that this call fulfils. */
  spec: readonly string[];
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, without a leading slash; parameters as `:name`. */
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** ERR-15, SHL-13: no loading indicator, and a failure shows nothing. */
  silent?: true;
  /** Shows the loading indicator (SHL-13) but no toast: its screen shows the failure. */
  toldByScreen?: true;
  /** Set for a call that is not a GET but has no relevant effect: it follows the rules of reads. */
  reads?: true;
  /** The maximum size of the body; 64 KB by default. */
  bodyBytes?: number;
  /** How long a client waits for the answer; `TIMEOUT_MS` by default. */
  timeoutMs?: number;
  caller: Caller;
  /**
   * The roles that may make the call, from a screen of staff or a device, if `caller` is `service`. The call is in the
   * route table of the staff's remote, not in that of citizens.
   */
  roles?: readonly StaffRole[];
  /**
   * Lets the holder of a ticket's link make the call about that ticket without a login; `change` needs a link that may
   * change it.
   */
  byLink?: 'read' | 'change';
  /** Only people may make it, by their role; counter systems are refused. */
  staffOnly?: true;
  /** An auth call, which carries no token: renewing one for it would deadlock. */
  tokenFree?: true;
  /** The rate limit that it counts towards; see `costOf` for the default. */
  cost?: CallCost;
  /** Machine-readable reasons that it may return with code 602 (decision 50). */
  reasons?: readonly RefusalReason[];
  /** Set if none of our screens calls it. */
  forOtherClients?: true;
  /** Used by a new visitor's home: the shape of its answer is part of the shell's first files. */
  firstView?: true;
  /** Only the shell may call it, and remotes do not see it: its answers carry a token, or all data of the person. */
  shellOnly?: true;
  /** Set for a call of the shell whose answer carries no token, and is kept under its idempotency key like others. */
  keptAnswer?: true;
}

export const call = <const Definition extends CallDefinition>(definition: Definition): Definition =>
  definition;

/** GET calls and calls with `reads` are reads; all others are writes, unless they set `cost`. */
export const costOf = ({ cost, method, reads }: CallDefinition): CallCost =>
  cost ?? (method === 'GET' || reads ? 'read' : 'write');

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;

/** The client's input: path parameters, query and body in one flat object. */
export type CallInput<D extends CallDefinition> = Simplify<
  InputOf<D['params']> & InputOf<D['query']> & InputOf<D['body']>
>;
export type CallAnswer<D extends CallDefinition> = z.output<D['answer']>;

type Simplify<T> = unknown extends T ? Record<string, never> : { [Key in keyof T]: T[Key] };
