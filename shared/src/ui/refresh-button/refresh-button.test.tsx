import { screen } from '@testing-library/react';
import { pass, renderPart } from '../testing/render-part';
import { RefreshButton } from './refresh-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the refresh button', () => {
  it('locks for 5 s after a tap with a countdown, then works again [UI-19]', async () => {
    const onRefresh = jest.fn();
    const { user } = await renderPart(<RefreshButton onRefresh={onRefresh} />);

    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(screen.getByRole('button'));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'You can refresh again in 5 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await pass(3_000);
    expect(screen.getByText('2')).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(onRefresh).toHaveBeenCalledTimes(1);

    await pass(2_100);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['icon', 'Refresh', 'You can refresh again in 5 s', '5'],
    ['inline', 'Refresh', 'You can refresh again in 5 s', '5'],
    ['button', 'Try again', 'You can try again in 5 s', 'You can try again in 5 s'],
  ] as const)('locks and counts down in each variant: %s [UI-19]', async (look, free, locked, count) => {
    const onRefresh = jest.fn();
    const { user } = await renderPart(<RefreshButton look={look} onRefresh={onRefresh} />);
    await user.click(screen.getByRole('button', { name: free }));
    expect(screen.getByRole('button', { name: locked })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(count)).toBeVisible();
    await user.click(screen.getByRole('button'));
    await pass(4_900);
    await user.click(screen.getByRole('button'));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await pass(200);
    await user.click(screen.getByRole('button', { name: free }));
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus while it is locked', async () => {
    const { user } = await renderPart(<RefreshButton look="button" onRefresh={() => undefined} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'You can try again in 5 s' })).toHaveFocus();
  });
});
