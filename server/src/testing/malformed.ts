import { calls, type CallDefinition, type CallName } from '@vez/shared/contracts';
import fc from 'fast-check';
import { liveIds } from './live-ids';
import { KINDS, turnedAway } from './matrix';

/** A request that no client of ours would send, or almost one that it would. */
export interface OddRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** The position of its caller in `KINDS`. */
  caller: number;
  /** Directly into the server, or through a port by a client that may leave before the answer or during it. */
  by: 'inject' | 'port' | 'leaving' | 'cutting';
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const LONG = 12_000;
const DEEP = 20_000;
const BEYOND_LIMIT = 70_000;

/** Valid values for each field, so that one odd field among good ones passes the validation. */
const live = (kind: keyof typeof liveIds) =>
  fc.nat(999).map((at) => liveIds[kind].at(at % liveIds[kind].length));
const GOOD: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.oneof(
    fc.constantFrom<unknown>(1, 5, '1', '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11'),
    live('tickets'),
    live('devices'),
  ),
  mobile: fc.constant('853-66123834'),
  keyword: fc.constantFrom('護照', 'passport', 'bir'),
  bookingDate: fc.constantFrom('02/12/2026', '31/02/2027', '29/02/2027'),
  bookingTime: fc.constantFrom('10:00', '25:61', ''),
  mobArea: fc.constant('853'),
  areaCode: fc.constant('853'),
  mobNum: fc.constant('66123834'),
  mobileNumber: fc.constant('66123834'),
  contactType: fc.constant('P'),
  contactEmail: fc.constant(null),
  otherContact: fc.constant(null),
  identifyNo: fc.constantFrom(null, '12345678'),
  idNumber: fc.constantFrom(null, '12345678'),
  idCard: fc.constant(null),
  messageCode: fc.constant(null),
  cntToAlert: fc.constantFrom(null, 2),
  ticketType: fc.constant('QUEUE'),
  params: fc.constant([{ name: 'a', value: 'b' }]),
  record: fc.boolean(),
  open: fc.constant(true),
  quota: fc.constant(300),
  priority: fc.boolean(),
  accountType: fc.constantFrom('personal', 'corporate'),
  codeVerifier: fc.constant('v'.repeat(43)),
  ticketId: fc.oneof({ weight: 4, arbitrary: live('tickets') }, { weight: 1, arbitrary: fc.uuid() }),
  finish: live('tickets'),
  locationId: fc.oneof({ weight: 4, arbitrary: live('locations') }, { weight: 1, arbitrary: fc.nat(60) }),
  serviceId: fc.oneof({ weight: 4, arbitrary: live('services') }, { weight: 1, arbitrary: fc.nat(60) }),
  serviceIds: live('services').map((id) => [id]),
  paused: fc.boolean(),
  kind: fc.constantFrom('kiosk', 'display'),
  text: fc.constantFrom('A001', '3834'),
  holdId: fc.uuid(),
  counter: fc.oneof(live('counters'), fc.constant('1')),
  size: fc.constant(5),
  page: fc.constant(0),
  remoteCounter: fc.constantFrom<unknown>(true, 'true'),
  departmentCode: fc.constant('DSI'),
};
const ID = fc.integer({ min: 1, max: 60 });
const goodFor = (field: string): fc.Arbitrary<unknown> =>
  (Object.hasOwn(GOOD, field) ? GOOD[field] : undefined) ??
  (field.endsWith('Id') ? ID : fc.constantFrom('a', '12345678'));

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // PostgreSQL accepts every character but this one.
  fc.constantFrom('\u0000', 'a\u0000b', '身\u0000'),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\u202e\u2066',
    "'; DROP TABLE ticket; --",
    '%',
    '../../etc/passwd',
    '${jndi:ldap://x}',
    'NaN',
    '-1',
    '1e999',
    '999999999999999999999999',
    '0x10',
    '00/00/0000',
    '99:99',
    '-',
    'x'.repeat(LONG),
    '身'.repeat(LONG),
  ),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2_147_483_648,
    -2_147_483_649,
    Number.MAX_SAFE_INTEGER,
    1e308,
    [],
    {},
    [[]],
    { $gt: '' },
    { length: 1 },
    Array.from({ length: 200 }, () => ({ name: '', value: '\u0000' })),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);
const valueOf = (field: string) =>
  fc.oneof({ weight: 6, arbitrary: goodFor(field) }, { weight: 1, arbitrary: oddValue });

const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.flatMap(fieldsOf);
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
};

const fields = (names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])), { requiredKeys: [] });

const right = (names: string[]) => fc.record(Object.fromEntries(names.map((name) => [name, goodFor(name)])));
/** All input of a call, valid but for one field: this gets furthest into the server. */
const almostRight = (names: string[]) =>
  fc
    .tuple(right(names), fc.constantFrom(...names), oddValue)
    .map(([good, field, odd]) => ({ ...good, [field]: odd }));

