// The unit tests of all packages on the instrumented files. Each test file records the mutants that its tests execute.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './paths.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const projectOf = async (name) => {
  const { default: project } = await import(`${ROOT}${name}/jest.config.mjs`);
  const [[pattern, [compiler, options]]] = Object.entries(project.transform);
  return {
    ...project,
    rootDir: `${ROOT}${name}`,
    transform: { [pattern]: [here('jest-transform.mjs'), { compiler, options }] },
    setupFilesAfterEnv: [here('jest-setup.mjs'), ...(project.setupFilesAfterEnv ?? [])],
  };
};

const names = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${ROOT}${entry.name}/jest.config.mjs`))
  .map(({ name }) => name);

export default {
  rootDir: ROOT,
  testTimeout: Number(process.env.VEZ_MUTANTS_TEST_MS ?? 120_000),
  projects: await Promise.all(names.map(projectOf)),
};
