import { codeVersion } from '../shared/code-version.js';
import type { RunningVersions } from './measurement.types.js';

/** Versions of what can be measured, as it runs: of the folders whose sources do the work. */
export function runningVersions(): RunningVersions {
  const reports = codeVersion('reports');
  return {
    rules: reports,
    openai: reports,
    gates: reports,
    reader: codeVersion('scraping'),
    classifier: codeVersion('image-tracking'),
  };
}
