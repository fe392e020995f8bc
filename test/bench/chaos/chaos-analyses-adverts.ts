import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { advert, photo } from '../../support/adverts.js';
import type { Dice } from '../../support/drawn/dice.js';
import { startPageServer, type PageRoute, type PageServer } from '../../support/page-server.js';

const HOST = 'exempelmaklaren.example';
/** So many pictures of homes the adverts share. */
export const PHOTOS = 8;
const SLOW_MS = 2_500;

export interface ManyAdverts extends PageServer {
  readonly count: number;
  /** Link of the advert of a number, from 0 and below `count`. */
  link(number: number): string;
  /** From now on every page and picture is answered well. */
  calm(): void;
}

/**
 * A broker with many homes. Of twenty adverts one is gone and three are as soon as they have been read, one is no
 * advert, one is slow and two fail now and then; a picture in thirty does not come.
 * @param onAsked told of each request with what it asks for and the port that it comes from
 */
export async function startManyAdverts(
  count: number,
  dice: Dice,
  onAsked: (boundary: string, port: number) => void,
): Promise<ManyAdverts> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at)));
  const plan = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="700"><path d="M90 90H800V600H90ZM400 90V600" fill="none" stroke="#111" stroke-width="12"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();
  let isCalm = false;
  const told =
    (
      boundary: string,
      answer: PageRoute & ((request: IncomingMessage, response: ServerResponse) => void),
    ): PageRoute =>
    (request, response) => {
      onAsked(boundary, request.socket.remotePort ?? 0);
      answer(request, response);
    };
  const pictureRoute = (bytes: Buffer, type: string) =>
    told('picture asked for', (_request, response) => {
      if (!isCalm && dice.is(1 / 30)) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': type }).end(bytes);
    });
  const read = new Set<number>();
  const pageRoute = (number: number) =>
    told('advert asked for', (_request, response) => {
      const html = { 'content-type': 'text/html; charset=utf-8' };
      const kind = number % 20;
      const good = () => response.writeHead(200, html).end(pageOf(number));
      const isTakenDown = read.has(number) && (kind === 2 || kind === 5 || kind === 16);
      read.add(number);
      if (kind === 7 || isTakenDown)
        return void response.writeHead(410, html).end('<h1>Annonsen är borttagen</h1>');
      if (kind === 11) return void response.writeHead(200, html).end('<title>Om oss</title><h1>Om oss</h1>');
      if (kind === 13 && !isCalm) return void setTimeout(good, SLOW_MS);
      if ((kind === 17 || kind === 19) && !isCalm && dice.is(0.5)) {
        return void (dice.is(0.5) ? response.writeHead(503).end() : response.socket?.destroy());
      }
      good();
    });
  const routes: Record<string, PageRoute> = { [`${HOST}/bilder/plan.png`]: pictureRoute(plan, 'image/png') };
  photos.forEach((bytes, at) => (routes[`${HOST}/bilder/${at}.jpg`] = pictureRoute(bytes, 'image/jpeg')));
  for (let number = 0; number < count; number += 1)
    routes[`${HOST}/objekt/${slug(number)}`] = pageRoute(number);
  return {
    ...(await startPageServer(routes)),
    count,
    link: (number) => `https://${HOST}/objekt/${slug(number)}`,
    calm: () => void (isCalm = true),
  };
}

const slug = (number: number) => `kaosgatan-${number}-${20_000 + number}`;

function pageOf(number: number): string {
  const pictures = [0, 1, 2].map((at) => `${(number + at) % PHOTOS}.jpg`);
  return advert(`Kaosgatan ${number + 1}`, number % 3 === 0 ? [...pictures, 'plan.png'] : pictures);
}
