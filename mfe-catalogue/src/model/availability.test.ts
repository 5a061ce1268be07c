import { availabilityCode } from './availability';

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
