import { ok, wrong, type Probe } from './finding.js';

/** What the program is built for. */
const needed = 24;

export const nodeProbe: Probe = {
  name: 'node',
  reads: [],
  look: async () => [
    Number(process.versions.node.split('.')[0]) < needed
      ? wrong(
          'node',
          `${process.version} is too old`,
          `run it with Node ${needed}, as "npx app-cli" and "npm start" do`,
        )
      : ok('node', `${process.version} on ${process.platform} ${process.arch}`),
  ],
};
