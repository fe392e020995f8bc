import { fewArenas } from './node24.js';
import { runSources } from './run-sources.js';

// Twice two hundred pages through the browser; what is left afterwards is measured after a collection of the heap.
runSources('test/bench/browser-soak.ts', { flags: ['--expose-gc'], env: fewArenas });
