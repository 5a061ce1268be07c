// All packages in one run: `npx jest` at the root. Each package also runs on its own: `npx jest -c <package>/jest.config.mjs`.
import { existsSync, readdirSync } from 'node:fs';

export default {
  // Several projects in one run do not bring theirs. Real statements and whole forms take long where several
  // runs share two cores; no test waits for a clock.
  testTimeout: 120_000,
  // A worker starts anew once its heap is larger after a file: V8 lets it grow to gigabytes before it looks for garbage.
  workerIdleMemoryLimit: '1GB',
  // A worker ends by itself within a millisecond, but has two gigabytes to give back by then: on a busy machine that takes
  // longer than the 500 ms after which jest kills it. Whatever a test left open still keeps it, and is told.
  workerGracefulExitTimeout: 20_000,
  projects: ['.', 'tools']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(`${folder}/jest.config.mjs`))
    .map((folder) => `<rootDir>/${folder}`),
};
