import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = join(__dirname, '../../..');
/** What a remote takes from the shell's bundle, as in `tools/build/webpack/shared-modules.mjs`. */
const SHARED = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'],
  ...['@vez/shared/router', '@vez/shared/query', '@vez/shared/i18n'],
];

/** The real server bundle of the shell or of a remote, without a build of the site. @param folder for its files */
export function paintingBundle(name: string, folder: string): string {
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const isShell = name === 'shell';
  const router = join(ROOT, 'shared/src/bridge/router.server.tsx');
  const { outputFiles } = buildSync({
    absWorkingDir: join(ROOT, name),
    entryPoints: ['./src/painting'],
    outdir: folder,
    logLevel: 'error',
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2020',
    mainFields: ['module', 'main'],
    conditions: ['import', 'require', 'module', 'default'],
    external: isShell ? [] : SHARED,
    // Calls go through the bridge; styles are not streamed.
    alias: { axios: empty, stream: empty, ...(isShell && { '@vez/shared/router': router }) },
    jsx: 'automatic',
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  // The shell shares ES modules, which need no generated default export.
  return outputFiles[0]!.text.replace(/__toESM\((require\("[^"]+"\))(?:, 1)?\)/g, '$1');
}
