import { waitFor } from '@testing-library/react';
import type { RegistryEntry, RemoteModule, SlotMap, SlotParcel } from '@vez/shared/contracts/client';
import { createTestBridge } from '@vez/shared/testing';
import { fillSlot } from './fill-slot';

type Parcel = SlotParcel<'servicePage'>;

const entryOf = (name: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...{ name, routes: [], contract: '^1.4.0', owner: 'team-parking', slots: ['servicePage'] },
  ...{ entry: { url: `/assets/${name}/entry.js`, integrity: `sha256-${name}` }, preload: {}, locales: {} },
  ...more,
});
const says = (words: (place: SlotMap['servicePage']) => string): Parcel => ({
  mount: async ({ domElement, place }) => domElement.append(words(place)),
  unmount: async ({ domElement }) => domElement.replaceChildren(),
});

/** jsdom has no layout: each test sets the position of the end of the page. */
let end: number;
const come = () => {
  end = 500;
  window.dispatchEvent(new Event('scroll'));
};
beforeEach(() => {
  end = 5_000;
  globalThis.ResizeObserver = class {
    constructor(private look: () => void) {}
    observe = () => this.look();
    disconnect = () => undefined;
  } as never;
});

function setUp(
  parcels: Record<string, Parcel | 'unreachable'>,
  entries = Object.keys(parcels).map((name) => entryOf(name)),
) {
  const element = document.createElement('div');
  const page = document.createElement('main');
  page.append(document.createElement('h1'), element);
  page.firstElementChild!.getBoundingClientRect = () => ({ bottom: end }) as DOMRect;
  const told: string[] = [];
  const asked: string[] = [];
  const leaving = new AbortController();
  const load = async (name: string): Promise<RemoteModule> => {
    asked.push(name);
    const parcel = parcels[name]!;
    if (parcel === 'unreachable') throw new Error('404');
    return { slots: { servicePage: async () => parcel } } as never;
  };
  const filled = fillSlot(
    {
      ...{ slot: 'servicePage', element, signal: leaving.signal },
      ...{ place: { serviceId: 7, locationId: 2 }, remotes: Object.keys(parcels) },
    },
    {
      bridge: createTestBridge(),
      async release(name) {
        const entry = entries.find((one) => one.name === name);
        if (entry === undefined) throw new Error('not published');
        return { sequence: 1, entry };
      },
      load,
      report: ({ entry }, kind) => void told.push(`${entry.name} ${kind}`),
    },
  );
  return { element, told, asked, leave: () => leaving.abort(), filled };
}

it('shows the remotes of a slot in the order of the deployment, each with its place', async () => {
  const { element, told } = setUp({
    'mfe-parking': says(({ serviceId }) => `parking of ${serviceId}`),
    'mfe-maps': says(({ locationId }) => `map of ${locationId}`),
  });
  come();
  await waitFor(() => expect(told).toEqual(['mfe-parking shown', 'mfe-maps shown']));
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['parking of 7', 'map of 2']);
  await waitFor(() => expect(element).toHaveAttribute('data-shown'));
});

it('fetches nothing before it is in view, and nothing of a remote without a part for it', async () => {
  const { asked, filled } = setUp({ 'mfe-parking': says(() => 'parking') }, [
    entryOf('mfe-parking', { slots: ['menu'] }),
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  come();
  await filled;
  expect(asked).toEqual([]);
});

const FAULTS: [string, Parcel | 'unreachable', string, Partial<RegistryEntry>?][] = [
  ['cannot be fetched', 'unreachable', 'load'],
  ['needs a newer shell', says(() => 'new'), 'contract', { contract: '^9.0.0' }],
  ['throws when it mounts', { ...says(() => ''), mount: () => Promise.reject(new Error('mount')) }, 'throw'],
  [
    'throws later',
    {
      ...says(() => ''),
      mount: async ({ domElement, onError }) => {
        domElement.append('a moment');
        onError(new Error('later'));
      },
    },
    'throw',
  ],
];
it.each(FAULTS)(
  'leaves no trace of a remote that %s, and shows the next',
  async (_, parcel, kind, more = {}) => {
    const { element, told } = setUp({ 'mfe-bad': parcel, 'mfe-maps': says(() => 'map') }, [
      entryOf('mfe-bad', more),
      entryOf('mfe-maps'),
    ]);
    come();
    await waitFor(() => expect(told).toContain('mfe-maps shown'));
    expect(told).toContain(`mfe-bad ${kind}`);
    expect(element).toHaveTextContent(/^map$/);
    expect(element.children).toHaveLength(1);
  },
);

it('takes no space while it is empty, and ends with its page', async () => {
  let stage: HTMLElement | undefined;
  const unmount = jest.fn(async () => undefined);
  const { element, told, leave } = setUp({
    'mfe-parking': { mount: async ({ domElement }) => void (stage = domElement), unmount },
  });
  come();
  await waitFor(() => expect(told).toEqual(['mfe-parking shown']));
  expect(element).not.toHaveAttribute('data-shown');
  expect(stage).not.toBeVisible();
  stage!.append('parking');
  await waitFor(() => expect(element).toHaveAttribute('data-shown'));
  leave();
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  expect(element).toBeEmptyDOMElement();
  expect(element).not.toHaveAttribute('data-shown');
});

it('gives up on a remote that hangs, and does not show it if it arrives later', async () => {
  jest.useFakeTimers();
  let mounted = () => {};
  const { element, told } = setUp({
    'mfe-hanging': {
      ...says(() => ''),
      mount: ({ domElement }) =>
        new Promise((resolve) => {
          mounted = () => {
            domElement.append('late');
            resolve();
          };
        }),
    },
  });
  come();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(told).toEqual(['mfe-hanging slow']);
  mounted();
  await jest.advanceTimersByTimeAsync(100);
  expect(element).toBeEmptyDOMElement();
  jest.useRealTimers();
});
