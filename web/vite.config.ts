import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { dataModulesAsFiles } from './build/data-modules.js';
import { earlyScript, writtenPages } from './build/written-pages.js';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [dataModulesAsFiles(), react(), writtenPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every browser that reads es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', earlyScript].map((file) => resolve(import.meta.dirname, file)),
      output: {
        codeSplitting: {
          // What every page loads anyway compresses better as one file, and is asked for once. Entries and styles
          // keep their own, by which the pages' files find them.
          groups: [
            {
              name: 'session',
              test: /shared\/(api\/(early-answers|image-url)|session\/(remembered-user|renew-session))\.|report\/logic\/hero-picture\./,
              priority: 1,
            },
            {
              name: 'frame',
              tags: ['$initial'],
              test: (id) => !/app\/(main|early)\.tsx?|index\.html|\.css/.test(id),
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api }, '/mail': { target: api } } },
});
