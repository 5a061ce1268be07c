import { screen, waitFor } from '@testing-library/react';
import type { Journey } from '@vez/shared/contracts/client';
import {
  aNumber,
  aPlace,
  aQueue,
  aService,
  fakeCall,
  fakeNetwork,
  fakeWriter,
  LOST_ANSWERS,
  noConnection,
  PHONE,
  renderRoute,
  TICKET_ID,
} from '@vez/shared/testing';
import { definition } from '../../definition';

const network = fakeNetwork();
const SUCCESS = [`/success?ticket=${TICKET_ID}&created=1`];
const UNKNOWN = 'We don’t know yet whether it was done';

let place = 40;
beforeEach(() => {
  place += 1;
});

async function open(journey?: Journey) {
  const queue = fakeWriter('takeQueueTicket', aNumber);
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ id: place })] })),
    fakeCall('counterInfo', aQueue()),
    ...queue.handlers,
  );
  const at = `/offerNum?service=7&location=${place}`;
  const view = await renderRoute(at, definition, { session: PHONE, ...(journey ? { journey } : {}) });
  await screen.findByRole('textbox', { name: 'Mobile number' });
  const take = () => view.user.click(screen.getByRole('button', { name: 'Take a number' }));
  return { ...view, queue, take };
}

describe.each(Object.entries(LOST_ANSWERS))('a number whose answer is %s', (_, lost) => {
  it('leads to the ticket if it was taken', async () => {
    const { bridge, queue, take } = await open();
    queue.lost = lost;
    await take();
    await waitFor(() => expect(bridge.trace.visited).toEqual(SUCCESS));
    expect(queue.done.size).toBe(1);
    expect(bridge.journey.get().unsettled).toBeUndefined();
  });

  it('is shown as unknown until the server can be asked', async () => {
    const { bridge, user, queue, take } = await open();
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    Object.assign(queue, { lost, silent: noConnection });
    await take();
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(seen.mock.contexts.at(-1)).toHaveTextContent(UNKNOWN);
    expect(screen.queryByText('No number was taken')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my tickets' })).toHaveAttribute('href', '/myBooking');
    queue.silent = undefined;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(bridge.trace.visited).toEqual(SUCCESS));
    expect(queue.done.size).toBe(1);
  });
});

it('reports that no number was taken only once certain, and retries with a new key', async () => {
  const { bridge, queue, take } = await open();
  queue.arrives = false;
  await take();
  expect(await screen.findByRole('alert')).toHaveTextContent('No number was takenNothing was done.');
  const [first] = queue.sent;
  queue.arrives = true;
  await waitFor(
    async () => {
      await take();
      expect(bridge.trace.visited).toEqual(SUCCESS);
    },
    { timeout: 10_000 },
  );
  expect([...queue.done.keys()]).not.toContain(first);
  expect(queue.done.size).toBe(1);
});

it('asks for the result after a reload, and leads to the ticket', async () => {
  const before = await open();
  Object.assign(before.queue, { lost: noConnection, silent: noConnection });
  await before.take();
  await screen.findByText(UNKNOWN);
  const journey = before.bridge.journey.get();
  expect(JSON.stringify(journey.unsettled)).not.toContain(PHONE.mobile!.number);
  before.unmount();

  const queue = before.queue;
  Object.assign(queue, { lost: undefined, silent: undefined });
  const at = `/offerNum?service=7&location=${place}`;
  const { bridge } = await renderRoute(at, definition, { session: PHONE, journey });
  await waitFor(() => expect(bridge.trace.visited).toEqual(SUCCESS));
  expect(queue.done.size).toBe(1);
});
