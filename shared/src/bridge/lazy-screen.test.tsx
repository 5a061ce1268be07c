import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen';
import { ScreenBoundary } from './screen-boundary';

const Form = () => (
  <>
    <h1>Form</h1>
    <input aria-label="name" />
  </>
);

const inBoundary = (Screen: React.ComponentType, onError?: (error: Error) => void) => (
  <ScreenBoundary fallback={(retry) => <button onClick={retry}>Retry</button>} onError={onError}>
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>
  </ScreenBoundary>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const failing = () => jest.fn<Promise<{ Form: typeof Form }>, []>(() => Promise.reject(new Error('404')));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('a lazy screen', () => {
  it('is requested again before a failure is shown', async () => {
    const load = failing().mockRejectedValueOnce(new Error('404')).mockResolvedValue({ Form });
    render(inBoundary(lazyScreen(load, 'Form')));
    await wait(0);
    expect(screen.getByText('Loading')).toBeVisible();
    await wait(1_000);
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after three requests, and is requested three times more on each retry', async () => {
    const load = failing();
    const failed = jest.fn();
    render(inBoundary(lazyScreen(load, 'Form'), failed));
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ImportError' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(6);
    load.mockResolvedValue({ Form });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('shows the failure of its preload without requesting it again, until the retry', async () => {
    const load = failing();
    const Screen = lazyScreen(load, 'Form');
    const preloaded = expect(Screen.preload?.()).rejects.toThrow('404');
    await wait(60_000);
    await preloaded;
    render(inBoundary(Screen));
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue({ Form });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is requested again when it is opened again', async () => {
    const load = failing();
    const Screen = lazyScreen(load, 'Form');
    render(inBoundary(Screen)).unmount();
    await wait(60_000);
    load.mockResolvedValue({ Form });
    render(inBoundary(Screen));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  });

  it('keeps its input when its boundary rerenders, and opens at once the next time', async () => {
    const load = failing().mockResolvedValue({ Form });
    const Screen = lazyScreen(load, 'Form');
    const { rerender, unmount } = render(inBoundary(Screen));
    await wait(0);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ana' } });
    rerender(inBoundary(Screen));
    expect(screen.getByRole('textbox')).toHaveValue('Ana');
    unmount();
    render(inBoundary(Screen));
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
