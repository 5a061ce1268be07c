// `vez <command>` in the repository of one remote: docs/guides/own-repository.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnce } from '../../../build/run-webpack.mjs';
import { backendConfig, backendIn } from '../../../build/webpack/backend-config.mjs';
import { runCommand } from '../../remote/commands.mjs';
import { emulate } from './emulator.mjs';
import { manifestIn, ownRemote } from './own-remote.mjs';
import { writeCalls } from './write-calls.mjs';

const USAGE = `vez dev [--port 9003] [--api https://…]   the remote in a page of its own, anew at each change
vez build                                 dist/, for production
vez calls                                 src/own-calls.gen.ts, out of backend/calls.ts
vez backend                               dist-backend/server.mjs, out of backend/server.ts
vez check                                 what publish looks at first
vez publish                               build it, and deploy it alone
vez status                                what each deployment has
vez history                               its releases
vez back [--to 3]                         the release before, or one of history
vez withdraw --to 4                       that release for good
vez promote --in web                      the newest release, or --to one, to further deployments
vez key                                   a key for this team
   --site https://… or FOLDER (else "vez": { "site" } of package.json)   --in web,remote-counter   --by NAME
   publish, promote: --must-stay   visits do not stop this release, a person does`;
const ORDERS = ['check', 'publish', 'status', 'history', 'back', 'withdraw', 'promote', 'key'];
const SITELESS = ['check', 'key'];

const dir = process.cwd();
const say = (text) => console.log(`▸ ${text}`);
const siteOf = () => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).vez?.site;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    keys: { type: 'string', default: join(dir, 'var', 'keys') },
    in: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    'must-stay': { type: 'boolean' },
    port: { type: 'string', default: '9003' },
    api: { type: 'string' },
  },
});
const [verb] = positionals;

async function order() {
  const { name, owner } = manifestIn(dir);
  const site = values.site ?? siteOf();
  if (!site && !SITELESS.includes(verb))
    throw new Error('Which site? --site https://…, or "vez": { "site": "https://…" } in package.json.');
  await runCommand(verb, {
    workplace: ownRemote(dir),
    names: [verb === 'key' ? owner : name],
    ...values,
    site,
    team: owner,
    deployments: values.in?.split(',').filter(Boolean) ?? null,
    say,
  });
}

try {
  if (ORDERS.includes(verb)) await order();
  else if (verb === 'build') {
    const remote = ownRemote(dir);
    await remote.build(remote.names[0], say);
  } else if (verb === 'calls') await writeCalls(dir, manifestIn(dir).name);
  else if (verb === 'backend')
    await runOnce(backendConfig({ name: manifestIn(dir).name, dir, to: backendIn(dir) }));
  else if (verb === 'dev') {
    const { name, routes } = manifestIn(dir);
    await emulate({ dir, name, routes, port: Number(values.port), api: values.api ?? siteOf(), say });
  } else throw new Error(`What to do?\n\n${USAGE}`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
