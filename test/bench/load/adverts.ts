import sharp from 'sharp';
import { startPageServer, type PageServer } from '../../support/page-server.js';
import { sized } from '../effort.js';

const host = 'exempelmaklaren.example';
/** As many adverts as there are, and the pictures of each: as many as an ordinary advert has. */
export const advertCount = sized(100, 2);
const picturesEach = sized(12, 2);
const size = { width: 1200, height: 800 };

export interface LoadAdverts extends PageServer {
  /** The public link of an advert, from 0 and below `advertCount`. */
  link(number: number): string;
}

/** Adverts of our own, each with pictures that no other has: nothing can be taken from one for another. */
export async function startLoadAdverts(): Promise<LoadAdverts> {
  const rooms = await Promise.all(Array.from({ length: picturesEach }, (_, index) => drawRoom(index)));
  const server = await startPageServer({
    ...Object.fromEntries(
      Array.from({ length: advertCount }, (_, number) => [
        `${host}/objekt/gatan-${number}-${2000 + number}`,
        page(number),
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: advertCount * picturesEach }, (_, at) => {
        const number = Math.floor(at / picturesEach);
        const picture = at % picturesEach;
        // What stands after a JPEG's end is read by nobody, but makes it another file.
        const body = Buffer.concat([rooms[picture]!, Buffer.from(`advert ${number}`)]);
        return [
          `${host}/bilder/${number}/${picture}.jpg`,
          { body, headers: { 'content-type': 'image/jpeg' } },
        ];
      }),
    ),
  });
  return { ...server, link: (number) => `https://${host}/objekt/gatan-${number}-${2000 + number}` };
}

function page(number: number): string {
  const pictures = Array.from(
    { length: picturesEach },
    (_, picture) => `<img src="/bilder/${number}/${picture}.jpg" alt="Bild">`,
  );
  return `<!doctype html><html lang="sv"><head><title>Gatan ${number}</title>
    <meta property="og:title" content="Gatan ${number}"></head><body><h1>Gatan ${number}</h1>
    <dl><dt>Utgångspris</dt><dd>${2_000 + number} 000 kr</dd><dt>Boarea</dt><dd>${40 + number} m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
    <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Bostadstyp</dt><dd>Lägenhet</dd>
    <dt>Byggår</dt><dd>1968</dd><dt>Kommun</dt><dd>Uppsala kommun</dd></dl>
    <h2>Beskrivning</h2><div class="description"><p>Charmig trea med stor potential nära stadens puls. Stammarna är från
    byggåret och ett stambyte planeras av föreningen under de kommande åren.</p></div>${pictures.join('')}</body></html>`;
}

/** Light that falls otherwise in each room, with grain. */
function drawRoom(seed: number): Promise<Buffer> {
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 3);
  let noise = seed + 1;
  for (let at = 0; at < width * height; at += 1) {
    noise = (noise * 1103515245 + 12345) & 0x7fffffff;
    const [x, y] = [at % width, Math.floor(at / width)];
    const turn = (seed * Math.PI) / picturesEach;
    const light = (1 + Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) / (40 + 15 * seed))) / 2;
    const value = 60 + 140 * light + ((noise >> 16) % 24);
    pixels.set([value, value * 0.9, value * 0.8], at * 3);
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
