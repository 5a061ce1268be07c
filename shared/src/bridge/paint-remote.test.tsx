import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createTextSource } from '@vez/shared/i18n';
import { useQuery } from '@vez/shared/query';
import { createTestBridge } from '../testing';
import { PERSONAL_CALL } from '../contracts/painting';
import { defineRemote, LaterPart, lazyScreen, type RemoteDefinition } from './index';
import { paintFrames, paintRemote } from './paint-remote';

const asked: string[] = [];
const answers: Record<string, () => Promise<string>> = {};
afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  asked.splice(0);
  Object.assign(answers, {
    service: async () => 'Passport',
    place: async () => 'China Plaza',
    tickets: () => Promise.reject(Object.assign(new Error(), { name: PERSONAL_CALL })),
  });
  window.history.replaceState({}, '', '/one');
});

const useAnswer = (name: string, enabled = true, meta = {}) =>
  useQuery({
    queryKey: [name],
    meta,
    queryFn: () => {
      asked.push(name);
      return answers[name]!();
    },
    enabled,
  });

/** Fetches the place once the service is known. */
function Screen() {
  const service = useAnswer('service');
  const place = useAnswer('place', service.data !== undefined);
  const tickets = useAnswer('tickets');
  return (
    <h1>
      {service.data ?? '…'} at {place.data ?? '…'}, {tickets.data ?? 'tickets come later'}
      <button onClick={() => asked.push('click')} />
    </h1>
  );
}
const SHOWN = 'Passport at China Plaza, tickets come later';

const LazyScreen = lazyScreen(async () => ({ Screen }), 'Screen');
const definition: RemoteDefinition = {
  routes: [{ path: '/one', screen: LazyScreen, skeleton: <p>skeleton</p> }],
  texts: createTextSource(async () => ({ default: {} })),
  failure: (_, error) => <p role="alert">{error.message}</p>,
};

const bridge = createTestBridge();
const paint = async () => {
  await LazyScreen.preload!();
  return paintRemote(definition)({ bridge, render: async (view) => renderToString(view) });
};
const textOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};

it('paints a screen with its answers, and with queries that depend on them', async () => {
  const { html, answers: carried } = await paint();
  expect(textOf(html)).toBe(SHOWN);
  expect(carried).toEqual([
    [['service'], 'Passport'],
    [['place'], 'China Plaza'],
  ]);
  expect(asked).toEqual(['service', 'tickets', 'place']);
});

it('is not painted if a call fails', async () => {
  answers.place = () => Promise.reject(new Error('busy'));
  await expect(paint()).rejects.toThrow('busy');
});

it('is painted without an extra that fails to load', async () => {
  answers.wait = () => Promise.reject(new Error('busy'));
  const Row = () => (
    <h1>
      {useAnswer('service').data}, {useAnswer('wait', true, { isExtra: true }).data ?? 'the wait comes later'}
    </h1>
  );
  const { html, answers: carried } = await paintRemote({
    ...definition,
    routes: [{ path: '/one', screen: Row }],
  })({ bridge, render: async (view) => renderToString(view) });
  expect(textOf(html)).toBe('Passport, the wait comes later');
  expect(carried).toEqual([[['service'], 'Passport']]);
  expect(asked).toEqual(['service', 'wait']);
});

it('paints a frame as its screen looks before any answer, without making calls', async () => {
  await LazyScreen.preload!();
  const painted = await paintFrames(definition)({ bridge, render: async (view) => renderToString(view) });
  expect(textOf(painted.html)).toBe('… at …, tickets come later');
  expect(painted).toMatchObject({ answers: [], isFrame: true });
  expect(asked).toEqual([]);
});

it('is hydrated unchanged with its answers, and requests the rest', async () => {
  const { html, answers: carried } = await paint();
  asked.splice(0);
  answers.tickets = async () => '2 tickets';
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  document.body.append(domElement);
  const heading = screen.getByRole('heading');
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  const { bootstrap, mount, unmount } = defineRemote(definition);
  const props = { name: 'one', bridge, domElement };
  await act(async () => {
    await bootstrap(props);
    // `mount` resolves after effects, which run later.
    void mount({ ...props, painted: { answers: carried, identifierPrefix: 'one-', language: 'en_us' } });
  });

  await waitFor(() => expect(heading).toHaveTextContent('Passport at China Plaza, 2 tickets'));
  expect(screen.getByRole('heading')).toBe(heading);
  screen.getByRole('button').click();
  expect(asked).toEqual(['tickets', 'click']);
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
  await act(() => unmount(props));
});

