import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/** What one address answers; a function speaks for itself (slow, endless or broken answers). */
export type PageRoute =
  | string
  | { file?: string; body?: string | Buffer; status?: number; headers?: Record<string, string> }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface PageServer {
  readonly origin: string;
  /** Every request so far, in order. */
  readonly requests: { host: string; path: string; headers: IncomingHttpHeaders }[];
  /** Each host of the routes with this server's origin: a value for `scrapingHostMap`. */
  readonly hostMap: Record<string, string>;
  /** The same as text: a value for SCRAPING_HOST_MAP. */
  readonly hostMapText: string;
  close(): Promise<void>;
}

/**
 * Serves pages of other hosts from loopback. Routes are keyed `host/path` (with or without the query); a text is an
 * HTML page. What has no route answers 404.
 */
export async function startPageServer(routes: Record<string, PageRoute>): Promise<PageServer> {
  const requests: PageServer['requests'] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').toLowerCase();
    const path = request.url ?? '/';
    requests.push({ host, path, headers: request.headers });
    const route = routes[`${host}${path}`] ?? routes[`${host}${path.split('?')[0]}`];
    if (typeof route === 'function') return route(request, response);
    if (route === undefined)
      return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const answer = typeof route === 'string' ? { body: route } : route;
    response.writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...('headers' in answer ? answer.headers : {}),
    });
    response.end('file' in answer && answer.file ? readFileSync(answer.file) : answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = [...new Set(Object.keys(routes).map((key) => key.split('/')[0]!))];
  const hostMap = Object.fromEntries(hosts.map((host) => [host, origin]));
  return {
    origin,
    requests,
    hostMap,
    hostMapText: hosts.map((host) => `${host}=${origin}`).join(','),
    close: () =>
      new Promise((done, failed) => {
        server.closeAllConnections();
        server.close((error) => (error ? failed(error) : done()));
      }),
  };
}

/** Values read by a person; null when the page is no advert. */
type Answer = Record<string, unknown> | null;

export interface FixturePage {
  /** `hemnet-2021/for_sale_house`. */
  readonly name: string;
  readonly url: string;
  readonly file: string;
  /** Absent when nobody wrote it. */
  readonly expected?: Answer;
  /** The list of values is whole: what is read besides them is wrong. */
  readonly isComplete: boolean;
  /** Stated fields that we are known not to read; they count as missed all the same. */
  readonly unread: readonly string[];
}

/** The project's own pages: written for tests from described shapes, in test/fixtures/pages. */
export function ownPages(): FixturePage[] {
  return pagesUnder(resolve('test/fixtures/pages'));
}

/** Real saved pages under FIXTURES_DIR; empty when that folder is absent, which the caller must say aloud. */
export function fixturePages(): FixturePage[] {
  return pagesUnder(resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures', 'pages'));
}

/** Routes for `startPageServer` that serve each page at its own address. */
export function routesOf(pages: readonly FixturePage[]): Record<string, PageRoute> {
  return Object.fromEntries(
    pages.map((page) => {
      const { host, pathname, search } = new URL(page.url);
      return [`${host}${pathname}${search}`, { file: page.file }];
    }),
  );
}

/** Saved pages in any folder of this shape: `<any>/<name>/{page.html,expected.json}`. */
export function pagesUnder(root: string): FixturePage[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('expected.json'))
    .sort()
    .map((path) => {
      const { url, expected, complete, unread } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        url: string;
        expected?: Answer | string;
        complete?: boolean;
        unread?: string[];
      };
      const name = dirname(path);
      return {
        name,
        url,
        file: join(root, name, 'page.html'),
        isComplete: complete === true,
        unread: unread ?? [],
        ...(expected === undefined ? {} : { expected: answerOf(expected, name) }),
      };
    });
}

/** An answer may be a sentence that says what the page is instead of a home. */
function answerOf(expected: Answer | string, name: string): Answer {
  if (typeof expected !== 'string') return expected;
  if (/^refused as no advert(?:;|$)/.test(expected)) return null;
  throw new Error(`${name}: nothing is known to compare with "${expected}"`);
}
