// An older Node, which only starts ours, has no `globSync` to import by name.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import jestConfig from '../jest.config.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files of tests of each project in `jest.config.js`, by paths from the root of the project.
 * @returns {Map<string, string[]>} by the project's name, each in order of name
 */
export const specsByProject = () =>
  new Map(
    jestConfig.projects.map(({ displayName, testMatch }) => [
      displayName,
      fs
        .globSync(
          testMatch.map((pattern) => pattern.replace('<rootDir>/', '')),
          { cwd: root },
        )
        .sort(),
    ]),
  );
