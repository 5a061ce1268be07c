import { join } from 'node:path';
import type { Directory } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';
import { watchedFile, type FileReport } from '../diagnostics/watched-file';
import { registryReader, type PublishedRegistry } from '../registry/published-registry';
import type { SiteSettings } from './site-settings';

export interface Registries {
  /** @throws Error where there was never a usable one */
  of(deployment: Deployment): PublishedRegistry;
  /** The addresses as of now; a deployment whose registry was never usable counts as not there. */
  directory(): Directory;
  reports(): FileReport[];
}

/** The registries of all deployments, read again when they are published. */
export function readRegistries({ siteDir, deployments, publicOrigin, log }: SiteSettings): Registries {
  const registries = new Map(
    deployments.map(({ name }) => {
      const path = join(siteDir, `registry.${name}.json`);
      return [name, watchedFile(path, registryReader(path), log)];
    }),
  );
  const of = ({ name }: Deployment) => registries.get(name)!.read();
  function directory(): Directory {
    const routes = new Map(
      deployments.map((deployment) => {
        try {
          return [deployment, of(deployment).registry.remotes.flatMap((remote) => remote.routes)];
        } catch {
          return [deployment, undefined];
        }
      }),
    );
    return { deployments, publicOrigin, routesOf: (deployment) => routes.get(deployment) };
  }
  return { of, directory, reports: () => [...registries.values()].map((file) => file.report()) };
}
