import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataModulesAsFiles } from './build/data-modules.js';
import { writtenPages } from './build/written-pages.js';

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
  },
  server: { port: 5173, proxy: { '/api': { target: api }, '/mail': { target: api } } },
});
