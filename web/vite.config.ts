import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { dataModulesAsFiles } from './build/data-modules.js';
import { stylesByScript } from './build/styles-by-script.js';
import { earlyScript, writtenPages } from './build/written-pages.js';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [dataModulesAsFiles(), stylesByScript(), react(), writtenPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // One file: a request costs a phone more than the styles of a page it does not show.
    cssCodeSplit: false,
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
              test: /shared\/(api\/(early-answers|image-url)|session\/(remembered-user|renew-session))\.|report\/(early-hero|logic\/hero-picture)\./,
              priority: 3,
            },
            {
              // What all signed-in pages load, and the small things that most pages share: one request instead of
              // twenty, of which a browser sends six at a time.
              name: 'signed-in',
              test: /app\/layout\/(signed-in|navigation|user-menu|use-)|features\/analyses\/(live-|event-|apply-|completion|heard)|shared\/(api\/(api|authorised-fetch|confirm-checkout)|helped-by-hand-in|texts\/shell)\./,
            },
            {
              name: 'frame',
              priority: 2,
              tags: ['$initial'],
              test: (id) => !/app\/(main|early)\.tsx?|index\.html/.test(id),
            },
            {
              name: 'common',
              priority: 1,
              test: /rolldown.runtime|app\/layout\/(shell|visitor-shell)\.|shared\/(ui\/(site-|theme-|icon|logo|from-link|progress-bar|made-by|share|button|offline|use-)|format\/|api\/(meta|problem)\.|session\/(use-sign-out|pending-link)|texts\/(site|reports-left))/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api }, '/mail': { target: api } } },
});
