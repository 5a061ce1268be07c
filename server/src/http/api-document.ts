import swagger from '@fastify/swagger';
import { calls, LANGUAGES, type CallDefinition } from '@vez/shared/contracts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sharedScope } from './shared-scope';

/** The body of every failure, whatever its status (decision 50). */
export const errorBody = z.object({
  code: z.int().meta({ description: '602: `message` is for the citizen. 601, 603: a fault of ours.' }),
  message: z.string().meta({ description: 'In the language of the caller.' }),
  reason: z.string().meta({ description: 'A stable machine word, such as `slotTaken`.' }),
  traceId: z.uuid(),
});

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

const jsonSchemaOf = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return rest;
};

const describe = ({ spec, caller, reasons, forOtherClients }: CallDefinition): string =>
  [
    CALLER[caller],
    ...(reasons === undefined ? [] : [`May be refused with ${reasons.join(', ')}.`]),
    ...(forOtherClients ? ['No screen of ours uses it: it is for other clients.'] : []),
    `Fulfils ${spec.join(', ')}.`,
  ].join(' ');

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
      description: describe(definition),
      security: SECURITY[definition.caller],
      headers: jsonSchemaOf(sent),
      response: {
        ...(schema.response as object),
        default: { description: 'Any failure.', ...jsonSchemaOf(errorBody) },
      },
    },
  };
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
      },
      servers: [{ url: '/api' }],
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
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
});
