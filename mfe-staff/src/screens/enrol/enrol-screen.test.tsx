import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  refusal,
  renderRoute,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import type { StaffDevice } from '../../model/wire';
import { aDevice, aSelf, STAFF } from '../../testing/office';

const network = fakeNetwork();
beforeEach(() => localStorage.clear());

describe('the enrolment of a device', () => {
  it('says why a code was refused', async () => {
    network.use(fakeCall('enrolDevice', () => refusal('codeWrong', 'This code is wrong.', 422)));
    const { user, container } = await renderRoute('/staff/enrol', definition);
    await user.type(await screen.findByRole('textbox', { name: 'Code of the device' }), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Enrol' }));
    expect(await screen.findByText(/This code is wrong\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('starts with a supervisor’s code, and ends with one press', async () => {
    const sent: SentWrite[] = [];
    let devices = [aDevice({ enrolledAt: null })];
    let revoked = 0;
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => devices),
      notedCall('makeDeviceCode', () => ({ code: 'ABCD2345', expiresAt: '2026-12-01T01:41:00Z' }), sent),
      fakeCall('revokeDevice', () => {
        devices = [];
        revoked += 1;
        return { revoked: true };
      }),
    );
    const { user } = await renderRoute('/staff/enrol', definition, { session: STAFF });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Kiosk 2');
    await user.dblClick(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('ABCD2345')).toBeVisible();
    expect(screen.getByText('Kiosk · Kiosk 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test: Kiosk 2' })).not.toBeInTheDocument();
    expect(name).toHaveValue('');
    expect(sent.map(({ body }) => body)).toEqual([{ kind: 'kiosk', locationId: 2, name: 'Kiosk 2' }]);
    await user.dblClick(screen.getByRole('button', { name: 'Revoke: Kiosk 2' }));
    await waitFor(() => expect(screen.getByText('There are no devices yet.')).toBeVisible());
    expect(revoked).toBe(1);
  });

  it('keeps the name and refetches the list if a code may have been made [FLT-67]', async () => {
    let reads = 0;
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => ((reads += 1), [])),
      fakeCall('makeDeviceCode', () => noConnection()),
    );
    const { user } = await renderRoute('/staff/enrol', definition, { session: STAFF });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Kiosk 2');
    await screen.findByText('There are no devices yet.');
    const before = reads;
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText(/it may have been done. Look before/)).toBeVisible();
    expect(name).toHaveValue('Kiosk 2');
    await waitFor(() => expect(reads).toBeGreaterThan(before));
  });

  it('shows how each device is, and tests one until it answers', async () => {
    const sent: SentWrite[] = [];
    const office = {
      devices: [
        aDevice(),
        aDevice({
          id: '9a1c8a3e-5c1b-4a52-8a77-9b7f6a1d2c11',
          kind: 'display',
          name: 'Hall',
          paper: undefined,
          silentSince: '2026-12-01T01:15:00Z',
        }),
      ],
    };
    const testIs = (test: StaffDevice['test']) => (office.devices[0] = aDevice({ test }));
    const askedAt = '2026-12-01T01:31:00Z';
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => office.devices),
      notedCall(
        'testDevice',
        () => {
          testIs({ askedAt, state: 'waiting' });
          return { askedAt };
        },
        sent,
      ),
    );
    const { user, container } = await renderRoute('/staff/enrol', definition, { session: STAFF });
    expect(await screen.findByText(/Paper for about 260 slips · 140 printed/)).toBeVisible();
    expect(screen.getAllByText('Version 3f2a91b0')).toHaveLength(2);
    expect(screen.getByText(/^Silent since /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Paper changed: Hall' })).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Test: Kiosk 2' }));
    expect(await screen.findByText(/waiting for the answer/)).toBeVisible();
    expect(sent).toHaveLength(1);
    testIs({ askedAt, state: 'answered', seconds: 3 });
    expect(await screen.findByText(/answered in 3 s/, undefined, { timeout: 5_000 })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('limits a device to some queues, keeps the choice after a failure, and saves it once', async () => {
    const office = { device: aDevice() };
    const sent: SentWrite[] = [];
    let isDown = true;
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => [office.device]),
      notedCall(
        'limitDevice',
        () => {
          if (isDown) return noConnection();
          office.device = aDevice({ serviceIds: [8] });
          return { serviceIds: [8] };
        },
        sent,
      ),
    );
    const { user, container } = await renderRoute('/staff/enrol', definition, { session: STAFF });
    expect(await screen.findByText('Shows all queues')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose queues: Kiosk 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'B · Passport' }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'B · Passport' })).toBeChecked();
    isDown = false;
    sent.length = 0;
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shows B · Passport')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ serviceIds: [8] }]);
  });
});
