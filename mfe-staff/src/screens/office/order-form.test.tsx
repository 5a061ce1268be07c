import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall } from '@vez/shared/testing';
import { atSettings, press, rowOf, SAVED } from '../../testing/at-settings';
import { aChange, theSettings } from '../../testing/settings';

const { network, open } = atSettings();
const BOOKINGS = { order: 'bookings', bookingsInTurn: 2, longestWaitMinutes: null } as const;
const TURNS = { order: 'turns', bookingsInTurn: 3, longestWaitMinutes: 90 } as const;
const EFFECT = {
  ...{ days: 5, bookings: 750, numbers: 1_750 },
  effects: [
    {
      order: 'bookings',
      booked: { half: 3, most: 9, longest: 16 },
      numbers: { half: 97, most: 169, longest: 203 },
    },
    {
      order: 'turns',
      booked: { half: 22, most: 57, longest: 84 },
      numbers: { half: 88, most: 117, longest: 120 },
    },
    {
      order: 'times',
      booked: { half: 45, most: 92, longest: 131 },
      numbers: { half: 80, most: 128, longest: 152 },
    },
  ] as const,
};

describe('the order of calling', () => {
  it('shows the waits of the last days under each order, and is saved with turns and a bound', async () => {
    const { office, bodies, sent, user, container } = await open();
    const asked: string[] = [];
    network.use(
      fakeCall('orderEffect', ({ query }) => {
        asked.push(query.toString());
        return { ...EFFECT, effects: [...EFFECT.effects] };
      }),
      notedCall(
        'changeOrder',
        () => {
          office.settings = theSettings({ order: TURNS });
          return SAVED;
        },
        sent,
      ),
    );
    expect(screen.getByText('Bookings first')).toBeVisible();
    await user.click(press('Change: Order of calling'));
    const row = await screen.findByRole('row', { name: 'Bookings first 3 9 16 97 169 203' });
    expect(row).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Bookings and numbers in turn' }));
    const turns = screen.getByRole('textbox', { name: 'Bookings before a number' });
    await user.clear(turns);
    await user.type(turns, '0');
    await user.click(press('Save: Order of calling'));
    expect(screen.getByText('Enter a number from 1 to 9.')).toBeVisible();
    await user.clear(turns);
    await user.type(turns, '3');
    await user.click(screen.getByRole('checkbox', { name: 'Limit how long a number waits' }));
    const bound = screen.getByRole('textbox', { name: 'Longest wait of a number, minutes' });
    await user.clear(bound);
    await user.type(bound, '90');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Save: Order of calling'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(
      screen.getByText('One number after 3 bookings · no number waits longer than 90 min'),
    ).toBeVisible();
    expect(bodies()).toEqual([{ locationId: 2, was: BOOKINGS, is: TURNS, affected: 0 }]);
    expect(asked.at(-1)).toMatch(/bookingsInTurn=3&longestWaitMinutes=90/);
  });

  it('says that too few days are known, and asks for the number of people called later', async () => {
    const { bodies, sent, user } = await open();
    const answers = [{ savedAt: null, affected: 4, first: null }, SAVED];
    network.use(
      fakeCall('orderEffect', { days: 1, bookings: 2, numbers: 9, effects: [] }),
      notedCall('changeOrder', () => answers[sent.length - 1]!, sent),
    );
    await user.click(press('Change: Order of calling'));
    expect(await screen.findByText(/^There are too few recorded days/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'By time' }));
    await user.click(press('Save: Order of calling'));
    expect(await screen.findByText('4 people who wait now are called later than before.')).toBeVisible();
    const number = screen.getByRole('textbox', { name: 'Type the number of people affected' });
    await user.type(number, '4{Enter}');
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(bodies()).toMatchObject([{ affected: 0 }, { affected: 4 }]);
  });

  it('is undone from the list of changes, by the keeper of the calendar', async () => {
    const listed = aChange({ order: { was: BOOKINGS, is: TURNS } });
    const { sent, user } = await open({ order: TURNS, changes: [listed] });
    network.use(notedCall('changeOrder', () => SAVED, sent));
    expect(
      within(rowOf('Order of calling')).getByText(
        'Order of calling: Bookings first → One number after 3 bookings · no number waits longer than 90 min',
      ),
    ).toBeVisible();
    await user.click(press(/^Undo: Order of calling/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toMatchObject([{ was: TURNS, is: BOOKINGS }]);
  });
});
