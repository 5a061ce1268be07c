import fc from 'fast-check';
import { queueObstacle, type QueueState } from './queue-admission';
import { queueStatus } from './queue-status';

const OPEN: QueueState = { status: true, isOpen: true, isOfficeTime: true, pass: 'Y', queueState: '' };
const refused = (queueState: string) => ({ ...OPEN, pass: 'N' as const, queueState });

const anyQueue: fc.Arbitrary<QueueState> = fc.record({
  status: fc.boolean(),
  isOpen: fc.boolean(),
  isOfficeTime: fc.boolean(),
  pass: fc.constantFrom('Y', 'N'),
  queueState: fc.constantFrom('', 'NOTBUSY', 'FULL', 'NOCOUNTER', 'SOMETHING'),
  isPaused: fc.option(fc.boolean(), { nil: undefined }),
});

describe('the state of a queue', () => {
  it.each([
    ['open', OPEN],
    ['short', refused('NOTBUSY')],
    ['full', refused('FULL')],
    ['paused', refused('NOCOUNTER')],
    ['paused', refused('')],
    ['paused', { ...refused(''), isPaused: true }],
    ['closed', { ...OPEN, isOpen: false }],
    ['closed', { ...OPEN, isOfficeTime: false }],
    ['notOffered', { ...OPEN, status: false }],
  ])('is %s for %j [QUE-13]', (kind, queue) => {
    expect(queueStatus(queue).kind).toBe(kind);
  });

  it('is unknown without a connection, except for a place that opens later', () => {
    const closed = { ...OPEN, isOfficeTime: false };
    const staleAt = Date.parse('2026-12-01T01:00:00Z');
    const at = (ms: number) => new Date(staleAt + ms).toISOString();
    expect(queueStatus(OPEN, { staleAt }).kind).toBe('unknown');
    expect(queueStatus({ ...OPEN, isOpen: false }, { staleAt }).kind).toBe('unknown');
    expect(queueStatus({ ...closed, opensAt: at(60_000) }, { staleAt }).kind).toBe('closed');
    // The page stood open over night: the place may have opened since.
    expect(queueStatus({ ...closed, opensAt: at(-60_000) }, { staleAt }).kind).toBe('unknown');
    expect(queueStatus(closed, { staleAt }).kind).toBe('unknown');
    expect(queueStatus({ ...OPEN, status: false }, { staleAt }).kind).toBe('notOffered');
  });

  it('is paused at a suspended place, whatever the state of its queue [CAT-52]', () => {
    const around = { isSuspended: true };
    expect(queueStatus(OPEN, around)).toMatchObject({ kind: 'paused', mayTake: false });
    expect(queueStatus({ ...OPEN, status: false }, around).kind).toBe('notOffered');
  });

  it('never contradicts itself: figures, button and kind agree', () => {
    fc.assert(
      fc.property(anyQueue, fc.boolean(), (queue, isStale) => {
        const { kind, obstacle, hasFigures, mayTake } = queueStatus(queue, isStale ? { staleAt: 0 } : {});
        // The button follows the rule by which the server refuses.
        expect(obstacle).toBe(queueObstacle(queue));
        if (kind === 'open') expect(obstacle).toBeUndefined();
        else if (kind !== 'unknown') expect(obstacle).toBeDefined();
        // A place where no one can wait shows no count.
        if (['closed', 'notOffered', 'short'].includes(kind)) expect(hasFigures).toBe(false);
        if (!isStale) expect(kind).not.toBe('unknown');
        expect(mayTake).toBe(kind === 'open' || kind === 'unknown');
      }),
    );
  });
});
