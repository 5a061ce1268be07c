import { createContext, useContext } from 'react';
import type { Bridge, Readable } from '@vez/shared/contracts/client';
import type { createApi } from '@vez/shared/http';
import type { createFeedback } from '../feedback/feedback';
import type { createLastError } from '../feedback/last-error';
import type { createLoading } from '../feedback/loading';
import type { createRetries } from '../feedback/retries';
import type { Platform } from '../host/recognise';
import type { PageConfig } from '../boot-data/page-config';
import type { Lifecycle } from '../remotes/lifecycle';
import type { PageRegistry } from '../remotes/page-registry';
import type { createRemoteStates } from '../remotes/remote-state';
import type { Pathname } from '../routing/location';
import type { Switches } from '../settings/switches';
import type { createTextSize } from '../theme/text-size';
import type { ThemeStore } from '../theme/theme';

/** The context of the shell's own views. */
export interface Shell {
  bridge: Bridge;
  /** Calls that remotes cannot make. */
  api: Pick<
    ReturnType<typeof createApi>,
    'sessions' | 'endOneSession' | 'ownData' | 'ownDataFile' | 'eraseOwnData'
  >;
  registry: PageRegistry;
  pathname: Pathname;
  feedback: ReturnType<typeof createFeedback>;
  retries: Pick<ReturnType<typeof createRetries>, 'get' | 'subscribe'>;
  loading: Pick<ReturnType<typeof createLoading>, 'get' | 'subscribe'>;
  states: ReturnType<typeof createRemoteStates>;
  lifecycles: Readonly<Record<string, Lifecycle>>;
  /** The element that each remote mounts into. */
  elements: Readable<Readonly<Record<string, HTMLElement>>>;
  /** The HTML that the server painted into the outlet: empty while hydrating, undefined if nothing was painted. */
  paintedOutlet?: string | undefined;
  theme: ThemeStore;
  textSize: ReturnType<typeof createTextSize>;
  switches: Switches;
  lastError: Pick<ReturnType<typeof createLastError>, 'get' | 'subscribe'>;
  /** The label of the profile (DAT-49); empty for none. */
  ribbon: Readable<string>;
  /** Layout only, no rights (SHL-05). */
  inHostApp: Readable<boolean>;
  platform(): Platform;
  stores: PageConfig['stores'];
  /** See `webHomeOf`. */
  webHome: string | undefined;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('A view of the shell needs ShellProvider above it.');
  return shell;
}
