/**
 * What a remote may do with the bridge, by the names that it says in `remote.json` (docs/guides/rights.md). A name that ends
 * with `*` stands for all that begin so.
 */
export interface RemoteRights {
  /** Of `api`. */
  calls?: readonly string[];
  /** Events that it hears. */
  listens?: readonly string[];
  publishes?: readonly string[];
  /** What it is told of who is logged in, besides the kind of user. */
  session?: readonly string[];
  /** Of `auth`. */
  auth?: readonly string[];
  /** Paths that it may lead to. */
  navigates?: readonly string[];
}
export type RightKind = keyof RemoteRights;

export const RIGHT_KINDS = [
  'calls',
  'listens',
  'publishes',
  'session',
  'auth',
  'navigates',
] as const satisfies readonly RightKind[];
