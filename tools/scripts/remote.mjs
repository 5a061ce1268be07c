// `npm run remote -- <command> <remote>`: commands for a department's team (docs/guides/remote.md).
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REMOTES } from './lib/packages.mjs';
import { install } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = `npm run remote -- new mfe-parking /parking       a new remote with one screen (--slot servicePage: and a slot)
npm run remote -- dev mfe-parking                try it in a page that runs already (--port 9003)
npm run vez -- publish mfe-parking               build it, and deploy it alone; more: npm run vez`;
const say = (text) => console.log(`▸ ${text}`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '9003' },
    slot: { type: 'string' },
  },
});
const [verb, remote, path] = positionals;

const VERBS = {
  async new() {
    const { makeRemote } = await import('./remote/new.mjs');
    return makeRemote({ root: ROOT, remote, path, slot: values.slot, say });
  },
  async dev() {
    const { serveRemote } = await import('./remote/dev.mjs');
    return serveRemote({ root: ROOT, remote, port: Number(values.port), say });
  },
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
