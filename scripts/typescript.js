import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Lets this process import the project's TypeScript as it stands, decorators included (Node itself only strips types).
// Use: node --import ./scripts/typescript.js file.ts, or import this file and then the TypeScript dynamically.
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
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      sourceMaps: 'inline',
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: url.endsWith('x'), decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
