import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const open = () => renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE });
const CALLED = { progress: 'called', counterName: '5' } as const;
const PLACE = {
  counter: '5',
  floor: '3rd floor',
  area: '',
  way: 'Right out of the lift, first on your left',
  row: ['4', '5', '6'],
};
const way = () => screen.findByRole('region', { name: 'Where is counter 5?' });

beforeEach(() => localStorage.clear());

it('shows its counter’s place in the building, without directions [TIX-03] [TIX-09]', async () => {
  const answers = [aNumber(), aNumber({ ...CALLED, counterPlace: PLACE })];
  network.use(
    fakeCall('ticketById', () => answers.shift()!),
    fakeCall('waitingInfoOfTicket', ticketStatus(CALLED)),
  );
  const { container } = await open();
  expect(await way()).toHaveTextContent('Right out of the lift, first on your left');
  expect(screen.getByText('China Plaza · 3rd floor')).toBeVisible();
  // The zone of the queue is not the counter's.
  expect(screen.queryByText('Zone A · A2 Identity')).not.toBeInTheDocument();
  // A called holder is already inside.
  expect(screen.queryByRole('button', { name: 'Get directions' })).not.toBeInTheDocument();
  expect(within(await way()).queryByRole('link')).not.toBeInTheDocument();
  expect(answers).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows no advice on arriving in time once called', async () => {
  const jettonInfo = { area: 'Zone A', subArea: '', htmlText: '<b>Come</b> early' };
  network.use(
    fakeCall('ticketById', aNumber({ ...CALLED, ticket: { jettonInfo } })),
    fakeCall('waitingInfoOfTicket', ticketStatus(CALLED)),
  );
  await open();
  expect(await screen.findByText('China Plaza · Zone A')).toBeVisible();
  expect(screen.queryByText('Come')).not.toBeInTheDocument();
});

it('shows no directions to a counter other than the calling one', async () => {
  network.use(
    fakeCall('ticketById', aNumber({ ...CALLED, counterPlace: { ...PLACE, counter: '4' } })),
    fakeCall('waitingInfoOfTicket', ticketStatus(CALLED)),
  );
  await open();
  expect(await screen.findByText('China Plaza · Zone A · A2 Identity')).toBeVisible();
  expect(screen.queryByText(/Where is counter/)).not.toBeInTheDocument();
});

it('requests no directions to a video counter', async () => {
  let asked = 0;
  network.use(
    fakeCall('ticketById', () => {
      asked += 1;
      return aNumber({ ...CALLED, remoteCounter: true, joinUrl: 'https://video.test/room' });
    }),
    fakeCall('waitingInfoOfTicket', ticketStatus(CALLED)),
  );
  await open();
  expect(await screen.findByRole('button', { name: 'Join the video counter' })).toBeVisible();
  expect(asked).toBe(1);
});

it('of a booking shows the number by which it is called [TIX-04]', async () => {
  network.use(fakeCall('ticketById', aBooking()));
  await open();
  expect(await screen.findByText('Number RA 001', { selector: 'article p' })).toBeVisible();
});
