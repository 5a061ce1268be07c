import { Outage, RefusedByBackend } from '../../module-api/refusal';

/** The complete answer of a backend. */
export interface BackendAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
}

/** Refusals that a client can act on; others become 400. */
const REFUSALS = [400, 403, 404, 409, 410, 422, 429];
const REASON = /^[a-z][a-zA-Z]{0,39}$/;
const LONGEST_TEXT = 200;
const MOST_SECONDS = 3_600;

const isJson = (headers: BackendAnswer['headers']) =>
  headers['content-encoding'] === undefined &&
  typeof headers['content-type'] === 'string' &&
  /^application\/json(;|$)/i.test(headers['content-type']);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    throw new Outage('backendUnavailable');
  }
}

/** Removes characters that could reorder or break a line of text; the page shows it as text. */
const plain = (text: unknown) =>
  typeof text === 'string' ? text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LONGEST_TEXT) : '';

/** Only a visitor gets a 401: a logged-in client would take its login for ended. */
function refusalStatus(status: number, isVisitor: boolean): number {
  if (status === 401) return isVisitor ? 401 : 403;
  return REFUSALS.includes(status) ? status : 400;
}

function refusalOf({ status, headers, body }: BackendAnswer, isVisitor: boolean) {
  const told = (isJson(headers) ? parsed(body) : {}) as { message?: unknown; reason?: unknown } | null;
  const message = plain(told?.message);
  const seconds = Number(headers['retry-after']);
  return new RefusedByBackend({
    status: refusalStatus(status, isVisitor),
    ...(message === '' ? {} : { message }),
    ...(typeof told?.reason === 'string' && REASON.test(told.reason) ? { reason: told.reason } : {}),
    ...(seconds > 0 ? { retryAfter: Math.min(Math.ceil(seconds), MOST_SECONDS) } : {}),
  });
}

/**
 * Converts an answer for the client: JSON, nothing, or a refusal. A redirect, a page or a fault of the backend is an
 * outage.
 * @throws Outage `backendUnavailable`
 */
export function readAnswer(
  answer: BackendAnswer,
  isVisitor: boolean,
): { refusal: RefusedByBackend } | { status: number; body?: Buffer } {
  const { status, headers, body } = answer;
  if (status >= 400 && status < 500) return { refusal: refusalOf(answer, isVisitor) };
  if (status === 204) return { status };
  if (![200, 201, 202].includes(status) || !isJson(headers)) throw new Outage('backendUnavailable');
  parsed(body);
  return { status, body };
}
