import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language, RegistryEntry, RemoteManifest } from '@vez/shared/contracts/client';
import { I18nextProvider } from '@vez/shared/i18n';
import { paths } from '@vez/shared/domain';
import { createTestBridge, type TestBridgeDeps } from '@vez/shared/testing';
import { uiFrame } from '@vez/shared/ui';
import { createFeedback } from '../feedback/feedback';
import { createLastError } from '../feedback/last-error';
import { createLoading } from '../feedback/loading';
import { createRetries } from '../feedback/retries';
import { partTexts, shellTexts } from '../language/shell-texts';
import { ShellProvider, type Shell } from '../layout/shell-context';
import { ShellView } from '../layout/shell-view';
import { OwnPages } from '../own-pages';
import type { PageRegistry } from '../remotes/page-registry';
import { createRemoteStates } from '../remotes/remote-state';
import { createPathname } from '../routing/location';
import { createSwitches } from '../settings/switches';
import { createStore } from '../store';
import { createTextSize } from '../theme/text-size';
import { createTheme } from '../theme/theme';

const WORKSPACE = join(__dirname, '../../..');

/** A registry with the manifests of the remotes, without their built files. */
export function ownRegistry(): PageRegistry {
  const entryOf = (name: string): RegistryEntry => {
    const file = join(WORKSPACE, name, 'remote.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
    const entry = { url: `/assets/${name}/entry.js`, integrity: '' };
    return { ...manifest, entry, preload: {}, locales: {} };
  };
  const remotes = readdirSync(WORKSPACE).filter((name) => existsSync(join(WORKSPACE, name, 'remote.json')));
  const entries = remotes.map(entryOf);
  const releases = Object.fromEntries(entries.map((entry) => [entry.name, { sequence: 1, entry }]));
  return { deployment: 'web', remotes: entries, releases, routes: createStore({}), knows: 'all' };
}

/** jsdom has no media queries: simulates a light system. */
function lightSystem() {
  window.matchMedia = (media) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
}

/** Renders the whole shell at an address; only the network and the remotes' code are fakes. */
export async function renderShell(
  address: string,
  { shell: parts, ...around }: TestBridgeDeps & { shell?: Partial<Shell> } = {},
) {
  lightSystem();
  window.history.replaceState({}, '', address);
  const language: Language = around.language ?? 'en_us';
  // Views of an earlier test may still read these texts.
  await act(() => Promise.all([shellTexts.use(language), partTexts.use(language)]));
  const bridge = createTestBridge({ language, ...around });
  bridge.language.subscribe((next) => {
    void shellTexts.use(next);
    void partTexts.use(next);
  });
  const registry = parts?.registry ?? ownRegistry();
  const shown = createFeedback();
  const { feedback } = shown;
  const loading = createLoading();
  const retries = createRetries();
  const shell: Shell = {
    bridge,
    // The test's bridge has the shell's calls, too.
    api: bridge.api as unknown as Shell['api'],
    registry,
    pathname: createPathname(),
    feedback: shown,
    loading,
    retries,
    states: createRemoteStates(),
    lifecycles: {},
    elements: createStore(
      Object.fromEntries(registry.remotes.map(({ name }) => [name, document.createElement('div')])),
    ),
    theme: createTheme(),
    textSize: createTextSize(),
    switches: createSwitches(),
    lastError: createLastError(Date.now),
    ribbon: createStore(''),
    inHostApp: createStore(false),
    platform: () => 'mobileWeb',
    stores: {},
    webHome: paths.home(),
    ...parts,
  };
  const Frame = uiFrame(partTexts);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <I18nextProvider i18n={shellTexts.i18n}>
      <Frame bridge={bridge}>
        <ShellProvider value={shell}>
          <ShellView>
            <OwnPages />
          </ShellView>
        </ShellProvider>
      </Frame>
    </I18nextProvider>,
  );
  // The shell's own screens render a moment later.
  await act(async () => undefined);
  return { ...view, user, bridge, shell, feedback, loading, retries };
}
