import { cityInstant } from '../../city/city';
import { checkInObstacle, isCancellable, isEditable, progressOf } from './ticket-status';

const at = (day: string, time: string) => cityInstant(day, time);
const booking = {
  type: 'RESERCATION',
  progress: 'booked',
  day: '2026-12-02',
  booking_time: '10:00',
} as const;
const number = { type: 'QUEUE', progress: 'waiting', day: '2026-12-02', booking_time: '' } as const;

const RULES = { aheadMinutes: 30, graceMinutes: 15 };

it.each([
  ['the day before', at('2026-12-01', '23:59'), 'booked'],
  ['half an hour before', at('2026-12-02', '09:30'), 'waiting'],
  ['later that day', at('2026-12-02', '23:59'), 'waiting'],
  ['the day after', at('2026-12-03', '00:00'), 'closed'],
])('shows the status of a booking %s', (_, now, progress) => {
  expect(progressOf(booking, now, RULES)).toBe(progress);
});

it('closes a number after its day, a finished one is unchanged [TIX-30] [TIX-31] [TIX-32]', () => {
  const tomorrow = at('2026-12-03', '00:00');
  expect(progressOf(number, at('2026-12-02', '23:59'), RULES)).toBe('waiting');
  expect(progressOf(number, tomorrow, RULES)).toBe('closed');
  expect(progressOf({ ...number, progress: 'treated' }, tomorrow, RULES)).toBe('treated');
  expect(progressOf({ ...number, progress: 'absent' }, tomorrow, RULES)).toBe('absent');
});

it('lets bookings be edited until the day before, time tickets until they begin [TIX-13]', () => {
  expect(isEditable(booking, at('2026-12-01', '23:59'))).toBe(true);
  expect(isEditable(booking, at('2026-12-02', '00:00'))).toBe(false);
  const timeTicket = { ...booking, type: 'PERIOD' as const };
  expect(isEditable(timeTicket, at('2026-12-02', '09:59'))).toBe(true);
  expect(isEditable(timeTicket, at('2026-12-02', '10:00'))).toBe(false);
  expect(isEditable(number, at('2026-12-02', '09:00'))).toBe(false);
});

it('lets a waiting ticket be cancelled', () => {
  const now = at('2026-12-02', '09:00');
  expect(isCancellable(booking, now)).toBe(true);
  expect(isCancellable(number, now)).toBe(true);
  expect(isCancellable({ ...number, progress: 'called' }, now)).toBe(false);
  expect(isCancellable(number, at('2026-12-03', '09:00'))).toBe(false);
});

it('gives the reason why a ticket cannot be checked in', () => {
  expect(checkInObstacle(booking, at('2026-12-02', '09:29'), RULES)).toBe('tooEarly');
  expect(checkInObstacle(booking, at('2026-12-02', '09:30'), RULES)).toBeUndefined();
  expect(checkInObstacle(booking, at('2026-12-03', '09:30'), RULES)).toBe('notActive');
  expect(checkInObstacle(number, at('2026-12-02', '08:00'), RULES)).toBeUndefined();
  expect(checkInObstacle({ ...number, progress: 'treated' }, at('2026-12-02', '08:00'), RULES)).toBe(
    'notActive',
  );
});
