import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Session } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, noConnection } from '@vez/shared/testing';
import { renderShell } from '../testing/render-shell';

const network = fakeNetwork();

describe('the logins in the settings', () => {
  const PERSON: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };
  const at = (time: string) => `2026-12-01T${time}:00.000Z`;
  const HERE = {
    id: '5f1c2b1e-8d0a-4f3e-9a6d-3b7c1e2f4a55',
    device: 'phone' as const,
    startedAt: at('01:00'),
    lastUsedAt: at('01:31'),
    current: true,
  };
  const THERE = {
    ...HERE,
    id: '6a2c2b1e-8d0a-4f3e-9a6d-3b7c1e2f4a66',
    device: 'computer' as const,
    lastUsedAt: at('01:10'),
    current: false,
  };
  const rows = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('show device and times of each, and can end any other one [ACC-12]', async () => {
    const ended: string[] = [];
    network.use(
      fakeCall('sessions', [HERE, THERE]),
      fakeCall('endOneSession', ({ params }) => {
        ended.push(params.id!);
        return { ended: true };
      }),
    );
    const { user, bridge, container } = await renderShell('/app', { session: PERSON });
    const end = await screen.findByRole('button', { name: /^Log out: Computer, Logged in .* 09:00$/ });
    expect(rows()).toEqual([
      expect.stringMatching(/^PhoneThis device.*09:00.*09:31$/),
      expect.stringMatching(/^Computer.*09:00.*09:10Log out$/),
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(end);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(ended).toEqual([THERE.id]);
    expect(bridge.trace.toasts).toEqual(['Logged out on that device']);
    expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
  });

  it.each([
    ['Asia/Macau', 'Wednesday 2 December', '00:30'],
    ['Europe/Lisbon', 'Tuesday 1 December', '16:30'],
    ['America/New_York', 'Tuesday 1 December', '11:30'],
  ])('are dated by the clock of the city, not of the browser: %s [ACC-12]', async (timeZone, day, time) => {
    network.use(fakeCall('sessions', [{ ...HERE, startedAt: at('16:30') }]));
    await renderShell('/app', { session: PERSON, deployment: { timeZone } });
    expect(await screen.findByText(`Logged in ${day}, ${time}`)).toBeVisible();
  });

  it('stay in the list when one could not be ended', async () => {
    network.use(fakeCall('sessions', [HERE, THERE]), fakeCall('endOneSession', noConnection));
    const { user } = await renderShell('/app', { session: PERSON });
    const end = await screen.findByRole('button', { name: /^Log out: Computer/ });
    await user.click(end);
    await waitFor(() => expect(end).toBeEnabled());
    expect(rows()).toHaveLength(2);
  });

  it('keep the log-out button when they cannot be loaded', async () => {
    network.use(fakeCall('sessions', noConnection));
    await renderShell('/app', { session: PERSON });
    expect(await screen.findByText('The other devices cannot be shown at the moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out on all devices' })).toBeEnabled();
  });
});
