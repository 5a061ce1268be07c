// Unit tests that run without a browser: the server, the build.
import { fileURLToPath } from 'node:url';

const PNPM_ESM_ONLY = [
  '@opentelemetry\\+otlp-exporter-base',
  'until-async',
  'rettime',
  'uqr',
  'qr',
  '@mswjs\\+interceptors',
  'content-disposition',
  'jose',
  'oauth4webapi',
  'openid-client',
  'oidc-provider',
];

/**
 * Jest runs CommonJS. Packages that publish only ES modules, or import one at run time, are therefore transformed like
 * our own code. So are our packages in a repository outside the workspace, with any package manager.
 */
const names = PNPM_ESM_ONLY.join('|');
const ignored = [
  `/node_modules/\\.pnpm/(?!(?:${names}|@vez\\+[^/]+)@)`,
  `/node_modules/(?!\\.pnpm|@vez/|(?:${names.replaceAll('\\+', '/')})/)`,
];

const swcTransform = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '\\.(?:[cm]?[jt]s|tsx)$': swcTransform },
  transformIgnorePatterns: ignored,
  setupFilesAfterEnv: [fileURLToPath(new URL('jest-assertions.mjs', import.meta.url))],
  clearMocks: true,
  restoreMocks: true,
};
