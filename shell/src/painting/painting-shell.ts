import type { Bridge, Registry } from '@vez/shared/contracts/client';
import { createFeedback } from '../feedback/feedback';
import type { Shell } from '../layout/shell-context';
import { webHomeOf, type PageConfig } from '../boot-data/page-config';
import { fixed } from './painting-bridge';

interface Facts {
  bridge: Bridge;
  config: PageConfig;
  registry: Registry;
  path: string;
}

const nothing = () => undefined;
const off = { ...fixed(false), set: nothing };

/** The context for painting the shell's views, around the HTML of the remote that serves the page, if any. */
export const paintingShell = (
  { bridge, config, registry, path }: Facts,
  outlet: { remote: string; html: string } | undefined,
): Shell => ({
  bridge,
  registry: { ...registry, releases: {}, routes: { ...fixed({}), set: nothing }, knows: 'all' },
  pathname: { ...fixed(path), set: nothing, isReturn: () => false },
  feedback: createFeedback(),
  retries: fixed([]),
  loading: fixed('none'),
  states: { ...fixed(outlet ? { [outlet.remote]: { step: 'shown' } as const } : {}), set: nothing },
  lifecycles: {},
  elements: fixed({}),
  paintedOutlet: outlet && `<div data-remote="${outlet.remote}">${outlet.html}</div>`,
  theme: { ...bridge.theme, set: nothing, choose: nothing },
  textSize: { ...fixed(1), set: nothing },
  switches: { showDataId: off, developmentMode: off },
  lastError: fixed(undefined),
  ribbon: fixed(''),
  inHostApp: fixed(false),
  platform: () => 'mobileWeb',
  stores: config.stores,
  webHome: webHomeOf(config),
  api: {
    sessions: async () => ({ sessions: [] }),
    endOneSession: async () => ({}),
  } as unknown as Shell['api'],
});
