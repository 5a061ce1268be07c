import fc from 'fast-check';
import { alertChoices, remindsAtAll } from './alert-choices';

const bounds = (minCntToAlert: number, maxCntToAlert: number, waitCount: number) => ({
  minCntToAlert,
  maxCntToAlert,
  waitCount,
});

describe('the choices of people ahead', () => {
  it('go from the minimum to the smaller of people waiting and maximum [QUE-19] [VAL-40]', () => {
    expect(alertChoices(bounds(2, 20, 5))).toEqual([2, 3, 4, 5]);
    expect(alertChoices(bounds(2, 4, 50))).toEqual([2, 3, 4]);
    expect(alertChoices(bounds(1, 20, 1))).toEqual([1]);
  });

  it.each([
    ['there is no minimum', bounds(0, 20, 5)],
    ['the minimum lies above the maximum', bounds(6, 5, 9)],
    ['nobody waits', bounds(1, 20, 0)],
    ['fewer wait than the minimum', bounds(5, 20, 3)],
  ])('are none when %s [QUE-18]', (_, given) => {
    expect(alertChoices(given)).toEqual([]);
  });

  it('always lie within the server’s bounds [QUE-20]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 60 }), fc.nat(60), fc.nat(200), (min, max, waiting) => {
        const choices = alertChoices(bounds(min, max, waiting));
        expect(choices.every((count) => count >= min && count <= max && count <= waiting)).toBe(true);
      }),
    );
  });

  it('may appear later in a queue with reminders [QUE-18]', () => {
    expect(remindsAtAll(bounds(5, 20, 3))).toBe(true);
    expect(remindsAtAll(bounds(0, 20, 3))).toBe(false);
    expect(remindsAtAll(bounds(6, 5, 9))).toBe(false);
  });
});
