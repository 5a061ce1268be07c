export interface SharedModule {
  name: string;
  version: string;
  /** Containers that took it, besides the shell. */
  usedBy: readonly string[];
}

/** As Module Federation keeps them, for its own browser tools as well. */
interface Federation {
  __INSTANCES__: {
    shareScopeMap: Record<string, Record<string, Record<string, { useIn?: string[] }>>>;
  }[];
}

/** What exists once on this page: more than one version of a name is a fault. */
export function sharedInPage(): SharedModule[] {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: Federation };
  const scope = federation?.__INSTANCES__[0]?.shareScopeMap.default ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { useIn = [] }]) => ({
      name,
      version,
      usedBy: useIn.filter((user) => user !== 'vezShell'),
    })),
  );
}
