import SwaggerParser from '@apidevtools/swagger-parser';
import { calls, type CallDefinition } from '@vez/shared/contracts';
import { statusOf } from '../module-api/refusal';
import { startTestServer, type TestServer } from '../testing/test-server';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters?: { in: string; name: string; schema: { default?: unknown } }[];
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: { $ref?: string }; examples?: object }> }
  >;
}
interface ApiDocument {
  openapi: string;
  info: { contact: object; license: object };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
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
      for (const [status, { content }] of Object.entries(responses)) {
        const expected = { $ref: '#/components/schemas/Failure' };
        if (status !== '200') expect(content['application/json']!.schema).toEqual(expected);
      }
    }
    const { required } = document.components.schemas.Failure!;
    expect(required).toEqual(['code', 'message', 'reason', 'traceId']);
  });

  it('documents each refusal at its status, with an example and its text [ERR-01]', () => {
    for (const [name, definition] of DEFINITIONS) {
      const { responses } = operationOf(definition)!;
      for (const reason of definition.reasons ?? []) {
        const { description, content } = responses[statusOf(reason)]!;
        expect([name, description]).toEqual([name, expect.stringContaining(`\`${reason}\`: `)]);
        expect(content['application/json']!.examples).toHaveProperty(reason);
        // Values that a text names stay visible: `{days}`.
        expect(description).not.toMatch(/ {2}|\{\{/);
        expect(content['application/problem+json']).toBeDefined();
      }
    }
    expect(operationOf(calls.reserve)!.responses[409]!.description).toContain('`slotTaken`');
  });

  it('names the shapes of answers, and lists none that no call uses', () => {
    const { schemas } = document.components;
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    expect(unused).toEqual([]);
    const { schema } = operationOf(calls.departmentById)!.responses[200]!.content['application/json']!;
    expect(schema).toEqual({ $ref: '#/components/schemas/Department' });
    expect(Object.keys(schemas).length).toBeLessThan(60);
  });

  // What Redocly and Spectral recommend, beside a valid document.
  it('groups and sums up each call, and documents a refusal of each', () => {
    const groups = document.tags.map(({ name, description }) => description !== '' && name);
    for (const [, definition] of DEFINITIONS) {
      const { tags, summary, responses } = operationOf(definition)!;
      expect(groups).toContain(tags[0]);
      expect(summary).not.toBe('');
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
    }
    expect(document.info).toMatchObject({ contact: {}, license: {} });
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
