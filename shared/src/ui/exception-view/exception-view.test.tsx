import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../testing/render-part';
import { ExceptionView } from './exception-view';

describe('the exception view', () => {
  it('shows an error with its code and time, a retry and a phone number [UI-07] [SHL-18]', async () => {
    const onRetry = jest.fn();
    const { user, container } = await renderPart(
      <ExceptionView
        kind="error"
        title="The list could not be loaded"
        code={603}
        time="09:31"
        onRetry={onRetry}
        phone="2855 0100"
      >
        Please try again later.
      </ExceptionView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error code 603 · 09:31');
    expect(screen.getByRole('link', { name: 'Call 2855 0100' })).toHaveAttribute('href', 'tel:28550100');
    // Before the retry is tapped: it counts seconds after that.
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows an empty state that is no alert, with a retry [UI-07] [SHL-17]', async () => {
    await renderPart(<ExceptionView kind="noData" title="No tickets yet" onRetry={() => undefined} focus />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No tickets yet' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
