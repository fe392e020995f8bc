import { jestReporters } from '../../scripts/jest-packages.js';

/** Jest's own reporter of each file, without the sums that Jest adds to it: those of `summary-reporter.js` are enough. */
export default class FilesReporter {
  constructor(globalConfig) {
    const { DefaultReporter, VerboseReporter } = jestReporters;
    return new (globalConfig.verbose ? VerboseReporter : DefaultReporter)(globalConfig);
  }
}
