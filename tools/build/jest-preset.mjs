// Unit tests of browser code: jsdom with the platform's own fetch, streams and structuredClone.
import { fileURLToPath } from 'node:url';
import node from './jest-preset-node.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: here('jest-browser.mjs'),
  testEnvironmentOptions: { url: 'https://vez.test/' },
  setupFilesAfterEnv: [...node.setupFilesAfterEnv, here('jest-setup.ts')],
  moduleNameMapper: {
    '\\.(?:svg|png|webp)$': here('jest-asset.cjs'),
    '^jest-axe$': here('jest-axe.ts'),
  },
};
