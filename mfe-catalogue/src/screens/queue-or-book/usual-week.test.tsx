import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { anOffer, aQueue, aService } from '../../testing/facts';

const network = fakeNetwork();
const hours = [1, 2, 3]
  .flatMap((weekday) =>
    [9, 10, 11].map((hour) => ({
      ...{ weekday, hour, fromMinutes: 20 },
      ...(weekday === 2 && hour > 9
        ? { fromMinutes: 5, middleMinutes: 10, toMinutes: 20 }
        : { middleMinutes: 30, toMinutes: 40 }),
    })),
  )
  .slice(0, 8);

describe('when it is usually quickest', () => {
  beforeEach(() =>
    network.use(
      fakeCall('serviceById', aService()),
      fakeCall('locationService', anOffer()),
      fakeCall('counterInfo', aQueue()),
    ),
  );
  const open = async () => {
    const view = await renderRoute('/queueOrBook?service=7&location=2', definition);
    await view.user.click(await screen.findByRole('button', { name: 'When is it quickest?' }));
    return view;
  };

  it('is a sentence, and the week in minutes [QUE-03]', async () => {
    network.use(fakeCall('usualWeek', { hours }));
    const { container } = await open();
    const sheet = await screen.findByRole('dialog', { name: 'When is it quickest?' });
    expect(
      await within(sheet).findByText('Tuesday from 10:00 to 12:00 is usually quickest: about 5 to 20 min'),
    ).toBeVisible();
    const table = within(sheet).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('aria-label')),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['09:00303030', '10:00301030', '11:003010–']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that it hardly differs, or that too few have come', async () => {
    network.use(fakeCall('usualWeek', { hours: hours.map((one) => ({ ...one, middleMinutes: 30 })) }));
    const { unmount } = await open();
    expect(await screen.findByText('It usually takes about as long at any time.')).toBeVisible();
    unmount();
    network.use(fakeCall('usualWeek', { hours: [] }));
    await open();
    expect(await screen.findByText('There were not enough visits yet to tell.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    network.use(fakeCall('usualWeek', () => systemFailure()));
    const { user } = await open();
    network.use(fakeCall('usualWeek', { hours }));
    await user.click(await screen.findByRole('button', { name: /Try again|Retry/ }));
    expect(await screen.findByText(/Tuesday from 10:00/)).toBeVisible();
  });

  it('is not offered where no numbers are given', async () => {
    network.use(fakeCall('locationService', anOffer({ ticket: false })));
    await renderRoute('/queueOrBook?service=7&location=2', definition);
    expect(await screen.findByText('Before you go')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'When is it quickest?' })).not.toBeInTheDocument();
  });
});
