import preset from '@vez/build/jest-preset';

export default {
  ...preset,
  displayName: 'shell',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
  // What webpack puts in place of the name: null is a development build, which takes any registry.
  globals: { VEZ_REGISTRY_KEY: null },
};
