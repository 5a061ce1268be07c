import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { docsPage } from './docs-page';

const swaggerUi = dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json'));

describe('the API page', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(docsPage, { prefix: '/api', folder: swaggerUi });
  });
  afterAll(() => app.close());

  it('loads nothing from elsewhere, and is not allowed to', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    const files = [...page.body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      expect((await app.inject(file)).statusCode).toBe(200);
    }
  });

  it('reads the document that the server serves', async () => {
    expect((await app.inject('/api/docs/start.js')).body).toContain("url: '/api/openapi.json'");
  });

  it.each(['package.json', '..%2f..%2fpackage.json', 'constructor'])(
    'serves no other file: %s',
    async (file) => {
      expect((await app.inject(`/api/docs/${file}`)).statusCode).toBe(404);
    },
  );
});
