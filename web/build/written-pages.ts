import react from '@vitejs/plugin-react';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Plugin } from 'vite';
import type { WrittenPage } from '../src/app/prerender.js';
import { buildWorker } from './offline.js';
import { firstView, type FirstView, type Manifest } from './first-view.js';

const web = join(import.meta.dirname, '..');
/** What a signed-in page runs while the rest of its code is on its way; a key of the manifest. */
export const earlyScript = 'src/app/early.ts';
/** Of this build alone; within the project, since it imports the project's packages. */
const rendererDir = join(web, `../.cache/web-prerender-${process.pid}`);

/** An entry of `pages/pages.json`, which the server and the size budget read. */
export interface PageFile extends FirstView {
  readonly path: string;
  /** In the folder `pages`. The server writes its own address for `%PUBLIC_URL%`. */
  readonly file: string;
  /** Whether search engines may show it. */
  readonly isIndexed: boolean;
}

/**
 * After the bundle: one HTML file for each route, the public ones rendered, each naming what its first view loads; the
 * service worker, which knows them all; and every script and style compressed.
 */
export function writtenPages(): Plugin {
  let outDir = '';
  return {
    name: 'written-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const pages = await renderPages();
      const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const template = readFileSync(join(outDir, 'index.html'), 'utf8').replace(/\s*<!--(?!head).*?-->/g, '');
      mkdirSync(join(outDir, 'pages'), { recursive: true });
      const files = pages.map((page, index): PageFile => {
        const file = `${index}.html`;
        const view = firstView(manifest, [...(page.isWhole ? [] : [earlyScript]), ...page.modules]);
        writeFileSync(join(outDir, 'pages', file), documentOf(template, page, view, manifest));
        return { path: page.path, file, isIndexed: page.description !== null, ...view };
      });
      writeFileSync(join(outDir, 'pages/pages.json'), JSON.stringify(files, null, 1));
      rmSync(join(outDir, 'index.html'));
      await buildWorker(web, outDir, files, manifest);
      await compress(outDir);
    },
  };
}

/** Builds the renderer beside the bundle, from the same sources, and runs it. */
async function renderPages(): Promise<WrittenPage[]> {
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: rendererDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
      },
    });
    const renderer = pathToFileURL(join(rendererDir, 'prerender.js')).href;
    const { writePages } = (await import(renderer)) as { writePages: () => Promise<WrittenPage[]> };
    return await writePages();
  } finally {
    rmSync(rendererDir, { recursive: true, force: true });
  }
}

/** The letters above the fold: those of the text and of the headings. */
function fontsOf(manifest: Manifest): string[] {
  const fonts = Object.values(manifest).map(({ file }) => file);
  return fonts.filter((file) => /source-(sans-3-latin-wght|serif-4-latin-600)/.test(file));
}

function documentOf(template: string, page: WrittenPage, view: FirstView, manifest: Manifest): string {
  const app = manifest['index.html']!.file;
  const early = page.isWhole ? [] : earlyLines(manifest, app);
  const html = page.isWhole ? template : withoutApp(template, app);
  const given = [html, ...early].join();
  const isThere = (file: string) => given.includes(` href="/${file}"`) || given.includes(` src="/${file}"`);
  const fonts = fontsOf(manifest).map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = view.scripts
    .filter((file) => !isThere(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  // Letters first, or, where the words come by script, after it.
  const [first, last] = page.isWhole ? [fonts, []] : [early, fonts.map(patient)];
  const head = [...metaOf(page), ...first].join('\n    ');
  const end = [...scripts, ...last].map((line) => `  ${line}\n  `).join('');
  const root = `<div id="root"${page.isWhole ? ' data-written' : ''}>${page.html}</div>`;
  // Functions: what is put in may hold `$`.
  return patient(html)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${end}</head>`)
    .replace('<div id="root"></div>', () => root);
}

/** The page, or its frame, is there to be seen before its scripts are: these wait for styles and letters. */
function patient(html: string): string {
  return html.replaceAll(
    /rel="(?:modulepreload|preload)"|<script type="module"/g,
    (start) => `${start} fetchpriority="low"`,
  );
}

/** The early script begins the app. */
function withoutApp(html: string, app: string): string {
  return html.replace(new RegExp(`<script [^>]*src="/${app}"></script>`), '');
}

/** What a signed-in page asks of the server at once, beside all that is fetched for it. */
function earlyLines(manifest: Manifest, app: string): string[] {
  const { scripts } = firstView(manifest, [earlyScript], []);
  return scripts.map((file) =>
    file === manifest[earlyScript]!.file
      ? `<script type="module" async crossorigin src="/${file}" data-app="/${app}"></script>`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

function metaOf({ path, title, description }: WrittenPage): string[] {
  if (description === null) {
    return [`<title>${escape(title)}</title>`, '<meta name="robots" content="noindex">'];
  }
  const url = `%PUBLIC_URL%${path}`;
  const graph = {
    type: 'website',
    site_name: 'Visningsklar',
    locale: 'sv_SE',
    title,
    description,
    url,
    image: '%PUBLIC_URL%/share.png',
    'image:alt': 'Visningsklar: förstå bostaden före visningen',
  };
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(graph).map(
      ([property, content]) => `<meta property="og:${property}" content="${escape(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Beside each text file its brotli and gzip forms, which the server sends to browsers that read them. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|json)$/.test(file))
      .map(async (file) => {
        const bytes = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
        writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }),
  );
}
