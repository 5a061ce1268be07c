import {
  BRIDGE_VERSION,
  type Api,
  type Bridge,
  type Deployment,
  type Language,
  type Mode,
  type Readable,
} from '@vez/shared/contracts/client';
import { isShellPage, routeAt } from '@vez/shared/domain';

/** Makes a public call. @throws Error */
export type Call = (name: string, input: unknown) => Promise<unknown>;

export interface PaintingFacts {
  language: Language;
  mode: Mode;
  /** Whether the web counter has an address. */
  canLeave: boolean;
  deployment: Deployment;
  /** All paths that remotes of the deployment serve. */
  routes: readonly string[];
  call: Call;
}

/** A store whose value never changes: a page is painted once. */
export const fixed = <Value>(value: Value): Readable<Value> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

const nothing = () => undefined;
const never = async (): Promise<never> => {
  throw new Error('Nobody acts on a page that is being painted.');
};

const apiOf = (call: Call): Api =>
  new Proxy({} as Api, { get: (_, name) => (input?: unknown) => call(String(name), input ?? {}) });

/** The bridge for painting screens: an anonymous, online visitor who does nothing. */
export function paintingBridge(facts: PaintingFacts): Bridge {
  const { language, mode, canLeave, deployment, routes, call } = facts;
  return {
    version: BRIDGE_VERSION,
    language: { ...fixed(language), set: nothing },
    theme: fixed({ choice: 'system', resolved: 'light' }),
    session: fixed({ kind: 'anonymous' }),
    mode: { ...fixed(mode), ...(canLeave && { leave: nothing }) },
    online: fixed(true),
    deployment: fixed(deployment),
    journey: { ...fixed({}), set: nothing, clear: nothing },
    api: apiOf(call),
    auth: { sendCode: never, verifyCode: never, login: never, logout: never },
    events: { publish: nothing, on: () => nothing },
    feedback: { toast: nothing, alert: never, confirm: never },
    host: { closePage: nothing, addToCalendar: never, openOutside: nothing, share: never },
    navigate: nothing,
    back: nothing,
    canServe(path) {
      const pathname = path.split('?')[0] ?? '';
      return isShellPage(pathname) || routeAt(routes, pathname) !== undefined;
    },
    prefetch: nothing,
    setTitle: nothing,
  };
}
