import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../diagnostics/log';
import { startTestServer } from '../testing/test-server';
import { startTracing, type Tracing } from './tracing';

interface ReceivedSpan {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const lines: string[] = [];
const write = (facts: object, text: string) => void lines.push(`${text} ${JSON.stringify(facts)}`);
const log: Log = { info: write, warn: write, error: write };

/** A collector of OTLP over HTTP, as JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const paths = new Set<string | undefined>();
  const server: Server = createServer((request, response) => {
    paths.add(request.url);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

it('sends a collector each call and its statements by name, without personal data', async () => {
  const collector = await startCollector();
  const tracing = (await startTracing({ endpoint: collector.endpoint, service: 'vez' }, log)) as Tracing;
  const city = await startTestServer({ tracing });
  const traceId = '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11';
  await city.server.inject({
    method: 'POST',
    url: '/api/valid',
    headers: { 'x-trace-id': traceId, traceparent: `00-${'66123834'.repeat(4)}-6612383466123834-01` },
    payload: { areaCode: '853', mobileNumber: '66123834', token: '000000' },
  });
  await city.stop();
  await tracing.stop();
  await collector.stop();

  expect([...collector.paths]).toEqual(['/v1/traces']);
  const spans = collector.spans();
  const call = spans.find(({ name }) => name === 'POST /api/valid')!;
  const facts = Object.fromEntries(
    call.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
  expect(facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/valid',
    'http.response.status_code': 422,
    'vez.trace_id': traceId,
  });
  const statement = spans.find(({ name }) => name === 'code-newest-of-asker')!;
  const within = spans.filter(({ spanId }) => spanId === statement.parentSpanId);
  expect([call.spanId, ...within.map(({ parentSpanId }) => parentSpanId)]).toContain(call.spanId);
  expect(statement.traceId).toBe(call.traceId);
  expect(collector.text()).not.toContain('66123834');
});

it('is not active without a collector', async () => {
  expect(await startTracing({ endpoint: undefined, service: 'vez' }, log)).toBeUndefined();
});

it('stops even if the collector is away, and reports it', async () => {
  const collector = await startCollector();
  await collector.stop();
  const tracing = (await startTracing({ endpoint: collector.endpoint, service: 'vez' }, log)) as Tracing;
  const city = await startTestServer({ tracing });
  await city.call('privacyClause', { id: 1 });
  await city.stop();
  await tracing.stop();
  expect(lines).toEqual([expect.stringContaining('traces not handed over')]);
});
