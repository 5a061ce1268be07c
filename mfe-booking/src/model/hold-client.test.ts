import { ApiError } from '@vez/shared/api-error';
import type { Hold } from '@vez/shared/contracts/client';
import fc from 'fast-check';
import { hallWithRoomForOne, worked } from '../testing/hall';
import { HoldClient, type HoldAnswer } from './hold-client';
import type { Slot } from './slot';

const NOW = Date.parse('2026-12-01T01:31:00Z');
const slotAt = (time: string): Slot => ({ day: '2026-12-04', time });
const A = slotAt('09:30');
const B = slotAt('10:30');
const C = slotAt('14:00');

function open(before?: string, handedOver = new Map<string, Hold>()) {
  const hall = hallWithRoomForOne();
  const told: HoldAnswer[] = [];
  let now = NOW;
  const client = new HoldClient({
    api: hall.api,
    point: { serviceId: 7, locationId: 2 },
    now: () => now,
    before,
    handedOver,
    tell: (answer) => told.push(answer),
  });
  return { hall, told, client, handedOver, pass: (ms: number) => void (now += ms) };
}
const held = (slot: Slot, holdId: string, change: Partial<Hold> = {}) => ({
  type: 'held',
  slot,
  hold: expect.objectContaining({ holdId, ...change }) as Hold,
});

