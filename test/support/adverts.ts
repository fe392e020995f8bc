import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { startPageServer, type PageRoute, type PageServer } from './page-server.js';

/** Adverts of our own making on a loopback server, good and bad ones, under the sample broker's host. */
export interface AdvertServer extends PageServer {
  /** Public link of an advert: `https://exempelmaklaren.example/objekt/<slug>`. */
  link(slug: string): string;
  /** Lets the pages of `vantar-…` be answered that were asked for and have waited since. */
  release(): void;
}

const HOST = 'exempelmaklaren.example';
/** Long enough for a person to leave the page while the analysis runs. */
const SLOW_MS = 3_000;

export async function startAdvertServer(options: { pictures?: number } = {}): Promise<AdvertServer> {
  const count = options.pictures ?? 4;
  const photos = await Promise.all(Array.from({ length: count }, (_, index) => photo(index)));
  const pictures: Record<string, PageRoute> = {
    [`${HOST}/bilder/plan.png`]: image(await plan(), 'image/png'),
    [`${HOST}/bilder/text.jpg`]: image(Buffer.alloc(5 * 1024 * 1024, 'Detta är ingen bild. '), 'image/jpeg'),
    [`${HOST}/bilder/jatte.png`]: image(hugePng(), 'image/png'),
  };
  photos.forEach((bytes, index) => (pictures[`${HOST}/bilder/${index}.jpg`] = image(bytes, 'image/jpeg')));
  const held: (() => void)[] = [];
  const good = photos.map((_, index) => `${index}.jpg`);
  const server = await startPageServer({
    ...pictures,
    [`${HOST}/objekt/storgatan-1-1001`]: advert('Storgatan 1', [...good, 'plan.png']),
    [`${HOST}/objekt/storgatan-2-1002`]: advert('Storgatan 2', good),
    [`${HOST}/objekt/storgatan-3-1003`]: advert('Storgatan 3', good),
    [`${HOST}/objekt/storgatan-4-1004`]: advert('Storgatan 4', good),
    [`${HOST}/objekt/trasiga-bilder-1005`]: advert('Bildgatan 5', [
      'text.jpg',
      'jatte.png',
      'saknas.jpg',
      '0.jpg',
    ]),
    [`${HOST}/objekt/borttagen-1006`]: { status: 410, body: '<h1>Annonsen är borttagen</h1>' },
    [`${HOST}/objekt/blockerad-1007`]: {
      status: 403,
      headers: { 'cf-mitigated': 'challenge' },
      body: '<title>Just a moment...</title><p>Checking your browser</p>',
    },
    [`${HOST}/objekt/ingen-annons-1008`]:
      '<title>Om oss</title><h1>Om oss</h1><p>Vi har sålt hem sedan 1987.</p>',
    [`${HOST}/objekt/lokal-1019`]: advert('Storgatan 19', good)
      .replace('"Apartment"', '"Place"')
      .replace('<dd>Lägenhet</dd>', '<dd>Kontor/butik</dd>'),
    [`${HOST}/objekt/saknad-bild-1018`]: advert('Storgatan 18', [...good, 'nere.jpg']),
    [`${HOST}/bilder/nere.jpg`]: { status: 503, body: 'Försök igen senare' },
    [`${HOST}/objekt/saknad-handling-1009`]: withDocument(advert('Storgatan 9', good), 'nere'),
    [`${HOST}/handlingar/nere.pdf`]: { status: 503, body: 'Försök igen senare' },
    [`${HOST}/objekt/borttagen-handling-1017`]: withDocument(advert('Storgatan 17', good), 'borttagen'),
    ...Object.fromEntries(
      [10, 11, 12, 13].map((number) => [
        `${HOST}/objekt/langsam-10${number}`,
        slowly(advert(`Storgatan ${number}`, [...good, 'plan.png'])),
      ]),
    ),
    ...Object.fromEntries(
      [14, 15, 16].map((number) => [
        `${HOST}/objekt/vantar-10${number}`,
        (_request, response) => {
          const page = advert(`Storgatan ${number}`, good);
          held.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
        },
      ]),
    ),
  });
  return {
    ...server,
    link: (slug) => `https://${HOST}/objekt/${slug}`,
    release: () => held.splice(0).forEach((answer) => answer()),
  };
}

function withDocument(page: string, name: string): string {
  return page.replace(
    '</body>',
    `<h2>Dokument</h2><a href="/handlingar/${name}.pdf">Årsredovisning</a></body>`,
  );
}

function slowly(page: string): PageRoute {
  return (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page), SLOW_MS);
  };
}

function image(body: Buffer, type: string): PageRoute {
  return { body, headers: { 'content-type': type } };
}

/** The page of a flat in Uppsala; pictures are names under `/bilder/`. */
export function advert(address: string, pictures: string[]): string {
  const images = pictures.map(
    (name) => `<img src="/bilder/${name}" alt="${name === 'plan.png' ? 'Planritning' : 'Bild'}">`,
  );
  return `<!doctype html><html lang="sv"><head><title>${address} - Exempelmäklaren</title>
    <meta property="og:title" content="${address}">
    <script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Apartment',
      name: address,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: 'Uppsala',
        postalCode: '753 20',
      },
      numberOfRooms: 3,
    })}</script></head><body><h1>${address}</h1>
    <dl><dt>Utgångspris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
    <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Bostadstyp</dt><dd>Lägenhet</dd>
    <dt>Byggår</dt><dd>1968</dd><dt>Kommun</dt><dd>Uppsala kommun</dd></dl>
    <h2>Beskrivning</h2><div class="description"><p>Charmig trea med stor potential nära stadens puls. Stammarna är från
    byggåret och ett stambyte planeras av föreningen under de kommande åren.</p></div>
    ${images.join('')}</body></html>`;
}

/** Light falling in as many ways as rooms are told apart by; 0–1 at a place of a picture. */
const lights: readonly ((x: number, y: number, scale: number) => number)[] = [
  (_x, y, scale) => (1 + Math.sin(y / (60 * scale))) / 2,
  (x, y, scale) => Math.hypot(x - 600, y - 400) / (720 * scale),
  (x, y, scale) => (1 + Math.sin((x - y) / (80 * scale))) / 2,
  (x, y, scale) => (1 + Math.sin(x / (70 * scale)) * Math.cos(y / (90 * scale))) / 2,
];

/** A room-like picture: soft light with grain, another light for each seed. */
export async function photo(seed: number): Promise<Buffer> {
  const [width, height] = [1200, 800];
  const pixels = Buffer.alloc(width * height * 3);
  const light = lights[seed % lights.length]!;
  const scale = 1 + Math.floor(seed / lights.length) * 0.6;
  let noise = seed + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      noise = (noise * 1103515245 + 12345) & 0x7fffffff;
      const grain = (noise >> 16) % 24;
      const brightness = Math.min(1, light(x, y, scale));
      const at = (y * width + x) * 3;
      pixels[at] = 90 + 120 * brightness + grain;
      pixels[at + 1] = 70 + 110 * brightness + grain;
      pixels[at + 2] = 50 + 130 * brightness + grain;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function plan(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#fff"/>
    <g fill="none" stroke="#111" stroke-width="14"><rect x="100" y="100" width="1000" height="700"/>
    <path d="M600 100V500M100 500H800M800 500V800M350 500V800"/></g>
    <g stroke="#111" stroke-width="3" fill="none"><path d="M600 300a90 90 0 0 1 90 90M350 600a80 80 0 0 1 80 80"/></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A PNG whose header promises 20 000 × 10 000 pixels. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(10_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20_000)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
