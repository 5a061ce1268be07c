import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyTaps } from './early-taps';

const pressed: string[] = [];
const Page = () => (
  <>
    <button type="button" onClick={() => pressed.push('check')}>
      Check
    </button>
    <button type="button" onClick={() => pressed.push('more')}>
      More
    </button>
  </>
);

const view = renderToString(<Page />);
let root: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  pressed.splice(0);
  root = document.createElement('div');
  root.innerHTML = view;
  document.body.replaceChildren(root);
  keepEarlyTaps(root);
});
afterEach(() => jest.useRealTimers());

const press = (name: string) => screen.getByRole('button', { name }).click();
const takeOver = () => act(async () => void hydrateRoot(root, <Page />));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('does what a painted button says once it was taken over, however often it was tapped', async () => {
  press('Check');
  press('Check');
  await wait(3_000);
  expect(pressed).toEqual([]);
  await takeOver();
  await wait(1_000);
  expect(pressed).toEqual(['check']);
});

it('does the last of two that were tapped', async () => {
  press('Check');
  press('More');
  await takeOver();
  await wait(1_000);
  expect(pressed).toEqual(['more']);
});

it('does nothing twice where the button worked', async () => {
  await takeOver();
  press('Check');
  await wait(1_000);
  expect(pressed).toEqual(['check']);
});

it('gives no tap again that React took the page over for', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateRoot(root, <Page />);
  press('Check');
  expect(pressed).toEqual(['check']);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await wait(1_000);
  expect(pressed).toEqual(['check']);
});

it('gives a tap again where React waits for the code of its part', async () => {
  let come = () => {};
  const Later = lazy(
    () => new Promise<{ default: typeof Page }>((done) => (come = () => done({ default: Page }))),
  );
  root.innerHTML = `<!--$-->${root.innerHTML}<!--/$-->`;
  await act(
    async () =>
      void hydrateRoot(
        root,
        <Suspense>
          <Later />
        </Suspense>,
      ),
  );
  await act(async () => press('Check'));
  await wait(1_000);
  expect(pressed).toEqual([]);
  await act(async () => come());
  await wait(1_000);
  expect(pressed).toEqual(['check']);
});

it('forgets a tap of long ago, and one on what is gone', async () => {
  press('Check');
  await wait(21_000);
  await takeOver();
  await wait(1_000);
  press('More');
  expect(pressed).toEqual(['more']);
});
