import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls, type CallDefinition } from '@vez/shared/contracts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The code in the citizen's browser: the shell, every remote and what remotes share, without their tests. */
function sourcesOfScreens(): string {
  const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const folders = [
    ...packages.map((name) => join(ROOT, name, 'src')),
    join(ROOT, 'shared/src/remote'),
    join(ROOT, 'shared/src/queries'),
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\b/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('the contract', () => {
  const screens = sourcesOfScreens();
  const isAsked = (name: string) => new RegExp(`\\.${name}\\(|\\b(?:api|authApi)\\.${name}\\b`).test(screens);
  const definitions = Object.entries(calls) as [string, CallDefinition][];
  // Staff's screens use a table of their own; a department's counter system may make the same call.
  const ofCitizens = definitions.filter(
    ([, { roles, forOtherClients }]) => roles === undefined || forOtherClients !== true,
  );

  it.each(ofCitizens)(
    '%s is used by a screen, or declared to be for staff or other clients',
    (name, definition) => {
      expect({ name, asked: isAsked(name) }).toEqual({ name, asked: definition.forOtherClients !== true });
    },
  );

  it('has a call for every line of the specification that asks for one', () => {
    const spec = readFileSync(join(ROOT, 'docs/spec/spec.md'), 'utf8');
    const asked = [...spec.matchAll(/^- \*\*(API-\d+)\*\* .*(?:`(?:GET|POST|PUT|DELETE) |\(open\))/gm)].map(
      ([, id]) => id!,
    );
    expect(asked.length).toBeGreaterThan(60);
    const fulfilled = new Set(definitions.flatMap(([, { spec: ids }]) => ids));
    // The version file is the site's, beside the page (API-73).
    expect(asked.filter((id) => !fulfilled.has(id))).toEqual(['API-73']);
  });

  it('has each path that the specification names, with its method', () => {
    const spec = readFileSync(join(ROOT, 'docs/spec/spec.md'), 'utf8');
    const told = [...spec.matchAll(/^- \*\*(API-\d+)\*\* \([^)]*\) `(GET|POST|PUT|DELETE) ([^`]+)`/gm)];
    const ours = definitions.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, '{}')}`);
    const missing = told
      .map(([, id, method, path]) => {
        const plain = path!.split('?')[0]!.replace(/\{[^}]*\}/g, '{}');
        return { id, address: `${method} ${plain}` };
      })
      .filter(({ id, address }) => id !== 'API-73' && !ours.includes(address));
    expect(told.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });
});
