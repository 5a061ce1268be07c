import type { Bridge } from './bridge';
import type { PaintedScreen } from './painting';
import type { RemoteRights } from './rights';
import type { RemoteSlots, SlotName } from './slots';

/** `remote.json`: the manifest of a remote, built into its folder and read when a registry is published. */
export interface RemoteManifest {
  name: string;
  /** Paths that only this remote serves, such as `/department`; since contract 1.6.0 also patterns, `/licences/:id`. */
  routes: string[];
  /** The contract versions it was built for, a semver range such as `^1.0.0`. */
  contract: string;
  owner: string;
  /** The phone number for help while the remote is missing; the deployment's by default. */
  phone?: string;
  /**
   * Paths that the server paints before any script runs, each with the parameters on which it depends: `{ "/search":
   * ["q"] }`. They look the same for all anonymous visitors.
   */
  painted?: Record<string, string[]>;
  /**
   * The first reads of each screen, by path and call, with their input; `?id` stands for the parameter `id` of the
   * address: `{ "/success": { "ticketById": { "id": "?ticket" } } }`. They are sent before the screen can send them: by
   * the page itself for users with a session, or while the files of a newly opened remote load. The screen itself sends
   * those that are missing or failed.
   */
  reads?: Record<string, Record<string, Record<string, string | number | null>>>;
  /** The same, but only for logged-in users. */
  personalReads?: RemoteManifest['reads'];
  /** Set if its team's own service answers `/api/x/<name>/` (docs/guides/backend.md). */
  backend?: {
    /** Requests the caller's verified mobile number; the operator decides. */
    mobile?: boolean;
  };
  /** The slots in other remotes' pages that it can fill; the deployment selects and orders the remotes of a slot. */
  slots?: SlotName[];
  /** Its rights to the bridge; since contract 1.5.0, it has only those that it declares. */
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
  /** Renders `painted` on the server; browsers never request it. */
  painting?: RegistryFile;
  /** The first locale file of each language. */
  locales: Record<string, RegistryFile>;
}

/** The remotes of a deployment, which the shell reads from the releases in its page. */
export interface Registry {
  deployment: string;
  remotes: RegistryEntry[];
}

/** The exports of a remote: single-spa lifecycles, which get the bridge as a custom prop. */
export interface RemoteModule {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  /** Whether the remote holds unsent input in memory; it is not replaced meanwhile. */
  holdsDraft?(): boolean;
  slots?: RemoteSlots;
}

export interface RemoteProps {
  name: string;
  bridge: Bridge;
  domElement: HTMLElement;
  /** Set for the first mount of a page whose `domElement` holds this screen already. */
  painted?: PaintedScreen;
  /** Receives an error of a shown screen: the shell may replace the remote with its previous release. */
  onError?(error: Error): void;
}
