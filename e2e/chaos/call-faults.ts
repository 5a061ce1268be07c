// Every fault of a call.
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Fault } from './fault-proxy';

export interface CallFault extends Fault {
  /** The state of a write that the page may report: `refused` by our API, `done` or `unknown`. */
  outcome: 'refused' | 'done' | 'unknown';
}
type Body = unknown;
type Kind = Omit<CallFault, 'name'>;

const LATE_MS = 4_000;
const HTML = '<!doctype html><html><body><h1>Please pay for this network</h1></body></html>';
const PAGE = { 'content-type': 'text/html' };

const answering = (outcome: CallFault['outcome'], status: number, body: Body, headers = {}): Kind => ({
  outcome,
  apply(response) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  },
});
/** An error in the format of our API (decision 50). Without `no-store` a browser caches a 410. */
const ours = (outcome: CallFault['outcome'], status: number, body: object, headers = {}) =>
  answering(
    outcome,
    status,
    { message: '', traceId: '00000000-0000-4000-8000-000000000000', ...body },
    { 'cache-control': 'no-store', ...headers },
  );

const resend = (
  response: Parameters<Fault['apply']>[0],
  { status, headers }: Answer,
  body: string | Buffer,
) => {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};
/** Changes the answer of Vez. A write has taken effect, but the page cannot know it. */
export const changing = (
  change: (text: string, asked: string) => string,
  outcome: CallFault['outcome'] = 'unknown',
): Kind => ({
  forwarded: true,
  outcome,
  change,
  apply: (response, answer, asked) => resend(response, answer, change(answer.body.toString(), asked)),
});
export const reshaping = (change: (value: Body) => Body, outcome?: CallFault['outcome']) =>
  changing((text) => {
    try {
      return JSON.stringify(change(JSON.parse(text)));
    } catch {
      return text;
    }
  }, outcome);

const isObject = (value: Body): value is Record<string, Body> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapParts = (value: Record<string, Body>, change: (part: Body, key: string) => Body) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));

/** Changes every value that is neither a list nor an object. */
const values = (change: (value: Body, key: string) => Body) => {
  const walk = (value: Body, key: string): Body => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    return isObject(value) ? mapParts(value, walk) : change(value, key);
  };
  return reshaping((value) => walk(value, ''));
};
const texts = (change: (text: string, key: string) => Body) =>
  values((value, key) => (typeof value === 'string' ? change(value, key) : value));
const numbers = (change: (value: number) => Body) =>
  values((value) => (typeof value === 'number' ? change(value) : value));

/** Changes every list. */
const lists = (change: (rows: Body[]) => Body[], outcome?: CallFault['outcome']) => {
  const walk = (value: Body): Body => {
    if (Array.isArray(value)) return change(value);
    return isObject(value) ? mapParts(value, walk) : value;
  };
  return reshaping(walk, outcome);
};
const firstRow = (change: (row: Body) => Body) =>
  lists((rows) => (rows.length === 0 ? rows : [change(rows[0]), ...rows.slice(1)]));

const DATE = /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})/;
const LONG = /name|text|description|title|address/i;

