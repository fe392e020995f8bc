import { createRequire } from 'node:module';

/** The copies that Jest itself uses, wherever they are installed. */
const after = (require, name) => createRequire(require.resolve(`${name}/package.json`));
const ofJest = after(createRequire(import.meta.url), 'jest');
const ofCore = after(ofJest, '@jest/core');

/** Jest's flags and how it reads them. */
export const jestCli = ofJest('jest-cli');
export const jestCore = ofJest('@jest/core');
export const jestResult = ofCore('@jest/test-result');
export const jestReporters = ofCore('@jest/reporters');
