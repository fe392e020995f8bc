import { createRequire } from 'node:module';
import { inOrder } from './order.js';

// Jest's own copy, wherever it is installed.
const after = (require, name) => createRequire(require.resolve(`${name}/package.json`));
const ofConfig = ['jest', '@jest/core', 'jest-config'].reduce(after, createRequire(import.meta.url));
const { default: JestSequencer } = ofConfig('@jest/test-sequencer');

/** Within a project it is Jest's order: by how long a file took, and by its size where that is not known. */
export default class Sequencer extends JestSequencer {
  sort(tests) {
    return inOrder(super.sort(tests));
  }
}
