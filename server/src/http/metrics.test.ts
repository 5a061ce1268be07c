import { readFile } from 'node:fs/promises';
import { PerformanceObserver } from 'node:perf_hooks';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { pointOf } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';

let city: TestServer;
beforeAll(async () => {
  city = await startTestServer();
});
afterAll(() => city.stop());

const figures = async (headers: Record<string, string> = {}) => {
  const { statusCode, body } = await city.server.inject({ url: '/metrics', headers });
  return { statusCode, body };
};

it('counts people by queue, holds, messages by kind, grants and the database’s connections', async () => {
  const as = await city.citizen();
  const point = await pointOf(city.db, 'IAM-FIN', 'H24');
  await city.call('openCounter', { ...point, counter: '1' }, { as: city.counterSystem });
  const { area: mobArea, number: mobNum } = as.mobile;
  const request = { ...point, cntToAlert: null, messageCode: null, mobArea, mobNum };
  await city.call('takeQueueTicket', request, { as });
  await city.refusal('takeQueueTicket', request, { as });
  const booked = await pointOf(city.db, 'DSI-BIR-R', 'CP');
  await city.call('holdSlot', { ...booked, bookingDate: '02/12/2026', bookingTime: '09:00' });
  await city.call('sendVerificationCode', { mobile: `853-${mobNum}` });

  const { body } = await figures();
  const at = `service="${point.serviceId}",location="${point.locationId}"`;
  expect(body).toContain(`vez_queue_people{${at},progress="waiting"} 1`);
  expect(body).toContain('vez_grants_total{kind="number"} 1');
  expect(body).toContain('vez_grants_total{kind="hold"} 1');
  expect(body).toContain('vez_holds{state="held"} 1');
  expect(body).toContain('vez_sms_unsent{kind="code"} 1');
  expect(body).toMatch(/vez_database_connections\{state="idle"\} \d+/);
  expect(body).toMatch(
    /vez_call_seconds_count\{method="POST",route="\/api\/queue\/requestQueueTicket",status="200"\} 1/,
  );
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain(mobNum);
});

it('observes the process from the first read on, since observers cannot be stopped', async () => {
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  const unread = await startTestServer({ beside: city });
  expect(observe).not.toHaveBeenCalled();
  for (let reads = 0; reads < 2; reads += 1) await unread.server.inject({ url: '/metrics' });
  expect(observe).toHaveBeenCalledTimes(1);
  await unread.stop();
});

it('still reports the process’s own figures while the database is away', async () => {
  await city.db.query('ALTER TABLE ticket RENAME TO lost');
  const { statusCode, body } = await figures();
  await city.db.query('ALTER TABLE lost RENAME TO ticket');
  expect(statusCode).toBe(200);
  expect(body).toContain('vez_call_seconds_count');
  expect(body).not.toContain('vez_queue_people{');
});

it('is ready while all its connections are busy, and asks callers to come again [FLT-49]', async () => {
  const ready = async () => (await city.server.inject({ url: '/readyz' })).statusCode;
  const as = await city.citizen();
  let release = () => undefined as void;
  const busy = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = Array.from({ length: 12 }, () => city.db.tx(() => busy));
  const told = city.send('ticketCount', {}, { as });
  expect(await ready()).toBe(200);
  const answer = await told;
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ reason: 'busy' });
  expect(answer.headers['retry-after']).toBe('2');
  release();
  await Promise.all(held);
  expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 0 });
});

it('shows its figures in production only to callers with the credential', async () => {
  const production = {
    ...PRODUCTION_SETTINGS,
    VEZ_ENV: 'production',
    VEZ_SMS_LIMITS: 'on',
    VEZ_CALL_LIMITS: 'on',
    VEZ_COUNTER_CREDENTIAL: undefined,
  };
  const CREDENTIAL = 'a-credential-of-prometheus';
  const shown = await startTestServer({ env: { ...production, VEZ_METRICS_CREDENTIAL: CREDENTIAL } });
  const ask = async (of: TestServer, authorization?: string) =>
    (await of.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
  expect(await ask(shown, `Bearer ${CREDENTIAL}`)).toBe(200);
  expect(await ask(shown, `Bearer ${CREDENTIAL}x`)).toBe(404);
  expect(await ask(shown)).toBe(404);
  await shown.stop();
  const hidden = await startTestServer({ env: production });
  expect(await ask(hidden, 'Bearer undefined')).toBe(404);
  expect(await ask(hidden)).toBe(404);
  await hidden.stop();
});

it('says which release runs', async () => {
  expect((await figures()).body).toContain('vez_build_info{version="development",commit=""} 1');
});

it('has every figure that an alert rule uses', async () => {
  const rules = await readFile(new URL('../../../deploy/prometheus/vez-alerts.yml', import.meta.url), 'utf8');
  const { body } = await figures();
  const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const used = [...rules.matchAll(/\b(?:vez|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/^(vez_call_seconds)_(count|sum|bucket)$/, '$1'),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('says for every alert what to do, and links to it', async () => {
  const at = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const [rules, guide] = [await at('deploy/prometheus/vez-alerts.yml'), await at('docs/guides/alerts.md')];
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect([...guide.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
  const links = [...rules.matchAll(/runbook_url: '\{\{ \$externalLabels\.runbooks \}\}#(\w+)'/g)];
  expect(links.map(([, anchor]) => anchor)).toEqual(alerts.map((name) => name.toLowerCase()));
});
