// City-specific values belong in `deployments/`, never in the code or texts of the front end.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = readdirSync(ROOT).filter((name) => /^(shell|shared|mfe-.+)$/.test(name));
const SOURCE = /\.(ts|tsx|json|html|css)$/;
/** Tests are set in Macao, and the table has the dial codes of all countries. */
const EXCEPT = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/phone\/country-table\.ts$/;
const OF_A_CITY =
  /\b853\b|\b852\b|\+08:00|Macau|Macao|Hong Kong|\bBIR\b|One Account|Conta Única|gov\.mo|澳[門门]|一[戶户]通/;

const files = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
)
  .filter((file) => SOURCE.test(file) && !EXCEPT.test(file))
  .concat(PACKAGES.filter((name) => name.startsWith('mfe-')).map((name) => join(ROOT, name, 'remote.json')));

it('has no constant of a city in the front end, in code, comments or texts', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        OF_A_CITY.test(line) ? `${relative(ROOT, file)}:${at + 1} ${line.trim()}` : [],
      ),
  );
  expect(found).toEqual([]);
});
