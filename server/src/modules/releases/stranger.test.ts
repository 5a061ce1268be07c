import { addresses, startReportedRelease, type ReportedRelease } from '../../testing/reported-release';

let site: ReportedRelease;
beforeEach(async () => {
  site = await startReportedRelease();
});
afterEach(() => site.stop());

const all = async (kind: string, from: string[]) => {
  for (const address of from) await site.report(kind, address);
};
const SERVED = { version: 2, share: undefined, isStopped: undefined };
const served = async () => {
  const { order, share, isStopped } = await site.carried();
  return { version: order.version, share, isStopped };
};

describe('a stranger who reports that a healthy release fails [FLT-71]', () => {
  it('is refused without the token of a page of this very release [SHL-18]', async () => {
    for (const address of addresses(3)) {
      expect(await site.report('throw', address, 'bad', { token: undefined })).toBe(400);
      expect(await site.report('throw', address, 'bad', { token: 'f'.repeat(32) })).toBe(403);
    }
    const { report } = await site.carried();
    site.publish('next');
    await site.carried();
    expect(await site.report('throw', '10.9.9.9', 'next', { token: report })).toBe(403);
    expect(await site.vez.db.query('SELECT 1 FROM release_voice')).toEqual([]);
  });

  it('stops nothing with three posts from three networks that others saw it in', async () => {
    await all('shown', addresses(6, 100));
    await all('throw', addresses(3));
    expect(await served()).toEqual(SERVED);
  });

  it('withholds it from some as the first to report, until others have seen it', async () => {
    await all('throw', addresses(3));
    expect(await served()).toEqual({ ...SERVED, share: 60 });
    await all('shown', addresses(3, 100));
    expect(await served()).toEqual(SERVED);
    expect(await site.verdicts()).toEqual({ stops: [], held: [] });
  });

  it('is outvoted after first reports from ten networks within the minute of a stop', async () => {
    await all('throw', addresses(10));
    expect(await served()).toEqual({ ...SERVED, share: 30 });
    await all('shown', addresses(20, 100));
    site.vez.clock.advance(61);
    await all('throw', addresses(10));
    expect(await served()).toEqual(SERVED);
  });

  it('counts as one voice per address and four per network, however many posts they send', async () => {
    await all('shown', addresses(3, 100));
    for (let time = 0; time < 20; time += 1) await all('throw', ['10.0.7.1', '10.0.8.1']);
    await all(
      'throw',
      Array.from({ length: 60 }, (_, at) => `10.0.9.${at}`),
    );
    const [{ voices }] = (await site.vez.db.query(
      'SELECT count(*)::int AS voices FROM release_voice WHERE failed > 0',
    )) as [{ voices: number }];
    expect(voices).toBe(6);
  });

  it('counts as one network across a whole IPv6 /32', async () => {
    await all(
      'throw',
      Array.from({ length: 40 }, (_, at) => `2001:db8:${at.toString(16)}::1`),
    );
    expect(await served()).toEqual(SERVED);
    const rows = await site.vez.db.query('SELECT DISTINCT network FROM release_voice');
    expect(rows).toHaveLength(1);
  });

  it('does not outweigh others of the same voice with a flood from one address', async () => {
    const neighbours = Array.from({ length: 60 }, (_, at) => `10.0.9.${at + 2}`);
    await all('shown', neighbours);
    for (let time = 0; time < 100; time += 1) {
      await site.report('throw', '10.0.9.1', 'bad', { wasShown: true });
      await site.report(time % 2 === 0 ? 'load' : 'shown', '10.0.9.1', 'bad', { wasShown: true });
    }
    const [sum] = await site.vez.db.query(
      'SELECT sum(shown)::int AS shown, sum(failed)::int AS failed FROM release_voice',
    );
    expect(sum).toEqual({ shown: 61, failed: 1 });
  });

  it('takes back no visit of others by claiming that it was shown before', async () => {
    await all('shown', addresses(5));
    for (const address of addresses(5, 0)) {
      const neighbour = address.replace(/7$/, '8');
      for (let time = 0; time < 10; time += 1)
        await site.report('throw', neighbour, 'bad', { wasShown: true });
    }
    const [sum] = await site.vez.db.query(
      'SELECT sum(shown)::int AS shown, sum(failed)::int AS failed FROM release_voice',
    );
    expect(sum).toEqual({ shown: 5, failed: 5 });
  });

  it('silences no other subscriber of the same carrier', async () => {
    await all('throw', ['100.64.0.1']);
    const carrier = Array.from({ length: 60 }, (_, at) => `100.64.0.${at + 2}`);
    await all('shown', carrier);
    const [{ share }] = (await site.vez.db.query(
      'SELECT sum(failed::float8 / (shown + failed)) / count(*) AS share FROM release_voice',
    )) as [{ share: number }];
    expect(share).toBeLessThan(0.05);
  });
});
