import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import {
  aBooking,
  anOffer,
  aParameter,
  aService,
  PHONE,
  theDates,
  theRecommended,
  theTimes,
  TICKET_ID,
} from '../testing/facts';

// A whole form on a machine that does other things too.
jest.setTimeout(20_000);

const network = fakeNetwork();
const answers = () => [
  fakeCall('serviceById', aService()),
  fakeCall('locationService', anOffer()),
  fakeCall('bookableDates', theDates()),
  fakeCall('bookableTimesOfDay', theTimes()),
  fakeCall('recommendTimes', theRecommended()),
  fakeCall('reservationParameters', [aParameter('NAME', 'owner', { description: 'Owner' })]),
  fakeCall('ticketById', aBooking({ cancellable: true, editable: false })),
];
const form = { address: '/reserve?service=7&location=2', words: 'Mobile number' };
const parameters = { address: '/setParams?service=7&location=2', words: 'Owner' };

testRetries({ network, definition, answers, around: { session: PHONE } }, [
  { ...form, call: 'serviceById' },
  { ...form, call: 'locationService' },
  { ...form, call: 'bookableDates' },
  { ...parameters, call: 'serviceById' },
  { ...parameters, call: 'reservationParameters' },
  { address: `/reserve?ticket=${TICKET_ID}`, call: 'ticketById', words: /can no longer be changed/ },
]);
