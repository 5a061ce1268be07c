import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Star } from 'lucide-react';
import { renderPart } from '../testing/render-part';
import { NavBar } from './nav-bar';

describe('the navigation bar', () => {
  it('has back and title, and on request refresh, home and a right icon [UI-08]', async () => {
    const did = jest.fn();
    const { user, container } = await renderPart(
      <NavBar
        title="My tickets"
        onBack={() => did('back')}
        onRefresh={() => did('refresh')}
        onHome={() => did('home')}
        rightIcon={{ icon: Star, label: 'Favourite', pressed: true, onClick: () => did('favourite') }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
    // Before the refresh is tapped: it counts seconds after that.
    expect(await axe(container)).toHaveNoViolations();
    for (const name of ['Back', 'Refresh', 'Favourite', 'Home']) {
      await user.click(screen.getByRole('button', { name }));
    }
    expect(did.mock.calls.flat()).toEqual(['back', 'refresh', 'favourite', 'home']);
  });

  it.each([
    ['onRefresh', 'Refresh'],
    ['onHome', 'Home'],
  ] as const)('has only the requested parts beside back and title: %s [UI-08]', async (part, name) => {
    const onBack = jest.fn();
    const { user } = await renderPart(
      <NavBar title="My tickets" onBack={onBack} {...{ [part]: jest.fn() }} />,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Back', name]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is not asked for [UI-08]', async () => {
    await renderPart(<NavBar title="Home" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
