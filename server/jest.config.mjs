import preset from '@vez/build/jest-preset-node';

export default {
  ...preset,
  displayName: 'server',
  setupFiles: ['<rootDir>/src/testing/settle-in-macao.ts'],
  globalSetup: '<rootDir>/test-cluster.mjs',
  globalTeardown: '<rootDir>/test-cluster-stop.mjs',
  // Real statements on a shared machine; nothing waits for a clock.
  testTimeout: 120_000,
};