const FAULTS: Record<string, Kind> = {
  'connection reset': { outcome: 'unknown', breaksOff: true, apply: (response) => response.destroy() },
  'no answer': { outcome: 'unknown', apply: () => undefined },
  'bad request': ours('refused', 400, {}),
  'login refused': ours('refused', 401, { reason: 'loginNeeded' }),
  forbidden: ours('refused', 403, { reason: 'forbidden' }),
  'not found': ours('refused', 404, { reason: 'notFound' }),
  gone: ours('refused', 410, {}),
  'a reason that nobody knows': ours('refused', 409, { code: 602, reason: 'somethingNew' }),
  outage: ours('unknown', 500, { code: 601 }),
  bug: ours('unknown', 500, { code: 603 }),
  'too many calls, for a day': ours('refused', 429, {}, { 'retry-after': '86400' }),
  'too many calls, for nonsense': ours('refused', 429, {}, { 'retry-after': 'soon' }),
  'busy, for a day': ours('unknown', 503, {}, { 'retry-after': '86400' }),
  'an error without a body': answering('unknown', 500, ''),
  'bad gateway': answering('unknown', 502, HTML, PAGE),
  'gateway time-out': answering('unknown', 504, HTML, PAGE),
  'page of a captive portal': answering('unknown', 200, HTML, PAGE),
  'answer lost': {
    forwarded: true,
    breaksOff: true,
    outcome: 'unknown',
    apply: (response) => response.destroy(),
  },
  'answer cut off': {
    forwarded: true,
    breaksOff: true,
    outcome: 'unknown',
    apply(response, { status, headers, body }) {
      const { 'transfer-encoding': _, ...kept } = headers;
      response.writeHead(status, { ...kept, 'content-length': body.length + 10 });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
  },
  'half an answer': changing((text) => text.slice(0, text.length / 2)),
  'empty answer': changing(() => ''),
  'no content': {
    forwarded: true,
    outcome: 'unknown',
    apply: (response) => response.writeHead(204).end(),
  },
  null: changing(() => 'null'),
  'a number': changing(() => '7'),
  'a text': changing(() => '"text"'),
  'an empty object': changing(() => '{}'),
  'an empty list': changing(() => '[]'),
  'an error with status 200': changing(() => JSON.stringify({ code: 603, message: 'x' })),
  'a list for an object, or the reverse': reshaping((value) =>
    Array.isArray(value) ? { ...value } : [value],
  ),
  'null everywhere': values(() => null),
  'empty texts': texts(() => ''),
  'texts for numbers': numbers(String),
  'numbers for texts': texts(() => 7),
  'negative numbers': numbers((value) => -value - 1),
  'dates that are none': texts((text) => (DATE.test(text) ? '99/99/9999' : text)),
  'times that are none': texts((text) => (/^\d{2}:\d{2}$/.test(text) ? '99:99' : text)),
  'codes that nobody knows': texts((text) => (/^[A-Z][A-Z_]+$/.test(text) ? 'UNHEARD_OF' : text)),
  'a row that is null': firstRow(() => null),
  'a row without its values': firstRow(() => ({})),
  'a row of other types': firstRow((row) =>
    isObject(row) ? mapParts(row, () => ({ odd: true })) : { odd: true },
  ),
  'empty lists': lists(() => []),
  'every row twice': lists((rows) => [...rows, ...rows], 'done'),
  'five hundred rows': lists(
    (rows) => (rows.length === 0 ? rows : Array.from({ length: 500 }, (_, at) => rows[at % rows.length])),
    'done',
  ),
  'very long texts': texts((text, key) => (LONG.test(key) ? `${text} `.repeat(100) : text)),
  'fields that nobody knows': reshaping(
    (value) => (isObject(value) ? { ...value, unheardOf: { of: [1] } } : value),
    'done',
  ),
  'a late answer': {
    forwarded: true,
    outcome: 'done',
    async apply(response, answer) {
      await pause(LATE_MS);
      resend(response, answer, answer.body);
    },
  },
};

/** The write takes effect, but its answer does not arrive. */
export const ANSWER_LOST: Fault = { name: 'answer lost', ...FAULTS['answer lost']! };
/** Marks every favourite of the answer as invalid. */
export const INVALID_FAVOURITES: Fault = {
  name: 'favourites that do not open',
  ...values((value, key) => (key === 'validity' ? false : value)),
};
/** Makes a list so long that only the rows in view are rendered. */
export const LONG_LIST: Fault = { name: 'five hundred rows', ...FAULTS['five hundred rows']! };

export const CALL_FAULTS: CallFault[] = Object.entries(FAULTS).map(([name, kind]) => ({ name, ...kind }));