describe('the hold of a chosen slot', () => {
  it('ends by the clock of the phone, from the seconds that the server tells [BOK-32]', async () => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answerAll();
    expect(told).toEqual([held(A, 'h1', { expiresAt: '2026-12-01T01:41:00.000Z' })]);
  });

  it('is given back before the next slot is asked for [BOK-32]', async () => {
    const { hall, client } = open();
    client.want(A);
    await hall.answerAll();
    client.want(B);
    await hall.answerAll();
    expect(hall.log).toEqual(['hold 09:30', 'release h1', 'hold 10:30']);
    expect([...hall.holds.values()]).toEqual(['10:30']);
  });

  it('follows quick choices: what is answered late is given back', async () => {
    const { hall, told, client } = open();
    client.want(A);
    client.want(B);
    await hall.answer('answer', 'newest');
    expect(told).toEqual([held(B, 'h2')]);
    await hall.answerAll();
    expect(hall.log).toEqual(['hold 09:30', 'hold 10:30', 'release h1']);
    expect(told).toHaveLength(1);
  });

  it('skips slots that were left while another one was given back', async () => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answerAll();
    client.want(B);
    client.want(C);
    await hall.answerAll();
    expect(hall.log).toEqual(['hold 09:30', 'release h1', 'hold 14:00']);
    expect(told.at(-1)).toEqual(held(C, 'h2'));
  });

  it('is not refused because of the citizen’s own first hold of the same slot', async () => {
    const { hall, told, client } = open();
    client.want(A);
    client.want(B);
    client.want(A);
    await hall.answerAll();
    expect(hall.log).toEqual(['hold 09:30', 'hold 10:30', 'release h2']);
    expect(told).toEqual([held(A, 'h1')]);

    client.want(B);
    client.want(A);
    await hall.answerAll();
    expect(told.slice(1)).toEqual([held(A, 'h3')]);
  });

  it('is given back when its answer comes after the form was left', async () => {
    const { hall, told, client } = open();
    client.want(A);
    client.want(undefined);
    await hall.answerAll();
    expect(hall.holds.size).toBe(0);
    expect(told).toEqual([]);
  });

  it('tells of a slot that somebody else has, once [FLT-44]', async () => {
    const { hall, told, client } = open();
    hall.taken.add('09:30');
    client.want(A);
    await hall.answerAll();
    expect(told).toEqual([{ type: 'slotGone', slot: A, message: 'Just taken' }]);
    expect(hall.log).toEqual(['hold 09:30']);
  });

  it('ignores that a slot is gone which is not wanted any more', async () => {
    const { hall, told, client } = open();
    hall.taken.add('09:30');
    client.want(A);
    client.want(B);
    await hall.answerAll();
    expect(told).toEqual([held(B, 'h1')]);
  });

  it('is missing where the answer is lost: the booking takes the slot itself', async () => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answer('lose');
    expect(told).toEqual([{ type: 'notHeld', slot: A }]);
    expect(hall.inFlight).toEqual([]);
  });

  it('goes on to the next slot where giving the last one back fails', async () => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answerAll();
    client.want(B);
    await worked();
    await hall.answer('lose');
    await hall.answerAll();
    expect(told.at(-1)).toEqual(held(B, 'h2'));
  });

  it('is that of the last choice in the end, whatever is chosen and answered when [BOK-32]', async () => {
    const step = fc.constantFrom<Slot | 'none' | 'oldest' | 'newest'>(A, B, C, 'none', 'oldest', 'newest');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { hall, told, client } = open();
        let wanted: Slot | undefined;
        for (const next of steps) {
          if (next === 'oldest' || next === 'newest') await hall.answer('answer', next);
          else {
            wanted = next === 'none' ? undefined : next;
            client.want(wanted);
          }
        }
        await hall.answerAll();
        expect([...hall.holds.values()]).toEqual(wanted ? [wanted.time] : []);
        expect(told.filter(({ type }) => type !== 'held')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('more time', () => {
  it('is granted once [BOK-32]', async () => {
    const { hall, told, client, pass } = open();
    client.want(A);
    await hall.answerAll();
    pass(300_000);
    void client.renew();
    await hall.answerAll();
    const longer = { expiresAt: '2026-12-01T01:46:00.000Z', renewable: false };
    expect(told.at(-1)).toEqual(held(A, 'h1', longer));
  });

  it.each([
    ['is no longer offered where the server refuses it', 'holdNotRenewable', false],
    ['stays offered where it could not be asked for', undefined, true],
  ] as const)('%s', async (_, reason, renewable) => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answerAll();
    hall.api.renewHold = () =>
      Promise.reject(new ApiError({ kind: reason ? 'refused' : 'unreachable', reason }));
    await client.renew();
    expect(told.at(-1)).toEqual(held(A, 'h1', { renewable }));
  });

  it('that comes after another slot was chosen is ignored', async () => {
    const { hall, told, client } = open();
    client.want(A);
    await hall.answerAll();
    void client.renew();
    client.want(B);
    await hall.answerAll();
    expect(told).toEqual([held(A, 'h1'), held(B, 'h2')]);
  });
});

describe('the hold of a booking that waits for its SMS code', () => {
  async function handOver() {
    const form = open();
    form.client.want(A);
    await form.hall.answerAll();
    form.client.handOver();
    form.client.want(undefined);
    await form.hall.answerAll();
    return form;
  }

  it('is not given back when the form is left [BOK-29]', async () => {
    const { hall } = await handOver();
    expect([...hall.holds.keys()]).toEqual(['h1']);
  });

  it('is still there for whoever comes back', async () => {
    const { handedOver } = await handOver();
    const { hall, told, client } = open('h1', handedOver);
    client.want(A);
    await hall.answerAll();
    expect(told).toEqual([held(A, 'h1')]);
    expect(hall.log).toEqual([]);
  });

  it.each([
    ['the page was loaded again', () => open('h1')],
    [
      'its time is over',
      () => {
        const over = { holdId: 'h1', expiresAt: new Date(NOW).toISOString(), renewable: true };
        return open('h1', new Map([['h1', over]]));
      },
    ],
  ])('is given back and taken anew where %s', async (_, openAgain) => {
    const { hall, told, client } = openAgain();
    client.want(A);
    client.want(B);
    await hall.answerAll();
    expect(hall.log).toEqual(['release h1', 'hold 10:30']);
    expect(told).toEqual([held(B, 'h1')]);
  });
});
