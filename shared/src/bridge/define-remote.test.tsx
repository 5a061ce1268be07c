import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createTextSource, textsOf } from '../i18n';
import { fakeCall, fakeNetwork, renderRoute, createTestBridge } from '../testing';
import { queryOptions, useQuery } from './query';
import { useParams } from './router';
import {
  defineRemote,
  HomeRedirect,
  lazyScreen,
  useApi,
  useCityClock,
  useIdParam,
  useBridge,
  useOnline,
  useReadable,
  useTitle,
  type RemoteDefinition,
} from './index';

const network = fakeNetwork();

function CountScreen() {
  const api = useApi();
  const language = useReadable(useBridge().language);
  const online = useOnline();
  useTitle(`Departments (${language})`);
  const { data } = useQuery(
    queryOptions({ queryKey: ['test', 'count'], queryFn: () => api.departmentCount({}) }),
  );
  return (
    <p>
      {language}, {online ? 'online' : 'offline'}, {data?.count ?? 'no'} departments
    </p>
  );
}
function NeedsService() {
  return useIdParam('service') === undefined ? <HomeRedirect /> : <p>a service</p>;
}
function Licence() {
  const { id } = useParams();
  const [opened] = useState(id);
  if (id === '13') throw new Error('a bug');
  return (
    <p>
      licence {id}, opened as {opened}
    </p>
  );
}
function Broken(): never {
  throw new Error('a bug');
}

const definition: RemoteDefinition = {
  texts: createTextSource(async () => ({ default: {} })),
  failure: (retry) => <button onClick={retry}>Try again</button>,
  routes: [
    { path: '/count', screen: CountScreen },
    { path: '/service', screen: NeedsService },
    { path: '/broken', screen: Broken },
    { path: '/licences/:id', screen: Licence },
    {
      path: '/later',
      screen: lazyScreen(async () => ({ CountScreen }), 'CountScreen'),
      skeleton: <p>loading</p>,
    },
  ],
};

describe('a remote in another city', () => {
  function CityScreen() {
    const { t } = useTexts();
    const { cityTime } = useCityClock();
    return (
      <p>
        {t('login')} {cityTime(new Date('2026-07-01T12:00:00Z'))}
      </p>
    );
  }
  const useTexts = textsOf<{ login: string }>();

  it('shows the city’s time and terms, in the new language after a switch', async () => {
    const terms = { pt_pt: { account: 'a Chave' }, en_us: { account: 'Key' } };
    const bridge = createTestBridge({
      language: 'pt_pt',
      deployment: { timeZone: 'Europe/Lisbon', terms: terms.pt_pt },
    });
    const remote = defineRemote({
      ...definition,
      texts: createTextSource(async (language) => ({
        default: { login: language === 'pt_pt' ? 'Entrar com {{account}}' : 'Log in with {{account}}' },
      })),
      routes: [{ path: '/city', screen: CityScreen }],
    });
    window.history.replaceState({}, '', '/city');
    const domElement = document.body.appendChild(document.createElement('div'));
    const props = { name: 'city', bridge, domElement };
    await remote.bootstrap(props);
    await act(() => remote.mount(props));
    expect(domElement).toHaveTextContent('Entrar com a Chave 13:00');

    act(() => bridge.deployment.set({ ...bridge.deployment.get(), terms: terms.en_us }));
    act(() => bridge.language.set('en_us'));
    expect(await screen.findByText('Log in with Key 13:00')).toBeVisible();
    await act(() => remote.unmount(props));
    domElement.remove();
  });
});

