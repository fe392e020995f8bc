import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that hold nothing but values, many of them: readers of the page should not run them as script. */
const dataModules = /\/features\/example-report\/(listing|result)\.ts$/;

const fetcher = join(import.meta.dirname, '../src/shared/api/fetch-values.ts');

/**
 * Gives such modules to the browser as a JSON file of their own, fetched while the page's code is; a script of that
 * size would hold the page up for nothing. Written pages and tests import the module itself.
 */
export function dataModulesAsFiles(): Plugin {
  return {
    name: 'data-modules-as-files',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!dataModules.test(id)) return null;
      const values = { ...((await import(pathToFileURL(id).href)) as Record<string, unknown>) };
      const file = this.emitFile({
        type: 'asset',
        name: `example-${basename(id, '.ts')}.json`,
        source: JSON.stringify(values),
      });
      const names = Object.keys(values);
      return [
        `import { fetchValues } from ${JSON.stringify(fetcher)};`,
        `export const { ${names.join(', ')} } = await fetchValues(import.meta.ROLLUP_FILE_URL_${file});`,
      ].join('\n');
    },
  };
}
