import type { RemoteRights, RightKind } from '../contracts/client';

/** What every remote needs: to drop a person's data, and to say that a file of it is missing. */
const BASIC: RemoteRights = { listens: ['session/changed'], publishes: ['screen/unreachable'] };

/** Whether a list names it; a name that ends with `*` stands for all that begin so. */
export const isNamed = (list: readonly string[] | undefined, name: string): boolean =>
  (list ?? []).some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));

export type May = (kind: RightKind, name: string) => boolean;

/** What these rights allow, and what every remote may. */
export const mayBy =
  (rights: RemoteRights | undefined): May =>
  (kind, name) =>
    isNamed(BASIC[kind], name) || isNamed(rights?.[kind], name);