describe('a remote', () => {
  beforeEach(() => network.use(fakeCall('departmentCount', { count: 9 })));

  it('refetches only queries that failed offline when the network is back', async () => {
    let asked = 0;
    network.use(
      fakeCall('departmentCount', () => {
        asked += 1;
        return asked === 1 ? Response.json({ code: 400 }, { status: 400 }) : { count: 42 };
      }),
    );
    await renderRoute('/count', definition);
    await screen.findByText(/no departments/);
    const reconnect = () =>
      act(async () => {
        window.dispatchEvent(new Event('offline'));
        window.dispatchEvent(new Event('online'));
      });
    await reconnect();
    expect(await screen.findByText(/42 departments/)).toBeVisible();
    await reconnect();
    expect(asked).toBe(2);
  });

  it('shows the screen of the address, which can use the bridge', async () => {
    const { bridge } = await renderRoute('/count', definition);
    expect(await screen.findByText('en_us, online, 9 departments')).toBeVisible();
    expect(bridge.trace.titles).toEqual(['Departments (en_us)']);

    act(() => bridge.setOnline(false));
    expect(screen.getByText('en_us, offline, 9 departments')).toBeVisible();
  });

  it('shows a skeleton while the code of a screen loads', async () => {
    await renderRoute('/later', definition);
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('en_us, online, 9 departments')).toBeVisible();
  });

  it('shows a skeleton only if the code of a screen is late', async () => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const LateScreen = lazyScreen(async () => code.then(() => ({ Late: () => <p>late</p> })), 'Late');
    const remote = defineRemote({
      ...definition,
      routes: [
        { path: '/late', screen: LateScreen, skeleton: <p>loading</p> },
        {
          path: '/soon/:day',
          screen: lazyScreen(async () => ({ CountScreen }), 'CountScreen'),
          skeleton: <p>loading</p>,
        },
      ],
    });
    const domElement = document.createElement('main');
    const props = { name: 'mfe-test', bridge: createTestBridge(), domElement };
    const seen: string[] = [];
    new MutationObserver(() => seen.push(domElement.textContent!)).observe(domElement, { childList: true });

    window.history.replaceState(null, '', '/soon/7');
    await act(() => remote.bootstrap(props));
    await act(() => remote.mount(props));
    await waitFor(() => expect(seen.join()).toContain('departments'));
    expect(seen.join()).not.toContain('loading');
    await act(() => remote.unmount(props));

    window.history.replaceState(null, '', '/late');
    await act(() => remote.mount(props));
    expect(domElement).toHaveTextContent('loading');
    await act(async () => arrive());
    expect(domElement).toHaveTextContent('late');
    await act(() => remote.unmount(props));
  });

  it('shows nothing if the citizen leaves while the code of its screen loads', async () => {
    const LateScreen = lazyScreen(() => new Promise<{ Late: () => null }>(() => undefined), 'Late');
    const routes = [{ path: '/late', screen: LateScreen, skeleton: <p>loading</p> }];
    const remote = defineRemote({ ...definition, routes });
    const domElement = document.createElement('main');
    const props = { name: 'mfe-test', bridge: createTestBridge(), domElement };
    window.history.replaceState(null, '', '/late');
    await remote.bootstrap(props);
    const mounting = remote.mount(props);
    await remote.unmount(props);
    await act(() => mounting);
    expect(domElement).toBeEmptyDOMElement();
  });

  it('redirects home when a required parameter is missing, and Back skips it [NAV-28]', async () => {
    const before = window.history.length;
    const { bridge } = await renderRoute('/service?service=abc', definition);
    expect(bridge.trace.visited).toEqual(['/home']);
    expect(window.history.length).toBe(before);
  });

  it('redirects home from each of two wrong addresses in a row [NAV-28]', async () => {
    const { bridge } = await renderRoute('/service?service=7', definition);
    const visited: string[] = [];
    bridge.navigate = (to) => void visited.push(to);
    for (const id of ['abc', '0']) {
      await act(async () => {
        window.history.pushState(null, '', `/service?service=${id}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    }
    expect(visited).toEqual(['/home', '/home']);
  });

  it('redirects to the home of the remote counter there [NAV-28]', async () => {
    const { bridge } = await renderRoute('/service', definition, { mode: 'remoteCounter' });
    expect(bridge.trace.visited).toEqual(['/remoteCounterHome']);
  });

  it('limits a bug to its own screen and offers a retry [FLT-10]', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderRoute('/broken', definition);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(silenced).toHaveBeenCalled();
  });

  it('refetches on a retry the data that made a screen throw', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    network.use(
      fakeCall('departmentCount', () => {
        asked += 1;
        return { count: asked === 1 ? 0 : 9 };
      }),
    );
    const Fragile = () => {
      const api = useApi();
      const { data } = useQuery(
        queryOptions({ queryKey: ['test', 'fragile'], queryFn: () => api.departmentCount({}) }),
      );
      if (data?.count === 0) throw new Error('a bug');
      return <p>{data?.count} departments</p>;
    };
    await renderRoute('/fragile', { ...definition, routes: [{ path: '/fragile', screen: Fragile }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('9 departments')).toBeVisible();
    expect(asked).toBe(2);
  });

  it('notifies the shell only when the code of a screen cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const gone = lazyScreen(() => Promise.reject<{ Gone: () => null }>(new Error('404')), 'Gone');
    const routes = [...definition.routes, { path: '/gone', screen: gone }];
    const view = await renderRoute('/broken', { ...definition, routes });
    expect(view.bridge.trace.published).toEqual([]);
    view.unmount();
    const { bridge } = await renderRoute('/gone', { ...definition, routes });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(bridge.trace.published).toEqual([{ name: 'screen/unreachable', fact: { path: '/gone' } }]);
    jest.useRealTimers();
  });

  it('clears the failure of one screen when another is opened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bridge } = await renderRoute('/broken', definition);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    act(() => bridge.navigate('/count'));
    expect(await screen.findByText(/9 departments/)).toBeVisible();
  });

  it('renders each address of a pattern afresh, even after a bug at another', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bridge } = await renderRoute('/licences/7', definition);
    expect(screen.getByText('licence 7, opened as 7')).toBeVisible();
    act(() => bridge.navigate('/licences/8'));
    expect(await screen.findByText('licence 8, opened as 8')).toBeVisible();
    act(() => bridge.navigate('/licences/13'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    act(() => bridge.navigate('/licences/14'));
    expect(await screen.findByText('licence 14, opened as 14')).toBeVisible();
  });

  it('mounts and unmounts for single-spa, and drops data of the previous user', async () => {
    let asked = 0;
    network.use(
      fakeCall('departmentCount', () => {
        asked += 1;
        return { count: asked };
      }),
    );
    window.history.replaceState({}, '', '/count');
    const bridge = createTestBridge({
      session: { kind: 'phone', mobile: { area: '853', number: '66123834' } },
    });
    const domElement = document.body.appendChild(document.createElement('div'));
    const remote = defineRemote(definition);
    const props = { name: 'test', bridge, domElement };

    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    expect(await screen.findByText('en_us, online, 1 departments')).toBeVisible();

    await act(() => remote.unmount(props));
    expect(domElement).toBeEmptyDOMElement();
    await act(() => remote.mount(props));
    expect(screen.getByText('en_us, online, 1 departments')).toBeVisible();

    await act(() => remote.unmount(props));
    bridge.setSession({ kind: 'phone', mobile: { area: '853', number: '66999999' } });
    await act(() => remote.mount(props));
    expect(await screen.findByText('en_us, online, 2 departments')).toBeVisible();
    await act(() => remote.unmount(props));
    domElement.remove();
  });

  it('returns to the old language and reports it if the new one’s file is missing [SHL-06]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const texts = createTextSource(async (language) => {
      if (language === 'pt_pt') throw new Error('404');
      return { default: {} };
    });
    window.history.replaceState({}, '', '/count');
    const bridge = createTestBridge();
    const domElement = document.body.appendChild(document.createElement('div'));
    const remote = defineRemote({ ...definition, texts, languageFailed: () => 'Not in Portuguese' });
    const props = { name: 'test', bridge, domElement };
    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    await act(async () => bridge.language.set('pt_pt'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(bridge.language.get()).toBe('en_us');
    expect(bridge.trace.toasts).toEqual(['Not in Portuguese']);
    expect(await screen.findByText('en_us, online, 9 departments')).toBeVisible();
    await act(() => remote.unmount(props));
    domElement.remove();
    jest.useRealTimers();
  });

  it('requests the file of its texts three times, once for all its parts [SHL-06]', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.reject(new Error('404')));
    const remote = defineRemote({
      ...definition,
      texts: createTextSource(load),
      follow: [createTextSource(load)],
    });
    const failed = jest.fn();
    remote
      .bootstrap({ name: 'test', bridge: createTestBridge(), domElement: document.createElement('div') })
      .catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('handles a log-out once, even when its start failed at first', async () => {
    jest.useFakeTimers();
    let broken = true;
    const texts = createTextSource(async () => {
      if (broken) throw new Error('404');
      return { default: {} };
    });
    const forget = jest.fn();
    const remote = defineRemote({ ...definition, texts, forget });
    const bridge = createTestBridge();
    const props = { name: 'test', bridge, domElement: document.createElement('div') };
    const failed = jest.fn();
    remote.bootstrap(props).catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failed).toHaveBeenCalledTimes(1);
    broken = false;
    await remote.bootstrap(props);
    bridge.events.publish('session/changed', { kind: 'anonymous', left: true });
    expect(forget).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('refetches queries that were pending when a login ended', async () => {
    let asked = 0;
    network.use(
      fakeCall('departmentCount', () => {
        asked += 1;
        return asked === 1 ? new Promise(() => undefined) : { count: 9 };
      }),
    );
    window.history.replaceState({}, '', '/count');
    const bridge = createTestBridge({ session: { kind: 'phone' } });
    const domElement = document.body.appendChild(document.createElement('div'));
    const remote = defineRemote(definition);
    const props = { name: 'test', bridge, domElement };
    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    await waitFor(() => expect(asked).toBe(1));
    act(() => bridge.setSession({ kind: 'anonymous' }));
    expect(await screen.findByText('en_us, online, 9 departments')).toBeVisible();
    await act(() => remote.unmount(props));
    domElement.remove();
  });

  it('drops drafts on a log-out, but keeps them when a login merely expired [ACC-12]', async () => {
    const forget = jest.fn();
    const Form = () => <input aria-label="number" defaultValue="" />;
    window.history.replaceState({}, '', '/form');
    const bridge = createTestBridge({ session: { kind: 'phone' } });
    const domElement = document.body.appendChild(document.createElement('div'));
    const routes = [{ path: '/form', screen: Form }];
    const remote = defineRemote({ ...definition, routes, forget });
    const props = { name: 'test', bridge, domElement };
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'number' });
    const type = async () => ((await field()).value = '66123834');

    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    await type();
    act(() => bridge.events.publish('session/changed', { kind: 'anonymous' }));
    expect(await field()).toHaveValue('66123834');
    expect(forget).not.toHaveBeenCalled();

    act(() => bridge.events.publish('session/changed', { kind: 'anonymous', left: true }));
    expect(await field()).toHaveValue('');
    expect(forget).toHaveBeenCalledTimes(1);

    await act(() => remote.unmount(props));
    bridge.events.publish('session/changed', { kind: 'anonymous', left: true });
    expect(forget).toHaveBeenCalledTimes(2);
    expect(domElement).toBeEmptyDOMElement();
    domElement.remove();
  });

  it('refetches data that an event made stale while another remote was shown [CAT-14]', async () => {
    network.use(fakeCall('departmentCount', { count: 9 }));
    window.history.replaceState({}, '', '/count');
    const bridge = createTestBridge();
    const domElement = document.body.appendChild(document.createElement('div'));
    const remote = defineRemote({ ...definition, staleAfter: { 'favourite/changed': [['test', 'count']] } });
    const props = { name: 'test', bridge, domElement };

    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    expect(await screen.findByText(/9 departments/)).toBeVisible();
    await act(() => remote.unmount(props));

    network.use(fakeCall('departmentCount', { count: 10 }));
    bridge.events.publish('favourite/changed', { serviceId: 7, locationId: 2 });
    await act(() => remote.mount(props));
    expect(await screen.findByText(/10 departments/)).toBeVisible();

    await act(() => remote.unmount(props));
    domElement.remove();
  });
});
