import { runSources } from './run-sources.js';

// How well floor plans are told from all other pictures, by the sources as they stand.
runSources('test/bench/classification.ts');
