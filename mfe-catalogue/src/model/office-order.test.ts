import { aPlace, aQueue } from '../testing/facts';
import { inUsefulOrder } from './office-order';

const office = (name: string, queue?: Parameters<typeof aQueue>[0], isOpenable = true) => ({
  place: aPlace({ name }),
  isOpenable,
  queue: queue && aQueue(queue),
});
const namesOf = (offices: ReturnType<typeof office>[]) => inUsefulOrder(offices).map(({ name }) => name);

describe('the offices of a service', () => {
  it('are sorted open ones first, shorter queues before longer ones', () => {
    expect(
      namesOf([
        office('closed', { isOfficeTime: false }),
        office('long', { waitCount: 20 }),
        office('suspended', { waitCount: 0 }, false),
        office('full', { pass: 'N', queueState: 'FULL' }),
        office('books only'),
        office('nobody waits', { pass: 'N', queueState: 'NOTBUSY' }),
        office('near', { waitCount: 3 }),
      ]),
    ).toEqual(['nobody waits', 'near', 'long', 'full', 'books only', 'closed', 'suspended']);
  });

  it('are sorted by their next opening while they are closed', () => {
    const opens = (opensAt: string) => ({ isOfficeTime: false, opensAt });
    expect(
      namesOf([
        office('unknown', { isOfficeTime: false }),
        office('Monday', opens('2026-12-07T01:00:00Z')),
        office('tomorrow', opens('2026-12-02T01:00:00Z')),
      ]),
    ).toEqual(['tomorrow', 'Monday', 'unknown']);
  });

  it('keep their order if nothing distinguishes them', () => {
    expect(namesOf([office('a'), office('b'), office('c')])).toEqual(['a', 'b', 'c']);
  });
});
