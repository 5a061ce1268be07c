// All packages in one run: `npx jest` at the root. Each package also runs on its own: `npx jest -c <package>/jest.config.mjs`.
import { existsSync, readdirSync } from 'node:fs';

export default {
  projects: readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${entry.name}/jest.config.mjs`))
    .map((entry) => `<rootDir>/${entry.name}`),
};
