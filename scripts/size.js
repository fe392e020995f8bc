import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { become, isOldNode, NODE } from './node24.js';

// What each page loads before it stands whole, and what the service worker fetches for later, compressed by gzip,
// against their budgets. Ends with 1 when one is over.
/**
 * Bytes of script: of the pages that visitors come to from a search, of the sample among them, which has the parts of a report,
 * and of all others; of the service worker; and all that it keeps of the app, which the signed-in load once, after their first
 * page.
 */
const BUDGETS = { public: 120_000, sample: 122_000, others: 350_000, worker: 12_000, kept: 700_000 };

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

function weigh(files) {
  return files.reduce((sum, file) => sum + statSync(`${web}${file}.gz`).size, 0);
}

/** What is read without a connection, as it is sent: letters are compressed already, pages when they are asked for. */
function weighKept() {
  const files = JSON.parse(readFileSync(`${web}pages/offline.json`, 'utf8'));
  const sizes = files.map(({ file }) => {
    const bytes = readFileSync(`${web}${file}`);
    return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  });
  return { count: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function main() {
  try {
    const { buildWeb } = await import('./build.js');
    await buildWeb();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  const pages = JSON.parse(readFileSync(`${web}pages/pages.json`, 'utf8'));
  const rows = pages.map(({ path, isIndexed, scripts, style }) => {
    const budget =
      path === '/example-report'
        ? BUDGETS.sample
        : isIndexed || path === '*'
          ? BUDGETS.public
          : BUDGETS.others;
    return { path, files: scripts.length, script: weigh(scripts), style: weigh([style]), budget };
  });
  console.log('first view, gzip         script  style  files  budget');
  for (const { path, files, script, style, budget } of rows) {
    const fault = script > budget ? '  too heavy' : '';
    console.log(
      `${path.padEnd(22)} ${kB(script)} kB ${kB(style)}  ${String(files).padStart(5)}  ${kB(budget)}${fault}`,
    );
  }
  const worker = weigh(['service-worker.js']);
  const kept = weighKept();
  console.log(`service worker         ${kB(worker)} kB            1  ${kB(BUDGETS.worker)}`);
  console.log(
    `kept for offline       ${kB(kept.bytes)} kB in all  ${String(kept.count).padStart(3)}  ${kB(BUDGETS.kept)}`,
  );
  const isOver =
    rows.some(({ script, budget }) => script > budget) ||
    worker > BUDGETS.worker ||
    kept.bytes > BUDGETS.kept;
  return isOver ? 1 : 0;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url)]);
else process.exitCode = await main();
