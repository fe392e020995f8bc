import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ours = resolve(import.meta.dirname, '../src/app/layout/dynamic-css.ts');

/** Puts our way of writing styles in the place of antd's, see dynamic-css.ts. */
export function stylesByScript(): Plugin {
  return {
    name: 'styles-by-script',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (/\/Dom\/dynamicCSS(?:\.js)?$/.test(source)) return ours;
      const isOfIcons = importer.includes('@ant-design/icons/');
      return isOfIcons && /\/cssUtils(?:\.js)?$/.test(source) ? ours : undefined;
    },
  };
}
