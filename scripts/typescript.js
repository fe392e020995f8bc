import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

// Lets this process import the project's TypeScript as it stands, decorators included (Node itself only strips types).
// Use: node --import ./scripts/typescript.js file.ts, or import this file and then the TypeScript dynamically.

const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
// What V8 made of all that is imported is kept for the next process; a folder that cannot be written makes it slower.
enableCompileCache(join(cache, 'compiled'));

const require = createRequire(import.meta.url);
const folder = join(cache, 'typescript');
const optionsFor = (filename) => ({
  filename,
  sourceMaps: 'inline',
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
});
const compiler = require('@swc/core/package.json').version;
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * JavaScript of a file, from the last process that compiled it as it stands. Each process of the page and rules pools
 * imports hundreds of files, and with a whole cache none of them loads the compiler.
 */
function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  const options = optionsFor(filename);
  const kept = join(folder, `${sha256(filename)}.js`);
  // At its end, where it moves no line away from its source map.
  const mark = `\n// ${sha256(JSON.stringify([compiler, options, source]))}\n`;
  const last = readIfThere(kept);
  if (last?.endsWith(mark)) return last;
  const text = require('@swc/core').transformSync(source, options).code + mark;
  try {
    mkdirSync(folder, { recursive: true });
    // Others read it meanwhile: a whole file takes its place at once.
    const draft = `${kept}.${process.pid}.${threadId}`;
    writeFileSync(draft, text);
    renameSync(draft, kept);
  } catch {
    // A folder that cannot be written makes the next start slower, and nothing else.
  }
  return text;
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/');
    if (ours && /^\.{1,2}\/.*\.js$/.test(specifier)) {
      for (const extension of ['.ts', '.tsx']) {
        const url = new URL(specifier.replace(/\.js$/, extension), context.parentURL);
        if (existsSync(fileURLToPath(url))) return { url: url.href, format: 'module', shortCircuit: true };
      }
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url) || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
