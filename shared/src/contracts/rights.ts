/**
 * The rights of a remote to the bridge, by the names in its `remote.json` (docs/guides/rights.md). A name that ends
 * with `*` matches all names with that prefix.
 */
export interface RemoteRights {
  /** Calls of `api`. */
  calls?: readonly string[];
  /** Events that it may listen to. */
  listens?: readonly string[];
  publishes?: readonly string[];
  /** Fields of the session that it may read, besides the kind of user. */
  session?: readonly string[];
  /** Functions of `auth`. */
  auth?: readonly string[];
  /** Paths to which it may navigate. */
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
