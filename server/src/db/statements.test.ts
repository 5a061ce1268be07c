import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeStatements } from '../testing/describe-statements';
import { copyTemplate } from '../testing/test-database';
import { written } from './statement';

const SOURCE = join(__dirname, '..');
const TARGET = join(__dirname, 'statements.gen.ts');

/** Every file that defines a statement, except tests. */
const files = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|gen|d)\.ts$|^testing/.test(name))
    .map((name) => join(SOURCE, name))
    .filter((file) => /\b(?:statement|ticketStatement)\(/.test(readFileSync(file, 'utf8')));

/** Runs in a process of its own, since Prettier cannot load its parsers in jest. */
const formatted = (source: string) =>
  execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', TARGET], {
    input: source,
    encoding: 'utf8',
  });

/** One SQL text has one name, except locks, whose number says what they are for. */
function expectNoTwins() {
  const known = new Map<string, string>();
  for (const [name, sql] of written) {
    const plain = sql.replace(/(?<!:):[a-z]\w*|\$\d/gi, ':').replace(/\s+/g, ' ');
    if (plain.startsWith('SELECT pg_advisory')) continue;
    expect({ name, twin: known.get(plain) }).toEqual({ name });
    known.set(plain, name);
  }
}

it('types every statement as the migrated database describes it', async () => {
  for (const file of files()) await import(file);
  expectNoTwins();
  const columnTypes = readFileSync(join(__dirname, 'column-types.ts'), 'utf8');
  const narrowed = new Set([...columnTypes.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, name]) => name!));
  const database = await copyTemplate();
  const described = await describeStatements(database.connectionString, written, narrowed);
  await database.drop();
  const current = formatted(described);
  if (process.env.VEZ_WRITE_STATEMENTS === 'on') writeFileSync(TARGET, current);
  expect(readFileSync(TARGET, 'utf8')).toBe(current);
});
