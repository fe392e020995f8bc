import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { reachedBeside, type Manifest } from './first-view.js';
import type { PageFile } from './written-pages.js';

/** What the app is made of; data and pictures of the public pages are no part of it. */
const appFile = /\.(js|css|woff2)$/;
/** Who looks after the service does so with a connection: buyers need not keep those pages. */
const adminCode = 'src/app/admin-code.ts';
/** The page that must open again before any other. */
const reportPath = '/report/:id';

/** A file that the service worker keeps: Workbox's names, and where it lies. */
export interface OfflineFile {
  readonly url: string;
  /** Null where the name changes with the content. */
  readonly revision: string | null;
  /** Relative to the build's folder. */
  readonly file: string;
}

/** The pages that open without a connection: all that have an address. */
function offlinePages(pages: readonly PageFile[]): readonly PageFile[] {
  return pages.filter(({ path }) => path !== '*');
}

/** The app's own files, and the documents of its pages by the path of their route. */
function offlineFiles(
  outDir: string,
  pages: readonly PageFile[],
  manifest: Manifest,
): readonly OfflineFile[] {
  const forAll = reachedBeside(manifest, adminCode);
  const assets = readdirSync(join(outDir, 'assets')).filter(
    (name) => appFile.test(name) && (!name.endsWith('.js') || forAll.has(`assets/${name}`)),
  );
  const revisionOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(outDir, file)))
      .digest('base64url')
      .slice(0, 22);
  return [
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null, file: `assets/${name}` })),
    ...offlinePages(pages).map(({ path, file }) => ({
      url: path,
      revision: revisionOf(`pages/${file}`),
      file: `pages/${file}`,
    })),
  ];
}

/** Paths of what the page of a report is made of, and of its document. */
function firstFiles(pages: readonly PageFile[]): readonly string[] {
  const page = pages.find(({ path }) => path === reportPath);
  if (!page) throw new Error(`No page ${reportPath} to keep first`);
  return [...page.scripts, page.style].map((file) => `/${file}`).concat(reportPath);
}

/** Writes `service-worker.js`, which names the files of this very build, and their list for the size budget. */
export async function buildWorker(
  web: string,
  outDir: string,
  pages: readonly PageFile[],
  manifest: Manifest,
): Promise<void> {
  const files = offlineFiles(outDir, pages, manifest);
  writeFileSync(join(outDir, 'pages/offline.json'), JSON.stringify(files, null, 1));
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    define: {
      OFFLINE_FILES: JSON.stringify(files.map(({ url, revision }) => ({ url, revision }))),
      OFFLINE_FIRST: JSON.stringify(firstFiles(pages)),
      OFFLINE_ROUTES: JSON.stringify(offlinePages(pages).map(({ path }) => path)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rollupOptions: {
        input: join(web, 'src/app/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
