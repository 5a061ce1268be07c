import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBuilt, MOST_KILOBYTES, problemsOf } from './check.mjs';

const LANGUAGES = ['zh_hant', 'zh_hans', 'pt_pt', 'en_us'];
let builtIn;

function file(name, content = 'requiredVersion:"^19.0.0"') {
  const url = `/assets/mfe-parking/${name}`;
  mkdirSync(dirname(join(builtIn, url)), { recursive: true });
  writeFileSync(join(builtIn, url), content);
  return { url, integrity: '' };
}

/** A valid remote with these changes. */
async function problemsWith(change = {}, more = {}) {
  const entry = {
    ...{ name: 'mfe-parking', routes: ['/parking'], contract: '^1.0.0', owner: 'team-parking' },
    entry: file('entry.js'),
    preload: { '/parking': [file('screen.js', 'screen')] },
    locales: Object.fromEntries(LANGUAGES.map((language) => [language, file(`${language}.js`, 'texts')])),
    ...change,
  };
  return problemsOf({ entry, files: [entry.entry], builtIn, ...more });
}

beforeEach(() => {
  builtIn = mkdtempSync(join(tmpdir(), 'vez-check-'));
});
afterEach(() => rmSync(builtIn, { recursive: true }));

it('passes a complete remote', async () => {
  const deed = { paths: ['/parking', '/more'] };
  expect(await problemsWith({}, { deed })).toEqual([]);
});

it.each([
  ['a range of another notation', { contract: '>=1.0.0' }, 'contract: contract is >=1.0.0. Write ^1.2.0'],
  ['no range at all', { contract: undefined }, 'contract: contract is undefined.'],
  [
    'a range that the shell cannot serve',
    { contract: '^9.0.0' },
    'Publish it once a shell that has it is out.',
  ],
  ['a page of the shell', { routes: ['/app'] }, 'paths: /app is a page of the shell.'],
  ['a path that is none', { routes: ['parking?x'] }, 'paths: parking?x is no path such as /parking'],
  [
    'a pattern that begins with what is left open',
    { routes: ['/:id'] },
    'paths: /:id is no path such as /parking',
  ],
  [
    'a pattern that shells of before do not read',
    { routes: ['/parking/:permit'] },
    'patterns: /parking/:permit needs "contract": "^1.6.0" at least.',
  ],
  [
    'a painted pattern',
    { routes: ['/parking/:permit'], contract: '^1.6.0', painted: { '/parking/:permit': [] } },
    'patterns: /parking/:permit cannot be painted',
  ],
  ['a slot that is none', { slots: ['banner'] }, 'slots: there is no banner; there are homeTile'],
  ['a slot that it does not export', { slots: ['menu'] }, 'slots: menu is not exported'],
  ['a right that is none', { rights: { eats: [] } }, 'rights: there is no eats; there are calls'],
  ['a right to no call', { rights: { calls: ['reserv'] } }, 'rights: calls has reserv, which the bridge'],
  ['a read for another path', { reads: { '/bikes': {} } }, 'reads: /bikes is none of its routes.'],
  [
    'a read that changes something',
    { reads: { '/parking': { reserve: {} } }, rights: { calls: ['reserve'] } },
    'reads: reserve is no read.',
  ],
  [
    'a read without a right to it',
    { reads: { '/parking': { tickets: {} } } },
    'reads: tickets is not in rights.calls.',
  ],
  ['no Portuguese', { locales: {} }, 'languages: src/locales/pt_pt.json is missing'],
])('refuses a remote with %s', async (_, change, problem) => {
  expect((await problemsWith(change)).join('\n')).toContain(problem);
});

it('passes a pattern that its contract supports', async () => {
  const routes = ['/parking', '/parking/:permit/pages/:page'];
  expect(await problemsWith({ routes, contract: '^1.6.0' }, { deed: { paths: routes } })).toEqual([]);
});

it('refuses a path that the site has not assigned, or has assigned to another remote', async () => {
  expect(await problemsWith({}, { deed: { paths: ['/more'] } })).toEqual([
    expect.stringMatching(/^paths: \/parking is not mfe-parking's in this site\. Ask the operator/),
  ]);
});

it('refuses texts missing in one language, and names them', async () => {
  const sources = join(builtIn, 'src');
  mkdirSync(join(sources, 'locales'), { recursive: true });
  for (const language of LANGUAGES) {
    const words = language === 'pt_pt' ? { title: 'Parque' } : { title: 'Parking', hint: 'By the hour' };
    writeFileSync(join(sources, 'locales', `${language}.json`), JSON.stringify(words));
  }
  expect(await problemsWith({}, { sources })).toEqual([
    expect.stringMatching(/^texts: .*: pt_pt lacks hint$/),
  ]);
});

it('refuses a first screen that is too large, and names it', async () => {
  const heavy = file('heavy.js', randomBytes((MOST_KILOBYTES + 1) * 1_024));
  const problems = await problemsWith({ preload: { '/parking': [heavy] } });
  expect(problems).toEqual([expect.stringMatching(/^size: \/parking loads \d+ KB, and 60 are allowed\./)]);
});

it('refuses a build for other facades', async () => {
  const entry = file('facade.js', 'requiredVersion:"^1.0.0",requiredVersion:"^2.0.0"');
  expect(await problemsWith({ entry })).toEqual([
    expect.stringMatching(/^shared packages: It was built for \^2\.0\.0 of a package/),
  ]);
});

it('refuses a build for another React', async () => {
  const entry = file('other.js', 'requiredVersion:"^19.0.0",requiredVersion:"^18.0.0"');
  expect(await problemsWith({ entry })).toEqual([
    expect.stringMatching(/^shared packages: It was built for \^18\.0\.0 of a package/),
  ]);
});

it('refuses code that the policy of our pages forbids', async () => {
  const entry = file('evil.js', 'const run = new Function("return 1");');
  expect(await problemsWith({ entry })).toEqual([
    expect.stringMatching(/^policy: \/assets\/mfe-parking\/evil\.js has new Function\(…\), which the policy/),
  ]);
});

it('reports all problems at once, and that nothing is published', async () => {
  const entry = {
    ...{ name: 'mfe-parking', routes: ['/app'], contract: 'x', owner: 'team-parking' },
    ...{ entry: file('entry.js'), preload: {}, locales: {} },
  };
  const given = { entry, files: [], builtIn };
  await expect(checkBuilt(given)).rejects.toThrow(
    /mfe-parking is not published\.\n {2}contract: .*\n {2}paths: /,
  );
});
