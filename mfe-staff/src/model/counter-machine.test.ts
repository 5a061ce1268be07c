import { counterMachine, openCounterScreen, type CounterEvent, type CounterState } from './counter-machine';

const pressed = { act: 'next', of: 'A037', at: 1_000 } as const;
const after = (...events: CounterEvent[]): CounterState => events.reduce(counterMachine, openCounterScreen);

describe('the counter', () => {
  it('accepts one act at a time and ignores a second press', () => {
    const once = after({ type: 'pressed', pressed });
    expect(once.step).toBe('sending');
    expect(counterMachine(once, { type: 'pressed', pressed: { ...pressed, act: 'pause' } })).toBe(once);
  });

  it('keeps another key pressed during an act until it has succeeded', () => {
    const sending = after({ type: 'pressed', pressed: { ...pressed, act: 'start' } });
    const early = counterMachine(sending, { type: 'pressedEarly', key: 'F3' });
    expect(early.line).toEqual({ kind: 'kept', key: 'F3' });
    const done = counterMachine(early, { type: 'done' });
    expect(counterMachine(done, { type: 'read' })).toMatchObject({ step: 'ready', line: { key: 'F3' } });
    expect(counterMachine(early, { type: 'refused', words: 'No' }).line).toMatchObject({ kind: 'refused' });
    const lost = counterMachine(early, { type: 'lost' });
    expect(counterMachine(lost, { type: 'lookedUp', isDone: true }).line).toMatchObject({ kind: 'lookedUp' });
    const busy = { kind: 'obstacle', obstacle: 'busy' };
    expect(counterMachine(lost, { type: 'pressedEarly', key: 'F3' }).line).toEqual(busy);
    expect(counterMachine(sending, { type: 'pressedEarly', key: 'F4' }).line).toEqual(busy);
    const reading = counterMachine(sending, { type: 'done' });
    expect(counterMachine(reading, { type: 'pressedEarly', key: 'F4' })).toBe(reading);
    // The screen of a busy machine may still show the act.
    const ready = counterMachine(reading, { type: 'read' });
    expect(counterMachine(ready, { type: 'pressedEarly', key: 'F4' }).line).toEqual({
      kind: 'kept',
      key: 'F4',
    });
  });

  it('keeps no key while a person is called whom the screen does not show yet', () => {
    const busy = { kind: 'obstacle', obstacle: 'busy' };
    const calling = after({ type: 'pressed', pressed });
    expect(counterMachine(calling, { type: 'pressedEarly', key: 'F9' }).line).toEqual(busy);
    const called = counterMachine(calling, { type: 'done', called: 'B103' });
    expect(counterMachine(called, { type: 'pressedEarly', key: 'F9' }).line).toEqual(busy);
  });

  it('shows the result, and calls a chosen person only once', () => {
    const done = after(
      { type: 'chosen', ticketId: 't-2' },
      { type: 'pressed', pressed },
      { type: 'done', called: 'B103' },
    );
    expect(done.chosen).toBeUndefined();
    expect(done.line).toEqual({ kind: 'done', pressed, called: 'B103', undo: undefined });
  });

  it('accepts the next act after the changed desk, and an undo before it', () => {
    const undo = { of: 'finish', ticketId: 't-1' } as const;
    const done = after({ type: 'pressed', pressed }, { type: 'done', undo });
    expect(counterMachine(done, { type: 'pressed', pressed })).toBe(done);
    const taking = { type: 'pressed', pressed: { ...pressed, act: 'reopen', undo } } as const;
    expect(counterMachine(done, taking)).toMatchObject({ step: 'sending', pressed: { undo } });
    const read = counterMachine(done, { type: 'read' });
    expect(counterMachine(read, { type: 'pressed', pressed }).step).toBe('sending');
    expect(counterMachine(after({ type: 'pressed', pressed }), { type: 'read' }).step).toBe('sending');
  });

  it('keeps the choice after an act without a call', () => {
    const paused = after(
      { type: 'chosen', ticketId: 't-2' },
      { type: 'pressed', pressed: { ...pressed, act: 'pause' } },
      { type: 'done' },
    );
    expect(paused.chosen).toBe('t-2');
  });

  it('accepts no act while an earlier one is unconfirmed, and shows its outcome', () => {
    const lost = after({ type: 'pressed', pressed }, { type: 'lost' });
    expect(lost).toMatchObject({ step: 'unconfirmed', pressed });
    expect(counterMachine(lost, { type: 'pressed', pressed })).toBe(lost);
    const settled = counterMachine(lost, { type: 'lookedUp', isDone: true });
    expect(settled).toMatchObject({ line: { kind: 'lookedUp', pressed, isDone: true } });
    // The screen shows the result before the next act.
    expect(counterMachine(settled, { type: 'pressed', pressed })).toBe(settled);
    expect(counterMachine(settled, { type: 'read' }).step).toBe('ready');
  });

  it('keeps the choice and the undo of an act that was not done', () => {
    const undo = { of: 'missed', ticketId: 't-1' } as const;
    const taking = { act: 'recall', of: 'A037', at: 2_000, undo } as const;
    const sending = after({ type: 'chosen', ticketId: 't-2' }, { type: 'pressed', pressed: taking });
    const notDone = counterMachine(sending, { type: 'refused', words: 'Again', mayRepeat: true });
    expect(notDone).toMatchObject({ chosen: 't-2', line: { kind: 'refused', pressed: taking, undo } });
    const lookedUp = counterMachine(counterMachine(sending, { type: 'lost' }), {
      type: 'lookedUp',
      isDone: false,
    });
    expect(lookedUp).toMatchObject({ chosen: 't-2', line: { kind: 'lookedUp', isDone: false, undo } });
    for (const event of [
      { type: 'refused', words: 'Too late' },
      { type: 'lookedUp', isDone: true },
    ] as const) {
      const before = event.type === 'refused' ? sending : counterMachine(sending, { type: 'lost' });
      expect(counterMachine(before, event)).toMatchObject({ chosen: undefined, line: { undo: undefined } });
    }
  });

  it('ignores late answers', () => {
    for (const event of [{ type: 'done' }, { type: 'lost' }, { type: 'refused', words: '' }] as const)
      expect(counterMachine(openCounterScreen, event)).toBe(openCounterScreen);
    expect(counterMachine(openCounterScreen, { type: 'lookedUp', isDone: true })).toBe(openCounterScreen);
  });

  it('shows why a key does nothing, and the text of a refusal', () => {
    expect(after({ type: 'impossible', obstacle: 'startFirst' }).line).toEqual({
      kind: 'obstacle',
      obstacle: 'startFirst',
    });
    const refused = after({ type: 'pressed', pressed }, { type: 'refused', words: 'Too late' });
    expect(counterMachine(refused, { type: 'read' })).toMatchObject({
      step: 'ready',
      line: { kind: 'refused', words: 'Too late' },
    });
  });
});
