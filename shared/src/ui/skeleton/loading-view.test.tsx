import { screen } from '@testing-library/react';
import { pass, renderPart } from '../testing/render-part';
import { LoadingView } from './loading-view';
import { SkeletonList } from './skeleton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page that loads', () => {
  it('says that it is still loading after 2 s, and offers a retry after 8 s [SHL-14]', async () => {
    const onRetry = jest.fn();
    const { user } = await renderPart(
      <LoadingView onRetry={onRetry}>
        <SkeletonList />
      </LoadingView>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await pass(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await pass(6_000);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
