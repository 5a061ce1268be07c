import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { defineRemote } from '@vez/shared/bridge';
import type { PaintedScreen } from '@vez/shared/contracts/client';
import { paintRemote } from '@vez/shared/painting';
import { createTestBridge, fakeCall, fakeNetwork, systemFailure } from '@vez/shared/testing';
import { definition } from '../definition';
import { aQueue, aSummary } from '../testing/facts';

const network = fakeNetwork();
const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TWELVE = Array.from({ length: 12 }, (_, at) => aSummary({ id: at + 1, name: `Service ${at + 1}` }));
/** The services whose states were requested, by call. */
const asked: string[] = [];
const serveStates = (waitCount: number) =>
  network.use(
    fakeCall('states', ({ query }) => {
      const names = query.get('services') ?? '';
      asked.push(names);
      const services = names
        .split(',')
        .map((id) => ({ serviceId: Number(id), queue: aQueue({ waitCount }) }));
      return { points: [], services };
    }),
  );
beforeEach(() => {
  asked.splice(0);
  window.history.replaceState({}, '', '/hotServices');
  network.use(fakeCall('hotServices', TWELVE));
  serveStates(48);
});

const bridge = createTestBridge();
/** Renders twice: the first does not wait for lazy code, which the second finds loaded. */
const render = async (view: React.ReactNode) => {
  renderToString(view);
  await Promise.all(definition.routes.map(({ screen: one }) => one.preload?.()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return renderToString(view);
};
const paint = () => paintRemote(definition)({ bridge, render });
const namesIn = (answers: PaintedScreen['answers']) =>
  answers.flatMap(([key]) => (key[0] === 'serviceState' ? [key[2]] : []));

let leave = async () => {};
afterEach(() => leave());

/** Shows the painted page, and hydrates it when `taken` is called. */
function show({ html, answers }: Awaited<ReturnType<typeof paint>>, isOld = false) {
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  document.body.append(domElement);
  const { bootstrap, mount, unmount } = defineRemote(definition);
  const props = { name: 'mfe-catalogue', bridge, domElement };
  leave = async () => {
    await act(() => unmount(props));
    domElement.remove();
  };
  return async () => {
    const painted: PaintedScreen = { answers, identifierPrefix: 'c-', language: 'en_us', isOld };
    await act(async () => {
      await bootstrap(props);
      // `mount` resolves after effects, which run later.
      void mount({ ...props, painted });
    });
  };
}
const rowOf = (name: string) => screen.getByRole('link', { name: new RegExp(`${name}\\b`) }).closest('li')!;
const waitingIn = (name: string) => within(rowOf(name)).queryByText(/\d+ waiting/);

it('is painted with the states of the first visible rows, requested in one call', async () => {
  const painted = await paint();
  expect(asked).toEqual([FIRST.join()]);
  expect(namesIn(painted.answers)).toEqual(FIRST);
  show(painted);
  expect(waitingIn('Service 10')).toHaveTextContent('48 waiting');
  expect(rowOf('Service 11')).not.toHaveTextContent('waiting');
});

it('is hydrated with them unchanged, and requests only the others', async () => {
  const hydrate = show(await paint());
  asked.splice(0);
  const first = waitingIn('Service 1');
  const said = jest.spyOn(console, 'error');
  await hydrate();
  await waitFor(() => expect(waitingIn('Service 11')).toHaveTextContent('48 waiting'));
  expect(waitingIn('Service 1')).toBe(first);
  expect(asked).toEqual(['11,12']);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it('requests all of them at once if it was painted a while ago', async () => {
  const hydrate = show(await paint(), true);
  asked.splice(0);
  serveStates(12);
  await hydrate();
  await waitFor(() => expect(waitingIn('Service 1')).toHaveTextContent('12 waiting'));
  expect(asked.join().split(',')).toEqual(expect.arrayContaining(['1', '10', '12']));
});

it('is painted without them if they cannot be loaded', async () => {
  network.use(fakeCall('states', () => systemFailure()));
  const hydrate = show(await paint());
  expect(rowOf('Service 1')).not.toHaveTextContent('waiting');
  serveStates(48);
  await hydrate();
  await waitFor(() => expect(waitingIn('Service 1')).toHaveTextContent('48 waiting'));
});
