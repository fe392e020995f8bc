import { runSources } from './run-sources.js';

// Requests drawn from the OpenAPI document at a server of its own, and every answer judged.
// `npm run fuzz -- --requests 100000 --seed 7`; ends by itself.
runSources('test/bench/fuzz/fuzz.ts');
