const shared = {
  testEnvironment: 'node',
  resolver: './test/support/jest-resolver.cjs',
  runner: '<rootDir>/test/runner/index.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/test/support/no-network.cjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

const withServices = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

/**
 * Unit tests stand beside their file; everything that needs PostgreSQL, Redis or a browser lives in test/. `slow` runs
 * by `npm run test:slow` alone: life cycles, several processes, soaks.
 */
export default {
  // Twice the cores of a small machine, for tests wait half of their time.
  maxWorkers: 4,
  workerGracefulExitTimeout: 15_000,
  testTimeout: 30_000,
  testSequencer: '<rootDir>/test/runner/sequencer.js',
  reporters: ['<rootDir>/test/runner/files-reporter.js', '<rootDir>/test/runner/summary-reporter.js'],
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,cli,web/src}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'component',
      testMatch: ['<rootDir>/web/src/**/*.spec.tsx'],
      // Each worker loads React and antd anew: more than two cost more than they save.
      testEnvironmentOptions: { preload: './web/test/preload.js', workers: 2 },
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/web/test/after-each.cjs'],
    },
    { ...shared, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'] },
    { ...withServices, displayName: 'security', testMatch: ['<rootDir>/test/security/**/*.spec.ts'] },
    { ...withServices, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.spec.ts'] },
    { ...withServices, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'] },
    { ...withServices, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.spec.ts'] },
    { ...withServices, displayName: 'slow', testMatch: ['<rootDir>/test/slow/**/*.spec.ts'] },
  ],
};
