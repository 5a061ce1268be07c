import { aPlace, aQueue } from '../testing/facts';
import { elsewhere, inOrder, tagsOf, type OfficeOrder } from './office-order';

type Queue = NonNullable<Parameters<typeof aQueue>[0]>;
const office = (name: string, queue?: Queue, isOpenable = true, metres?: number) => ({
  place: aPlace({ name }),
  isOpenable,
  queue: queue && aQueue(queue),
  metres,
});
type Office = ReturnType<typeof office>;
const namesOf = (offices: Office[], by: OfficeOrder = 'shortest') =>
  inOrder(offices, by, 'en_us').map(({ name }) => name);
const wait = (fromMinutes: number, toMinutes: number, isTypical = false): Queue => ({
  waitRange: { fromMinutes, toMinutes, ...(isTypical && { isTypical }) },
});

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

  it('are sorted by minutes if all of them are known, however many people wait', () => {
    const slow = { ...wait(50, 65), waitCount: 2 };
    const fast = { ...wait(5, 15), waitCount: 9 };
    expect(namesOf([office('slow', slow), office('fast', fast)])).toEqual(['fast', 'slow']);
    const unknown = { waitCount: 5 };
    const all = [office('fast', fast), office('unknown', unknown), office('slow', slow)];
    expect(namesOf(all)).toEqual(['slow', 'unknown', 'fast']);
  });

  it('are sorted by distance, unknown ones last and ties by name', () => {
    const at = (name: string, metres?: number) => office(name, {}, true, metres);
    expect(namesOf([at('far', 3_000), at('none'), at('b', 200), at('a', 200)], 'nearest')).toEqual([
      'a',
      'b',
      'far',
      'none',
    ]);
  });

  it('are sorted by way and wait together, with the unknown and the closed ones last', () => {
    expect(
      namesOf(
        [
          office('near, long wait', wait(50, 65), true, 300),
          office('suspended', wait(0, 5), false, 100),
          office('far, short wait', wait(5, 15), true, 4_600),
          office('way unknown', wait(0, 5)),
          office('near, no queue', { pass: 'N', queueState: 'NOTBUSY' }, true, 300),
        ],
        'soonest',
      ),
    ).toEqual(['near, no queue', 'far, short wait', 'near, long wait', 'way unknown', 'suspended']);
  });
});

describe('the tags of offices', () => {
  const tagsIn = (offices: Office[]) => {
    const of = tagsOf(offices);
    return offices.map(({ place }) => of(place).join());
  };

  it('mark the nearest and the shortest wait', () => {
    expect(tagsIn([office('a', wait(50, 65), true, 300), office('b', wait(5, 15), true, 4_600)])).toEqual([
      'nearest',
      'shortest',
    ]);
  });

  it.each<[string, Office[]]>([
    ['a single office', [office('a', wait(5, 15), true, 300)]],
    ['a tie', [office('a', wait(5, 15)), office('b', wait(5, 15))]],
    ['an unknown wait', [office('a', wait(5, 15)), office('b', {}), office('c', wait(50, 65))]],
    ['a usual wait', [office('a', wait(5, 15, true)), office('b', wait(50, 65))]],
    ['one that gives numbers', [office('a', wait(5, 15)), office('b', { isOfficeTime: false })]],
  ])('do not compare %s', (_, offices) => {
    expect(tagsIn(offices).join('')).toBe('');
  });
});

describe('another office', () => {
  const far = office('far', wait(5, 15), true, 4_600);
  const busy = office('here', wait(50, 65), true, 300);

  it('is named with the minutes saved, way included, in steps of 5', () => {
    expect(elsewhere(busy, [office('slow', wait(40, 50), true, 300), far])).toMatchObject({
      place: far.place,
      minutes: 20,
    });
  });

  it.each<[string, Office, Office]>([
    ['saves less than 15 minutes', office('here', wait(40, 55), true, 300), far],
    ['is reached from an unknown start', { ...busy, metres: undefined }, { ...far, metres: undefined }],
    ['is at an unknown place', busy, { ...far, metres: undefined }],
    ['gives no numbers', busy, office('far', { ...wait(5, 15), isOfficeTime: false }, true, 4_600)],
    ['is closed to this visitor', busy, { ...far, isOpenable: false }],
    ['has only a usual wait', busy, office('far', wait(5, 15, true), true, 4_600)],
    ['is compared with a usual wait', office('here', wait(50, 65, true), true, 300), far],
  ])('is not named if it %s', (_, here, other) => {
    expect(elsewhere(here, [other])).toBeUndefined();
  });
});
