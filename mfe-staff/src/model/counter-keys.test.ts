import fc from 'fast-check';
import { COUNTER_KEYS, mainKey, meaningOf, type CounterKey, type Situation } from './counter-keys';

const FREE: Situation = {
  current: 'none',
  isPaused: false,
  isQueuePaused: false,
  hasNext: true,
  isChosen: false,
  mayHavePriority: false,
  mayMove: false,
  parked: 0,
  isCutOff: false,
  isBusy: false,
};
const CALLED: Situation = { ...FREE, current: 'called' };
const SERVING: Situation = { ...FREE, current: 'serving' };

const meanings = (situation: Situation) =>
  Object.fromEntries(
    COUNTER_KEYS.map((key) => {
      const meaning = meaningOf(key, situation);
      return [key, 'obstacle' in meaning ? `not: ${meaning.obstacle}` : meaning.act];
    }),
  );

describe('the keys of a counter', () => {
  it('call the next person while the counter is free', () => {
    expect(meanings(FREE)).toEqual({
      F2: 'next',
      F3: 'not: nobodyCalled',
      F4: 'not: nobodyCalled',
      F6: 'not: nobodyCalled',
      F7: 'not: nobodyCalled',
      F8: 'not: nothingParked',
      F9: 'not: nobodyCalled',
      F10: 'pause',
      'Shift+F3': 'not: chooseFirst',
      'Shift+F4': 'not: chooseFirst',
      'Shift+F6': 'close',
      'Shift+F7': 'not: nobodyChosen',
      'Shift+F8': 'pauseQueue',
      'Shift+F9': 'not: nobodyChosen',
    });
    expect(meanings({ ...FREE, isChosen: true })).toMatchObject({
      'Shift+F6': 'close',
      'Shift+F7': 'history',
      'Shift+F9': 'cancel',
    });
    expect(meanings({ ...SERVING, isChosen: true, mayMove: true })).toMatchObject({
      'Shift+F3': 'move',
      'Shift+F4': 'not: notWaiting',
    });
    expect(meanings({ ...FREE, isChosen: true, mayHavePriority: true })).toMatchObject({
      'Shift+F3': 'not: notMovable',
      'Shift+F4': 'priority',
    });
    expect(meanings({ ...FREE, hasNext: false })).toMatchObject({ F2: 'not: nobodyWaits' });
    expect(meanings({ ...FREE, parked: 2 })).toMatchObject({ F8: 'unpark' });
  });

  it('start the visit, recall or mark as missed while a person is called', () => {
    expect(meanings(CALLED)).toEqual({
      F2: 'not: startFirst',
      F3: 'not: startFirst',
      F4: 'start',
      F6: 'recall',
      F7: 'transfer',
      F8: 'park',
      F9: 'missed',
      F10: 'pause',
      'Shift+F3': 'not: chooseFirst',
      'Shift+F4': 'not: chooseFirst',
      'Shift+F6': 'close',
      'Shift+F7': 'history',
      'Shift+F8': 'pauseQueue',
      'Shift+F9': 'cancel',
    });
  });

  it('finish and call the next person during a visit', () => {
    expect(meanings(SERVING)).toEqual({
      F2: 'next',
      F3: 'finish',
      F4: 'not: atCounter',
      F6: 'not: atCounter',
      F7: 'transfer',
      F8: 'park',
      F9: 'not: atCounter',
      F10: 'pause',
      'Shift+F3': 'not: chooseFirst',
      'Shift+F4': 'not: chooseFirst',
      'Shift+F6': 'close',
      'Shift+F7': 'history',
      'Shift+F8': 'pauseQueue',
      'Shift+F9': 'cancel',
    });
  });

  it('resume a paused queue, also while the counter is paused', () => {
    expect(meanings({ ...FREE, isPaused: true, isQueuePaused: true })).toMatchObject({
      'Shift+F8': 'resumeQueue',
    });
  });

  it('refuse calls while the counter is paused, but finish the visit', () => {
    expect(meanings({ ...FREE, isPaused: true, parked: 1 })).toMatchObject({
      F2: 'not: paused',
      F8: 'not: paused',
      F10: 'resume',
    });
    expect(meanings({ ...SERVING, isPaused: true })).toMatchObject({ F2: 'not: paused', F3: 'finish' });
  });

  it.each<[Partial<Situation>, string]>([
    [{ isCutOff: true }, 'not: cutOff'],
    [{ isBusy: true }, 'not: busy'],
  ])('do nothing while %o', (change, why) => {
    expect(new Set(Object.values(meanings({ ...SERVING, ...change })))).toEqual(new Set([why]));
  });

  it('put a possible act on the filled button if there is one', () => {
    const situations = fc.record<Situation>({
      current: fc.constantFrom('none', 'called', 'serving'),
      isPaused: fc.boolean(),
      isQueuePaused: fc.boolean(),
      hasNext: fc.boolean(),
      isChosen: fc.boolean(),
      mayHavePriority: fc.boolean(),
      mayMove: fc.boolean(),
      parked: fc.nat(3),
      isCutOff: fc.constant(false),
      isBusy: fc.constant(false),
    });
    fc.assert(
      fc.property(situations, (situation) => {
        const key: CounterKey = mainKey(situation);
        const nothingToDo = key === 'F2' && !situation.hasNext;
        expect('obstacle' in meaningOf(key, situation)).toBe(nothingToDo);
      }),
    );
  });
});
