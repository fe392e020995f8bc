import { runSources } from './run-sources.js';

// Buyers, worker processes that die at every step, and bad luck; at the end everything is counted.
// `npm run chaos:analyses -- --kills 500 --seed 7 --analyses 300 --users 24`; ends by itself.
runSources('test/bench/chaos/chaos-analyses.ts');
