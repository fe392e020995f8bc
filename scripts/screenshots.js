import { runSources } from './run-sources.js';

// Every page and state at three widths, by day and by night, and a sheet to look them through.
// `npm run screenshots -- dashboard report` takes the pictures of those pages alone; SCREENSHOTS names the folder.
runSources('test/bench/screenshots.ts');
