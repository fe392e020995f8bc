import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { startPageServer, type PageRoute, type PageServer } from './page-server.js';
import type { Stage } from './screens.js';
import { analysisMs } from './patience.js';

const refusal: PageRoute = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<title>Just a moment...</title><p>Checking your browser</p>',
};
const path = (at: number) => `/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-${at}-2170000${at}`;

/** The portal's advert of Provgatan 1–9; our reader is refused there. */
export const hemnet = (at: number): string => `https://www.hemnet.se${path(at)}`;
/** The broker's own page of Provgatan 3, which our reader may read. */
export const brokersPage = 'https://exempelmaklaren.example/objekt/provgatan-3-2003';
/** A broker's page that refuses our reader. */
export const brokersRefusal = 'https://exempelmaklaren.example/objekt/blockerad-1007';

/** An advert of our own making as a browser holds it. */
export const html = (
  address: string,
): string => `<!doctype html><html lang="sv"><head><title>${address}</title></head><body>
  <h1>${address}</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Byggår</dt><dd>1968</dd></dl>
  <h2>Beskrivning</h2><div class="description"><p>Charmig trea med stor potential nära stadens puls. Stammarna är från
  byggåret och ett stambyte planeras av föreningen under de kommande åren.</p></div></body></html>`;

/** The same page as its text is copied on a phone. */
export const text = (address: string): string =>
  `Hem\nSök bostad\n${address}\nLuthagen, Uppsala kommun\n2 995 000 kr\nBostadstyp\nLägenhet\nUpplåtelseform\nBostadsrätt
Antal rum\n3 rum\nBoarea\n72,5 m²\nByggår\n1968\nAvgift\n4 321 kr/mån\nBeskrivning\nCharmig trea med stor potential nära
stadens puls. Stammarna är från byggåret och ett stambyte planeras av föreningen under de kommande åren. Köket är från
1968 med bevarade luckor. Balkong åt sydväst med kvällssol.`;

export const pageFile = (name: string, body: string) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.from(body),
});

/** A room-like picture with grain of its own. */
export const photoFile = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: { r: 90 * seed, g: 120, b: 60 },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer(),
});

/** The portal and the broker of these adverts. */
export function startPortal(): Promise<PageServer> {
  return startPageServer({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`www.hemnet.se${path(at)}`, refusal])),
    [brokersRefusal.slice('https://'.length)]: refusal,
    [brokersPage.slice('https://'.length)]: html('Provgatan 3'),
  });
}

/** Provgatan `at` as it stands after the portal has refused our reader: known by its link alone. */
export const refused = (at: number): Partial<Analysis> => ({
  hemnetUrl: hemnet(at),
  listingKey: `hemnet:2170000${at}`,
  status: 'failed',
  failureCode: 'page_blocked',
  failureReason: 'Webbplatsen släpper inte in vår läsare.',
  isPaid: false,
  analysisResult: null,
  address: `Provgatan ${at}`,
  municipality: 'Uppsala',
  rooms: 3,
  propertyType: 'Lägenhet',
  factsFromLink: true,
});

/** Opens the page where something is handed in for an analysis of a new person's. */
export async function openHandIn(stage: Stage, fields: Partial<Analysis>, way?: string): Promise<string> {
  const id = await stage.addAnalysis(await stage.signIn(), fields);
  const link = encodeURIComponent(fields.hemnetUrl ?? hemnet(1));
  await stage.open(`/analyze?url=${link}&analysis=${id}${way ? `&way=${way}` : ''}`);
  const isReport = fields.status === undefined || fields.status === 'completed';
  const title = isReport ? 'Komplettera underlaget' : 'Lämna in annonsen själv';
  await stage.page.getByRole('heading', { name: title }).waitFor();
  return id;
}

/** Titles of the ways as the panel has them. */
export const fileWay = 'Ladda upp den sparade sidan';
export const textWay = 'Klistra in sidans text';
export const pictureWay = 'Lägg till bilder eller skärmbilder';

/** Where a way takes files. */
export const picker = (page: Page, title: string) => wayOf(page, title).locator('input[type=file]');

/** The part of one way, whose heading is `title`. */
const wayOf = (page: Page, title: string) =>
  page.locator('details', { has: page.getByRole('heading', { name: title }) });

/** Opens a way that stands closed. */
export async function unfold(page: Page, title: string): Promise<void> {
  const way = wayOf(page, title);
  if ((await way.getAttribute('open')) === null) await way.getByRole('heading').first().click();
}

/** Waits for the report of an address. */
export async function reportOf(page: Page, address: string): Promise<void> {
  await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: analysisMs });
  await page.getByRole('heading', { name: address }).waitFor();
}
