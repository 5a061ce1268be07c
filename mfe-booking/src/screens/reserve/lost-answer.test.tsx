import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, fakeWriter, LOST_ANSWERS, noConnection } from '@vez/shared/testing';
import { bookingCity, dayButton, go, time } from '../../testing/city';
import { aBooking, PHONE, TICKET_ID } from '../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 900);
const UNKNOWN = 'We don’t know yet whether it was done';
const SUCCESS = [`/success?ticket=${TICKET_ID}&created=1`];

async function book(setUp: (bookings: ReturnType<typeof fakeWriter>) => void) {
  city.serve();
  const bookings = fakeWriter('reserve', () => aBooking({ serviceId: city.id }));
  network.use(...bookings.handlers);
  setUp(bookings);
  const view = await city.open({ session: PHONE });
  await view.user.click(await dayButton(4));
  await view.user.click(await time('09:30'));
  await screen.findByRole('timer');
  await view.user.click(go('Confirm the booking'));
  return { ...view, bookings };
}

describe.each(Object.entries(LOST_ANSWERS))('a booking whose answer is %s', (_, lost) => {
  it('leads to the ticket if it was booked', async () => {
    const { bridge, bookings } = await book((server) => Object.assign(server, { lost }));
    await waitFor(() => expect(bridge.trace.visited).toEqual(SUCCESS));
    expect(bookings.done.size).toBe(1);
  });
});

it('reports that nothing was booked only once that is certain', async () => {
  await book((server) => Object.assign(server, { arrives: false }));
  expect(await screen.findByText('Nothing was booked', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/^Nothing was done\./)).toBeVisible();
});

it('is found after a reload, and leads to the ticket', async () => {
  const before = await book((server) => Object.assign(server, { lost: noConnection, silent: noConnection }));
  await screen.findByText(UNKNOWN);
  expect(screen.queryByText('Nothing was booked')).not.toBeInTheDocument();
  const journey = before.bridge.journey.get();
  before.unmount();
  Object.assign(before.bookings, { silent: undefined });
  const { bridge } = await city.open({ session: PHONE, journey });
  await waitFor(() => expect(bridge.trace.visited).toEqual(SUCCESS));
  expect(before.bookings.done.size).toBe(1);
});