it('is hydrated unchanged, and refetches everything if it was painted a while ago', async () => {
  const { html, answers: carried } = await paint();
  asked.splice(0);
  answers.place = async () => 'Pac On';
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  document.body.append(domElement);
  const { bootstrap, mount, unmount } = defineRemote(definition);
  const props = { name: 'one', bridge, domElement };
  const painted = { answers: carried, identifierPrefix: 'one-', language: 'en_us', isOld: true } as const;
  await act(async () => {
    await bootstrap(props);
    void mount({ ...props, painted });
  });
  expect(await screen.findByText(/^Passport at Pac On/)).toBeVisible();
  expect([...asked].sort()).toEqual(['place', 'service', 'tickets']);
  await act(() => unmount(props));
});

it('stays as painted if the code of its screen is missing', async () => {
  const { html, answers: carried } = await paint();
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  const [route] = definition.routes;
  const preload = () => Promise.reject(new Error('404'));
  const screens = [{ ...route!, screen: Object.assign(() => null, { preload }) }];
  const { bootstrap, mount } = defineRemote({ ...definition, routes: screens });
  const props = { name: 'one', bridge, domElement };
  const painted = { answers: carried, identifierPrefix: 'one-', language: 'en_us' } as const;
  await bootstrap(props);
  await expect(mount({ ...props, painted })).rejects.toThrow('404');
  expect(domElement.innerHTML).toBe(html);
});

it('is rendered again for a user who logged in before it hydrated', async () => {
  const { html, answers: carried } = await paint();
  answers.service = async () => 'Passport of a citizen';
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  document.body.append(domElement);
  const known = createTestBridge({ session: { kind: 'phone', mobile: { area: '853', number: '66001122' } } });
  const props = { name: 'one', bridge: known, domElement };
  const { bootstrap, mount, unmount } = defineRemote(definition);
  await act(async () => {
    await bootstrap(props);
    await mount({ ...props, painted: { answers: carried, identifierPrefix: 'one-', language: 'en_us' } });
  });
  expect(await screen.findByRole('heading', { name: /^Passport of a citizen/ })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await act(() => unmount(props));
});

describe('a part of a screen whose code loads later', () => {
  /** A part whose code arrives or fails when `come` or `fail` is called in the browser. */
  function setUp() {
    let isThere = true;
    let come = () => {};
    let fail = () => {};
    const Links = () => <a href="/one">{useAnswer('place').data}</a>;
    const load = () =>
      isThere
        ? Promise.resolve({ Links })
        : new Promise<{ Links: typeof Links }>((resolve, reject) => {
            come = () => resolve({ Links });
            // Marked as a timeout, which is not retried.
            fail = () => reject(Object.assign(new Error('timed out'), { type: 'timeout' }));
          });
    const definitionWith = () => {
      const LazyLinks = lazyScreen(load, 'Links');
      const part = (
        <LaterPart loading="part skeleton" failed={() => <p role="alert">no part</p>}>
          <LazyLinks />
        </LaterPart>
      );
      const Whole = () => (
        <>
          <h1>{useAnswer('service').data}</h1>
          {part}
        </>
      );
      return { LazyLinks, definition: { ...definition, routes: [{ path: '/one', screen: Whole }] } };
    };
    return {
      async painted() {
        const { LazyLinks, definition: ofServer } = definitionWith();
        await LazyLinks.preload!();
        return paintRemote(ofServer)({ bridge, render: async (view) => renderToString(view) });
      },
      async hydrate({
        html,
        answers: carried,
      }: {
        html: string;
        answers: Awaited<ReturnType<typeof paint>>['answers'];
      }) {
        isThere = false;
        const domElement = document.createElement('div');
        domElement.innerHTML = html;
        document.body.append(domElement);
        const { bootstrap, mount } = defineRemote(definitionWith().definition);
        const props = { name: 'one', bridge, domElement };
        const taken = jest.fn();
        await act(async () => {
          await bootstrap(props);
          const painted = { answers: carried, identifierPrefix: 'one-', language: 'en_us' } as const;
          void mount({ ...props, painted }).then(taken);
          await Promise.resolve();
        });
        return taken;
      },
      come: () => act(async () => come()),
      fail: () => act(async () => fail()),
    };
  }

  it('stays as painted until then, and completes the screen’s hydration', async () => {
    const { painted, hydrate, come } = setUp();
    const taken = await hydrate(await painted());
    const link = screen.getByRole('link', { name: 'China Plaza' });
    expect(screen.queryByText('part skeleton')).not.toBeInTheDocument();
    expect(taken).not.toHaveBeenCalled();

    await come();
    await waitFor(() => expect(taken).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'China Plaza' })).toBe(link);
  });

  it('reports that it cannot be loaded, and blocks nothing', async () => {
    const { painted, hydrate, fail } = setUp();
    const taken = await hydrate(await painted());
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('no part');
    await waitFor(() => expect(taken).toHaveBeenCalled());
    expect(screen.getByRole('heading')).toHaveTextContent('Passport');
    silent.mockRestore();
  });
});
