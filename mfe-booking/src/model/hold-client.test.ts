import { ApiError } from '@vez/shared/api-error';
import type { Hold } from '@vez/shared/contracts/client';
import fc from 'fast-check';
import { holdServer, processed } from '../testing/hold-server';
import { HoldClient } from './hold-client';
import type { HoldAnswer, Slot } from './slot';

const NOW = Date.parse('2026-12-01T01:31:00Z');
const slotAt = (time: string): Slot => ({ day: '2026-12-04', time });
const A = slotAt('09:30');
const B = slotAt('10:30');
const C = slotAt('14:00');

function open(previousId?: string, handedOver = new Map<string, Hold>()) {
  const server = holdServer();
  const answers: HoldAnswer[] = [];
  let now = NOW;
  const client = new HoldClient({
    api: server.api,
    point: { serviceId: 7, locationId: 2 },
    now: () => now,
    previousId,
    handedOver,
    onAnswer: (answer) => answers.push(answer),
  });
  return { server, answers, client, handedOver, pass: (ms: number) => void (now += ms) };
}
const held = (slot: Slot, holdId: string, change: Partial<Hold> = {}) => ({
  type: 'held',
  slot,
  hold: expect.objectContaining({ holdId, ...change }) as Hold,
});

describe('the hold of a chosen slot', () => {
  it('ends by the clock of the phone, from the seconds left that the server sends [BOK-32]', async () => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answerAll();
    expect(answers).toEqual([held(A, 'h1', { expiresAt: '2026-12-01T01:41:00.000Z' })]);
  });

  it('is released before the next slot is requested [BOK-32]', async () => {
    const { server, client } = open();
    client.select(A);
    await server.answerAll();
    client.select(B);
    await server.answerAll();
    expect(server.log).toEqual(['hold 09:30', 'release h1', 'hold 10:30']);
    expect([...server.holds.values()]).toEqual(['10:30']);
  });

  it('is released if its answer arrives after another choice', async () => {
    const { server, answers, client } = open();
    client.select(A);
    client.select(B);
    await server.answer('answer', 'newest');
    expect(answers).toEqual([held(B, 'h2')]);
    await server.answerAll();
    expect(server.log).toEqual(['hold 09:30', 'hold 10:30', 'release h1']);
    expect(answers).toHaveLength(1);
  });

  it('skips a slot that was chosen only while another one was being released', async () => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answerAll();
    client.select(B);
    client.select(C);
    await server.answerAll();
    expect(server.log).toEqual(['hold 09:30', 'release h1', 'hold 14:00']);
    expect(answers.at(-1)).toEqual(held(C, 'h2'));
  });

  it('is not refused because of the citizen’s own first hold of the same slot', async () => {
    const { server, answers, client } = open();
    client.select(A);
    client.select(B);
    client.select(A);
    await server.answerAll();
    expect(server.log).toEqual(['hold 09:30', 'hold 10:30', 'release h2']);
    expect(answers).toEqual([held(A, 'h1')]);

    client.select(B);
    client.select(A);
    await server.answerAll();
    expect(answers.slice(1)).toEqual([held(A, 'h3')]);
  });

  it('is released if its answer arrives after the form was left', async () => {
    const { server, answers, client } = open();
    client.select(A);
    client.select(undefined);
    await server.answerAll();
    expect(server.holds.size).toBe(0);
    expect(answers).toEqual([]);
  });

  it('reports a taken slot once [FLT-44]', async () => {
    const { server, answers, client } = open();
    server.taken.add('09:30');
    client.select(A);
    await server.answerAll();
    expect(answers).toEqual([{ type: 'slotLost', slot: A, message: 'Just taken' }]);
    expect(server.log).toEqual(['hold 09:30']);
  });

  it('ignores a refusal for a slot that is no longer selected', async () => {
    const { server, answers, client } = open();
    server.taken.add('09:30');
    client.select(A);
    client.select(B);
    await server.answerAll();
    expect(answers).toEqual([held(B, 'h1')]);
  });

  it('is missing if the answer is lost, and not requested again', async () => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answer('lose');
    expect(answers).toEqual([{ type: 'notHeld', slot: A }]);
    expect(server.inFlight).toEqual([]);
  });

  it('moves to the next slot even if the release of the last one fails', async () => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answerAll();
    client.select(B);
    await processed();
    await server.answer('lose');
    await server.answerAll();
    expect(answers.at(-1)).toEqual(held(B, 'h2'));
  });

  it('is that of the last choice after any order of choices and answers [BOK-32]', async () => {
    const step = fc.constantFrom<Slot | 'none' | 'oldest' | 'newest'>(A, B, C, 'none', 'oldest', 'newest');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { server, answers, client } = open();
        let selected: Slot | undefined;
        for (const next of steps) {
          if (next === 'oldest' || next === 'newest') await server.answer('answer', next);
          else {
            selected = next === 'none' ? undefined : next;
            client.select(selected);
          }
        }
        await server.answerAll();
        expect([...server.holds.values()]).toEqual(selected ? [selected.time] : []);
        expect(answers.filter(({ type }) => type !== 'held')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('renewal of the hold', () => {
  it('is granted once [BOK-32]', async () => {
    const { server, answers, client, pass } = open();
    client.select(A);
    await server.answerAll();
    pass(300_000);
    void client.renew();
    await server.answerAll();
    const longer = { expiresAt: '2026-12-01T01:46:00.000Z', renewable: false };
    expect(answers.at(-1)).toEqual(held(A, 'h1', longer));
  });

  it.each([
    ['is no longer offered if the server refuses it', 'holdNotRenewable', false],
    ['stays offered if the request fails', undefined, true],
  ] as const)('%s', async (_, reason, renewable) => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answerAll();
    server.api.renewHold = () =>
      Promise.reject(new ApiError({ kind: reason ? 'refused' : 'unreachable', reason }));
    await client.renew();
    expect(answers.at(-1)).toEqual(held(A, 'h1', { renewable }));
  });

  it('is ignored once another slot is chosen', async () => {
    const { server, answers, client } = open();
    client.select(A);
    await server.answerAll();
    void client.renew();
    client.select(B);
    await server.answerAll();
    expect(answers).toEqual([held(A, 'h1'), held(B, 'h2')]);
  });
});

describe('the hold of a booking that waits for its SMS code', () => {
  async function handOver() {
    const form = open();
    form.client.select(A);
    await form.server.answerAll();
    form.client.handOver();
    form.client.select(undefined);
    await form.server.answerAll();
    return form;
  }

  it('is not released when the form is left [BOK-29]', async () => {
    const { server } = await handOver();
    expect([...server.holds.keys()]).toEqual(['h1']);
  });

  it('is still held on the way back', async () => {
    const { handedOver } = await handOver();
    const { server, answers, client } = open('h1', handedOver);
    client.select(A);
    await server.answerAll();
    expect(answers).toEqual([held(A, 'h1')]);
    expect(server.log).toEqual([]);
  });

  it.each([
    ['the page was reloaded', () => open('h1')],
    [
      'it has expired',
      () => {
        const over = { holdId: 'h1', expiresAt: new Date(NOW).toISOString(), renewable: true };
        return open('h1', new Map([['h1', over]]));
      },
    ],
  ])('is replaced if %s', async (_, openAgain) => {
    const { server, answers, client } = openAgain();
    client.select(A);
    client.select(B);
    await server.answerAll();
    expect(server.log).toEqual(['release h1', 'hold 10:30']);
    expect(answers).toEqual([held(B, 'h1')]);
  });
});
