import { writeFileSync } from 'node:fs';
import { jestCli, jestCore, jestResult } from './jest-packages.js';

// Runs Jest with the arguments of this process and writes its result as JSON to the file that the first one names. Its
// stdout is for whoever counts. A connection that a failed test left open must not keep the run from ending: by then all is stopped and counted.
const [outputFile, ...args] = process.argv.slice(2);
const argv = { ...(await jestCli.buildArgv(args)), useStderr: true };
const { results } = await jestCore.runCLI(argv, [process.cwd()]);
writeFileSync(outputFile, JSON.stringify(jestResult.formatTestResults(results)));
process.exit(results.success ? 0 : 1);
