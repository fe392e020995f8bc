const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

/** TypeScript's ES modules name their imports `./x.js`; the file on disk is `./x.ts` or `./x.tsx`. */
module.exports = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules')) {
    const stem = resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) {
      if (existsSync(stem + extension)) return stem + extension;
    }
  }
  return options.defaultResolver(request, options);
};
