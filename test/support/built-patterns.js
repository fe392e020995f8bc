import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import '../../scripts/typescript.js';

// Sends every pattern that our modules build while they are loaded and while they read an advert: the linter sees in
// the source only those that are written as literals.

const patterns = new Map();
const folder = pathToFileURL(resolve('src')).href;
const ofOurs = (line) => line.includes(folder);

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, asked) {
    const pattern = Reflect.construct(target, given, asked);
    const [at] = new Error().stack.split('\n').filter(ofOurs);
    if (at) patterns.set(String(pattern), { source: pattern.source, flags: pattern.flags, at: at.trim() });
    return pattern;
  },
});

const entries = ['src/main.ts', 'src/worker.ts', 'src/browser.ts'];
for (const file of globSync('src/**/*.ts'))
  if (!file.endsWith('.spec.ts') && !entries.includes(file)) await import(pathToFileURL(resolve(file)).href);

const { writeRulesReport } = await import('../../src/reports/rules-analyst.js');
const adverts = await import('./reports/adverts.js');
for (const listing of [adverts.villa, adverts.leaseholdFlat])
  writeRulesReport({ listing, images: [], disagreements: [], today: new Date('2026-11-21T12:00:00Z') });

parentPort.postMessage([...patterns.values()]);
