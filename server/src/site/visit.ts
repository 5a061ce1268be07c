import type { Language } from '@vez/shared/domain';
import type { Destination, Directory } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';
import type { Visit } from '../painting';
import type { PageTemplate } from '../registry/page-template';
import type { PublishedRegistry } from '../registry/published-registry';
import { addressConfig } from './page-config';
import type { SiteSettings } from './site-settings';

/** A requested address, and the language of the visitor. */
export interface AskedPage {
  host: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  language: Language;
}

export interface VisitSources {
  settings: SiteSettings;
  template(): PageTemplate;
  /** @throws Error for a deployment that was never published */
  registryOf(deployment: Deployment): PublishedRegistry;
  directoryNow(): Directory;
}

/** All that a page is made from, as published now. @throws Error if nothing usable was ever published */
export function visitOf(
  { settings, template, registryOf }: VisitSources,
  { host, path, query, language }: AskedPage,
  { directory, here }: { directory: Directory; here: Destination },
): Visit & { template: PageTemplate } {
  const parts = template();
  const registry = registryOf(here.deployment);
  return {
    ...{ here, path, query, language },
    registry,
    template: parts,
    config: {
      ...settings.config(here.deployment),
      ...addressConfig(directory, here, { host, onDemand: parts.onDemand }),
      release: parts.release,
      publishedAt: registry.registry.publishedAt,
    },
  };
}
