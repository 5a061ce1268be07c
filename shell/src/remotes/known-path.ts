import { isWellKnown } from '@vez/shared/releases';
import type { PageRegistry } from './page-registry';
import { remoteAt } from './registry';

/** The path of the page as it came: the server knew whether somebody serves it. */
const cameFor = globalThis.location?.pathname;

/** Whether the page can tell who serves a path, if anybody. */
export const knowsPath = (registry: PageRegistry, path: string): boolean =>
  registry.knows === 'all' ||
  remoteAt(registry, path) !== undefined ||
  (registry.knows === 'own' && (isWellKnown(path) || path === cameFor));
