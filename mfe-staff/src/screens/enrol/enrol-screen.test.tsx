import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aSelf, STAFF, TICKET_ID } from '../../testing/office';

const network = fakeNetwork();
beforeEach(() => localStorage.clear());

describe('the enrolment of a device', () => {
  it('says in words why a code was refused', async () => {
    network.use(fakeCall('enrolDevice', () => refusal('codeWrong', 'This code is wrong.', 422)));
    const { user, container } = await renderRoute('/staff/enrol', definition);
    await user.type(await screen.findByRole('textbox', { name: 'Code of the device' }), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Enrol' }));
    expect(await screen.findByText(/This code is wrong\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('begins with a code that a supervisor makes, and ends with one press', async () => {
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
    network.use(
      fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
      fakeCall('staffDevices', () => devices),
      notedCall('makeDeviceCode', () => ({ code: 'ABCD2345', expiresAt: '2026-12-01T01:41:00Z' }), sent),
      fakeCall('revokeDevice', () => {
        devices = [];
        return { revoked: true };
      }),
    );
    const { user } = await renderRoute('/staff/enrol', definition, { session: STAFF });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Kiosk 2');
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('ABCD2345')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ kind: 'kiosk', locationId: 2, name: 'Kiosk 2' }]);
    await user.click(screen.getByRole('button', { name: 'Revoke: Kiosk 2' }));
    await waitFor(() => expect(screen.getByText('There are no devices yet.')).toBeVisible());
  });
});
