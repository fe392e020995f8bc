import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

// What each page loads before it stands whole, compressed by gzip, against its budget. Ends with 1 when one is over.
/** Bytes of script: of the pages that visitors come to from a search, and of all others. */
const BUDGETS = { public: 120_000, others: 350_000 };

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

function weigh(files) {
  return files.reduce((sum, file) => sum + statSync(`${web}${file}.gz`).size, 0);
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
  const rows = pages.map(({ path, isIndexed, scripts, styles }) => {
    const budget = isIndexed || path === '*' ? BUDGETS.public : BUDGETS.others;
    return { path, files: scripts.length, script: weigh(scripts), style: weigh(styles), budget };
  });
  console.log('first view, gzip         script  style  files  budget');
  for (const { path, files, script, style, budget } of rows) {
    const fault = script > budget ? '  too heavy' : '';
    console.log(
      `${path.padEnd(22)} ${kB(script)} kB ${kB(style)}  ${String(files).padStart(5)}  ${kB(budget)}${fault}`,
    );
  }
  return rows.some(({ script, budget }) => script > budget) ? 1 : 0;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url)]);
else process.exitCode = await main();
