import { aBooking, aNumber } from '@vez/shared/testing';
import { nextTicket } from './next-ticket';

it('is the called ticket, before all others', () => {
  const called = aNumber({ progress: 'called' });
  expect(nextTicket([aNumber({ waitCount: 0 }), called])).toBe(called);
});

it('is the missed ticket while it can rejoin, after a called one only [TIX-31]', () => {
  const missed = aNumber({ progress: 'absent', rejoinSeconds: 900 });
  const called = aNumber({ progress: 'called' });
  expect(nextTicket([aNumber({ waitCount: 0 }), missed])).toBe(missed);
  expect(nextTicket([missed, called])).toBe(called);
  expect(nextTicket([aNumber({ progress: 'absent' })])).toBeUndefined();
});

it('is the shortest wait, before any booking', () => {
  const short = aNumber({ waitCount: 2 });
  expect(nextTicket([aBooking(), aNumber({ waitCount: 9 }), short])).toBe(short);
});

it('is the earliest booking', () => {
  const on = (ticketDate: string) => aBooking({ ticket: { ticketDate } });
  const first = on('30/11/2026');
  expect(nextTicket([on('01/12/2026'), first, on('02/01/2027')])).toBe(first);
});

it('is none when all are over', () => {
  expect(nextTicket([aNumber({ progress: 'treated' }), aNumber({ progress: 'cancelled' })])).toBeUndefined();
});
