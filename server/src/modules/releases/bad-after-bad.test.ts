import { addresses, startReportedRelease, type ReportedRelease } from '../../testing/reported-release';
import { startTestServer } from '../../testing/test-server';
import { noteProof } from './proof-store';

let site: ReportedRelease;
beforeEach(async () => {
  site = await startReportedRelease();
});
afterEach(() => site.stop());

const build = ({ order }: { order: { entry: { entry: { url: string } } | null } }) =>
  /\/(\w+)\.js$/.exec(order.entry!.entry.url)![1];

/** The releases in a page: the newest, and the stand-in that visits get if it fails. */
async function carried() {
  const release = await site.carried();
  return {
    newest: build(release),
    standIn: release.before && build(release.before),
    isStopped: release.isStopped === true,
  };
}
const standIn = async () => (await carried()).standIn;

async function report(kind: string, of: string, voices = 20, from = 0) {
  for (const address of addresses(voices, from)) await site.report(kind, address, of);
}
async function fail(of: string) {
  await report('throw', of);
  site.vez.clock.advance(61);
  await report('throw', of, 1);
}
const DAY_S = 86_400;

it('stops one bad release after the other, and shows the last good one each time [SHL-18]', async () => {
  for (const bad of ['bad', 'worse', 'worst']) {
    if (bad !== 'bad') site.publish(bad);
    expect(await carried()).toEqual({ newest: bad, standIn: 'good', isStopped: false });
    await fail(bad);
    expect(await carried()).toEqual({ newest: bad, standIn: 'good', isStopped: true });
    // Visits get the release that is painted and preloaded.
    const page = (await site.page()).replace(/<script [^>]*id="vez-registry".*?<\/script>/, '');
    expect(page).toContain('/assets/mfe-queue/good.js');
    expect(page).not.toContain(`/assets/mfe-queue/${bad}.js`);
  }
});

it('picks a stand-in that visits have seen, not one published a minute ago', async () => {
  await report('shown', 'bad');
  site.publish('hasty');
  site.publish('fix');
  expect(await carried()).toEqual({ newest: 'fix', standIn: 'bad', isStopped: false });
  await report('shown', 'fix', 19);
  await report('throw', 'fix', 1, 19);
  site.publish('next');
  expect(await standIn()).toBe('fix');
});

it('picks no stand-in that fails for more than one in twenty, or that few have seen', async () => {
  await report('shown', 'bad');
  site.publish('flawed');
  await carried();
  await report('throw', 'flawed', 2);
  await report('shown', 'flawed', 28, 2);
  site.publish('quiet');
  await carried();
  await report('shown', 'quiet', 19);
  site.publish('next');
  expect(await standIn()).toBe('bad');
});

it('picks a stand-in that served for a day, even with few visits', async () => {
  await site.report('shown', '10.0.0.1', 'bad');
  site.vez.clock.advance(DAY_S + 1);
  site.publish('hasty');
  site.publish('fix');
  expect(await standIn()).toBe('bad');
});

it('picks no stand-in held back after its proof, unless its team goes back to it', async () => {
  await report('shown', 'bad');
  await report('throw', 'bad', 40, 100);
  expect(await site.carried()).toHaveProperty('share');
  site.publish('next');
  expect(await standIn()).toBe('good');
  site.goBackTo('bad', 2);
  site.publish('last');
  expect(await standIn()).toBe('bad');
});

it('picks no stand-in that was stopped after its proof', async () => {
  await report('shown', 'bad');
  await report('throw', 'bad', 40, 100);
  site.vez.clock.advance(61);
  await report('throw', 'bad', 1, 200);
  expect(await carried()).toEqual({ newest: 'bad', standIn: 'good', isStopped: true });
  site.publish('next');
  expect(await standIn()).toBe('good');
});

it('proves a release whose hold was lifted by other visits', async () => {
  await report('throw', 'bad', 3);
  expect((await site.carried()).share).toBe(60);
  await report('shown', 'bad', 57, 100);
  expect(await site.carried()).not.toHaveProperty('share');
  site.publish('hasty');
  site.publish('next');
  expect(await standIn()).toBe('bad');
});

it('proves a release that has no stand-in', async () => {
  site.publish('good', { act: 'withdraw', version: 1, withdrawn: 2 });
  expect(await carried()).toEqual({ newest: 'good', standIn: undefined, isStopped: false });
  await report('shown', 'good', 40);
  site.publish('hasty');
  site.publish('next');
  expect(await standIn()).toBe('good');
});

it('includes exactly the orders on the way to the stand-in', async () => {
  await report('shown', 'bad');
  expect(await site.carried()).not.toHaveProperty('between');
  for (const hasty of ['one', 'two', 'three']) site.publish(hasty);
  const { between } = await site.carried();
  expect(between!.map(build)).toEqual(['two', 'one']);
  for (const one of between!) expect(Object.keys(one).sort()).toEqual(['order', 'signature']);
  site.vez.clock.advance(DAY_S + 61);
  const old = await site.carried();
  expect(old).not.toHaveProperty('before');
  expect(old).not.toHaveProperty('between');
});

it('proves releases in every process, even two at the same time', async () => {
  const other = await startTestServer({ env: { VEZ_SITE: site.folder }, beside: site.vez });
  const { db } = site.vez;
  await report('shown', 'bad', 19);
  let reported: Promise<void> | undefined;
  await db.tx(async (first) => {
    await noteProof(first, { remote: 'mfe-other', sequence: 1, now: site.vez.clock.now() });
    let isDone = false;
    reported = report('shown', 'bad', 1, 19).then(() => void (isDone = true));
    const waits = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while (!isDone && (await db.query(waits)).length === 0);
    await other.releases.refresh();
  });
  await reported;
  await other.releases.refresh();
  expect(other.releases.proofs().map(({ remote }) => remote)).toEqual(['mfe-other', 'mfe-queue']);
  await other.stop();
});
