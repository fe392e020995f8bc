const shared = {
  testEnvironment: 'node',
  resolver: './test/support/jest-resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/no-network.cjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

const withServices = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

/** Unit tests stand beside their file; everything that needs PostgreSQL, Redis or a browser lives in test/. */
export default {
  maxWorkers: 2,
  // What a spec has imported is never let go of: a worker that has run a hundred of them is replaced.
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 30_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,cli,web/src}/**/*.spec.{ts,tsx}'] },
    { ...shared, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'] },
    { ...withServices, displayName: 'security', testMatch: ['<rootDir>/test/security/**/*.spec.ts'] },
    { ...withServices, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.spec.ts'] },
    { ...withServices, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'] },
    { ...withServices, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.spec.ts'] },
  ],
};
