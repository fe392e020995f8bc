import { runSources } from './run-sources.js';

// Does every text that the specification quotes stand in the web's texts or the server's messages?
runSources('test/bench/texts.ts');
