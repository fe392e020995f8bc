import { runSources } from './run-sources.js';

// Measures how the same picture is told in other versions, from the sources as they stand.
runSources('test/bench/duplicates.ts');
