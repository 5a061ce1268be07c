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
    <form
      aria-label="Numbers"
      onSubmit={(event) => {
        event.preventDefault();
        pressed.push('send');
      }}
    >
      <button type="submit">Send</button>
    </form>
  </>
);

const view = renderToString(<Page />);
let root: HTMLElement;
const repeatTap = keepEarlyTaps();
beforeEach(() => {
  jest.useFakeTimers();
  // React's development build warns of `aria-busy` on what was painted without it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pressed.splice(0);
  root = document.createElement('div');
  root.innerHTML = view;
  document.body.replaceChildren(root);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => button(name).click();
const hydrate = () => act(async () => void hydrateRoot(root, <Page />));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const repeat = async () => {
  repeatTap();
  await wait(0);
};

it('repeats a tap on a painted button once it is hydrated, however often it was tapped', async () => {
  press('Check');
  press('Check');
  await repeat();
  expect(pressed).toEqual([]);
  await hydrate();
  await repeat();
  expect(pressed).toEqual(['check']);
});

it('shows a painted button as pressed until its action follows', async () => {
  press('Check');
  expect(button('Check')).toHaveAttribute('aria-busy', 'true');
  await hydrate();
  await repeat();
  expect(button('Check')).not.toHaveAttribute('aria-busy');
});

it('repeats the last of two taps', async () => {
  press('Check');
  press('More');
  expect(button('Check')).not.toHaveAttribute('aria-busy');
  await hydrate();
  await repeat();
  expect(pressed).toEqual(['more']);
});

it('submits a painted form once it is hydrated', async () => {
  press('Send');
  expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  await hydrate();
  await repeat();
  expect(pressed).toEqual(['send']);
});

it('leaves a form with an address to the browser', () => {
  const form = screen.getByRole<HTMLFormElement>('form');
  form.action = '/search';
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('does not repeat a tap on a button that worked', async () => {
  await hydrate();
  press('Check');
  await repeat();
  expect(pressed).toEqual(['check']);
});

it('does not repeat the tap that made React hydrate the page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateRoot(root, <Page />);
  press('Check');
  expect(pressed).toEqual(['check']);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await repeat();
  expect(pressed).toEqual(['check']);
});

it('repeats a tap on a part whose code is still loading', async () => {
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
  await repeat();
  expect(pressed).toEqual([]);
  await act(async () => come());
  await repeat();
  expect(pressed).toEqual(['check']);
});

it('repeats a tap on the button that React rendered as its replacement', async () => {
  press('Check');
  root.id = 'root';
  root.innerHTML = view;
  await hydrate();
  await repeat();
  expect(pressed).toEqual(['check']);
});

it('forgets a tap of long ago, and one on a button that was removed', async () => {
  press('Check');
  await wait(21_000);
  await hydrate();
  await repeat();
  expect(pressed).toEqual([]);

  root.innerHTML = view;
  press('More');
  root.replaceChildren();
  await repeat();
  expect(pressed).toEqual([]);
});
