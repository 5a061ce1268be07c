// The real start-up, on a page as the server sends it. Only the network and the remotes' files are fakes.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BRIDGE_VERSION,
  type Bridge,
  type RemoteModule,
  type RemoteProps,
} from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notFound, TEST_API } from '@vez/shared/testing';
import type { PageConfig } from './boot-data/page-config';
import { aProfile } from './testing/profile';
import { TEST_CONFIG } from './testing/test-config';

const CONFIG: PageConfig = {
  ...TEST_CONFIG,
  apiBase: TEST_API,
  environment: 'development',
  stores: { android: 'https://store.example/vez' },
};
const CITIZEN = {
  jwtToken: 'header.payload.signature',
  expiresInSeconds: 600,
  userProfile: aProfile({ name: 'Wong Mei', ribbonEnv: 'training' }),
};

const network = fakeNetwork();
const user = userEvent.setup({ delay: null });
/** The latest props of each remote. */
const given: Record<string, RemoteProps> = {};

/** A remote that shows its own name. */
const remoteNamed = (name: string): RemoteModule => ({
  bootstrap: async () => undefined,
  mount: async (props) => {
    given[name] = props;
    const heading = document.createElement('h1');
    heading.textContent = name;
    props.domElement.append(heading);
  },
  unmount: async ({ domElement }) => domElement.replaceChildren(),
});

/** A browser runs the script of a remote's entry, which leaves its container in the page. */
function runEntries(): void {
  const run = (script: HTMLScriptElement) => {
    const name = /\/assets\/(mfe-\w+)\/entry\.js/.exec(script.src)?.[1];
    if (name === undefined) return;
    const container = name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
    const module = remoteNamed(name);
    Object.assign(globalThis, { [container]: { init: () => undefined, get: async () => () => module } });
    script.dispatchEvent(new Event('load'));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => node instanceof HTMLScriptElement && run(node));
  }).observe(document.head, { childList: true });
}

