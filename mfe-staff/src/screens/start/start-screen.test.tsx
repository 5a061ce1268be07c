import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDesk, aSelf, STAFF } from '../../testing/office';

const network = fakeNetwork();
beforeEach(() => localStorage.clear());

describe('the first page of staff', () => {
  it('offers the screens of a role, and no others', async () => {
    network.use(fakeCall('staffSelf', aSelf({ role: 'receptionist' })));
    const { container } = await renderRoute('/staff', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: /Reception/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Counter/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Devices/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['a device to its only screen', '/staff', 'display', '/staff/display'],
    ['a login to the screen that was asked for', '/staff?to=counter', 'clerk', '/staff/counter'],
  ] as const)('leads %s', async (_, address, role, to) => {
    network.use(
      fakeCall('staffSelf', aSelf({ role })),
      fakeCall('board', { at: '2026-12-01T01:31:00Z', calls: [] }),
      fakeCall('desk', aDesk()),
    );
    const { bridge } = await renderRoute(address, definition, { session: STAFF });
    await waitFor(() => expect(bridge.trace.visited).toEqual([to]));
  });

  it('asks a citizen to log in as staff', async () => {
    network.use(
      fakeCall('staffSelf', () => Response.json({ code: 403, message: '', traceId: 't' }, { status: 403 })),
    );
    await renderRoute('/staff', definition, { session: STAFF });
    expect(await screen.findByText(/Log out, then log in as staff/)).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    network.use(fakeCall('staffSelf', () => systemFailure()));
    const { user } = await renderRoute('/staff', definition, { session: STAFF });
    const again = await screen.findByRole('button', { name: /again|refresh/i });
    network.use(fakeCall('staffSelf', aSelf({ role: 'clerk' })));
    await user.click(again);
    expect(await screen.findByRole('link', { name: /^Counter/ })).toBeVisible();
  });
});
