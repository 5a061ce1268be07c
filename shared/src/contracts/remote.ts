import type { Bridge } from './bridge';
import type { PaintedScreen } from './painting';
import type { RemoteRights } from './rights';
import type { RemoteSlots, SlotName } from './slots';

/** `remote.json`: what a remote says of itself. Built into its folder, read when a registry is published. */
export interface RemoteManifest {
  name: string;
  /** What this remote alone serves: addresses such as `/department`; from contract 1.6.0 on patterns, `/licences/:id`. */
  routes: string[];
  /** The contract versions it was built for, a semver range such as `^1.0.0`. */
  contract: string;
  owner: string;
  /** Who helps by telephone while it is missing; that of the deployment where it names none. */
  phone?: string;
  /**
   * Paths that the server paints before any script runs, each with the parameters that it depends on: `{ "/search":
   * ["q"] }`. They look the same for everybody who is not logged in.
   */
  painted?: Record<string, string[]>;
  /**
   * Reads that a screen begins with, by path and call, with their input; `?id` stands for the parameter `id` of the
   * address: `{ "/success": { "ticketById": { "id": "?ticket" } } }`. They are sent before the screen can ask: by the page
   * itself for who has a session, and beside the files of a remote that was not opened before. What of them is missing or
   * failed, the screen asks for itself.
   */
  reads?: Record<string, Record<string, Record<string, string | number | null>>>;
  /** The same, for who is logged in alone. */
  personalReads?: RemoteManifest['reads'];
  /** Set where its team's own service answers `/api/x/<name>/` (docs/guides/backend.md). */
  backend?: {
    /** Asks to be told the proved mobile number of who calls; the operator decides. */
    mobile?: boolean;
  };
  /** The places of other remotes' pages that it has something for; the deployment says who is shown, and in which order. */
  slots?: SlotName[];
  /** What it may do with the bridge; from contract 1.5.0 on nothing that it does not say. */
  rights?: RemoteRights;
}

/** One file of a remote, as the registry lists it: a path from the site's root and its SRI hash. */
export interface RegistryFile {
  url: string;
  integrity: string;
}

export interface RegistryEntry extends RemoteManifest {
  entry: RegistryFile;
  /** The files of each route's screen, without their locale; the first screen comes with the entry. */
  preload: Record<string, RegistryFile[]>;
  /** Renders `painted` on the server; never asked for by a browser. */
  painting?: RegistryFile;
  /** The first locale file of each language. */
  locales: Record<string, RegistryFile>;
}

/** Which remotes a deployment consists of, as the shell has taken them from the releases in its page. */
export interface Registry {
  deployment: string;
  remotes: RegistryEntry[];
}

/** What a remote exports: single-spa lifecycles that get the bridge as a custom prop. */
export interface RemoteModule {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  /** Whether something is kept in memory that was typed and not sent: the remote is not replaced meanwhile. */
  holdsDraft?(): boolean;
  slots?: RemoteSlots;
}

export interface RemoteProps {
  name: string;
  bridge: Bridge;
  domElement: HTMLElement;
  /** Set for the first mount of a page whose `domElement` holds this screen already. */
  painted?: PaintedScreen;
  /** Takes what a screen threw while it was shown: the shell may put the release before in its place. */
  onError?(error: Error): void;
}
