import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Bridge, RemoteModule } from '../contracts/client';
import { emulate } from './emulator';

/** A remote without React that shows values of the bridge. */
function plainRemote(): RemoteModule & { bridge: () => Bridge } {
  let given: Bridge;
  return {
    bridge: () => given,
    async bootstrap() {},
    async mount({ bridge, domElement }) {
      given = bridge;
      const show = () => {
        domElement.textContent = [bridge.language.get(), bridge.session.get().kind].join(' ');
      };
      show();
      bridge.language.subscribe(show);
      bridge.session.subscribe(show);
    },
    async unmount() {},
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
  window.history.replaceState({}, '', '/elsewhere');
});
const MANIFEST = { name: 'mfe-parking', routes: ['/parking', '/permits'] };

describe('the emulator of the shell', () => {
  it('opens the first address, and follows the choices in its bar', async () => {
    await emulate(plainRemote(), MANIFEST);
    expect(window.location.pathname).toBe('/parking');
    expect(screen.getByText('en_us anonymous')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'pt_pt');
    await userEvent.selectOptions(screen.getByLabelText('Logged in'), 'person');
    expect(screen.getByText('pt_pt personal')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.selectOptions(screen.getByLabelText('Address'), '/permits');
    expect(window.location.pathname).toBe('/permits');
  });

  it('keeps the choices across a reload', async () => {
    await emulate(plainRemote(), MANIFEST);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'zh_hant');
    await userEvent.selectOptions(screen.getByLabelText('Logged in'), 'phone');
    document.body.replaceChildren();
    await emulate(plainRemote(), MANIFEST);
    expect(screen.getByText('zh_hant phone')).toBeVisible();
  });

  it('shows messages in its bar, and has no other remotes', async () => {
    const remote = plainRemote();
    await emulate(remote, MANIFEST);
    remote.bridge().feedback.toast('Saved');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(remote.bridge().canServe('/permits?id=1')).toBe(true);
    expect(remote.bridge().canServe('/home')).toBe(false);
  });
});
