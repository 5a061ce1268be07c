import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment, anOffer, aPlace, aQueue, aService, aSummary } from '../../testing/facts';

const network = fakeNetwork();
const found = { departments: [aDepartment()], services: [aSummary()] };
const phone = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;

beforeEach(() =>
  network.use(
    fakeCall('recommendedServices', [aSummary({ id: 8, name: 'Passport' })]),
    fakeCall('searchServices', found),
  ),
);
afterEach(() => jest.useRealTimers());

const box = () => screen.findByRole('searchbox', { name: /Name of a service or department/ });

it('has a search box with popular searches below [NAV-15] [CAT-18] [CAT-23]', async () => {
  const { container } = await renderRoute('/search', definition);

  expect(await box()).toBeVisible();
  expect(await screen.findByRole('link', { name: /Passport/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows five popular searches [NAV-15] [CAT-18]', async () => {
  const many = Array.from({ length: 7 }, (_, at) => aSummary({ id: at + 1, name: `Service ${at + 1}` }));
  network.use(fakeCall('recommendedServices', many));
  await renderRoute('/search', definition);
  expect(await screen.findAllByRole('link', { name: /^Service/ })).toHaveLength(5);
});

it('finds departments and services, in two parts [CAT-22] [CAT-26]', async () => {
  await renderRoute('/search?q=identity', definition);

  const departments = await screen.findByRole('region', { name: 'Departments' });
  const services = screen.getByRole('region', { name: 'Services' });
  expect(departments).toHaveTextContent('Identification Bureau');
  expect(services).toHaveTextContent('Identity card renewal');
  expect(screen.queryByRole('heading', { name: 'Nothing found' })).not.toBeInTheDocument();
});

it('marks matches in the names of both parts [CAT-26]', async () => {
  await renderRoute('/search?q=ident', definition);
  const marks = await screen.findAllByText('Ident');
  expect(marks.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
});

describe('nothing found', () => {
  it('is shown, with links to departments, categories and the telephone [CAT-27] [ERR-51]', async () => {
    network.use(fakeCall('searchServices', { departments: [], services: [] }));
    const { container } = await renderRoute('/search?q=zzz', definition);

    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    const ways = within(screen.getByRole('region', { name: 'You can try' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/department',
      '/category',
      expect.stringMatching(/^tel:\+?\d+$/),
    ]);
    expect(screen.queryByRole('region', { name: 'Similar services' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('links to the nearest matches before other ways [CAT-27]', async () => {
    const near = [aSummary({ id: 31, name: 'Dog licence' })];
    network.use(fakeCall('searchServices', { departments: [], services: [], near }));
    await renderRoute('/search?q=cat', definition);

    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Similar services' })).toBeVisible();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.findIndex((text) => text.includes('Dog licence'))).toBeLessThan(
      links.indexOf('Find by department'),
    );
  });
});

it('offers to search everything if the remote counter has nothing [NAV-27] [CAT-27]', async () => {
  network.use(fakeCall('searchServices', { departments: [], services: [] }));
  const { user, bridge, container } = await renderRoute('/search?q=passport', definition, {
    mode: 'remoteCounter',
  });
  await user.click(await screen.findByRole('button', { name: 'Search all services' }));
  expect(bridge.trace.left).toEqual(['/search?q=passport']);
  expect(await axe(container)).toHaveNoViolations();
});

it('offers other ways below results, too', async () => {
  await renderRoute('/search?q=identity', definition);
  const ways = await screen.findByRole('region', { name: 'Not what you meant?' });
  expect(within(ways).getByRole('link', { name: 'Find by category' })).toHaveAttribute('href', '/category');
});

it('shows by which other name a service was found [CAT-26] [DAT-10]', async () => {
  const services = [
    aSummary({ id: 40, name: 'Job seeker registration' }),
    { ...aSummary(), otherName: 'unemployed' },
  ];
  network.use(fakeCall('searchServices', { departments: [], services }));
  await renderRoute('/search?q=unemployed', definition);

  expect(await screen.findByRole('link', { name: /Identity card renewal/ })).toHaveTextContent(
    'Identification Bureau · matches “unemployed”',
  );
  expect(screen.getByRole('link', { name: /Job seeker/ })).not.toHaveTextContent('matches');
});

it('strips a forbidden character and reports it [VAL-01] [VAL-02] [ERR-48]', async () => {
  const { user } = await renderRoute('/search', definition);
  await user.type(await box(), 'id*');

  expect(await box()).toHaveValue('id');
  expect(await box()).toHaveAccessibleDescription(/This character is not allowed/);
});

it('asks for a keyword instead of searching [VAL-05] [ERR-39]', async () => {
  const { user, bridge } = await renderRoute('/search', definition);
  await user.type(await box(), '  {Enter}');

  expect(await box()).toHaveAccessibleDescription(/Enter a keyword/);
  expect(bridge.trace.visited).toEqual([]);
});

it('searches 500 ms after the last letter [VAL-03]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const { user, bridge } = await renderRoute('/search', definition, {
    advanceTimers: jest.advanceTimersByTime,
  });
  await user.type(await box(), 'card');

  act(() => jest.advanceTimersByTime(499));
  expect(bridge.trace.visited).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(bridge.trace.visited).toEqual(['/search?q=card']);
});

it('can find results in one part only [CAT-22] [CAT-27]', async () => {
  network.use(fakeCall('searchServices', { departments: [], services: [aSummary()] }));
  await renderRoute('/search?q=identity', definition);
  expect(await screen.findByRole('region', { name: 'Services' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Departments' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Nothing found' })).not.toBeInTheDocument();
});

it('clears the results with the box, and the keyword in the address [VAL-03] [VAL-04]', async () => {
  const { user, bridge } = await renderRoute('/search?q=identity', definition);
  await screen.findByRole('region', { name: 'Services' });

  await user.clear(await box());
  expect(screen.queryByRole('region', { name: 'Services' })).not.toBeInTheDocument();
  await waitFor(() => expect(bridge.trace.visited).toEqual(['/search']));
});

describe('history', () => {
  it('shows the last ten keywords to logged-in users, and searches one again [CAT-24]', async () => {
    const records = Array.from({ length: 12 }, (_, at) => ({ keyword: `word${at}` }));
    network.use(fakeCall('searchRecords', records));
    const { user } = await renderRoute('/search', definition, { session: phone });

    expect(await screen.findAllByRole('button', { name: /^word/ })).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'word3' }));
    expect(await box()).toHaveValue('word3');
  });

  it('is neither saved nor requested without a login [CAT-28]', async () => {
    const asked: string[] = [];
    network.use(
      fakeCall('searchRecords', () => {
        asked.push('searchRecords');
        return [];
      }),
      fakeCall('searchAndRecord', () => {
        asked.push('searchAndRecord');
        return found;
      }),
    );
    const { user } = await renderRoute('/search?q=identity', definition);
    await user.type(await box(), '{Enter}');

    expect(await screen.findByRole('region', { name: 'Services' })).toBeVisible();
    await user.clear(await box());
    await screen.findByRole('link', { name: /Passport/ });
    expect(asked).toEqual([]);
  });

  it('saves the final keyword, not the letters typed on the way [CAT-24]', async () => {
    const kept: unknown[] = [];
    network.use(
      fakeCall('searchRecords', []),
      fakeCall('searchAndRecord', ({ body }) => {
        kept.push(body);
        return found;
      }),
    );
    const { user } = await renderRoute('/search?q=identity', definition, { session: phone });
    await screen.findByRole('region', { name: 'Services' });
    expect(kept).toEqual([]);

    await user.type(await box(), '{Enter}');
    await waitFor(() => expect(kept).toEqual([{ keyword: 'identity', record: true }]));
  });

  it('is deleted after a confirmation, and reports it [CAT-25]', async () => {
    network.use(
      fakeCall('searchRecords', [{ keyword: 'card' }]),
      fakeCall('clearSearchRecords', { deleted: 1 }),
    );
    const { user, bridge } = await renderRoute('/search', definition, { session: phone });
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));

    await waitFor(() => expect(bridge.trace.toasts).toEqual(['Recent searches deleted']));
    expect(bridge.trace.confirmations).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'card' })).not.toBeInTheDocument();
  });

  it('stays when it could not be deleted, and can be deleted later [CAT-25]', async () => {
    const refused = jest.fn(() => refusal('parametersInvalid', 'Not now'));
    network.use(fakeCall('searchRecords', [{ keyword: 'card' }]), fakeCall('clearSearchRecords', refused));
    const { user, bridge } = await renderRoute('/search', definition, { session: phone });
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));

    network.use(fakeCall('clearSearchRecords', { deleted: 1 }));
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'card' })).not.toBeInTheDocument());
    expect(bridge.trace.toasts).toEqual(['Recent searches deleted']);
  });

  it('stays when the confirmation is cancelled [CAT-25]', async () => {
    network.use(fakeCall('searchRecords', [{ keyword: 'card' }]));
    const { user, bridge } = await renderRoute('/search', definition, { session: phone, confirms: false });
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));

    expect(bridge.trace.toasts).toEqual([]);
    expect(screen.getByRole('button', { name: 'card' })).toBeVisible();
  });
});

describe('service code', () => {
  it('opens the only service of a code at once [NAV-35] [NAV-36]', async () => {
    network.use(
      fakeCall('serviceByCode', [aSummary({ locationIds: [2] })]),
      fakeCall('serviceById', aService({ locations: [aPlace()] })),
      fakeCall('locationService', anOffer()),
      fakeCall('counterInfo', aQueue()),
    );
    const { bridge } = await renderRoute('/search?serviceCode=ID-RENEW', definition);

    expect(await screen.findByRole('heading', { name: 'Number or booking' })).toBeVisible();
    expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=2']);
    await screen.findByText('Chosen automatically');
  });

  it('lists several services of a code [NAV-35]', async () => {
    network.use(fakeCall('serviceByCode', [aSummary(), aSummary({ id: 8, name: 'Passport' })]));
    const { bridge } = await renderRoute('/search?serviceCode=ID', definition);

    expect(await screen.findByRole('link', { name: /Passport/ })).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });
});
