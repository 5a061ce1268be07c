import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CONFIG, type PageConfig } from '../boot-data/page-config';

const DEPLOYMENTS = join(__dirname, '../../../deployments');
const fileOf = <Content>(path: string) =>
  JSON.parse(readFileSync(join(DEPLOYMENTS, path), 'utf8')) as Content;

/** The page's configuration for one of our deployments, without identity providers. */
export function configOf(name: string): PageConfig {
  const { city, ...deployment } = fileOf<Partial<PageConfig> & { city: string }>(`${name}.json`);
  return { ...DEFAULT_CONFIG, ...fileOf<Partial<PageConfig>>(city), ...deployment };
}

export const TEST_CONFIG = configOf('web');
