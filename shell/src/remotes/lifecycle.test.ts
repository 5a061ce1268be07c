import type { PaintedScreen, RegistryEntry, RemoteModule, RemoteProps } from '@vez/shared/contracts/client';
import { createTestBridge } from '@vez/shared/testing';
import { lifecycleOf, PATIENCE_MS } from './lifecycle';
import type { RemoteRelease } from './page-registry';
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

function setUp(
  load: () => Promise<RemoteModule>,
  entry = ENTRY,
  painted?: PaintedScreen,
  more: Partial<RemoteRelease> = {},
) {
  const states = createRemoteStates();
  const steps: string[] = [];
  states.subscribe((all) => steps.push(all['mfe-queue']!.step));
  const element = document.createElement('div');
  const told: string[] = [];
  const taken: string[] = [];
  const lookAgain = jest.fn(() => Promise.resolve());
  const lifecycle = lifecycleOf(
    { sequence: 2, entry, ...more },
    {
      ...{ bridge: createTestBridge(), element, states, load, painted, lookAgain },
      replace: ({ entry: { url } }) => void taken.push(url),
      report: (release, kind) => void told.push(`${release.entry.entry.url} ${kind}`),
    },
  );
  return { lifecycle, element, steps, told, taken, lookAgain, state: () => states.get()['mfe-queue'] };
}
/** Resolves when everything that needs no timer is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function screenOf(element: HTMLElement, words: string): Promise<boolean> {
  await settled();
  return element.textContent === words;
}
const show = (element: HTMLElement) => element.append(document.createElement('p'));

it('is too new for a shell that shares another version of a package, and names the package', async () => {
  const words = '[ Federation Runtime ]: Version 1.0.0 from vezShell of shared singleton module';
  const { lifecycle, state } = setUp(() =>
    Promise.reject(new Error(`${words} @vez/shared/query does not satisfy the requirement of mfeQueue`)),
  );
  await lifecycle.mount();
  expect(state()).toMatchObject({
    reason: 'tooNew',
    error: { message: expect.stringContaining('@vez/shared/query') },
  });
});

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
    await settled();
    mounted();
    show(element);
    await shown;
    expect(state()).toEqual({ step: 'shown' });
  });

  it('fetches all files of its screen in parallel, each once', async () => {
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

  describe('whose screen was painted', () => {
    const PAINTED: PaintedScreen = {
      answers: [[['count'], 9]],
      identifierPrefix: 'mfe-queue-',
      language: 'en_us',
    };

    it('is shown without a skeleton, and hydrates its screen once', async () => {
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

    it('is removed if the citizen navigates away before it can be used', async () => {
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

    describe('but cannot be shown', () => {
      const STANDING = { language: 'en_us', paintedAt: '2026-12-03T06:20:00Z' };
      const FACTS = { ...PAINTED, paintedAt: STANDING.paintedAt };
      const ASLEEP = () => new Promise<never>(() => undefined);
      const paint = (element: HTMLElement) => {
        element.innerHTML = '<h1>Passports</h1><p>4 people are waiting</p>';
        return element.innerHTML;
      };
      /** Replaces the painted screen, as React does for a screen that throws. */
      const throwing: RemoteModule = {
        ...working,
        mount: async ({ domElement, onError }) => {
          domElement.replaceChildren('This part is not available now');
          onError?.(new Error('bug'));
          await ASLEEP();
        },
      };

      it.each<[string, string, () => Promise<RemoteModule>]>([
        ['unreachable', 'cannot be fetched', () => Promise.reject(new Error('404'))],
        [
          'unreachable',
          'lacks its texts',
          async () => ({ ...working, bootstrap: () => Promise.reject(new Error('404')) }),
        ],
        [
          'threw',
          'throws while it mounts',
          async () => ({ ...working, mount: () => Promise.reject(new Error('bug')) }),
        ],
        ['threw', 'throws while it takes the screen over', async () => throwing],
      ])('stays as it was painted (%s) if it %s [FLT-01] [FLT-10]', async (reason, _, load) => {
        const { lifecycle, element, state } = setUp(load, ENTRY, FACTS);
        const html = paint(element);
        void lifecycle.mount();
        await settled();
        expect(element.innerHTML).toBe(html);
        expect(state()).toMatchObject({ step: 'failed', reason, standing: STANDING });
      });

      it('treats a missing file as a failed load', async () => {
        const missing = Object.assign(new Error('404'), { name: 'ImportError' });
        const { lifecycle, told } = setUp(
          async () => ({ ...working, mount: () => Promise.reject(missing) }),
          ENTRY,
          FACTS,
        );
        await lifecycle.mount();
        expect(told).toEqual([`${ENTRY.entry.url} load`]);
      });

      it('is hydrated on a retry, as an old page, and keeps its elements until then', async () => {
        const given: (PaintedScreen | undefined)[] = [];
        const load = jest
          .fn(async (): Promise<RemoteModule> => ({
            ...working,
            mount: async ({ painted }) => void given.push(painted),
          }))
          .mockImplementationOnce(() => Promise.reject(new Error('404')));
        const { lifecycle, element, steps, state } = setUp(load, ENTRY, FACTS);
        paint(element);
        const heading = element.firstChild;
        await lifecycle.mount();
        const retried = lifecycle.retry();
        expect(state()).toEqual({ step: 'loading', standing: STANDING });
        await retried;
        expect(steps.at(-1)).toBe('shown');
        expect(element.firstChild).toBe(heading);
        expect(given).toEqual([{ ...FACTS, isOld: true }]);
      });

      it('stays until the previous release shows something, or for good if that fails, too', async () => {
        const BEFORE = { ...ENTRY, entry: { url: '/assets/mfe-queue/before.js', integrity: '' } };
        let arrive = (_: RemoteModule) => {};
        const load = jest
          .fn(() => new Promise<RemoteModule>((resolve) => (arrive = resolve)))
          .mockImplementationOnce(async () => throwing);
        const { lifecycle, element, state } = setUp(load, ENTRY, FACTS, { before: BEFORE });
        paint(element);
        void lifecycle.mount();
        await settled();
        await settled();
        expect(element).toHaveTextContent('Passports4 people are waiting');
        arrive({
          ...working,
          mount: async ({ domElement }) => domElement.append(document.createElement('h2')),
        });
        await settled();
        expect(element.innerHTML).toBe('<div><h2></h2></div>');
        expect(state()).toEqual({ step: 'shown' });
      });

      it('is not kept for a citizen who returns', async () => {
        const { lifecycle, element, state } = setUp(() => Promise.reject(new Error('404')), ENTRY, FACTS);
        paint(element);
        await lifecycle.mount();
        await lifecycle.unmount();
        expect(element).toBeEmptyDOMElement();
        await lifecycle.mount();
        expect(state()).toMatchObject({ step: 'failed', standing: undefined });
      });

      it('is removed if it is a frame without data', async () => {
        const { lifecycle, element, state } = setUp(() => Promise.reject(new Error('404')), ENTRY, {
          ...FACTS,
          isFrame: true,
        });
        paint(element);
        await lifecycle.mount();
        expect(state()).toMatchObject({ step: 'failed', standing: undefined });
        await lifecycle.retry();
        expect(element).toBeEmptyDOMElement();
      });
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

  it('is not mounted if the user left while it loaded', async () => {
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

  describe('that cannot be shown', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it.each([
      ['is not there', 'load', () => new Promise<RemoteModule>(() => undefined)],
      [
        'hangs while it mounts',
        'slow',
        async () => ({ ...working, mount: () => new Promise<void>(() => undefined) }),
      ],
      ['shows nothing', 'empty', async () => ({ ...working, mount: async () => undefined })],
    ])('fails after 8 s if it %s, and reports it once [SHL-18]', async (_, kind, load) => {
      const { lifecycle, state, told } = setUp(load);
      void lifecycle.mount();
      await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
      expect(state()).toEqual({ step: 'loading' });
      await jest.advanceTimersByTimeAsync(1);
      expect(state()).toMatchObject({ step: 'failed' });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(told).toEqual([`/assets/mfe-queue/entry.js ${kind}`]);
    });

    it('is still shown if it arrives later', async () => {
      let arrive = (_: RemoteModule) => {};
      const { lifecycle, element, state } = setUp(() => new Promise((resolve) => (arrive = resolve)));
      void lifecycle.mount();
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      expect(state()).toMatchObject({ step: 'failed', reason: 'unreachable' });
      arrive(working);
      await jest.advanceTimersByTimeAsync(0);
      expect(state()).toEqual({ step: 'shown' });
      expect(element).not.toBeEmptyDOMElement();
    });

    it('is requested again by a retry beside a request that hangs, once that is given up', async () => {
      const fails: ((error: Error) => void)[] = [];
      const load = () =>
        fails.length > 0
          ? Promise.resolve(working)
          : new Promise<RemoteModule>((_, reject) => void fails.push(reject));
      const { lifecycle, state } = setUp(load);
      void lifecycle.mount();
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      void lifecycle.retry();
      await jest.advanceTimersByTimeAsync(100);
      expect(state()).toMatchObject({ step: 'loading' });
      fails[0]!(new Error('timed out'));
      await jest.advanceTimersByTimeAsync(0);
      expect(state()).toEqual({ step: 'shown' });
    });

    it('keeps a painted page, and reports only once if it fails again later', async () => {
      let fail = (_: Error) => {};
      const painted: PaintedScreen = { answers: [], identifierPrefix: 'q-', language: 'en_us' };
      const load = () => new Promise<RemoteModule>((_, reject) => (fail = reject));
      const { lifecycle, element, state, told } = setUp(load, ENTRY, painted);
      show(element);
      void lifecycle.mount();
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      expect(state()).toMatchObject({ step: 'failed', standing: { language: 'en_us' } });
      fail(new Error('cut off'));
      await jest.advanceTimersByTimeAsync(0);
      expect(element).not.toBeEmptyDOMElement();
      expect(told).toEqual([`${ENTRY.entry.url} load`]);
    });

    it('reports nothing after the citizen has left', async () => {
      const { lifecycle, state, told } = setUp(() => new Promise(() => undefined));
      void lifecycle.mount();
      await lifecycle.unmount();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(state()).toEqual({ step: 'idle' });
      expect(told).toEqual([]);
    });
  });

  describe('with a previous release', () => {
    const BEFORE = { ...ENTRY, entry: { url: '/assets/mfe-queue/before.js', integrity: '' } };
    const shows = (words: string): RemoteModule => ({
      ...working,
      mount: async ({ domElement }) => domElement.append(words, document.createElement('p')),
    });

    it.each<[string, string, () => Promise<RemoteModule>]>([
      ['load', 'cannot be fetched', () => Promise.reject(new Error('404'))],
      [
        'throw',
        'throws while it mounts',
        async () => ({ ...working, mount: () => Promise.reject(new Error('bug')) }),
      ],
      [
        'load',
        'throws when it starts',
        async () => ({ ...working, bootstrap: () => Promise.reject(new Error('bug')) }),
      ],
    ])('is replaced by it (%s) if it %s, without a visible failure', async (kind, _, bad) => {
      const load = jest
        .fn(bad)
        .mockImplementationOnce(bad)
        .mockImplementation(async () => shows('before'));
      const { lifecycle, element, state, steps, told, taken } = setUp(load, ENTRY, undefined, {
        before: BEFORE,
      });
      await lifecycle.mount();
      expect(await screenOf(element, 'before')).toBe(true);
      expect(taken).toEqual([BEFORE.entry.url]);
      expect(state()).toEqual({ step: 'shown' });
      expect(steps).not.toContain('failed');
      expect(told).toEqual([`${ENTRY.entry.url} ${kind}`, `${BEFORE.entry.url} shown`]);
    });

    it('is replaced by it if a screen throws later, and ends its subscriptions', async () => {
      let props: RemoteProps | undefined;
      const heard = jest.fn();
      const bad: RemoteModule = {
        ...shows('new'),
        mount: async (given) => {
          props = given;
          given.bridge.events.on('favourite/changed', heard);
          given.domElement.append(document.createElement('p'));
        },
      };
      const load = jest.fn(async () => shows('before')).mockImplementationOnce(async () => bad);
      const { lifecycle, element, told } = setUp(load, ENTRY, undefined, { before: BEFORE });
      await lifecycle.mount();
      props!.onError!(new Error('bug'));
      expect(await screenOf(element, 'before')).toBe(true);
      expect(told.slice(0, 2)).toEqual([`${ENTRY.entry.url} shown`, `${ENTRY.entry.url} throw`]);
      props!.bridge.events.publish('favourite/changed', { serviceId: 1, locationId: 1 });
      expect(heard).not.toHaveBeenCalled();
    });

    it('fails if neither can be loaded, and retries with the release published meanwhile', async () => {
      const load = jest.fn(() => Promise.reject<RemoteModule>(new Error('404')));
      const { lifecycle, element, state, taken, lookAgain } = setUp(load, ENTRY, undefined, {
        before: BEFORE,
      });
      await lifecycle.mount();
      await settled();
      expect(state()).toMatchObject({ step: 'failed', reason: 'unreachable' });
      const fixed = { ...ENTRY, entry: { url: '/assets/mfe-queue/fixed.js', integrity: '' } };
      lookAgain.mockImplementation(async () => lifecycle.stage({ sequence: 3, entry: fixed }));
      load.mockImplementation(async () => shows('fixed'));
      await lifecycle.retry();
      expect(taken.at(-1)).toBe(fixed.entry.url);
      expect(await screenOf(element, 'fixed')).toBe(true);
    });
  });

  describe('with a newly published release', () => {
    const NEXT = {
      sequence: 3,
      entry: { ...ENTRY, entry: { url: '/assets/mfe-queue/next.js', integrity: '' } },
    };

    it('switches to it silently the next time that it is shown', async () => {
      const { lifecycle, taken, steps } = setUp(async () => working);
      await lifecycle.mount();
      lifecycle.stage(NEXT);
      expect(taken).toEqual([]);
      await lifecycle.unmount();
      await lifecycle.mount();
      expect(taken).toEqual([NEXT.entry.entry.url]);
      expect(steps).not.toContain('failed');
    });

    it('switches to it at once while it is still loading', async () => {
      const late: ((_: RemoteModule) => void)[] = [];
      const mount = jest.fn(working.mount);
      const { lifecycle, taken, steps } = setUp(() => new Promise((resolve) => late.push(resolve)));
      const first = lifecycle.mount();
      lifecycle.stage(NEXT);
      await settled();
      late[0]!({ ...working, mount: () => Promise.reject(new Error('the one before')) });
      late[1]!({ ...working, mount });
      await first;
      await settled();
      expect(taken).toEqual([NEXT.entry.entry.url]);
      expect(mount).toHaveBeenCalledTimes(1);
      expect(steps.at(-1)).toBe('shown');
    });

    it('keeps its current one while it holds a draft', async () => {
      let isDraft = true;
      const { lifecycle, taken } = setUp(async () => ({ ...working, holdsDraft: () => isDraft }));
      await lifecycle.mount();
      await lifecycle.unmount();
      lifecycle.stage(NEXT);
      await lifecycle.mount();
      expect(taken).toEqual([]);
      isDraft = false;
      await lifecycle.unmount();
      await lifecycle.mount();
      expect(taken).toEqual([NEXT.entry.entry.url]);
    });

    it('takes a developer’s change at once, in place, whatever was typed', async () => {
      const { lifecycle, taken, state } = setUp(async () => ({ ...working, holdsDraft: () => true }));
      await lifecycle.mount();
      lifecycle.stage({ ...NEXT, isDeveloped: true });
      await lifecycle.retry();
      expect(taken).toEqual([NEXT.entry.entry.url]);
      expect(state()).toEqual({ step: 'shown' });
    });
  });
});
