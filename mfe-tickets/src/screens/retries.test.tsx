import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import { aFavourite, aNumber, aQueue, PHONE, standing, TICKET_ID } from '../testing/tickets';

beforeEach(() => localStorage.clear());

const network = fakeNetwork();
const answers = () => [
  fakeCall('tickets', { queueTickets: [aNumber()], bookingTickets: [] }),
  fakeCall('ticketById', aNumber()),
  fakeCall('waitingInfoOfTicket', standing()),
  fakeCall('favourites', [aFavourite()]),
  fakeCall('counterInfo', aQueue()),
];

testRetries({ network, definition, answers, around: { session: PHONE } }, [
  { address: '/myBooking', call: 'tickets', words: 'Resident card renewal' },
  { address: '/MyFavoritePage', call: 'favourites', words: 'Resident card renewal' },
  { address: `/success?ticket=${TICKET_ID}`, call: 'ticketById', words: 'Resident card renewal' },
]);
