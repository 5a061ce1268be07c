import { isWellKnown } from '@vez/shared/releases';
import type { PageRegistry } from './page-registry';
import { remoteAt } from './registry';

/** The initial path of the page: the server has already checked whether a remote serves it. */
const cameFor = globalThis.location?.pathname;

/** Whether the page knows which remote, if any, serves a path. */
export const knowsPath = (registry: PageRegistry, path: string): boolean =>
  registry.knows === 'all' ||
  remoteAt(registry, path) !== undefined ||
  (registry.knows === 'own' && (isWellKnown(path) || path === cameFor));
