import { addresses, startReportedRelease, type ReportedRelease } from '../../testing/reported-release';
import { startTestServer } from '../../testing/test-server';

let site: ReportedRelease;
beforeEach(async () => {
  site = await startReportedRelease();
});
afterEach(() => site.stop());

const all = async (kind: string, from: string[], build?: string) => {
  for (const address of from) await site.report(kind, address, build);
};
/** Ten networks report a failure; the last one repeats it after the minute that a stop takes. */
async function failFor(count: number, build?: string, from = 0) {
  await all('throw', addresses(count, from), build);
  site.vez.clock.advance(61);
  await all('load', addresses(1, from + count - 1), build);
}

describe('a young release that fails', () => {
  it('is withheld from a growing share of visits from its third failure on [SHL-18]', async () => {
    const shares: (number | undefined)[] = [];
    for (const address of addresses(10)) {
      await site.report('throw', address);
      shares.push((await site.carried()).share);
    }
    expect(shares).toEqual([undefined, undefined, 60, 50, 50, 40, 40, 40, 30, 30]);
    const held = [{ remote: 'mfe-queue', version: 2, share: 30, asked: 10, failed: 10 }];
    expect(await site.verdicts()).toEqual({ stops: [], held });
    expect((await site.carried()).before?.order.version).toBe(1);
  });

  it('is stopped by all processes a minute later, if nothing outvotes ten voices [SHL-18]', async () => {
    await failFor(9);
    expect((await site.verdicts()).stops).toEqual([]);
    await all('throw', addresses(1, 9));
    const stops = [expect.objectContaining({ version: 2, asked: 10, failed: 10, kinds: ['load', 'throw'] })];
    expect(await site.verdicts()).toEqual({ stops, held: [] });
    expect(await site.carried()).toMatchObject({ isStopped: true, before: { order: { version: 1 } } });
    expect(await site.carried()).not.toHaveProperty('report');
    const other = await startTestServer({ env: { VEZ_SITE: site.folder }, beside: site.vez });
    expect((await site.verdicts(other)).stops).toEqual(stops);
    await other.stop();
  });

  it('is stopped if a third of visits fail, and continues if a tenth do', async () => {
    for (let visit = 0; visit < 90; visit += 1)
      await site.report(visit % 10 === 0 ? 'throw' : 'shown', addresses(1, visit)[0]!);
    site.vez.clock.advance(61);
    await all('throw', addresses(1));
    expect(await site.verdicts()).toEqual({ stops: [], held: [] });
    await all('throw', addresses(45, 100));
    expect((await site.verdicts()).stops).toHaveLength(1);
  });

  const cohort = { browser: 'safari', session: 'phone', screen: 'narrow', view: 'first' };
  const others = { ...cohort, browser: 'chromium' };
  /** Every eighth visit is with Safari. */
  async function failInSafari(build: string, from: number) {
    for (let visit = 0; visit < 160; visit += 1) {
      const isSafari = visit % 8 === 0;
      const [address] = addresses(1, from + visit);
      await site.report(isSafari ? 'throw' : 'shown', address!, build, {
        cohort: isSafari ? cohort : others,
      });
    }
  }

  it('is stopped if it fails in one browser only, which its team reads [SHL-18]', async () => {
    await failInSafari('bad', 0);
    expect(await site.carried()).not.toHaveProperty('share');
    site.vez.clock.advance(61);
    await site.report('throw', addresses(1, 500)[0]!, 'bad', { cohort });
    expect((await site.verdicts()).stops).toEqual([
      expect.objectContaining({ version: 2, asked: 161, failed: 21, cohort: 'browser:safari' }),
    ]);
  });

  it('continues if the release before fails in that browser as well [SHL-18]', async () => {
    await failInSafari('good', 1_000);
    await failInSafari('bad', 0);
    site.vez.clock.advance(61);
    await site.report('throw', addresses(1, 500)[0]!, 'bad', { cohort });
    expect(await site.verdicts()).toEqual({ stops: [], held: [] });
  });

  it('takes no cohort that could name a person', async () => {
    const address = addresses(1)[0]!;
    expect(await site.report('shown', address, 'bad', { cohort: { ...cohort, name: 'Wong' } })).toBe(400);
    expect(
      await site.report('shown', address, 'bad', { cohort: { ...cohort, browser: 'Safari/17.4' } }),
    ).toBe(400);
  });

  it('counts a visit once that first shows it and then fails', async () => {
    for (const address of addresses(10)) {
      await site.report('shown', address);
      await site.report('throw', address, 'bad', { wasShown: true });
    }
    const [row] = await site.vez.db.query(
      'SELECT sum(shown)::int AS shown, sum(failed)::int AS failed FROM release_voice',
    );
    expect(row).toEqual({ shown: 0, failed: 10 });
  });

  it('stays held back after its first day, with its predecessor beside it', async () => {
    await all('throw', addresses(3));
    await site.carried();
    site.vez.clock.advance(86_400);
    await all('throw', addresses(2, 50));
    expect(await site.carried()).toMatchObject({ share: 50, before: { order: { version: 1 } } });
  });

  it('is not stopped after its team has chosen it again, or without a stand-in', async () => {
    site.goBackTo('bad', 2);
    await site.carried();
    await failFor(12);
    expect(await site.verdicts()).toEqual({ stops: [], held: [] });
  });

  it('is not stopped by voices that stopped one which its team then called good [SHL-18]', async () => {
    await failFor(10);
    expect((await site.verdicts()).stops).toHaveLength(1);
    site.goBackTo('bad', 2);
    site.publish('fixed');
    await site.carried();
    await failFor(10, 'fixed');
    expect(await site.verdicts()).toMatchObject({ stops: [expect.anything()], held: [] });
    await failFor(10, 'fixed', 100);
    expect((await site.verdicts()).stops).toEqual([
      expect.anything(),
      expect.objectContaining({ version: 3, asked: 10, failed: 10 }),
    ]);
  });

  it('starts a new count with the next build', async () => {
    await all('throw', addresses(2));
    site.publish('fixed');
    await site.carried();
    await all('throw', addresses(2, 50), 'fixed');
    expect(await site.verdicts()).toEqual({ stops: [], held: [] });
    expect(await site.report('nonsense', '10.1.1.2')).toBe(400);
  });

  it('leaves no trace of who reported it', async () => {
    await all('throw', ['10.0.7.1']);
    const rows = await site.vez.db.query('SELECT network, failed_as FROM release_voice');
    expect(rows).toEqual([{ network: expect.stringMatching(/^[0-9a-f]{64}$/), failed_as: 'throw' }]);
  });
});

it('does not stop a release that must stay, and raises an alarm [SHL-18]', async () => {
  site.publish('patch', { mustStay: true });
  await site.carried();
  await failFor(12, 'patch');
  expect(await site.verdicts()).toEqual({
    stops: [expect.objectContaining({ version: 3, asked: 12, failed: 12 })],
    held: [],
  });
  expect(await site.carried()).toMatchObject({ order: { version: 3, mustStay: true } });
  expect(await site.carried()).not.toHaveProperty('isStopped');
  expect(await site.carried()).not.toHaveProperty('share');
  expect(site.vez.releases.stoppedRemotes()).toEqual([]);
  expect(site.vez.releases.failingRemotes()).toEqual(['mfe-queue']);
});
