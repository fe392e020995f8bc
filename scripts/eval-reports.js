import { runSources } from './run-sources.js';

// Reads the sources as they stand; `--analyst rules` or `--analyst openai` runs that part alone.
runSources('test/bench/reports.eval.ts');
