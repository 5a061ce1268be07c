import { createContext, useContext } from 'react';
import type { Bridge, Registry } from '@vez/shared/contracts/client';
import type { createFeedback } from '../feedback/feedback';
import type { createLoading } from '../feedback/loading';
import type { Lifecycle } from '../remotes/lifecycle';
import type { createRemoteStates } from '../remotes/remote-state';
import type { Pathname } from '../routing/location';
import type { createTextSize } from '../theme/text-size';
import type { ThemeStore } from '../theme/theme';

/** What the shell's own views read. */
export interface Shell {
  bridge: Bridge;
  registry: Registry;
  pathname: Pathname;
  feedback: ReturnType<typeof createFeedback>;
  loading: Pick<ReturnType<typeof createLoading>, 'get' | 'subscribe'>;
  states: ReturnType<typeof createRemoteStates>;
  lifecycles: Readonly<Record<string, Lifecycle>>;
  /** The element that each remote mounts into. */
  elements: Readonly<Record<string, HTMLElement>>;
  theme: ThemeStore;
  textSize: ReturnType<typeof createTextSize>;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('A view of the shell needs ShellProvider above it.');
  return shell;
}
