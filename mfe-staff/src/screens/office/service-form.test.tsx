import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { notedCall } from '@vez/shared/testing';
import { atSettings, press, SAVED, valueOf } from '../../testing/at-settings';
import { aSelf, NOW } from '../../testing/office';
import { aService } from '../../testing/settings';

const { network, open } = atSettings();

describe('a service', () => {
  it('has its bookings closed and their rules changed once for two presses [BOK-10]', async () => {
    const { bodies, sent, user, container } = await open();
    network.use(notedCall('changeBookings', () => SAVED, sent));
    await user.click(press('Change: Resident card renewal'));
    expect(screen.getByRole('heading', { name: 'A · Resident card renewal' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('checkbox', { name: 'Citizens can book' }));
    const places = screen.getByRole('textbox', { name: 'Places at each time' });
    await user.clear(places);
    await user.click(press('Save: Bookings'));
    expect(screen.getByText('Enter a number from 1 to 10000.')).toBeVisible();
    expect(places).toHaveFocus();
    await user.type(places, '6');
    await user.dblClick(press('Save: Bookings'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    const was = aService().bookings!;
    const is = { ...was, bookingOpen: false, places: 6 };
    expect(bodies()).toEqual([{ locationId: 2, serviceId: 7, was, is, affected: 0 }]);
    await user.click(screen.getByRole('checkbox', { name: 'Citizens can book' }));
    await user.click(press('Save: Bookings'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(bodies()[1]).toMatchObject({ was: is, is: { ...is, bookingOpen: true } });
  });

  it('is found by other names, trimmed and each once [CAT-22]', async () => {
    const { bodies, sent, user } = await open();
    network.use(notedCall('changeWords', () => ({ savedAt: NOW }), sent));
    await user.click(press('Change: Passport'));
    expect(screen.queryByRole('button', { name: 'Save: Bookings' })).not.toBeInTheDocument();
    expect(screen.getByText('This concerns all offices of the department.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Drawing' }), 'Passport');
    const english = screen.getByRole('textbox', { name: 'English' });
    await user.type(english, `${'x'.repeat(81)}`);
    await user.click(press('Save: How people find it'));
    expect(screen.getByText('A name has at most 80 characters.')).toBeVisible();
    expect(english).toHaveFocus();
    await user.clear(english);
    await user.type(english, '  travel document{Enter}{Enter}travel document {Enter}pass');
    await user.click(press('Save: How people find it'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(bodies()).toEqual([
      {
        serviceId: 8,
        was: aService().words,
        is: {
          icon: 'passport',
          otherNames: [
            { language: 'pt_pt', name: 'BIR' },
            { language: 'en_us', name: 'travel document' },
            { language: 'en_us', name: 'pass' },
          ],
          phrases: [],
        },
      },
    ]);
  });

  it('is found by how people say the life events that begin with it [CAT-22]', async () => {
    const phrase = { event: 'birth', language: 'en_us', phrase: 'new baby' } as const;
    const words = { icon: 'birth', otherNames: [], phrases: [phrase] };
    const service = aService({ words, events: [{ code: 'birth', name: 'Having a baby' }] });
    const { bodies, sent, user, container } = await open({ services: [service] });
    network.use(notedCall('changeWords', () => ({ savedAt: NOW }), sent));
    await user.click(press('Change: Resident card renewal'));
    const phrases = within(screen.getByRole('group', { name: 'How people say “Having a baby”' }));
    const english = phrases.getByRole('textbox', { name: 'English' });
    expect(english).toHaveValue('new baby');
    expect(await axe(container)).toHaveNoViolations();

    await user.type(english, `{Enter}${'x'.repeat(81)}`);
    await user.click(press('Save: How people find it'));
    expect(screen.getByText('A name has at most 80 characters.')).toBeVisible();
    expect(english).toHaveFocus();
    await user.clear(english);
    await user.type(english, 'new baby{Enter}stork');
    await user.click(press('Save: How people find it'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    const is = { ...words, phrases: [phrase, { ...phrase, phrase: 'stork' }] };
    expect(bodies()).toEqual([{ serviceId: 7, was: words, is }]);
  });

  it('shows its names without a form to supervisors of some offices', async () => {
    const { user } = await open({}, aSelf({ role: 'supervisor', allOffices: false }));
    await user.click(press('Change: Resident card renewal'));
    expect(screen.getByText(/Only supervisors with access to all offices/)).toBeVisible();
    expect(valueOf('Other names (Português)')).toHaveTextContent('BIR');
    expect(screen.queryByRole('button', { name: 'Save: How people find it' })).not.toBeInTheDocument();
    expect(press('Save: Bookings')).toBeVisible();
  });
});
