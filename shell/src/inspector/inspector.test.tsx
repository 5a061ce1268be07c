import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork } from '@vez/shared/testing';
import { pageConfig } from '../boot-data/page-data';
import { endRemote } from '../remotes/end-remote';
import { overrides } from '../remotes/override';
import { renderShell } from '../testing/render-shell';
import { resumeInspector } from './load-inspector';

const network = fakeNetwork();
const inspector = () => screen.findByRole('complementary', { name: 'Inspector' });

const PUBLISHED = {
  deployment: 'web',
  releases: [
    { order: { remote: 'mfe-queue', version: 7, deployments: ['web'], entry: null }, isStopped: true },
  ],
};

const ownFetch = globalThis.fetch;
beforeEach(() => {
  localStorage.setItem('vez.developmentMode', 'true');
  pageConfig.environment = 'development';
  // jsdom keeps no timings of files.
  performance.getEntriesByName ??= () => [];
  network.use(fakeCall('grayTestFlag', { showGrayTestFunc: false }));
  globalThis.fetch = (async () => ({ ok: true, json: async () => PUBLISHED })) as never;
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

async function openInspector() {
  const { user, shell } = await renderShell('/app');
  await user.click(await screen.findByRole('button', { name: 'Open the inspector' }));
  return { user, shell };
}

describe('the inspector', () => {
  it('shows releases, states and failures as they come', async () => {
    const { shell } = await openInspector();
    const inside = within(await inspector());
    const queue = within(inside.getByRole('heading', { name: 'mfe-queue' }).closest('li')!);
    expect(await queue.findByText('Release 7, stopped because it failed')).toBeVisible();
    expect(queue.getByText('web')).toBeVisible();
    expect(queue.getByText('not loaded')).toBeVisible();

    act(() => shell.states.set('mfe-queue', { step: 'loading' }));
    act(() =>
      shell.states.set('mfe-queue', { step: 'failed', reason: 'threw', error: new Error('no paint') }),
    );
    expect(queue.getByText('not available')).toBeVisible();
    expect(inside.getByText(/no paint/)).toHaveTextContent(/^mfe-queue no paint \d+ ms$/);

    await act(() => endRemote('mfe-queue', () => new Promise(() => undefined)));
    expect(inside.getByText(/unmount took longer than 500 ms/)).toHaveTextContent(/^mfe-queue/);

    expect(await axe(await inspector())).toHaveNoViolations();
  });

  it('refuses an address of another machine, and explains what to enter', async () => {
    const { user } = await openInspector();
    const inside = within(await inspector());
    await user.clear(inside.getByRole('textbox'));
    await user.type(inside.getByRole('textbox'), 'https://evil.example/entry.js');
    await user.click(inside.getByRole('button', { name: 'Override and reload' }));
    expect(inside.getByText(/Enter an address that starts with http:\/\/localhost:/)).toBeVisible();
    expect(overrides()).toEqual({});
  });

  it('stays away in production, even where this browser has an override', async () => {
    const { shell, user } = await openInspector();
    await user.click(screen.getByRole('button', { name: 'Close the inspector' }));
    sessionStorage.setItem('vez.inspector', 'true');
    localStorage.setItem('vez.override', '{"mfe-queue":"http://localhost:9003/entry.js"}');
    pageConfig.environment = 'production';
    resumeInspector(shell);
    await act(async () => undefined);
    expect(screen.queryByRole('complementary', { name: 'Inspector' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Not as published/)).not.toBeInTheDocument();
  });
});
