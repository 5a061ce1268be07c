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
import { aSelf, STAFF, TICKET_ID } from '../../testing/office';

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
    const kiosk = {
      id: TICKET_ID,
      kind: 'kiosk' as const,
      name: 'Kiosk 2',
      locationId: 2,
      locationName: 'China Plaza',
      createdAt: '2026-12-01T01:31:00Z',
      enrolledAt: null,
    };
    let devices = [kiosk];
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
});