const bodyOf = (names: string[]): fc.Arbitrary<object> =>
  names.length === 0
    ? fields(['euid', 'constructor'])
    : fc.oneof(
        { weight: 4, arbitrary: almostRight(names) },
        { weight: 2, arbitrary: right(names) },
        { weight: 1, arbitrary: fields([...names, 'euid', 'parameter1', 'constructor', 'toString']) },
      );

const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 600).replace(/\p{Cs}/gu, '\ufffd'));
};
const segment = (field: string) =>
  fc.oneof(
    { weight: 8, arbitrary: valueOf(field).map(inAddress) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%00', '%ff%fe', '%c0%af', '%2e%2e%2f', '%ud800', '', '..', ';a=b'),
    },
  );
const query = (names: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fields([...names, 'size', 'page', 'euid', 'remoteCounter']).map((given) =>
        Object.entries(given)
          .map(([name, value]) => `${name}=${inAddress(value)}`)
          .join('&'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'size=1&size=2',
        'size[]=1',
        'size[a]=1',
        '&&&',
        '?',
        '=',
        '%',
        'size=%ff',
        'a'.repeat(4_000),
        '__proto__[size]=1',
        'constructor=1',
      ),
    },
  );

const rawBody = fc.constantFrom<string | Buffer>(
  '',
  ' ',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  'undefined',
  '{"a":1,}',
  '{"a":NaN}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '\ufeff{}',
  '['.repeat(DEEP),
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"params":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
  `{"keyword":"${'x'.repeat(BEYOND_LIMIT)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0, 1, 2, 3]),
);

const header = fc.constantFrom<[string, string]>(
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'application/octet-stream'],
  ['content-type', '////'],
  ['content-type', ''],
  ['content-length', '5'],
  ['content-encoding', 'gzip'],
  ['authorization', ''],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer null'],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['authorization', `Bearer ${'a.'.repeat(3_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJhIn0.'],
  ['idempotency-key', 'x'],
  ['idempotency-key', 'g0000000-0000-4000-8000-000000000000'],
  ['x-trace-id', '\u00e9'],
  ['x-vez-language', 'xx'],
  ['x-vez-language', 'constructor'],
  ['accept-language', '*;q=9,,,;'],
  ['accept-encoding', 'br;q=x, nonsense'],
  ['cookie', '__Host-vez=%'],
  ['cookie', '__Host-vez=%00; =; ;;'],
  ['x-forwarded-for', "' OR 1=1, \u00e9"],
  ['range', 'bytes=5-1'],
  ['expect', '100-continue'],
  ['transfer-encoding', 'nonsense'],
);

/** Indices in `KINDS` of callers that a call admits. A call of a team admits none, so it gets all. */
function callersOf(definition: CallDefinition): number[] {
  const all = KINDS.map((_, at) => at);
  const own = all.filter((at) => turnedAway(definition, KINDS[at]!) === undefined);
  return own.length === 0 ? all : own;
}

const NAMES = Object.keys(calls) as CallName[];

/** Over all routes, with mostly the right method. */
export const oddRequest: fc.Arbitrary<OddRequest> = fc.constantFrom(...NAMES).chain((name) => {
  const { method, path, params, query: asked, body } = calls[name] as CallDefinition;
  const names = fieldsOf(params);
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      segments: fc.tuple(...names.map(segment)),
      query: query(fieldsOf(asked)),
      payload: fc.oneof(
        { weight: 6, arbitrary: bodyOf(fieldsOf(body)).map((given) => JSON.stringify(given)) },
        { weight: 1, arbitrary: rawBody },
      ),
      headers: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(header, { maxLength: 3 }) },
      ),
      // Most callers may make the call; otherwise the refusals would hide what is behind it.
      caller: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...callersOf(calls[name])) },
        { weight: 1, arbitrary: fc.nat(KINDS.length - 1) },
      ),
      by: fc.oneof(
        { weight: 6, arbitrary: fc.constant('inject' as const) },
        { weight: 3, arbitrary: fc.constant('port' as const) },
        { weight: 1, arbitrary: fc.constantFrom('leaving' as const, 'cutting' as const) },
      ),
      tail: fc.oneof(
        { weight: 20, arbitrary: fc.constant('') },
        fc.constantFrom('/', '//', '/x', '\\', '%00'),
      ),
    })
    .map(({ segments, headers, query: asking, tail, payload, ...rest }) => {
      const given = Object.fromEntries(names.map((field, at) => [field, segments[at]!]));
      const address = path.replace(/:(\w+)/g, (_, field: string) => given[field]!);
      const sends = body !== undefined || rest.method === 'POST' || rest.method === 'PUT';
      return {
        ...rest,
        url: `/api/${address}${tail}${asking === '' ? '' : `?${asking}`}`,
        headers: { ...(sends ? { 'content-type': 'application/json' } : {}), ...Object.fromEntries(headers) },
        ...(sends ? { payload } : {}),
      };
    });
});
