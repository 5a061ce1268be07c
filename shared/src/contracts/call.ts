import type { z } from 'zod';
import type { RefusalReason, StaffRole } from '../domain';

/** Who may call: anyone, a holder of any login token, of a one-account login, a counter system, or a department's team. */
export type Caller = 'anyone' | 'token' | 'euid' | 'service' | 'team';

/** What a call costs its server: a look, a change, or a try to get in. */
export type CallCost = 'read' | 'write' | 'login';

/** One definition for each call: server validation, OpenAPI, client types, route table and fakes come from it. */
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
  /** Its screen says what failed: it shows the loading indicator (SHL-13), and no message besides. */
  toldByScreen?: true;
  /** Set where a call that is no GET changes nothing that counts: it follows the rules of reads. */
  reads?: true;
  /** How long a body may be; 64 KB where left out. */
  bodyBytes?: number;
  /** How long a client waits for the answer; `TIMEOUT_MS` where left out. */
  timeoutMs?: number;
  caller: Caller;
  /**
   * A screen of staff or of a device makes it: which roles may, where `caller` is `service`. It is in the table of the
   * staff's remote, not in that of citizens.
   */
  roles?: readonly StaffRole[];
  /** People alone make it, by their role: a counter system is refused. */
  staffOnly?: true;
  /** An auth call, which carries no token: renewing one for it would deadlock. */
  tokenFree?: true;
  /** Which limit it counts towards; see `costOf` for those that leave it out. */
  cost?: CallCost;
  /** Machine reasons that it may answer with code 602 (decision 50). */
  reasons?: readonly RefusalReason[];
  /** Set where no screen of ours calls it. */
  forOtherClients?: true;
  /** Used by a new visitor's home: the shape of its answer is part of the shell's first files. */
  firstView?: true;
  /** Answers carry a token: only the shell may call it, remotes do not see it. */
  shellOnly?: true;
  /** A call of the shell whose answer carries no token: kept under its idempotency key, as that of any write. */
  keptAnswer?: true;
}

export const call = <const Definition extends CallDefinition>(definition: Definition): Definition =>
  definition;

/** Calls that read are GET or say `reads`; all others write, unless they say what they cost. */
export const costOf = ({ cost, method, reads }: CallDefinition): CallCost =>
  cost ?? (method === 'GET' || reads ? 'read' : 'write');

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;

/** What the client hands in: path parameters, query and body in one flat object. */
export type CallInput<D extends CallDefinition> = Simplify<
  InputOf<D['params']> & InputOf<D['query']> & InputOf<D['body']>
>;
export type CallAnswer<D extends CallDefinition> = z.output<D['answer']>;

type Simplify<T> = unknown extends T ? Record<string, never> : { [Key in keyof T]: T[Key] };
