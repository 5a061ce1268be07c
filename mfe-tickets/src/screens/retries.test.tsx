import { screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import { aFavourite, aNumber, PHONE, statesOf, ticketStatus, TICKET_ID } from '../testing/tickets';

beforeEach(() => localStorage.clear());

const network = fakeNetwork();
const answers = () => [
  fakeCall('tickets', { queueTickets: [aNumber()], bookingTickets: [] }),
  fakeCall('ticketById', aNumber()),
  fakeCall('waitingInfoOfTicket', ticketStatus()),
  fakeCall('favourites', [aFavourite()]),
  fakeCall('states', statesOf()),
  fakeCall('ticketHistory', [{ at: '2026-12-04T02:30:00Z', event: 'taken', counter: '' }]),
];
const ticket = `/success?ticket=${TICKET_ID}`;

testRetries({ network, definition, answers, around: { session: PHONE } }, [
  { address: '/myBooking', call: 'tickets', words: 'Resident card renewal' },
  { address: '/MyFavoritePage', call: 'favourites', words: 'Resident card renewal' },
  { address: ticket, call: 'ticketById', words: 'Resident card renewal' },
  {
    address: ticket,
    call: 'ticketHistory',
    words: 'Taken',
    reach: async (user) => user.click(await screen.findByRole('button', { name: 'Show what happened' })),
  },
]);
