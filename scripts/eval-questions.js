import { runSources } from './run-sources.js';

// Reads the sources as they stand.
runSources('test/bench/questions.eval.ts');
