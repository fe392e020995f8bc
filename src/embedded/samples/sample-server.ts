import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { advertPage, advertUrl, blockedPage, frontPage, removedPage } from './advert-page.js';
import { lundFlat } from './adverts/lund-flat.js';
import { sodermalmFlat } from './adverts/sodermalm-flat.js';
import { terracedHouse } from './adverts/terraced-house.js';
import { villa } from './adverts/villa.js';
import { drawPlan } from './pictures/plan.js';
import { renderDrawing, renderPhoto } from './pictures/render.js';
import { scenes } from './pictures/scenes.js';
import type { SampleAdvert } from './sample-advert.js';
import { sampleDocument } from './sample-document.js';
import { sampleHost } from './sample-host.js';

const adverts: readonly SampleAdvert[] = [sodermalmFlat, villa, terracedHouse, lundFlat];

export interface SampleServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** A value for SCRAPING_HOST_MAP. */
  readonly hostMap: string;
  /** What a newcomer may paste. */
  readonly links: { title: string; url: string }[];
  close(): Promise<void>;
}

/**
 * Serves a made-up broker's site on loopback: four adverts with drawn pictures, one that is removed
 * (`/objekt/borttagen-9`, 410) and one behind a challenge (`/objekt/blockerad-8`, 403). Pictures are drawn when first
 * asked for and kept in memory.
 */
export async function startSampleServer(options: { port?: number } = {}): Promise<SampleServer> {
  const pictures = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    answer(path, pictures, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    hostMap: `${sampleHost}=${origin}`,
    links: adverts.map((advert) => ({ title: advert.title, url: advertUrl(advert) })),
    close: () =>
      new Promise((done, failed) => {
        server.closeAllConnections();
        server.close((error) => (error ? failed(error) : done()));
      }),
  };
}

async function answer(
  path: string,
  pictures: Map<string, Promise<Buffer>>,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
  const html = (status: number, body: string) => send(status, 'text/html; charset=utf-8', body);

  if (path === '/') return void html(200, frontPage(adverts));
  if (path === '/robots.txt') return void send(200, 'text/plain', 'User-agent: *\nAllow: /\n');
  if (path === '/objekt/borttagen-9') return void html(410, removedPage());
  if (path === '/objekt/blockerad-8') return void html(403, blockedPage());
  const advert = adverts.find(({ slug, id }) => path === `/objekt/${slug}-${id}`);
  if (advert) return void html(200, advertPage(advert, new Date()));

  const picture = /^\/bilder\/(\d)\/(?:(\d+)-[a-z]+\.jpg|planritning\.png)$/.exec(path);
  const home = adverts.find(({ id }) => id === Number(picture?.[1]));
  if (picture && home) {
    const draw = drawingOf(home, picture[2]);
    if (draw) {
      const drawn = pictures.get(path) ?? draw();
      pictures.set(path, drawn);
      return void send(200, picture[2] ? 'image/jpeg' : 'image/png', await drawn);
    }
  }
  const document = /^\/dokument\/(\d)-(\d+)\.pdf$/.exec(path);
  const owner = adverts.find(({ id }) => id === Number(document?.[1]));
  const name = owner?.documents[Number(document?.[2]) - 1];
  if (owner && name) return void send(200, 'application/pdf', sampleDocument(name, owner.address));
  html(404, removedPage());
}

/** How to draw the n-th picture of a home, or its plan without a number. */
function drawingOf(advert: SampleAdvert, number: string | undefined): (() => Promise<Buffer>) | undefined {
  if (number === undefined) return () => renderDrawing(drawPlan(advert.plan));
  const scene = advert.pictures[Number(number) - 1]?.scene;
  return scene && (() => renderPhoto(scenes[scene](advert.palette)));
}
