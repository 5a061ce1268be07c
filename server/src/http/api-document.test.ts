import SwaggerParser from '@apidevtools/swagger-parser';
import { calls, type CallDefinition } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../testing/test-server';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { in: string; name: string; schema: { default?: unknown } }[];
  responses: Record<string, { content: Record<string, { schema: { required?: string[] } }> }>;
}
interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const DEFINITIONS = Object.entries(calls) as [string, CallDefinition][];

describe('the OpenAPI document of the calls', () => {
  let city: TestServer;
  let document: ApiDocument;
  beforeAll(async () => {
    city = await startTestServer();
    document = (await city.server.inject('/api/openapi.json')).json<ApiDocument>();
  });
  afterAll(() => city.stop());

  const operationOf = ({ method, path }: CallDefinition) =>
    document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];

  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    // The validator resolves references in place, so it gets a copy.
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeDefined();
  });

  it('lists each call of the contract at its path, and no others [API-01]', () => {
    const documented = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(documented.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const [name, definition] of DEFINITIONS) expect(operationOf(definition)?.operationId).toBe(name);
  });

  it('states who may call, and that every failure has one shape [API-07] [ERR-13]', () => {
    for (const [, definition] of DEFINITIONS) {
      const { security, responses } = operationOf(definition)!;
      expect(security.some((way) => Object.keys(way).length === 0)).toBe(definition.caller === 'anyone');
      expect(security.some((way) => 'counterCredential' in way)).toBe(definition.caller === 'service');
      const { schema } = responses.default!.content['application/json']!;
      expect(schema.required).toEqual(['code', 'message', 'reason', 'traceId']);
    }
  });

  const parameters = () => operationOf(calls.departments)!.parameters!;
  const headers = () => parameters().flatMap(({ in: place, name }) => (place === 'header' ? [name] : []));

  it.each([
    ['the language', 'API-05', 'x-vez-language'],
    ['the booking source', 'API-03', 'x-vez-source'],
    ['the platform', 'API-04', 'x-vez-platform'],
    ['the trace id', 'API-06', 'x-trace-id'],
  ])('names the header of %s [%s]', (_, line, header) => {
    expect(headers()).toContain(header);
  });

  it('names no other header', () => {
    expect(headers()).toHaveLength(4);
  });

  it('states the default size of a list [API-08]', () => {
    expect(parameters().find(({ name }) => name === 'size')?.schema.default).toBe(999);
  });
});
