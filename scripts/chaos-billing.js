import { runSources } from './run-sources.js';

// Random buyers, banks and bad luck against a running server; at the end the money is counted.
// `npm run chaos:billing -- --steps 10000 --seed 7 --users 30`; ends by itself.
runSources('test/bench/chaos/chaos-billing.ts');
