import { aQueue } from '../testing/facts';
import { availabilityCode, bookingWay, ticketWay } from './availability';

const queue = aQueue();
const offer = { booking: true, ticket: true };

it.each([
  [false, false, 0],
  [true, false, 1],
  [false, true, 2],
  [true, true, 3],
])(
  'adds 1 for bookings (%s) and 2 for time tickets (%s) to %i [BOK-03]',
  (status, timeTicketStatus, code) => {
    expect(availabilityCode({ status, timeTicketStatus })).toBe(code);
  },
);

it('closes bookings when neither is available [BOK-04]', () => {
  expect(bookingWay({ ...offer, status: false, timeTicketStatus: false })).toBe('closed');
});

it.each([false, true])(
  'leads to a reservation for 1 and 3 (time tickets: %s) [BOK-05]',
  (timeTicketStatus) => {
    expect(bookingWay({ ...offer, status: true, timeTicketStatus })).toBe('reservation');
  },
);

it('offers only time tickets for 2 [BOK-06]', () => {
  expect(bookingWay({ ...offer, status: false, timeTicketStatus: true })).toBe('timeTicketOnly');
});

it('offers no booking when the place takes none [BOK-01]', () => {
  expect(bookingWay({ booking: false, ticket: true, status: true, timeTicketStatus: true })).toBe('none');
});

it.each([
  ['open', {}],
  ['none', { status: false }],
  ['queueClosed', { isOpen: false }],
  ['outsideOfficeHours', { isOfficeTime: false }],
  ['queueNotBusy', { pass: 'N', queueState: 'NOTBUSY' }],
  ['queueFull', { pass: 'N', queueState: 'FULL' }],
  ['noCounter', { pass: 'N', queueState: 'NOCOUNTER' }],
  ['queueAbnormal', { pass: 'N', queueState: '' }],
] as const)('is %s for a queue with %o [BOK-08] [BOK-09]', (way, change) => {
  expect(ticketWay(offer, { ...queue, ...change })).toBe(way);
});

it('offers no number when the place gives out none [BOK-08]', () => {
  expect(ticketWay({ ticket: false }, queue)).toBe('none');
});
