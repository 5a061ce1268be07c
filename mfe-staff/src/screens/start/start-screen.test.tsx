import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDesk, aDevice, aSelf, NOW, STAFF } from '../../testing/office';

const network = fakeNetwork();
/** Longer than the time between two reads. */
const PATIENT = { timeout: 15_000 };
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

  it('tells a supervisor of silent devices and of paper, until they are in order', async () => {
    const office = { devices: [aDevice({ silentSince: '2026-12-01T01:15:00Z' })] };
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => office.devices),
      fakeCall('changePaper', () => {
        office.devices = [aDevice()];
        return { changedAt: NOW };
      }),
    );
    const { user, container } = await renderRoute('/staff', definition, { session: STAFF });
    expect(await screen.findByText('Kiosk · Kiosk 2 · China Plaza')).toBeVisible();
    expect(screen.getByText(/Silent since /)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    const paper = { printed: 362, left: 38, isLow: true, changedAt: null };
    office.devices = [aDevice({ paper })];
    expect(await screen.findByText(/about 38 slips/, undefined, PATIENT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paper changed: Kiosk 2' }));
    await waitFor(() => expect(screen.queryByText('Kiosk · Kiosk 2 · China Plaza')).not.toBeInTheDocument());
  }, 30_000);

  it('tells clerks of no device', async () => {
    let reads = 0;
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'clerk' })),
      fakeCall('staffDevices', () => ((reads += 1), [])),
    );
    await renderRoute('/staff', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: /^Counter/ })).toBeVisible();
    expect(reads).toBe(0);
  });
});
