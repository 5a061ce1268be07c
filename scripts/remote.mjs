// `npm run remote -- <what> <remote>`: what a department's team does with its own remote (docs/guides/remote.md).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REMOTES } from './lib/packages.mjs';
import { install } from './lib/install.mjs';
import { registryKeys } from './lib/site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = `npm run remote -- new mfe-parking /parking       a new remote with one screen
npm run remote -- dev mfe-parking                try it in a page that runs already (--port 9003)
npm run remote -- publish mfe-parking            build it, and deploy it alone (--site folder)
npm run remote -- back mfe-parking               the one from before (--site folder)`;
const say = (text) => console.log(`▸ ${text}`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: join(ROOT, 'var', 'site') },
    port: { type: 'string', default: '9003' },
  },
});
const [verb, remote, path] = positionals;

async function publishing() {
  const { publishRemote, takeBack } = await import('./remote/publish.mjs');
  const keys = await registryKeys(join(ROOT, 'var', 'keys'));
  return verb === 'publish'
    ? publishRemote({ root: ROOT, site: values.site, remote, keys, say })
    : takeBack({ site: values.site, remote, keys, say });
}

const VERBS = {
  async new() {
    const { makeRemote } = await import('./remote/new.mjs');
    return makeRemote({ root: ROOT, remote, path, say });
  },
  async dev() {
    const { serveRemote } = await import('./remote/dev.mjs');
    return serveRemote({ root: ROOT, remote, port: Number(values.port), say });
  },
  publish: publishing,
  back: publishing,
};

try {
  if (!Object.hasOwn(VERBS, verb ?? '') || remote === undefined) throw new Error(`What to do?\n\n${USAGE}`);
  if (verb !== 'new' && !REMOTES.includes(remote))
    throw new Error(`There is no remote ${remote}; there are ${REMOTES.join(', ')}.`);
  await install(say);
  await VERBS[verb]();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
