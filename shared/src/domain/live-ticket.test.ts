import { isCalled, withFigures } from './live-ticket';

const figures = { waitCount: 3, notCheckInCount: 0, openCounter: 2, counterName: '' };
const booked = { ...figures, progress: 'booked' as const };

describe('a booking', () => {
  it('waits once its holder has arrived, and not before', () => {
    const waiting = { ...figures, progress: 'waiting' as const };
    expect(withFigures(booked, { ...waiting, visitState: 'late' }).progress).toBe('booked');
    expect(withFigures(booked, { ...waiting, visitState: 'arrived' }).progress).toBe('waiting');
  });

  it('that has ended stays so, even if its holder never came [TIX-32]', () => {
    const closed = { ...figures, progress: 'closed' as const, visitState: 'late' as const };
    expect(withFigures(closed, undefined).progress).toBe('closed');
    expect(withFigures(booked, closed).progress).toBe('closed');
  });

  it('stays as read without newer figures', () => {
    expect(withFigures(booked, undefined)).toBe(booked);
  });
});

it('is called while a counter waits for its holder, but not while its visit is parked', () => {
  expect(isCalled({ progress: 'called', visitState: 'called' })).toBe(true);
  expect(isCalled({ progress: 'called', visitState: 'parked' })).toBe(false);
});
