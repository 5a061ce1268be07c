import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment, anEvent, aSummary, statesFake } from '../../testing/facts';

const network = fakeNetwork();
const found = { departments: [aDepartment()], services: [aSummary()] };
const phone = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;
beforeEach(() => network.use(statesFake()));

const events = [{ code: 'moving-house', name: 'Moving house', uiIcon: 'house', serviceCount: 5 }];

it('shows a life event as the first row, above departments and services [CAT-26]', async () => {
  network.use(fakeCall('searchServices', { events, ...found }));
  const { container } = await renderRoute('/search?q=moving', definition);
  const event = await screen.findByRole('link', { name: /Moving house.*5 things to do/ });
  expect(event).toHaveAttribute('href', '/lifeEvent?event=moving-house');
  expect(screen.getAllByRole('region').map((part) => within(part).getByRole('heading').textContent)).toEqual([
    'Step by step',
    'Departments',
    'Services',
    'Not what you meant?',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('counts a life event as a result, even without others, and near matches are left out [CAT-27]', async () => {
  const near = [aSummary({ id: 31, name: 'Dog licence' })];
  network.use(fakeCall('searchServices', { events, departments: [], services: [], near }));
  await renderRoute('/search?q=moving', definition);
  expect(await screen.findByRole('link', { name: /Moving house/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing found' })).not.toBeInTheDocument();
  expect(screen.queryByText('Dog licence')).not.toBeInTheDocument();
});

it('records the keyword when a life event is opened [CAT-24]', async () => {
  const recorded: unknown[] = [];
  network.use(
    fakeCall('searchServices', { events, departments: [], services: [] }),
    fakeCall('searchRecords', []),
    fakeCall('searchAndRecord', ({ body }) => {
      recorded.push(body);
      return { departments: [], services: [] };
    }),
    fakeCall('lifeEvent', anEvent()),
  );
  const { user, bridge } = await renderRoute('/search?q=moving', definition, { session: phone });
  await user.click(await screen.findByRole('link', { name: /Moving house/ }));
  expect(bridge.trace.visited).toEqual(['/lifeEvent?event=moving-house']);
  await waitFor(() => expect(recorded).toEqual([{ keyword: 'moving', record: true }]));
});
