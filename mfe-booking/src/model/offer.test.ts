import { obstacleOf, seekEntry } from './offer';

const OFFER = { booking: true, status: true, timeTicketStatus: false, firstBookableDate: '04/12/2026' };
const OFFICE = { suspended: false, remoteCounter: false, rcServiceLogin: false };

describe('a booking', () => {
  it('is possible with bookings, with time tickets, or both [BOK-05] [BOK-06]', () => {
    expect(obstacleOf(OFFER, OFFICE, {})).toBeUndefined();
    expect(obstacleOf({ ...OFFER, timeTicketStatus: true }, OFFICE, {})).toBeUndefined();
    expect(obstacleOf({ ...OFFER, status: false, timeTicketStatus: true }, OFFICE, {})).toBeUndefined();
  });

  it.each([
    ['closed with availability code 0 [BOK-04] [BOK-10]', { status: false }, {}, 'bookingClosed'],
    ['not offered at this office', { booking: false }, {}, 'errorServiceCanNotBooking'],
    ['under maintenance', {}, { suspended: true }, 'maintenance'],
    ['for account holders only', {}, { remoteCounter: true, rcServiceLogin: true }, 'loginNeeded'],
  ])('is impossible when it is %s', (_, offer, office, obstacle) => {
    expect(obstacleOf({ ...OFFER, ...offer }, { ...OFFICE, ...office }, {})).toBe(obstacle);
  });

  it('is possible at a remote counter for an account holder', () => {
    const remote = { ...OFFICE, remoteCounter: true, rcServiceLogin: true };
    expect(obstacleOf(OFFER, remote, { euid: 'e-1' })).toBeUndefined();
  });
});

describe('the button of the seek dialog', () => {
  it('is shown for a service that recommends times [BOK-16]', () => {
    expect(seekEntry({ reservationRecommend: true }, OFFER)).toBe('seek');
    expect(seekEntry({ reservationRecommend: false }, OFFER)).toBeUndefined();
  });

  it('names time tickets if there are no other bookings [BOK-30] [BOK-06]', () => {
    const only = { status: false, timeTicketStatus: true };
    expect(seekEntry({ reservationRecommend: true }, only)).toBe('onlyTimeTicket');
    expect(seekEntry({ reservationRecommend: true }, { ...only, status: true })).toBe('seek');
  });
});
