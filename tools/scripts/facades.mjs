// `node tools/scripts/facades.mjs` records what our facades export, if their versions tell of each change.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { facadesNow, RECORD, versionProblems } from './lib/facade-exports.mjs';

const recorded = JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}'));
const now = await facadesNow();
const problems = versionProblems(now, recorded);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  const options = { ...(await prettier.resolveConfig(RECORD.pathname)), parser: 'json' };
  await writeFile(RECORD, await prettier.format(JSON.stringify(now), options));
}
