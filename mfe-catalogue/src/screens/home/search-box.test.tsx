import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment, aSummary, homeFakes } from '../../testing/facts';

const network = fakeNetwork();
beforeEach(() =>
  network.use(
    ...homeFakes(),
    fakeCall('searchServices', {
      departments: [aDepartment({ id: 4, name: 'Finance Bureau' })],
      services: [aSummary({ id: 9, name: 'Final tax', locationIds: [2] })],
    }),
  ),
);
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('combobox', { name: /Search for a service/ });
const open = async () => {
  const view = await renderRoute('/home', definition);
  await screen.findByRole('link', { name: /^Identity card renewal/ });
  await view.user.click(box());
  return view;
};

it('lists recommended services, and opens the chosen one [CAT-18]', async () => {
  const { user, bridge, container } = await open();

  const option = await screen.findByRole('option', { name: /Identity card renewal/ });
  expect(await axe(container)).toHaveNoViolations();
  network.use(fakeCall('serviceById', () => new Promise<never>(() => undefined)));
  await user.click(option);
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithoutTabs?service=7']);
});

it('lists matches, to be chosen with the arrow keys [CAT-18] [CAT-22]', async () => {
  const { user, bridge } = await open();
  await user.keyboard('fin');
  await screen.findByRole('option', { name: 'Finance Bureau' });

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const tax = screen.getByRole('option', { name: /Final tax/, selected: true });
  expect(box()).toHaveAttribute('aria-activedescendant', tax.id);
  network.use(
    fakeCall('serviceById', () => new Promise<never>(() => undefined)),
    fakeCall('locationService', () => new Promise<never>(() => undefined)),
    fakeCall('counterInfo', () => new Promise<never>(() => undefined)),
  );
  await user.keyboard('{Enter}');
  expect(bridge.trace.visited).toEqual(['/queueOrBook?service=9&location=2']);
});

it('shows by which other name a service matches [CAT-18] [DAT-10]', async () => {
  const services = [{ ...aSummary({ id: 9, name: 'Job seeker registration' }), otherName: 'unemployed' }];
  network.use(fakeCall('searchServices', { departments: [], services }));
  const { user } = await open();
  await user.keyboard('unemployed');
  const option = await screen.findByRole('option', { name: /Job seeker registration/ });
  expect(option).toHaveTextContent('Identification Bureau · matches “unemployed”');
});

it('moves through the list and back into the box with the arrow keys [CAT-18]', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Identity card renewal/, selected: true })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

it('empties the box and closes its list on cancel [CAT-19]', async () => {
  const { user } = await open();
  await user.keyboard('id');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('closes its list on Escape and on blur [CAT-18]', async () => {
  const { user } = await open();
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('has a search button on a desktop [CAT-20]', async () => {
  const { user, bridge } = await open();
  await user.keyboard('tax');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(bridge.trace.visited).toEqual(['/search?q=tax']);
});

it('asks for a keyword instead of searching for nothing [VAL-05]', async () => {
  const { user, bridge } = await open();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a keyword');
  expect(box()).toHaveAccessibleDescription('Enter a keyword');
  expect(bridge.trace.visited).toEqual([]);
});

it('strips a forbidden character and reports it [VAL-02]', async () => {
  const { user } = await open();
  await user.keyboard('t#');
  expect(box()).toHaveValue('t');
  expect(screen.getByRole('alert')).toHaveTextContent('This character is not allowed');
});

it('does not touch text that an input method is composing [VAL-02] [VAL-06]', async () => {
  await open();
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: "shen'fen" }, isComposing: true });
  expect(box()).toHaveValue("shen'fen");

  fireEvent.input(box(), { target: { value: '身份' }, isComposing: true });
  fireEvent.compositionEnd(box());
  expect(box()).toHaveValue('身份');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the search icon', () => {
  const press = async (ms: number) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const view = await renderRoute('/home', definition, { advanceTimers: jest.advanceTimersByTime });
    await screen.findByRole('link', { name: '9 departments' });
    const icon = box().previousElementSibling!;
    fireEvent.pointerDown(icon);
    act(() => jest.advanceTimersByTime(ms));
    return { ...view, icon };
  };

  it('opens the About page after 12 s [CAT-21]', async () => {
    const { bridge } = await press(12_000);
    expect(bridge.trace.visited).toEqual(['/AboutPage']);
  });

  it('does nothing when it is held for less [CAT-21]', async () => {
    const { bridge, icon } = await press(11_900);
    fireEvent.pointerUp(icon);
    act(() => jest.advanceTimersByTime(5_000));
    expect(bridge.trace.visited).toEqual([]);
  });
});

it('is a form that works without script [CAT-03]', async () => {
  await renderRoute('/home', definition);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(box()).toHaveAttribute('name', 'q');
  await waitFor(() => expect(screen.getByRole('link', { name: '9 departments' })).toBeVisible());
});
