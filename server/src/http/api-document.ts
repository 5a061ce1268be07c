import swagger from '@fastify/swagger';
import * as contracts from '@vez/shared/contracts';
import { calls, LANGUAGES, type CallDefinition } from '@vez/shared/contracts';
import type { FailureReason, RefusalReason } from '@vez/shared/domain';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { statusOf } from '../module-api/refusal';
import { failureText, refusalPattern } from '../texts/texts';
import { PROBLEM_TYPE } from './problem';
import { sharedScope } from './shared-scope';

/** The body of every failure, whatever its status (decision 50). */
const failure = z.object({
  code: z.int().meta({ description: '602: `message` is for the citizen. 601, 603: a fault of ours.' }),
  message: z.string().meta({ description: 'In the language of the caller.' }),
  reason: z.string().meta({ description: 'A stable machine word, such as `slotTaken`.' }),
  traceId: z.uuid(),
});

/** The same as RFC 9457, for callers that accept `application/problem+json`. */
const problem = z.object({
  type: z.string().meta({ description: '`urn:vez:` and the reason.' }),
  title: z.string().meta({ description: 'The `message`.' }),
  status: z.int(),
  instance: z.string().meta({ description: 'The trace id, as a URN.' }),
  ...failure.shape,
});

const nameOf = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`;
const isSchema = (value: unknown): value is z.ZodObject => value instanceof z.ZodObject;
for (const [name, schema] of Object.entries({ ...contracts, failure, problem })) {
  if (isSchema(schema)) z.globalRegistry.add(schema, { id: nameOf(name) });
}

/** Headers that a request may carry (API-02 to API-07). */
const headers = z.object({
  'x-vez-language': z.enum(LANGUAGES).optional(),
  'x-vez-source': z
    .string()
    .optional()
    .meta({ description: 'Which counter asks: `web` or `remoteCounter`.' }),
  'x-vez-platform': z.string().optional().meta({ description: 'Such as `mobileWeb` or `ios`.' }),
  'x-trace-id': z.uuid().optional(),
});
const idempotencyKey = z.uuid().optional().meta({
  description: 'The same key, the same answer: a write that timed out is sent again with its key.',
});

const BEARER = { type: 'http', scheme: 'bearer' } as const;
const SECURITY: Record<CallDefinition['caller'], Record<string, string[]>[]> = {
  anyone: [{}, { token: [] }],
  token: [{ token: [] }],
  euid: [{ token: [] }],
  service: [{ counterCredential: [] }],
  team: [{ teamCredential: [] }],
};
const CALLER: Record<CallDefinition['caller'], string> = {
  anyone: 'Open to anybody.',
  token: 'For a holder of a token.',
  euid: 'For a holder of a one-account token.',
  service: 'For counter systems, by their credential.',
  team: 'For departments’ teams, by a credential that their key has signed.',
};

/** The groups of calls: what they are about, and the first parts of their paths. */
const TAGS: Record<string, { description: string; paths: readonly string[] }> = {
  Offer: {
    description: 'Departments, offices, services, times; booking one.',
    paths: ['booking', 'app'],
  },
  Search: { description: 'Services and departments by a keyword.', paths: ['appms'] },
  Numbers: { description: 'Taking a number in a queue.', paths: ['queue'] },
  Tickets: { description: 'A person’s tickets and favourites.', paths: ['favourite', 'ticket', 'history'] },
  Login: {
    description: 'Codes, sessions and profiles.',
    paths: [
      ...['verificationCode', 'valid', 'getAccessToken', 'token', 'session', 'sessions'],
      ...['loginAddress', 'profile-info'],
    ],
  },
  'Own data': {
    description: 'What is kept of a person: to see, to take away, to erase.',
    paths: ['own-data'],
  },
  'Lost answers': { description: 'What became of a write without an answer.', paths: ['write'] },
  Counters: { description: 'Queues, visits and settings of an office.', paths: ['counter'] },
  Staff: { description: 'Staff, kiosks and displays.', paths: ['staff'] },
  Releases: { description: 'Releases of departments’ remotes.', paths: ['releases'] },
};
/** @throws Error for a path without a group */
function tagOf({ path }: CallDefinition): string {
  const first = path.split('/')[0]!;
  const [tag] = Object.entries(TAGS).find(([, { paths }]) => paths.includes(first)) ?? [];
  if (tag === undefined) throw new Error(`/${path} has no group: add it to TAGS.`);
  return tag;
}

const jsonSchemaOf = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return rest;
};

const describe = ({ spec, caller, forOtherClients }: CallDefinition): string =>
  [
    CALLER[caller],
    ...(forOtherClients ? ['No screen of ours uses it: it is for other clients.'] : []),
    `Fulfils ${spec.join(', ')}.`,
  ].join(' ');

const TRACE_ID = '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11';
type Example = [reason: string, code: number, message: string];

/** The refusals and failures of a call, by status. */
function failuresOf(definition: CallDefinition): Map<number, Example[]> {
  const found = new Map<number, Example[]>();
  const add = (status: number, example: Example) =>
    found.set(status, [...(found.get(status) ?? []), example]);
  const fails = (status: number, reason: FailureReason) =>
    add(status, [reason, status, failureText(reason, 'en_us', { where: '', traceId: TRACE_ID }).trim()]);
  const refuses = (reason: RefusalReason) =>
    add(statusOf(reason), [reason, 602, refusalPattern(reason, 'en_us')]);
  fails(400, 'malformed');
  if (definition.caller !== 'anyone') fails(401, 'unauthorized');
  if (definition.caller !== 'anyone') fails(403, 'forbidden');
  if (definition.params !== undefined) fails(404, 'notFound');
  for (const reason of definition.reasons ?? []) refuses(reason);
  if (!definition.reasons?.includes('tooManyRequests')) refuses('tooManyRequests');
  return found;
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const headersOf = (status: number) =>
  status === 429 && {
    headers: {
      'Retry-After': { description: 'Seconds until the next try.', type: 'integer' },
    },
  };

/** One documented answer for each status, with an example for each reason. */
function documented(status: number, examples: readonly Example[]) {
  const listed = examples.map(([reason, code, message]) => [
    reason,
    { value: { code, message, reason, traceId: TRACE_ID } },
  ]);
  return {
    description: examples.map(([reason, , message]) => `\`${reason}\`: ${message}`).join('\n\n'),
    ...headersOf(status),
    content: {
      'application/json': { schema: refTo('Failure'), examples: Object.fromEntries(listed) as object },
      [PROBLEM_TYPE]: { schema: refTo('Problem') },
    },
  };
}

