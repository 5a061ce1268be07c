import type { MyTicket, WaitingInfo } from '@vez/shared/contracts/client';
import { cityClock } from '@vez/shared/dates';
import { isOver, spoken, withFigures } from '@vez/shared/domain';
import {
  calendarEntryOf,
  crossedThreshold,
  isMoving,
  mayArrive,
  mayKeepNotes,
  sorted,
  wayThere,
} from './ticket';

const clock = cityClock('Asia/Macau');

const mine = (change: Partial<MyTicket>): MyTicket =>
  ({ progress: 'waiting', appliedAt: '2026-12-01T01:00:00Z', ...change }) as MyTicket;

describe('a ticket', () => {
  it.each(['treated', 'absent'] as const)('that is %s is inert [TIX-29] [TIX-30] [TIX-31]', (progress) => {
    expect(isOver({ progress })).toBe(true);
  });

  it.each(['waiting', 'called', 'booked'] as const)('that is %s is live [TIX-32]', (progress) => {
    expect(isOver({ progress })).toBe(false);
  });

  it('is spoken letter by letter and digit by digit', () => {
    expect(spoken('A037')).toBe('A 037');
  });

  it('of a booking becomes a calendar entry at the time of the city [TIX-14]', () => {
    const entry = calendarEntryOf(
      mine({
        serviceName: 'Renewal',
        locationName: 'China Plaza',
        locationAddress: 'Praia Grande',
        ticket: {
          id: 't-1',
          bookingDate: '04/12/2026',
          bookingTime: '10:30',
          uid: 'u',
        } as MyTicket['ticket'],
      }),
      clock,
    );
    expect(entry).toMatchObject({
      id: 't-1',
      startsAt: '2026-12-04T02:30:00.000Z',
      endsAt: '2026-12-04T03:00:00.000Z',
    });
  });
});

describe('my tickets', () => {
  const called = mine({ progress: 'called', appliedAt: '2026-12-01T01:00:00Z' });
  const older = mine({ appliedAt: '2026-12-01T02:00:00Z' });
  const newer = mine({ appliedAt: '2026-12-01T03:00:00Z' });
  const done = mine({ progress: 'treated', appliedAt: '2026-12-01T04:00:00Z' });

  it('are sorted with the called one first and finished ones apart [TIX-25]', () => {
    expect(sorted([done, older, newer, called], false)).toEqual({
      active: [called, newer, older],
      earlier: [done],
    });
  });

  it('put one that can rejoin before those waiting, and apart once it cannot [TIX-31]', () => {
    const missed = mine({ progress: 'absent', rejoinSeconds: 60 });
    expect(sorted([older, missed, called], false).active).toEqual([called, missed, older]);
    const tooLate = mine({ progress: 'absent' });
    expect(sorted([older, tooLate], false)).toEqual({ active: [older], earlier: [tooLate] });
  });

  it('can be reversed [TIX-27]', () => {
    expect(sorted([older, newer], true).active).toEqual([older, newer]);
  });
});

describe('people ahead', () => {
  it('are announced at 10, 5, 3 and 1 only', () => {
    expect(crossedThreshold(12, 11)).toBe(false);
    expect(crossedThreshold(11, 10)).toBe(true);
    expect(crossedThreshold(6, 4)).toBe(true);
    expect(crossedThreshold(3, 2)).toBe(false);
    expect(crossedThreshold(2, 1)).toBe(true);
  });
});

describe('figures', () => {
  const at = (text: string) => new Date(`${text}+08:00`);
  const booking = mine({ progress: 'booked', ticket: { ticketDate: '04/12/2026' } as MyTicket['ticket'] });

  it('of a booking do not change until its day', () => {
    expect(isMoving(booking, at('2026-12-03T23:59'), clock)).toBe(false);
    expect(isMoving(booking, at('2026-12-04T00:00'), clock)).toBe(true);
  });

  it('that arrive late do not revive a finished ticket', () => {
    const cancelled = mine({ progress: 'cancelled' });
    expect(withFigures(cancelled, { progress: 'waiting', waitCount: 3 } as WaitingInfo)).toBe(cancelled);
  });

  it('of a missed one change on its day, since staff can still admit its holder [TIX-31]', () => {
    const missed = { ...booking, progress: 'absent' as const };
    expect(isMoving(missed, at('2026-12-04T17:00'), clock)).toBe(true);
    expect(isMoving(missed, at('2026-12-05T00:00'), clock)).toBe(false);
    const letIn = { progress: 'waiting', visitState: 'arrived', waitCount: 3 } as WaitingInfo;
    expect(withFigures(missed, letIn)).toMatchObject({ progress: 'waiting', waitCount: 3 });
  });

  it('of a number change until it is over', () => {
    expect(isMoving(mine({ progress: 'called' }), at('2026-12-01T09:00'), clock)).toBe(true);
    expect(isMoving(mine({ progress: 'treated' }), at('2026-12-01T09:00'), clock)).toBe(false);
  });
});

describe('the map to its place', () => {
  const there = { latitude: 22.19, longitude: 113.54 };

  it('opens a map if the coordinates are known [TIX-09]', () => {
    expect(wayThere(mine(there))).toContain('mlat=22.19&mlon=113.54');
    expect(wayThere(mine({ latitude: null, longitude: null }))).toBeUndefined();
  });

  it.each([{ progress: 'called' }, { checkedIn: true }, { joinUrl: 'https://video.test' }] as const)(
    'is not offered if it is not needed: %j',
    (change) => expect(wayThere(mine({ ...there, ...change }))).toBeUndefined(),
  );
});

it.each([
  ['a number', 'QUEUE', undefined, true],
  ['a booking', 'RESERCATION', undefined, true],
  ['a number by video', 'QUEUE', 'https://video.test', false],
  ['a booking by video', 'RESERCATION', 'https://video.test', true],
] as const)('lets the holder of %s check in, or not', (_, ticketType, joinUrl, expected) => {
  const waiting = mine({ ticket: { ticketType } as MyTicket['ticket'], ...(joinUrl && { joinUrl }) });
  expect(mayArrive(waiting)).toBe(expected);
  expect(mayArrive({ ...waiting, progress: 'booked' })).toBe(false);
  expect(mayArrive({ ...waiting, progress: 'booked', canCheckIn: true })).toBe(expected);
});

it('allows notes only for users with an euid [TIX-16] [TIX-18]', () => {
  expect(mayKeepNotes({ kind: 'phone' })).toBe(false);
  expect(mayKeepNotes({ kind: 'personal', euid: 'a' })).toBe(true);
});
