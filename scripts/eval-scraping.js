import { runSources } from './run-sources.js';

// Reads the sources as they stand; `--pages <folder>` evaluates another folder of the same shape.
runSources('test/bench/extraction.eval.ts');
