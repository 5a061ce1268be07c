// `npm run vez -- <command>`: publishes and rolls back a team's remote (docs/guides/remote.md).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, USAGE } from './remote/commands.mjs';
import { workspaceAt } from './remote/workspace.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const list = (text) => text?.split(',').filter(Boolean);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: join(ROOT, 'var', 'site') },
    keys: { type: 'string', default: join(ROOT, 'var', 'keys') },
    in: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    'must-stay': { type: 'boolean' },
    team: { type: 'string' },
    paths: { type: 'string' },
    key: { type: 'string', multiple: true },
    revoke: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
});
const [verb, ...names] = positionals;

try {
  await runCommand(verb, {
    workplace: workspaceAt(ROOT),
    names,
    ...values,
    deployments: list(values.in) ?? null,
    paths: list(values.paths),
    say: (text) => console.log(`▸ ${text}`),
  });
} catch (error) {
  console.error(`\n${error.message}${verb === undefined ? `\n\n${USAGE}` : ''}`);
  process.exitCode = 1;
}