const asScript = (id: string, content: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;

beforeAll(async () => {
  // Render as in a browser, not only inside `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  window.scrollTo = () => undefined;
  runEntries();
  document.cookie = 'vez-returning=1';
  window.history.replaceState(null, '', '/?sh=44&language=en_us');
  document.body.innerHTML = asScript('vez-config', CONFIG);
  const { ownRegistry } = await import('./testing/render-shell');
  const { signedReleases } = await import('./testing/signed-releases');
  const help = '<div id="help-without">Call us</div>';
  const registry = asScript('vez-registry', signedReleases(ownRegistry()));
  document.body.innerHTML += `${registry}${help}<div id="root"></div>`;
  network.use(fakeCall('renewSession', CITIZEN));
  // The server inlines this script into the page.
  await import('./before-paint');
  await import('./bootstrap');
  await waitFor(() => expect(given['mfe-catalogue']!.bridge.session.get().kind).toBe('phone'));
});

const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Goes to a page of a remote. */
async function goTo(path: string, name: string): Promise<Bridge> {
  window.history.pushState(null, '', path);
  await headingOf(name);
  return given[name]!.bridge;
}

it('lands on its home, below the header of a host app [NAV-33]', async () => {
  await headingOf('mfe-catalogue');
  expect(window.location.pathname).toBe('/home');
  expect(document.body).toHaveStyle({ 'padding-top': '44px' });
});

it('removes the notice for browsers that cannot start the page', async () => {
  await headingOf('mfe-catalogue');
  expect(screen.queryByText('Call us')).not.toBeInTheDocument();
});

it('resumes the session of this browser, with the label from its profile [ACC-12] [DAT-49]', async () => {
  const bridge = await goTo('/home', 'mfe-catalogue');
  expect(bridge.session.get()).toMatchObject({ kind: 'phone', name: 'Wong Mei' });
  expect(await screen.findByText('training')).toBeVisible();
});

it('mounts the remote of an address, and unmounts the previous one', async () => {
  await goTo('/home', 'mfe-catalogue');
  await goTo('/login', 'mfe-account');
  expect(given['mfe-catalogue']!.domElement).toBeEmptyDOMElement();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('does not keep the title of the previous page [SHL-08]', async () => {
  const bridge = await goTo('/home', 'mfe-catalogue');
  bridge.setTitle('What do you need?');
  await goTo('/login', 'mfe-account');
  expect(document.title).toBe(bridge.deployment.get().name);
});

it('follows the counter that an address names [NAV-24]', async () => {
  const bridge = await goTo('/remoteCounterHome', 'mfe-catalogue');
  expect(bridge.mode.get()).toBe('remoteCounter');
  await goTo('/home', 'mfe-catalogue');
  expect(bridge.mode.get()).toBe('web');
});

it('offers the app where a store has it, but not inside an app [SHL-04]', async () => {
  await goTo('/home', 'mfe-catalogue');
  expect(await screen.findByRole('link', { name: 'Google Play', hidden: true })).toHaveAttribute(
    'href',
    CONFIG.stores.android,
  );
});

it('reports a failed action, and records it for the settings [ERR-07] [SHL-30]', async () => {
  network.use(
    fakeCall('departments', () => notFound()),
    fakeCall('sessions', []),
    fakeCall('grayTestFlag', { showGrayTestFunc: false }),
  );
  const bridge = await goTo('/home', 'mfe-catalogue');
  await expect(bridge.api.departments({})).rejects.toMatchObject({ kind: 'notFound' });
  expect(await screen.findByText('Resource not found.')).toBeVisible();

  bridge.navigate('/app');
  await headingOf('Settings');
  await user.click(screen.getByRole('switch', { name: 'Development mode' }));
  const parts = await screen.findByRole('region', { name: 'Parts of this deployment' });
  expect(parts).toHaveTextContent(/Last error.*notFound · 404/);
  expect(parts).toHaveTextContent(/Platform\s*mobileWeb/);
  expect(parts).toHaveTextContent(/mfe-account.*not loaded/);
});

describe('what a remote is given', () => {
  it('shows its messages to the citizen', async () => {
    const bridge = await goTo('/home', 'mfe-catalogue');
    bridge.feedback.toast('Saved', 'success');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('matches the contract of the shell', async () => {
    expect((await goTo('/home', 'mfe-catalogue')).version).toBe(BRIDGE_VERSION);
  });

  it('carries a journey from one remote to the next', async () => {
    const before = await goTo('/home', 'mfe-catalogue');
    before.journey.set({ chosenAutomatically: { location: true } });
    const after = await goTo('/login', 'mfe-account');
    expect(after.journey.get()).toMatchObject({ chosenAutomatically: { location: true } });
  });

  it('reports the appearance chosen in the settings [NAV-32]', async () => {
    network.use(fakeCall('sessions', []), fakeCall('grayTestFlag', { showGrayTestFunc: false }));
    const bridge = await goTo('/home', 'mfe-catalogue');
    bridge.navigate('/app');
    await headingOf('Settings');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(bridge.theme.get()).toEqual({ choice: 'dark', resolved: 'dark' });
  });

  it('has the rights that the remote declares, and no others', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bridge = await goTo('/home', 'mfe-catalogue');
    await expect(bridge.auth.logout()).rejects.toThrow('logout is not in rights.auth');
    expect(bridge.session.get().kind).toBe('phone');
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  it('logs a citizen out and in again by code, and notifies the other parts [ACC-10] [ACC-12]', async () => {
    const bridge = await goTo('/login', 'mfe-account');
    const heard: string[] = [];
    bridge.events.on('session/changed', ({ kind }) => heard.push(kind));
    network.use(fakeCall('endSession', { ended: true }), fakeCall('validateCode', CITIZEN));
    await bridge.auth.logout();
    expect(bridge.session.get()).toEqual({ kind: 'anonymous' });
    await bridge.auth.verifyCode({ area: '853', number: '66123834' }, '123456');
    expect(bridge.session.get()).toMatchObject({ kind: 'phone' });
    // Late listeners receive the current session, too.
    expect(heard).toEqual(['phone', 'anonymous', 'phone']);
  });

  it('goes to no identity provider that this deployment lacks [ACC-13]', async () => {
    const bridge = await goTo('/login', 'mfe-account');
    await expect(bridge.auth.login('personal')).rejects.toThrow('No identity provider');
  });
});
