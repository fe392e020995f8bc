import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A text that is sent as it stands, in each encoding that browsers read. */
export interface ServedText {
  readonly type: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Of the content; each encoding's own tag is made of it. */
  readonly digest: string;
}
export type Encoding = 'br' | 'gzip' | 'identity';

export interface WebPages {
  /** The page of a path: 200 for the routes of the product, 404 for the others. */
  find(path: string): { readonly status: 200 | 404; readonly page: ServedText };
  readonly robots: ServedText;
  readonly sitemap: ServedText;
  /** `'sha256-…'` of the scripts and styles that stand in the pages themselves, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** As the web's build writes it: one file for each route of the table, `*` for unknown addresses. */
interface PageFile {
  readonly path: string;
  readonly file: string;
  readonly isIndexed: boolean;
}

/**
 * Reads the pages that the web's build has written, once, and puts in our public address.
 * @param folder the built web app
 * @param publicUrl without a trailing slash
 * @throws Error when the folder holds no pages
 */
export function readWebPages(folder: string, publicUrl: string): WebPages {
  const files = JSON.parse(readFileSync(join(folder, 'pages/pages.json'), 'utf8')) as PageFile[];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pages = files.map(({ path, file }) => {
    const html = readFileSync(join(folder, 'pages', file), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
    for (const hash of hashesOf(html, /<script>([\s\S]*?)<\/script>/g)) scripts.add(hash);
    for (const hash of hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hash);
    return { path, pattern: patternOf(path), page: served('text/html; charset=utf-8', html) };
  });
  const unknown = pages.find(({ path }) => path === '*');
  if (!unknown) throw new Error('The web was built without a page for unknown addresses');
  const indexed = files.filter(({ isIndexed }) => isIndexed).map(({ path }) => `${publicUrl}${path}`);
  return {
    find(path) {
      const found = pages.find(({ pattern }) => pattern.test(path));
      return found ? { status: 200, page: found.page } : { status: 404, page: unknown.page };
    },
    robots: served('text/plain; charset=utf-8', robotsOf(publicUrl)),
    sitemap: served('application/xml; charset=utf-8', sitemapOf(indexed)),
    scriptHashes: [...scripts],
    styleHashes: [...styles],
  };
}

/** As the browser's router matches: `:id` is one step, a closing `/*` any number, capitals and a last slash are free. */
function patternOf(path: string): RegExp {
  if (path === '*') return /(?!)/;
  const source = path.replace(/\/$/, '').replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The best encoding that a request takes; brotli is the smallest. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const taken = (acceptEncoding ?? '')
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';')[0]!.trim().toLowerCase());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

function served(type: string, text: string): ServedText {
  const identity = Buffer.from(text);
  // These are compressed at each start: the last percent would cost more than all before.
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, digest, bodies: { identity, br, gzip: gzipSync(identity) } };
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
}

function robotsOf(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemapOf(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
