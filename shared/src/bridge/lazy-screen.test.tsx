import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen';
import { ScreenBoundary } from './screen-boundary';

const Form = () => <h1>Form</h1>;

const show = (load: () => Promise<{ Form: typeof Form }>) => {
  const Screen = lazyScreen(load, 'Form');
  render(
    <ScreenBoundary fallback={(retry) => <button onClick={retry}>Retry</button>}>
      <Suspense fallback="Loading">
        <Screen />
      </Suspense>
    </ScreenBoundary>,
  );
};

describe('a screen that is loaded when it is opened', () => {
  it('asks a second time where the first request failed, before anybody is told', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue({ Form });
    show(load);
    expect(await screen.findByRole('heading', { name: 'Form' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('comes on a retry, once it can be had', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValue(new Error('404'));
    show(load);
    await screen.findByRole('button', { name: 'Retry' });
    load.mockResolvedValue({ Form });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Form' })).toBeVisible();
    errors.mockRestore();
  });
});
