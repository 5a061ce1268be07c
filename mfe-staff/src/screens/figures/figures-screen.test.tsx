import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, noConnection, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { csvOf } from '../../model/figures';
import { SUPERVISOR } from '../../testing/at-settings';
import { theFigures } from '../../testing/figures';
import { aSelf, STAFF } from '../../testing/office';

const network = fakeNetwork();

async function open(figures = theFigures(), self = SUPERVISOR) {
  const asked: Record<string, string>[] = [];
  network.use(
    fakeCall('staffSelf', self),
    fakeCall('officeFigures', ({ query }) => {
      asked.push(Object.fromEntries(query));
      return figures;
    }),
  );
  const view = await renderRoute('/staff/figures', definition, { session: STAFF });
  await screen.findByText(figures.groups.length === 0 ? 'No visits in this period' : 'By service');
  return { asked, ...view };
}
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const rowOf = (table: string, name: string) =>
  within(screen.getByRole('region', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) });

describe('the figures of an office', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T01:31:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('show the month of yesterday in half and nine in ten, “!” over the limit', async () => {
    const { asked, container } = await open();
    expect(asked[0]).toEqual({ locationId: '2', serviceId: '0', from: '01/11/2026', until: '30/11/2026' });
    expect(screen.getByText('November 2026')).toBeVisible();
    expect(valueOf('Visits')).toHaveTextContent('8 2141 day with visits');
    expect(valueOf('9 in 10 waited under')).toHaveTextContent('33 minlimit 35 min');
    expect(valueOf('Booked, did not come')).toHaveTextContent('1577 %');
    expect(valueOf('Estimate was right')).toHaveTextContent('87 %');
    expect(rowOf('9 in 10 waited under', 'Monday')).toHaveTextContent('52!');
    expect(rowOf('By service', 'Passport')).toHaveTextContent('fewer than 5');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('have a table for each plot, from which a day opens', async () => {
    const { user } = await open();
    await user.click(screen.getByText('As a table', { selector: '[aria-label="As a table: Wait by day"]' }));
    expect(rowOf('Wait by day', 'Mon 30 Nov')).toHaveTextContent('39 min!');
    await user.click(screen.getByRole('button', { name: 'Mon 30 Nov' }));
    expect(await screen.findByText('Monday 30 November 2026')).toBeVisible();
  });

  it('are read for another month, a day and a service', async () => {
    const { asked, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    await screen.findByText('Monday 30 November 2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'B · Passport');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Tuesday 1 December 2026');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    const december = { from: '01/12/2026', until: '01/12/2026' };
    await waitFor(() => expect(asked.at(-1)).toEqual({ locationId: '2', serviceId: '8', ...december }));
  });

  it('are saved as a file with what is withheld in words', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const text = await files[0]!.text();
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Period,,Visits,Half waited under,/);
    expect(lines).toContain('Day,30/11/2026,350,24,39,7,12,6000,2300,157,330,14,');
    expect(lines).toContain('Service,Passport,fewer than 5,,,,,fewer than 5,2300,157,330,14,');
  });

  it('name the nearest day where there are none', async () => {
    const { asked, user } = await open(theFigures({ groups: [] }));
    expect(screen.getByText('Figures since Tue 3 Nov')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Fri 30 Oct' }));
    await screen.findByText('October 2026');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.at(-1)).toMatchObject({ from: '01/10/2026', until: '31/10/2026' });
  });

  it('say that they did not load, and load on a retry', async () => {
    let isDown = true;
    network.use(
      fakeCall('staffSelf', SUPERVISOR),
      fakeCall('officeFigures', () => (isDown ? noConnection() : theFigures())),
    );
    const { user } = await renderRoute('/staff/figures', definition, { session: STAFF });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 });
    expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('By service')).toBeVisible();
  });

  it('are not for clerks', async () => {
    network.use(fakeCall('staffSelf', aSelf()));
    await renderRoute('/staff/figures', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: 'My pages' })).toBeVisible();
  });
});

it('writes cells that no spreadsheet takes for a formula', () => {
  expect(csvOf([['=1+1', 'a,"b"', -2]])).toBe(`'=1+1,"a,""b""",-2`);
});
