import type { RemoteRights, RightKind } from '../contracts/client';

/** The rights of every remote: to drop a person's data, and to report that one of its files is missing. */
const BASIC: RemoteRights = { listens: ['session/changed'], publishes: ['screen/unreachable'] };

/** Whether a list includes a name; an entry that ends with `*` matches all names with that prefix. */
export const isNamed = (list: readonly string[] | undefined, name: string): boolean =>
  (list ?? []).some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));

export type May = (kind: RightKind, name: string) => boolean;

/** Checks a use against these rights and those of every remote. */
export const mayBy =
  (rights: RemoteRights | undefined): May =>
  (kind, name) =>
    isNamed(BASIC[kind], name) || isNamed(rights?.[kind], name);
