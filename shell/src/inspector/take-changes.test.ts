import { pageConfig } from '../boot-data/page-data';
import type { Lifecycle } from '../remotes/lifecycle';
import { createRemoteStates, type RemoteState } from '../remotes/remote-state';
import { ownRegistry } from '../testing/render-shell';
import { takeChanges } from './take-changes';

const OWN = 'http://localhost:9003/assets/mfe-queue/entry.js';

localStorage.setItem('vez.developmentMode', 'true');
localStorage.setItem('vez.override', JSON.stringify({ 'mfe-queue': OWN }));
pageConfig.environment = 'acceptance';
const states = createRemoteStates();
const life = { stage: jest.fn(), retry: jest.fn(async () => undefined) };
const lives = { 'mfe-queue': life, 'mfe-booking': life } as unknown as Record<string, Lifecycle>;
takeChanges({ registry: ownRegistry(), lifecycles: lives, states });

/** Dispatches the development server's event. @returns whether the page must be reloaded */
const change = (remote: string) =>
  window.dispatchEvent(new CustomEvent('vez/remote-changed', { detail: { remote }, cancelable: true }));
const FAILED: RemoteState = { step: 'failed', reason: 'threw', error: new Error('no place') };

beforeEach(() => {
  jest.clearAllMocks();
  states.set('mfe-queue', { step: 'idle' });
});

it.each<RemoteState>([{ step: 'shown' }, FAILED])(
  'takes a change of a developer’s remote in place if it is %j, drafts or not',
  (state) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    states.set('mfe-queue', state);
    expect(change('mfe-queue')).toBe(false);
    const { entry, ...given } = life.stage.mock.calls[0]![0];
    expect(given).toMatchObject({ isDeveloped: true });
    expect(entry).toMatchObject({ name: 'mfe-queue', preload: {}, entry: { integrity: '' } });
    expect(entry.entry.url).toMatch(/^http:\/\/localhost:9003\/assets\/mfe-queue\/entry\.js\?changed=\d$/);
    expect(life.retry).toHaveBeenCalledTimes(1);
  },
);

it('leaves it to a reload if the remote is published, unknown, or not shown as a page', () => {
  states.set('mfe-booking', { step: 'shown' });
  expect(['mfe-queue', 'mfe-booking', 'mfe-none'].map(change)).toEqual([true, true, true]);
  expect(life.stage).not.toHaveBeenCalled();
});

it('logs to the console why the remote could not be shown', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  states.set('mfe-booking', FAILED);
  states.set('mfe-queue', FAILED);
  states.set('mfe-booking', { step: 'idle' });
  expect(log.mock.calls).toEqual([[FAILED.error]]);
});
