import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { asGiven, inOrder } from './order.js';

// Jest's own copy, wherever it is installed.
const after = (require, name) => createRequire(require.resolve(`${name}/package.json`));
const ofConfig = ['jest', '@jest/core', 'jest-config'].reduce(after, createRequire(import.meta.url));
const { default: JestSequencer } = ofConfig('@jest/test-sequencer');

/**
 * Within a project it is Jest's order: by how long a file took, and by its size where that is not known. `TEST_ORDER` is
 * another one: paths from the root of the project, one a line.
 */
export default class Sequencer extends JestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const { TEST_ORDER: given } = process.env;
    return given
      ? asGiven(
          sorted,
          given.split('\n').map((path) => resolve(path)),
        )
      : inOrder(sorted);
  }
}
