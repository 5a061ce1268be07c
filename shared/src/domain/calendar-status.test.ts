import fc from 'fast-check';
import { calendarStatus } from './calendar-status';

const anyOffer = fc.record({
  booking: fc.boolean(),
  status: fc.boolean(),
  timeTicketStatus: fc.boolean(),
  firstBookableDate: fc.constantFrom('', '04/12/2026'),
});
const OFFER = { booking: true, status: true, timeTicketStatus: false, firstBookableDate: '04/12/2026' };

describe('the state of a calendar', () => {
  it.each([
    ['open', OFFER, false],
    ['open', { ...OFFER, status: false, timeTicketStatus: true }, false],
    ['full', { ...OFFER, firstBookableDate: '' }, false],
    ['closed', { ...OFFER, status: false }, false],
    ['paused', OFFER, true],
    ['notOffered', { ...OFFER, booking: false }, true],
    ['unknown', undefined, false],
  ] as const)('is %s [BOK-04] [BOK-10]', (kind, offer, isSuspended) => {
    expect(calendarStatus(offer, isSuspended).kind).toBe(kind);
  });

  it('names a first day if and only if one can be booked', () => {
    fc.assert(
      fc.property(fc.option(anyOffer, { nil: undefined }), fc.boolean(), (offer, isSuspended) => {
        const { kind, firstDay } = calendarStatus(offer, isSuspended);
        expect(firstDay === undefined).toBe(kind !== 'open');
        if (kind === 'open') expect(offer?.booking && (offer.status || offer.timeTicketStatus)).toBe(true);
      }),
    );
  });
});
