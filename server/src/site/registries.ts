import { join } from 'node:path';
import type { Clock } from '../db/clock';
import type { Directory } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';
import { watchedFile, type FileReport } from '../diagnostics/watched-file';
import { checkedFormerRegistry, type FormerRegistry } from '../registry/former-registry';
import { registryOf, type PublishedRegistry } from '../registry/published-registry';
import type { SiteReleases } from '../registry/site-releases';
import type { SiteSettings } from './site-settings';

export interface Registries {
  /** @throws Error if there was never a usable one */
  of(deployment: Deployment): PublishedRegistry;
  /** The current addresses; a deployment whose registry was never usable counts as missing. */
  directory(): Directory;
  reports(): FileReport[];
}

type Settings = Pick<SiteSettings, 'siteDir' | 'deployments' | 'publicOrigin' | 'log' | 'clock' | 'releases'>;

/** For a site from before there were releases. */
function formerRegistries({ siteDir, deployments, log }: Settings) {
  const files = new Map(
    deployments.map(({ name }) => {
      const path = join(siteDir, `registry.${name}.json`);
      return [name, watchedFile(path, checkedFormerRegistry, log)] as const;
    }),
  );
  const made = new WeakMap<FormerRegistry, PublishedRegistry>();
  function registryOf(signed: FormerRegistry): PublishedRegistry {
    // It is unverified whose code this is.
    const remotes = signed.registry.remotes.map(({ painting: _, ...remote }) => remote);
    const registry = { registry: { ...signed.registry, remotes }, signed };
    made.set(signed, registry);
    return registry;
  }
  return {
    of({ name }: Deployment): PublishedRegistry {
      const signed = files.get(name)!.read();
      return made.get(signed) ?? registryOf(signed);
    },
    reports: () => [...files.values()].map((file) => file.report()),
  };
}

/** The last registry of each deployment, built again when a release was published. */
function createRegistryCache({ union, reportTokens: tokens }: SiteReleases, clock: Clock) {
  const made = new Map<string, { revision: number; registry: PublishedRegistry | undefined }>();
  return ({ name, remotes, rollout }: Deployment): PublishedRegistry | undefined => {
    const known = made.get(name);
    const now = clock.now();
    const isCurrent =
      known?.revision === union.revision && now.getTime() < (known.registry?.until ?? Infinity);
    if (isCurrent) return known.registry;
    const registry = registryOf(union, { deployment: name, remotes, rollout, tokens, now });
    made.set(name, { revision: union.revision, registry });
    return registry;
  };
}

/** The registries of all deployments, from the releases of the site. */
export function readRegistries(settings: Settings): Registries {
  const { deployments, publicOrigin, releases } = settings;
  const former = formerRegistries(settings);
  const cached = createRegistryCache(releases, settings.clock);

  function of(deployment: Deployment): PublishedRegistry {
    releases.look();
    if (releases.isEmpty()) return former.of(deployment);
    const registry = cached(deployment);
    if (registry === undefined) throw new Error(`${deployment.name} has no trusted release.`);
    return registry;
  }
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
  return { of, directory, reports: () => (releases.isEmpty() ? former.reports() : [releases.report()]) };
}
