import { runSources } from './run-sources.js';

// One server under load: sign-in, reading, live events, many analyses at once, memory.
// `npm run bench:load -- --seconds 5 --minutes 30`; ends by itself.
runSources('test/bench/load/load.ts');
