import { runSources } from './run-sources.js';

// Fits the learned reader of adverts anew from `training/`; `--dry` writes nothing.
runSources('test/bench/fit-reading.ts');
