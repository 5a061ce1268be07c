import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shellConfig, singleConfig } from '@vez/build/webpack';

const dir = fileURLToPath(new URL('.', import.meta.url));
const keyFile = process.env.VEZ_REGISTRY_KEY_FILE;
const registryKey = keyFile && existsSync(keyFile) ? JSON.parse(readFileSync(keyFile, 'utf8')) : undefined;
const single = process.env.VEZ_SINGLE_REMOTES?.split(',');

export default (_, { mode } = {}) =>
  single
    ? singleConfig({ dir, remotes: single, registryKey })
    : shellConfig({ dir, registryKey, development: mode === 'development' });