const responsesOf = (definition: CallDefinition, answer: unknown) => ({
  200: { description: 'The answer.', content: { 'application/json': { schema: answer } } },
  ...Object.fromEntries(
    [...failuresOf(definition)].map(([status, examples]) => [status, documented(status, examples)]),
  ),
  default: {
    description: 'Any other failure.',
    content: { 'application/json': { schema: refTo('Failure') } },
  },
});

const definitionOf = (operation: unknown): CallDefinition | undefined =>
  (calls as Record<string, CallDefinition>)[String(operation)];

const transform: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const definition = definitionOf((schema as { operationId?: string }).operationId);
  if (definition === undefined) return { schema, url };
  const isWrite = definition.method !== 'GET' && !definition.reads && !definition.shellOnly;
  const sent = isWrite ? headers.extend({ 'idempotency-key': idempotencyKey }) : headers;
  return {
    url,
    schema: {
      ...schema,
      tags: [tagOf(definition)],
      description: describe(definition),
      security: SECURITY[definition.caller],
      headers: jsonSchemaOf(sent),
      response: responsesOf(definition, (schema.response as Record<number, unknown>)[200]),
    },
  };
};

const REF = /"#\/components\/schemas\/(\w+)"/g;
const refsIn = (value: unknown) => [...JSON.stringify(value).matchAll(REF)].map(([, name]) => name!);

/** Adds the named schemas that calls use. */
const transformObject: typeof jsonSchemaTransformObject = (given) => {
  const whole = jsonSchemaTransformObject(given);
  const { paths, components } = whole as {
    paths?: object;
    components?: { schemas?: Record<string, object> };
  };
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    refsIn(schemas[name]).forEach(use);
  };
  refsIn(paths ?? {}).forEach(use);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...whole, components: { ...components, schemas: kept } } as typeof whole;
};

/** Serves the contract as OpenAPI 3.1 at `openapi.json`; register it before the calls. */
export const apiDocument = sharedScope('apiDocument', async (api) => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vez',
        version: '3.0.1.251101',
        description: 'Find a public counter, take a number or book a time, keep the ticket.',
        contact: { name: 'The operator of this deployment' },
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/api', description: 'This deployment.' }],
      tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
      components: {
        securitySchemes: {
          token: { ...BEARER, description: 'From `valid`, `getAccessToken` or `session`; ten minutes.' },
          counterCredential: { ...BEARER, description: 'Given to the maker of a counter system.' },
          teamCredential: {
            ...BEARER,
            description: 'Made by `npm run vez` with the key of a team, for one call.',
          },
        },
      },
    },
    transform,
    transformObject,
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
});
