import type { ApiErrorFacts } from './api-error';

/** Keys of the shell's locale files under `errors`; each takes `message` and `traceId`. */
export type ErrorMessageKey =
  | 'systemError601'
  | 'refused602'
  | 'systemError603'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'resourceNotFound'
  | 'noFunction'
  | 'failToConnect'
  | 'networkError'
  | 'timeout'
  | 'outcomeUnknown'
  | 'malformed'
  | 'notDone'
  | 'serverBusy';

const KEY: Record<Exclude<ApiErrorFacts['kind'], 'system' | 'cancelled'>, ErrorMessageKey> = {
  refused: 'refused602',
  badRequest: 'badRequest',
  unauthorized: 'unauthorized',
  // The login is fine (decision 42): it must not read that it has ended.
  forbidden: 'forbidden',
  notFound: 'resourceNotFound',
  gone: 'noFunction',
  unreachable: 'failToConnect',
  offline: 'networkError',
  timeout: 'timeout',
  outcomeUnknown: 'outcomeUnknown',
  malformed: 'malformed',
  notDone: 'notDone',
  busy: 'serverBusy',
};

const MESSAGE_LIMIT = 200;
/** Control and bidirectional formatting characters, which could rearrange what a citizen reads. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text key of a failure, and the server's message, sanitised and cut to 200 characters (ERR-01..12). */
export function errorMessage(facts: ApiErrorFacts): { key: ErrorMessageKey; message: string } | undefined {
  if (facts.kind === 'cancelled') return undefined;
  const message = [...(facts.serverMessage ?? '').replace(UNSAFE, '')].slice(0, MESSAGE_LIMIT).join('');
  if (facts.kind === 'system') {
    return { key: facts.code === 601 ? 'systemError601' : 'systemError603', message };
  }
  return { key: KEY[facts.kind], message };
}
