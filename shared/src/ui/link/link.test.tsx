import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProvider, PlainLink } from './link';

/** Wraps the links, keeps jsdom from leaving the page, and records whether a link was left to the browser. */
function setUp() {
  const navigate = jest.fn();
  const left: boolean[] = [];
  render(
    // The listener only observes what bubbles up from the links.
    <div
      role="presentation"
      onClick={(event) => {
        left.push(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      <LinkProvider value={navigate}>
        <PlainLink href="/tickets">Tickets</PlainLink>
        <PlainLink href="https://www.gov.mo">Portal</PlainLink>
        <PlainLink href="//evil.test">Elsewhere</PlainLink>
      </LinkProvider>
    </div>,
  );
  return { navigate, left, user: userEvent.setup({ delay: null }) };
}

describe('a link', () => {
  it('stays inside the app at a plain tap', async () => {
    const { navigate, left, user } = setUp();
    await user.click(screen.getByRole('link', { name: 'Tickets' }));
    expect(navigate).toHaveBeenCalledWith('/tickets');
    expect(left).toEqual([false]);
  });

  it('is left to the browser with a modifier key, and when it leads outside', async () => {
    const { navigate, left, user } = setUp();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Tickets' }));
    await user.keyboard('{/Control}');
    await user.click(screen.getByRole('link', { name: 'Portal' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toEqual([true, true, true]);
  });
});
