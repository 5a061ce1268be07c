import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { named } from './shared-scope';

const TYPES: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vez: the calls</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  docExpansion: 'none',
  displayOperationId: true,
  filter: true,
  validatorUrl: null,
});
`;

/** Swagger UI sets `style` attributes; everything else is a file of ours. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `docs`: the page to read and try the calls, with Swagger UI from the folder of the build. */
export const docsPage = named<{ folder: string }>('docsPage', async (api, { folder }) => {
  api.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  );
  api.get('/docs/start.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  api.get('/docs/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const type = Object.hasOwn(TYPES, file) ? TYPES[file] : undefined;
    const path = join(folder, file);
    if (type === undefined || !existsSync(path)) return reply.callNotFound();
    return reply.type(type).header('cache-control', 'public, max-age=3600').send(createReadStream(path));
  });
});
