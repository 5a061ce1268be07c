import { screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import { dayButton } from '../testing/city';
import {
  aBooking,
  anOffer,
  aParameter,
  aService,
  NOW,
  PHONE,
  theDates,
  theRecommended,
  theTimes,
  TICKET_ID,
} from '../testing/facts';

const network = fakeNetwork();
const answers = () => [
  fakeCall('serviceById', aService({ reservationRecommend: true })),
  fakeCall('locationService', anOffer()),
  fakeCall('bookableDates', theDates()),
  fakeCall('bookableTimesOfDay', theTimes()),
  fakeCall('recommendTimes', theRecommended()),
  fakeCall('guides', []),
  fakeCall('reservationParameters', [aParameter('NAME', 'owner', { description: 'Owner' })]),
  fakeCall('ticketById', aBooking({ cancellable: true, editable: false })),
];
const form = { address: '/reserve?service=7&location=2', words: 'Mobile number' };
const parameters = { address: '/setParams?service=7&location=2', words: 'Owner' };

testRetries({ network, definition, answers, around: { session: PHONE }, now: NOW }, [
  { ...form, call: 'serviceById' },
  { ...form, call: 'locationService' },
  { ...form, call: 'bookableDates' },
  {
    ...form,
    call: 'bookableTimesOfDay',
    words: '10:30',
    reach: async (user) => user.click(await dayButton(4)),
  },
  {
    ...form,
    call: 'recommendTimes',
    words: '14:00',
    reach: async (user) => user.click(await screen.findByText('Find a date and time')),
  },
  { ...parameters, call: 'serviceById' },
  { ...parameters, call: 'reservationParameters' },
  { address: `/reserve?ticket=${TICKET_ID}`, call: 'ticketById', words: /can no longer be changed/ },
]);
