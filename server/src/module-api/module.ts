import type { CallName, Calls, Language, Mobile, UserKind } from '@vez/shared/contracts';
import type { StaffRole } from '@vez/shared/domain';
import type { z } from 'zod';
import type { Clock } from '../db/clock';
import type { Db, Queryable, Transaction } from '../db/db';
import type { Outcome } from '../db/outcome';
import type { Log } from '../diagnostics/log';
import type { Sms } from './sms';
import type { Tracing } from '../tracing/tracing';

/** Whom a session of staff or of a device works for, and what it may do there. */
export interface StaffScope {
  role: StaffRole;
  departmentId: number;
  /** Location ids; empty for all offices of the department. */
  offices: readonly number[];
}

/** Who calls, as their token says; never as the request's body or query says (decision 27). */
export interface CallerIdentity {
  kind: UserKind | 'service' | 'team' | 'staff';
  /** Whom writes, favourites, searches and consents are kept under: the `person`, else the number (`853-66123834`). */
  subject: string;
  sessionId?: string;
  /** What the issuer calls an account, as it travels; another issuer may call another person the same. */
  euid?: string;
  /** The key of an account: issuer with subject (decision 110). */
  person?: string;
  /** The number that the caller has proved, by an SMS code or by the issuer's word (decision 111). */
  mobile?: Mobile;
  name?: string;
  /** As the issuer of the profile vouches for it. */
  identityNo?: string;
  /** Of staff and devices: they stand for no citizen. */
  staff?: StaffScope;
  /** The team whose key signed the credential. */
  team?: string;
  /** SHA-256 in hex of the body that the team signed. */
  bodyDigest?: string;
  /** The key that a counter system called with; without it, in development, all departments are open to it. */
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
  /** In a write: the one transaction of the write, its stored answer and its idempotency key. */
  db: Queryable;
  ip: string;
  /** Another site's page makes the browser call. */
  isFromElsewhere: boolean;
  /** A browser makes the call that does not say for which site's page. */
  isOfUnknownPage: boolean;
  /** Sets or drops (null) the session cookie; it is kept for a day unless told otherwise. */
  setSession(cookie: string | null, seconds?: number): void;
  sessionCookie?: string;
  userAgent?: string;
  /** The host name that the call came to, without its port. */
  host: string;
}

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<z.input<Calls[Name]['answer']>>;
export type Handlers = { [Name in CallName]?: Handler<Name> };

/** What the answer of a write is kept under, for a repetition of the same request. */
export interface Receipt {
  key: string;
  subject: string;
  fingerprint: string;
}

export type SharedRequest<Name extends CallName> = Omit<CallRequest<Name>, 'db'> & {
  /** What the handler keeps its answer under; nothing for a write without a key. */
  receipt(): Receipt | undefined;
};

/**
 * Answers requests that came at the same time, all in one transaction: an outcome for each, in their order.
 * One that is refused leaves nothing behind; no two are of the same caller. Only the last statement knows the answers
 * whole, so that the handler keeps them itself, by `grant` of the writes module.
 */
export type SharedHandler<Name extends CallName> = (
  tx: Transaction,
  requests: SharedRequest<Name>[],
) => Promise<Outcome<z.input<Calls[Name]['answer']>>[]>;
export type SharedHandlers = { [Name in CallName]?: SharedHandler<Name> };

/** A domain of the server: its calls, and what it does besides. */
export interface ServerModule {
  name: string;
  handlers: Handlers;
  /** Writes that many make at once: they share their commits. */
  sharedHandlers?: SharedHandlers;
  /** Background work, such as a sweep; the function handed back ends it. */
  start?(): () => Promise<void> | void;
}

export interface Deps {
  db: Db;
  clock: Clock;
  sms: Sms;
  log: Log;
  tracing?: Tracing | undefined;
}
