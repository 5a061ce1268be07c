import type { CallName, Calls, Language, Mobile, UserKind } from '@vez/shared/contracts';
import type { StaffRole } from '@vez/shared/domain';
import type { z } from 'zod';
import type { Clock } from '../db/clock';
import type { Db, Queryable, Transaction } from '../db/db';
import type { Outcome } from '../db/outcome';
import type { Log } from '../diagnostics/log';
import type { Sms } from './sms';
import type { Tracing } from '../tracing/tracing';

/** The department that a session of staff or of a device works for, and its rights there. */
export interface StaffScope {
  role: StaffRole;
  departmentId: number;
  /** Location ids; empty for all offices of the department. */
  offices: readonly number[];
}

/** The caller according to its token, never according to the request's body or query (decision 27). */
export interface CallerIdentity {
  kind: UserKind | 'service' | 'team' | 'staff';
  /** The key of writes, favourites, searches and consents: the `person`, else the number (`853-66123834`). */
  subject: string;
  sessionId?: string;
  /** The issuer's name for an account, as calls send it; another issuer may use the same name for another person. */
  euid?: string;
  /** The key of an account: issuer and subject (decision 110). */
  person?: string;
  /** The number that the caller has proved, by an SMS code or through the issuer (decision 111). */
  mobile?: Mobile;
  name?: string;
  /** Vouched for by the issuer of the profile. */
  identityNo?: string;
  /**
   * The ticket that the request's link opens, besides the caller's own: `mayChange` is false for a link that only
   * shows it, `obstacle` says why one opens nothing any more (decision record 0083).
   */
  linked?: {
    ticketId: string;
    mayChange: boolean;
    obstacle: 'linkOver' | 'linkReplaced' | undefined;
  };
  /** Set for staff and devices, which represent no citizen. */
  staff?: StaffScope;
  /** Set for an enrolled kiosk or display. */
  deviceId?: string;
  /** The team whose key signed the credential. */
  team?: string;
  /** SHA-256 in hex of the body that the team signed. */
  bodyDigest?: string;
  /** The key that a counter system called with; in development, without it, all departments are open. */
  counterKey?: { id: string; departmentId: number };
}

type Part<Definition, Key extends string> = Definition extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Record<string, never>;

export interface CallRequest<Name extends CallName> {
  params: Part<Calls[Name], 'params'>;
  query: Part<Calls[Name], 'query'>;
  body: Part<Calls[Name], 'body'>;
  caller: CallerIdentity;
  language: Language;
  /** In a write: the transaction that also holds its stored answer and its idempotency key. */
  db: Queryable;
  ip: string;
  /** Whether another site's page makes the browser send the call. */
  isFromElsewhere: boolean;
  /** Whether the browser does not say for which site's page it calls. */
  isOfUnknownPage: boolean;
  /** Sets the session cookie, or removes it (null); it lasts a day by default. */
  setSession(cookie: string | null, seconds?: number): void;
  sessionCookie?: string;
  userAgent?: string;
  /** The host name of the call, without its port. */
  host: string;
  traceId: string;
}

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<z.input<Calls[Name]['answer']>>;
export type Handlers = { [Name in CallName]?: Handler<Name> };

/** The key of a write's stored answer, for a repetition of the same request. */
export interface Receipt {
  key: string;
  subject: string;
  fingerprint: string;
}

export type SharedRequest<Name extends CallName> = Omit<CallRequest<Name>, 'db'> & {
  /** The key for the stored answer; undefined for a write without an idempotency key. */
  receipt(): Receipt | undefined;
};

/**
 * Answers simultaneous requests in one transaction: an outcome for each, in their order. A refused request leaves
 * nothing behind; no two have the same caller. Only the last statement knows the complete answers, so the handler
 * stores them itself, with `receiptsAsJson` of the writes module.
 */
export type SharedHandler<Name extends CallName> = (
  tx: Transaction,
  requests: SharedRequest<Name>[],
) => Promise<Outcome<z.input<Calls[Name]['answer']>>[]>;
export type SharedHandlers = { [Name in CallName]?: SharedHandler<Name> };

/** A domain of the server: its calls and its background work. */
export interface ServerModule {
  name: string;
  handlers: Handlers;
  /** Writes that many callers make at once, so that they share commits. */
  sharedHandlers?: SharedHandlers;
  /** Background work, such as a sweep; the returned function ends it. */
  start?(): () => Promise<void> | void;
}

export interface Deps {
  db: Db;
  clock: Clock;
  sms: Sms;
  log: Log;
  tracing?: Tracing | undefined;
}
