import type { PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import { createTestBridge } from '@vez/shared/testing';
import { lifecycleOf } from './lifecycle';
import { createRemoteStates } from './remote-state';

const ENTRY: RegistryEntry = {
  name: 'mfe-queue',
  routes: ['/offerNum'],
  contract: '^1.0.0',
  owner: 'team-queue',
  entry: { url: '/assets/mfe-queue/entry.js', integrity: '' },
  preload: {},
  locales: {},
};

const working: RemoteModule = {
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => domElement.append(document.createElement('p')),
  unmount: async ({ domElement }) => domElement.replaceChildren(),
};

function setUp(load: () => Promise<RemoteModule>, entry = ENTRY, painted?: PaintedScreen) {
  const states = createRemoteStates();
  const steps: string[] = [];
  states.subscribe((all) => steps.push(all['mfe-queue']!.step));
  const element = document.createElement('div');
  const lifecycle = lifecycleOf(entry, { bridge: createTestBridge(), element, states, load, painted });
  return { lifecycle, element, steps, state: () => states.get()['mfe-queue'] };
}
const show = (element: HTMLElement) => element.append(document.createElement('p'));

describe('a remote', () => {
  it('is loading until its first view is there', async () => {
    let mounted = () => {};
    const late: RemoteModule = {
      ...working,
      mount: () => new Promise((resolve) => (mounted = resolve)),
    };
    const { lifecycle, element, state } = setUp(async () => late);
    const shown = lifecycle.mount();
    expect(state()).toEqual({ step: 'loading' });
    await Promise.resolve().then(() => Promise.resolve());
    mounted();
    show(element);
    await shown;
    expect(state()).toEqual({ step: 'shown' });
  });

  it('has all files of its screen fetched side by side, each once', async () => {
    const file = (url: string) => ({ url, integrity: `sha256-${url}` });
    const entry: RegistryEntry = {
      ...ENTRY,
      entry: file('/entry.js'),
      preload: { '/offerNum': [file('/screen.js')], '/other': [file('/other.js')] },
      locales: { en_us: file('/en.js'), pt_pt: file('/pt.js') },
    };
    window.history.replaceState(null, '', '/offerNum?service=1');
    document.head.replaceChildren();
    const { lifecycle } = setUp(() => Promise.reject(new Error('no network')), entry);
    await lifecycle.mount();
    await lifecycle.retry();
    const links = [...document.head.querySelectorAll('link[rel=preload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/entry.js', '/screen.js', '/en.js']);
    window.history.replaceState(null, '', '/');
  });

  describe('whose screen the page came with', () => {
    const PAINTED: PaintedScreen = {
      answers: [[['count'], 9]],
      identifierPrefix: 'mfe-queue-',
      language: 'en_us',
    };

    it('is shown without a skeleton, and takes its screen over once', async () => {
      const given: unknown[] = [];
      const mount: RemoteModule['mount'] = async ({ painted }) => void given.push(painted);
      const { lifecycle, element, steps } = setUp(async () => ({ ...working, mount }), ENTRY, PAINTED);
      show(element);
      await lifecycle.mount();
      expect(steps).toEqual(['shown']);
      await lifecycle.unmount();
      show(element);
      await lifecycle.mount();
      expect(given).toEqual([PAINTED, undefined]);
    });

    it('is gone where the citizen goes elsewhere before it can be used', async () => {
      let arrive = (_: RemoteModule) => {};
      const { lifecycle, element } = setUp(
        () => new Promise((resolve) => (arrive = resolve)),
        ENTRY,
        PAINTED,
      );
      show(element);
      const mounting = lifecycle.mount();
      await lifecycle.unmount();
      expect(element).toBeEmptyDOMElement();
      arrive(working);
      await mounting;
      expect(element).toBeEmptyDOMElement();
    });
  });

  it('that was shown before is shown again without a skeleton', async () => {
    const load = jest.fn(async () => working);
    const { lifecycle, element, steps } = setUp(load);
    await lifecycle.mount();
    await lifecycle.unmount();
    show(element);
    await lifecycle.mount();
    expect(steps).toEqual(['loading', 'shown', 'idle', 'shown']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind when it is unmounted, even when it throws', async () => {
    const { lifecycle, element, state } = setUp(async () => working);
    await lifecycle.mount();
    await lifecycle.unmount();
    expect(element).toBeEmptyDOMElement();
    expect(state()).toEqual({ step: 'idle' });

    const stuck = setUp(async () => ({ ...working, unmount: () => Promise.reject(new Error('bug')) }));
    await stuck.lifecycle.mount();
    await stuck.lifecycle.unmount();
    expect(stuck.element).toBeEmptyDOMElement();
  });

  it('that cannot be fetched fails in its own place, and recovers on a retry', async () => {
    let answers = 0;
    const { lifecycle, element, state } = setUp(async () => {
      answers += 1;
      if (answers === 1) throw new Error('404');
      return working;
    });
    await lifecycle.mount();
    expect(state()).toMatchObject({ step: 'failed', reason: 'unreachable' });
    show(element);
    await lifecycle.retry();
    expect(state()).toEqual({ step: 'shown' });
  });

  it('that is too new for this shell is never fetched', async () => {
    const load = jest.fn(async () => working);
    const { lifecycle, state } = setUp(load, { ...ENTRY, contract: '^2.0.0' });
    await lifecycle.mount();
    expect(state()).toMatchObject({ step: 'failed', reason: 'tooNew' });
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['^1.0.0', 'shown'],
    ['^0.9.0', 'failed'],
  ])('of an older release, made for the contract %s, is %s [FLT-04]', async (contract, step) => {
    const load = jest.fn(async () => working);
    const { lifecycle, element, state } = setUp(load, { ...ENTRY, contract });
    show(element);
    await lifecycle.mount();
    expect(state()).toMatchObject({ step });
    expect(load).toHaveBeenCalledTimes(step === 'shown' ? 1 : 0);
  });

  it('that throws while it mounts fails in its own place [FLT-10]', async () => {
    const throwing: RemoteModule = { ...working, mount: () => Promise.reject(new Error('bug')) };
    const { lifecycle, state } = setUp(async () => throwing);
    await lifecycle.mount();
    expect(state()).toMatchObject({ step: 'failed', reason: 'threw' });
  });

  it('is not mounted when the user left while it loaded', async () => {
    const mount = jest.fn(async () => undefined);
    let arrive = (_: RemoteModule) => {};
    const { lifecycle, state } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    const shown = lifecycle.mount();
    await lifecycle.unmount();
    arrive({ ...working, mount });
    await shown;
    expect(mount).not.toHaveBeenCalled();
    expect(state()).toEqual({ step: 'idle' });
  });
});
