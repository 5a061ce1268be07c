import type { CallInput, Calls } from '@vez/shared/contracts';
import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

describe('the counters of an office', () => {
  let office: Visiting;
  let chief: TestCaller;
  let ana: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    chief = await office.city.staff({ role: 'supervisor' });
    ana = await office.city.staff({ role: 'clerk', euid: 'ana' });
  });
  afterEach(() => office.city.stop());

  const EMPTY = { zh_hant: '', zh_hans: '', pt_pt: '', en_us: '' };
  const WAY = { zh_hant: '出升降機右轉', zh_hans: '', pt_pt: 'À direita', en_us: 'Turn right' };
  const directions = { floor: EMPTY, area: EMPTY, way: WAY };
  type Input = Partial<CallInput<Calls['saveCounter']>>;
  const inputOf = (more: Input) => {
    const { locationId, serviceId } = office.first;
    return { locationId, counter: '12', serviceIds: [serviceId], ...more };
  };
  const save = (more: Input = {}) => office.city.call('saveCounter', inputOf(more), { as: chief });
  const list = (as = ana) =>
    office.city.call('officeCounters', { locationId: office.first.locationId }, { as });
  const open = (counter: string, as = ana) =>
    office.city.call('openCounter', { ...office.first, counter }, { as });
  const refused = async (answer: Promise<{ reason: string | undefined }>) => (await answer).reason;

  it('are listed by a supervisor; staff open no other, counter systems name their own [QUE-16]', async () => {
    const { city, first } = office;
    await save({ directions });
    await save({ counter: '2' });
    const { counters } = await list();
    // `1` was opened by a counter system.
    expect(counters.map(({ counter, savedAt }) => [counter, savedAt !== null])).toEqual([
      ['1', false],
      ['2', true],
      ['12', true],
    ]);
    expect(counters.at(-1)).toMatchObject({ serviceIds: [first.serviceId], directions, openFor: [] });
    expect(await refused(city.refusal('openCounter', { ...first, counter: '3' }, { as: ana }))).toBe(
      'counterUnknown',
    );
    await city.call('openCounter', { ...first, counter: '3' }, { as: city.counterSystem });
    await open('12');
    expect((await list()).counters.at(-1)).toMatchObject({
      openFor: [first.serviceId],
      holder: { isYou: true },
    });
  });

  it('are not overwritten by a second editor', async () => {
    const { city } = office;
    const { savedAt } = await save();
    city.clock.advance(1);
    expect(await refused(city.refusal('saveCounter', inputOf({}), { as: chief }))).toBe('counterChanged');
    const next = await save({ savedAt, serviceIds: [] });
    const late = inputOf({ savedAt });
    expect(await refused(city.refusal('saveCounter', late, { as: chief }))).toBe('counterChanged');
    await save({ savedAt: next.savedAt });
  });

  it('are removed once they are closed, with the directions to them', async () => {
    const { city, first } = office;
    await save({ directions });
    await open('12');
    const at = { locationId: first.locationId, counter: '12' };
    expect(await refused(city.refusal('removeCounter', at, { as: chief }))).toBe('counterOpen');
    await city.call('leaveCounter', at, { as: ana });
    await city.call('removeCounter', at, { as: chief });
    await city.call('removeCounter', at, { as: chief });
    expect((await list()).counters.map(({ counter }) => counter)).toEqual(['1']);
    const rows = await city.db.query(`SELECT FROM counter_place WHERE location_id = $1 AND counter = '12'`, [
      first.locationId,
    ]);
    expect(rows).toEqual([]);
  });

  it('without directions of their own have those of the others [TIX-03]', async () => {
    await save({ counter: '', directions });
    await save();
    const listed = await list();
    expect(listed.others).toEqual(directions);
    expect(listed.counters.at(-1)?.directions.way.en_us).toBe('');
    await save({ counter: '' });
    expect((await list()).others.way).toEqual(WAY);
    await save({ counter: '', directions: { ...directions, way: EMPTY } });
    expect((await list()).others.way.en_us).toBe('');
  });

  it('are changed by a supervisor of their department alone, who names its services', async () => {
    const { city } = office;
    expect((await city.refusal('saveCounter', inputOf({}), { as: ana })).status).toBe(403);
    const other = await city.staff({ role: 'supervisor', departmentId: 9_999 });
    expect((await city.refusal('saveCounter', inputOf({}), { as: other })).status).toBe(403);
    await save({ serviceIds: [office.first.serviceId, 9_999] });
    expect((await list()).counters.at(-1)?.serviceIds).toEqual([office.first.serviceId]);
  });
});
