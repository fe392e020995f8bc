import { runSources } from './run-sources.js';

// Fits the plan-or-photo model anew; `--dry` writes nothing, `--styles` leaves out whole styles too.
runSources('test/bench/fit-classification.ts');
