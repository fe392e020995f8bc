import { runSources } from './run-sources.js';

// The benchmarks start the real services themselves and read the sources as they stand; named ones run alone.
// `npm run bench -- admin jobs`, `npm run bench -- --smoke`.
runSources('test/bench/bench.ts', { flags: ['--expose-gc'] });
