import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { HandIn } from '../../src/analyses/hand-in.entity.js';
import { PictureSweep } from '../../src/analyses/picture-sweep.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../src/image-tracking/image-tracking.service.js';
import { stockholmDay } from '../../src/shared/clock.js';
import type { ApiProblem } from '../../web/src/shared/api/problem.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageRoute, type PageServer } from '../support/page-server.js';
import { mhtmlOf, pdfOf } from '../support/saved-files.js';
import { waitFor } from '../support/wait-for.js';

const hemnet = 'https://www.hemnet.se/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-5-21700001';
const broker = 'https://exempelmaklaren.example/objekt/provgatan-5-2001';
const wrongBroker = 'https://exempelmaklaren.example/objekt/annangatan-9-2002';
const brokersOtherFlat = 'https://exempelmaklaren.example/objekt/provgatan-5-2003';
const refusal: PageRoute = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<title>Just a moment...</title>',
};

/** An advert of our own making as a browser holds it. */
const html = (
  address = 'Provgatan 5',
) => `<!doctype html><html lang="sv"><head><title>${address}</title></head><body>
  <h1>${address}</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Byggår</dt><dd>1968</dd></dl>
  <h2>Beskrivning</h2><div class="description"><p>Charmig trea med stor potential nära stadens puls. Stammarna är från
  byggåret och ett stambyte planeras av föreningen under de kommande åren.</p></div></body></html>`;
/** The same page as its text is copied on a phone. */
const text = [
  'Hem', 'Sök bostad', 'Provgatan 5', 'Luthagen, Uppsala kommun', '2 995 000 kr', 'Bostadstyp', 'Lägenhet',
  'Upplåtelseform', 'Bostadsrätt', 'Antal rum', '3 rum', 'Boarea', '72,5 m²', 'Byggår', '1968', 'Avgift', '4 321 kr/mån',
  'Beskrivning', 'Charmig trea med stor potential nära stadens puls. Stammarna är från byggåret och ett stambyte planeras.',
]; // prettier-ignore

/** A photo-like picture: noise around a middle grey. */
function picture(width = 900, height = 700): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: '#888' } })
    .jpeg()
    .toBuffer();
}

/** A portal that shuts everybody out for good once it was asked five times within two seconds. */
const strict = 'https://www.booli.se/annons/5600001';
const asked: number[] = [];
let hasShut = false;
const strictly =
  (answer: () => Buffer | string, type: string): PageRoute =>
  (_request, response) => {
    const now = performance.now();
    asked.push(now);
    hasShut ||= asked.filter((at) => at > now - 2_000).length >= 5;
    if (hasShut) response.writeHead(429, { 'retry-after': '600' }).end();
    else response.writeHead(200, { 'content-type': type }).end(answer());
  };
const gallery = [1, 2, 3, 4, 5, 6].map((n) => `https://www.booli.se/bostad/foto-${n}.jpg`);

let server: PageServer;
let app: TestApp;
let brokerIsGone = false;
let kitchen: Buffer;

beforeAll(async () => {
  kitchen = await picture(1200, 800);
  server = await startPageServer({
    [new URL(hemnet).host + new URL(hemnet).pathname]: refusal,
    [new URL(broker).host + new URL(broker).pathname]: (_request, response) => {
      response.writeHead(brokerIsGone ? 410 : 200, { 'content-type': 'text/html; charset=utf-8' });
      const photo = '<img src="/bilder/kok.jpg" width="1200" height="800" alt="Kök">';
      response.end(brokerIsGone ? 'borta' : html().replace('</body>', `${photo}</body>`));
    },
    'www.booli.se/annons/5599999': { status: 429, headers: { 'retry-after': '3600' }, body: 'vänta' },
    'www.booli.se/robots.txt': strictly(() => '', 'text/plain'),
    'www.booli.se/annons/5600001': strictly(() => html('Strängagatan 3'), 'text/html; charset=utf-8'),
    ...Object.fromEntries(
      gallery.map((url) => [url.replace('https://', ''), strictly(() => kitchen, 'image/jpeg')]),
    ),
    [new URL(wrongBroker).host + new URL(wrongBroker).pathname]: html('Annangatan 9'),
    [new URL(brokersOtherFlat).host + new URL(brokersOtherFlat).pathname]: html()
      .replace('72,5 m²', '98 m²')
      .replace('3 rum', '4 rum'),
    'exempelmaklaren.example/bilder/kok.jpg': (_request, response) => {
      response.writeHead(brokerIsGone ? 410 : 200, { 'content-type': 'image/jpeg' });
      response.end(brokerIsGone ? '' : kitchen);
    },
  });
  app = await startTestApp({ SCRAPING_HOST_MAP: server.hostMapText });
});
beforeEach(() => {
  brokerIsGone = false;
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

async function ended(client: ApiClient, id: string): Promise<AnalysisView> {
  let view: AnalysisView | undefined;
  await waitFor(
    async () => {
      view = (await client.call<AnalysisView>('GET', `/analyses/${id}`)).body;
      return view.status === 'completed' || view.status === 'failed';
    },
    { timeoutMs: 25_000, everyMs: 50, what: `analysis ${id} to end` },
  );
  return view!;
}

type Parts = Readonly<Record<string, string | { name: string; bytes: Uint8Array }>>;

async function handIn(client: ApiClient, path: string, parts: Parts) {
  const form = new FormData();
  for (const [kind, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(kind, part);
    else form.append(kind, new Blob([new Uint8Array(part.bytes)]), part.name);
  }
  const response = await fetch(`${app.url}/api/analyses/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as AnalysisView & { code: string; detail: string },
  };
}

/** A buyer whose analysis of the Hemnet link was refused. */
async function refused(): Promise<{ client: ApiClient; id: string; view: AnalysisView }> {
  const client = await signUp(app.url);
  const started = await client.call<AnalysisView>('POST', '/analyses', { url: hemnet });
  return { client, id: started.body.id, view: await ended(client, started.body.id) };
}
const report = async (client: ApiClient, id: string) =>
  (await client.call<ReportView>('GET', `/analyses/${id}/report`)).body;
const saved = (id: string) =>
  app.app.get(EntityManager, { strict: false }).fork().count(HandIn, { analysis: id });

it('says at once that the portal refused us, and shows what the link tells', async () => {
  const { view } = await refused();
  expect(view).toMatchObject({
    status: 'failed',
    failureCode: 'page_blocked',
    factsFromLink: true,
    // Of a link, whose street may have lost letters.
    address: null,
    municipality: 'Uppsala',
    rooms: 3,
    isPaid: false,
  });
});

describe('what a buyer hands in is read into the same analysis', () => {
  it.each<[string, Parts]>([
    ['the copied text', { text: text.join('\n') }],
    ['a page saved as .html', { page: { name: 'sida.html', bytes: Buffer.from(html()) } }],
    ['a page saved as .mhtml', { page: { name: 'sida.mhtml', bytes: mhtmlOf(html(), hemnet) } }],
    ['a page printed as PDF', { page: { name: 'sida.pdf', bytes: pdfOf(text) } }],
    ["the broker's own link", { brokerUrl: broker }],
  ])('%s', async (_, parts) => {
    const { client, id } = await refused();
    const answer = await handIn(client, `${id}/hand-in`, parts);
    expect([answer.status, answer.body.id, answer.body.status]).toEqual([202, id, 'processing']);
    expect(await ended(client, id)).toMatchObject({
      status: 'completed',
      factsFromLink: false,
      address: 'Provgatan 5',
      municipality: 'Uppsala',
      priceKr: 2_995_000,
      livingArea: 72.5,
      rooms: 3,
      monthlyFeeKr: 4_321,
      yearBuilt: 1968,
    });
    const { listing } = await report(client, id);
    expect(listing.handedIn).toBe(true);
    expect(listing.description).toContain('stor potential nära stadens puls');
  });

  it('under a name of at most 200 letters that keeps its ending', async () => {
    const { client, id } = await refused();
    const page = { name: `${'å'.repeat(300)}.html`, bytes: Buffer.from(html()) };
    const empty = await handIn(client, `${id}/hand-in`, { page: { ...page, bytes: Buffer.from('hej') } });
    const name = `${'å'.repeat(195)}.html`;
    expect(empty.body.detail).toContain(`${name}: `);
    expect(empty.body.detail).not.toContain('å'.repeat(196));
    expect((await handIn(client, `${id}/hand-in`, { page })).status).toBe(202);
    const em = app.app.get(EntityManager, { strict: false }).fork();
    expect(await em.find(HandIn, { analysis: id })).toMatchObject([{ name }]);
  });

  it('and helps nobody else with the same advert', async () => {
    const { client, id } = await refused();
    await handIn(client, `${id}/hand-in`, { text: text.join('\n') });
    expect((await ended(client, id)).status).toBe('completed');
    expect((await refused()).view).toMatchObject({ status: 'failed', priceKr: null });
  });

  it('also after a retry, since it is kept', async () => {
    const { client, id } = await refused();
    await handIn(client, `${id}/hand-in`, { brokerUrl: broker });
    expect((await ended(client, id)).status).toBe('completed');
    expect(await saved(id)).toBe(1);
  });

  it('for an advert that has no analysis yet, without asking its site', async () => {
    const client = await signUp(app.url);
    const before = server.requests.length;
    const query = `hand-in?url=${encodeURIComponent(hemnet)}`;
    const { status, body } = await handIn(client, query, {
      page: { name: 'sida.html', bytes: Buffer.from(html()) },
    });
    expect(status).toBe(201);
    expect(await ended(client, body.id)).toMatchObject({ status: 'completed', priceKr: 2_995_000 });
    expect(server.requests.slice(before).filter(({ host }) => host === 'www.hemnet.se')).toEqual([]);
  });
});

it('takes the pictures that a handed-in page names at the pace of their site, which lets others in', async () => {
  const client = await signUp(app.url);
  const pictures = gallery.map((url) => `<img src="${url}" width="1200" height="800" alt="Rum">`).join('');
  const page = html().replace('</body>', `<div class="gallery">${pictures}</div></body>`);
  const { status, body } = await handIn(client, `hand-in?url=${encodeURIComponent(hemnet)}`, {
    page: { name: 'sida.html', bytes: Buffer.from(page) },
  });
  expect(status).toBe(201);
  expect((await ended(client, body.id)).status).toBe('completed');
  expect(asked).toHaveLength(1 + gallery.length);
  const other = await signUp(app.url);
  const started = await other.call<AnalysisView>('POST', '/analyses', { url: strict });
  expect((await ended(other, started.body.id)).status).toBe('completed');
  expect(hasShut).toBe(false);
});

describe('own pictures', () => {
  it('are shown in the report of their owner alone', async () => {
    const { client, id } = await refused();
    const { status } = await handIn(client, `${id}/hand-in`, {
      text: text.join('\n'),
      picture: { name: 'kök.jpg', bytes: await picture() },
    });
    expect(status).toBe(202);
    await ended(client, id);
    const { listing } = await report(client, id);
    const [photo] = [...listing.photos, ...listing.plans];
    expect(photo).toMatchObject({ width: 900, height: 700 });
    const get = async (caller: ApiClient) => (await caller.call('GET', `/images/${photo!.sha256}`)).status;
    expect(await get(await signUp(app.url))).toBe(404);
  });

  it('can be added to a report that is done, which keeps its facts and pictures although the advert is gone', async () => {
    const client = await signUp(app.url);
    const started = await client.call<AnalysisView>('POST', '/analyses', { url: broker });
    expect(await ended(client, started.body.id)).toMatchObject({ status: 'completed', isPaid: true });
    brokerIsGone = true;
    const bytes = await picture();
    expect(
      (await handIn(client, `${started.body.id}/hand-in`, { picture: { name: 'plan.jpg', bytes } })).status,
    ).toBe(202);
    expect(await ended(client, started.body.id)).toMatchObject({
      status: 'completed',
      isPaid: true,
      priceKr: 2_995_000,
    });
    const { listing } = await report(client, started.body.id);
    const kept = [...listing.photos, ...listing.plans].map(({ width }) => width);
    expect(kept.sort((a, b) => a - b)).toEqual([900, 1200]);
    const shown = [...listing.photos, ...listing.plans].map(({ sha256 }) => sha256);
    for (const sha256 of shown) {
      const answer = await fetch(`${app.url}/api/images/${sha256}`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect(answer.status).toBe(200);
    }
  });
});

it('does not let a buyer wait for a portal that wishes to be left alone for long', async () => {
  const client = await signUp(app.url);
  const { body } = await client.call<AnalysisView>('POST', '/analyses', {
    url: 'https://www.booli.se/annons/5599999',
  });
  const view = await ended(client, body.id);
  expect([view.status, view.failureCode]).toEqual(['failed', 'page_throttled']);
  // An hour is capped to the ten minutes that we remember.
  expect(view.failureReason).toContain('10 minuter');
});

it('does not take the broker’s page of another home, and spends nothing', async () => {
  const { client, id } = await refused();
  expect((await handIn(client, `${id}/hand-in`, { brokerUrl: wrongBroker })).status).toBe(202);
  expect(await ended(client, id)).toMatchObject({
    status: 'failed',
    failureCode: 'handed_in_other_home',
    isPaid: false,
  });
  // The right link afterwards takes the wrong one's place.
  await handIn(client, `${id}/hand-in`, { brokerUrl: broker });
  expect(await ended(client, id)).toMatchObject({ status: 'completed', address: 'Provgatan 5' });
});

it('leaves out the broker’s page of another flat of the house beside what was handed in', async () => {
  const { client, id } = await refused();
  await handIn(client, `${id}/hand-in`, { text: text.join('\n'), brokerUrl: brokersOtherFlat });
  expect(await ended(client, id)).toMatchObject({ status: 'completed', livingArea: 72.5, rooms: 3 });
});

it('keeps what two handed-in pages contradict each other in', async () => {
  const { client, id } = await refused();
  const other = html().replace('72,5 m²', '68 m²').replace('4 321', '4 999');
  expect((await handIn(client, `${id}/hand-in`, { text: text.join('\n') })).status).toBe(202);
  await ended(client, id);
  const page = { name: 'sida.html', bytes: Buffer.from(other) };
  expect((await handIn(client, `${id}/hand-in`, { page })).status).toBe(202);
  await ended(client, id);
  const { listing } = await report(client, id);
  const fields = listing.disagreements.map(({ field }) => field).sort();
  expect(fields).toEqual(['livingArea', 'monthlyFee']);
});

it('refuses a second page that tells of another home than the first, whose link tells nothing', async () => {
  const client = await signUp(app.url);
  const booli = `hand-in?url=${encodeURIComponent('https://www.booli.se/annons/5512345')}`;
  const { body } = await handIn(client, booli, { text: text.join('\n') });
  expect(await ended(client, body.id)).toMatchObject({ status: 'completed', address: 'Provgatan 5' });
  const wrong = text.join('\n').replace('Provgatan 5', 'Annangatan 9');
  expect((await handIn(client, booli, { text: wrong })).body.code).toBe('handed_in_other_home');
  // The same home under the portal's other number is no other home.
  const canonical = '<link rel="canonical" href="https://www.booli.se/bostad/55">';
  const page = { name: 'sida.html', bytes: Buffer.from(html().replace('</head>', `${canonical}</head>`)) };
  expect((await handIn(client, booli, { page })).status).toBe(202);
  expect((await ended(client, body.id)).status).toBe('completed');
});

it('refuses the text of another home also when no text names a place or an area', async () => {
  const client = await signUp(app.url);
  const booli = `hand-in?url=${encodeURIComponent('https://www.booli.se/annons/5512346')}`;
  const nameless = (price: string, rooms: string, fee: string, year: string, words: string) =>
    [
      'Charmigt hem', `Utgångspris ${price} kr`, `Antal rum ${rooms} rum`, `Avgift ${fee} kr/mån`, `Byggår ${year}`,
      'Bostadsrätt', 'Lägenhet', '', 'Beskrivning', words,
    ].join('\n'); // prettier-ignore
  const own = 'Här bor du i en lägenhet med originalbadrum från 1968. Golven är av massiv ek.';
  const { body } = await handIn(client, booli, { text: nameless('3 395 000', '3', '4 300', '1968', own) });
  const { id } = await ended(client, body.id);
  const other = nameless('6 150 000', '5', '7 100', '1952', 'Här är fuktskada konstaterad i källaren.');
  expect(await handIn(client, booli, { text: other })).toMatchObject({
    status: 422,
    body: { code: 'handed_in_other_home' },
  });
  expect(await saved(id)).toBe(1);
  // A cut price and a misprint in the text of the same home.
  const cut = nameless('2 795 000', '4', '4 300', '1968', own);
  expect((await handIn(client, booli, { text: cut })).status).toBe(202);
  expect(await ended(client, id)).toMatchObject({ status: 'completed', priceKr: 2_795_000, isPaid: true });
});

it('leaves no picture behind: neither of a killed process nor of a deleted analysis', async () => {
  const store = app.app.get(ImageStore, { strict: false });
  const sweep = () => app.app.get(PictureSweep, { strict: false }).sweep(0);
  // As a process leaves it that is killed before the rows are written.
  const { sha256: lost } = await app.app
    .get(ImageTrackingService, { strict: false })
    .accept(await picture(810, 620));
  const { client, id } = await refused();
  const bytes = await picture(800, 610);
  await handIn(client, `${id}/hand-in`, { text: text.join('\n'), picture: { name: 'b.jpg', bytes } });
  await ended(client, id);
  const { listing } = await report(client, id);
  const [shown] = [...listing.photos, ...listing.plans];
  expect([await store.has(lost), await store.has(shown!.sha256)]).toEqual([true, true]);
  await sweep();
  expect([await store.has(lost), await store.has(shown!.sha256)]).toEqual([false, true]);
  await client.call('DELETE', `/analyses/${id}`);
  await sweep();
  expect(await store.has(shown!.sha256)).toBe(false);
});

describe('refused with a reason, and nothing is saved', () => {
  it.each<[string, Parts, number, string]>([
    ['an empty form', {}, 422, 'hand_in_empty'],
    ['blank text', { text: '  \n ' }, 422, 'hand_in_empty'],
    ['text that is no advert', { text: 'Hej! Vi ses på visningen på söndag.' }, 422, 'handed_in_no_listing'],
    [
      'the page of another home',
      { page: { name: 's.html', bytes: Buffer.from(html('Annangatan 9')) } },
      422,
      'handed_in_other_home',
    ],
    [
      'an archive of another advert',
      { page: { name: 's.mhtml', bytes: mhtmlOf(html(), hemnet.replace('21700001', '21700002')) } },
      422,
      'handed_in_other_home',
    ],
    [
      'a file that is no page',
      { page: { name: 's.zip', bytes: new Uint8Array([80, 75, 3, 4, 0, 0, 0, 0]) } },
      422,
      'handed_in_unreadable',
    ],
    [
      'a page to sign in at, saved as a PDF',
      {
        page: {
          name: 'Årsredovisning.PDF',
          bytes: Buffer.from('<h1>Logga in</h1><p>Logga in för att se filen.</p>'),
        },
      },
      422,
      'hand_in_not_pdf',
    ],
    [
      'bytes that only their name calls a PDF',
      { page: { name: 'stadgar.pdf', bytes: new Uint8Array([80, 75, 3, 4, 0, 0, 0, 0]) } },
      422,
      'hand_in_not_pdf',
    ],
    [
      'the same under a name of more than 200 letters',
      { page: { name: `${'å'.repeat(250)}.pdf`, bytes: new Uint8Array([80, 75, 3, 4, 0, 0, 0, 0]) } },
      422,
      'hand_in_not_pdf',
    ],
    [
      'a page beyond 20 MB',
      { page: { name: 's.html', bytes: Buffer.alloc(21 * 1024 * 1024, 'a') } },
      413,
      'hand_in_too_large',
    ],
    ["a portal's link as the broker's", { brokerUrl: hemnet }, 422, 'hand_in_not_broker'],
    [
      'any link as the broker’s',
      { brokerUrl: 'https://evil.example/?exempelmaklaren.example' },
      422,
      'hand_in_not_broker',
    ],
    [
      'text as a file',
      { text: { name: 'annons.txt', bytes: Buffer.from(text.join('\n')) } },
      422,
      'hand_in_misplaced',
    ],
    ['more text than any page has', { text: 'å'.repeat(1024 * 1024 + 1) }, 413, 'hand_in_too_large'],
    ['a page as words', { page: html() }, 422, 'hand_in_misplaced'],
    ['a field of another name', { text: text.join('\n'), bilder: 'kök' }, 422, 'hand_in_misplaced'],
    [
      'good text beside a bad picture',
      { text: text.join('\n'), picture: { name: 'b.jpg', bytes: Buffer.from('ingen bild') } },
      422,
      'picture_refused',
    ],
  ])('%s', async (_, parts, status, code) => {
    const { client, id } = await refused();
    const answer = await handIn(client, `${id}/hand-in`, parts);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatch(/[a-zåäö]{3}/);
    expect(await saved(id)).toBe(0);
    expect((await client.call<AnalysisView>('GET', `/analyses/${id}`)).body.status).toBe('failed');
  });

  it.each<[string, 'page' | 'picture', Buffer, string, string]>([
    [
      'of three pictures',
      'picture',
      Buffer.from('ingen bild'),
      'picture_refused',
      'Bilden går inte att använda',
    ],
    [
      'of two pages',
      'page',
      Buffer.from(html('Annangatan 9')),
      'handed_in_other_home',
      'Sidan gäller en annan',
    ],
    ['beyond 20 MB', 'picture', Buffer.alloc(21 * 1024 * 1024, 1), 'hand_in_too_large', 'Filen är för stor'],
  ])('naming the file that is at fault, %s', async (_, kind, wrong, code, fault) => {
    const { client, id } = await refused();
    const form = new FormData();
    const right = kind === 'page' ? Buffer.from(html()) : await picture();
    for (const [name, bytes] of [
      ['kök.jpg', right],
      ['trasig fil.jpg', wrong],
      ['hall.jpg', right],
    ] as const) {
      form.append(kind, new Blob([new Uint8Array(bytes)]), name);
    }
    const response = await fetch(`${app.url}/api/analyses/${id}/hand-in`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: form,
    });
    const answer = (await response.json()) as ApiProblem;
    expect([answer.code, answer.errors?.map(({ path }) => path)]).toEqual([code, ['trasig fil.jpg']]);
    expect(answer.detail).toMatch(new RegExp(`^trasig fil\\.jpg: ${fault}`));
    expect(answer.errors![0]!.message).toMatch(new RegExp(`^${fault}`));
    // The rest of the form does not hold up the connection, which the next call shares.
    expect((await client.call<AnalysisView>('GET', `/analyses/${id}`)).body.status).toBe('failed');
  });

  it.each([
    ['ends before its boundary', '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nStorgatan'],
    ['ends in a file', '--b\r\ncontent-disposition: form-data; name="page"; filename="a.html"\r\n\r\n<h1>'],
    ['holds no part', 'no form at all'],
    [
      'names a part of the language itself',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--',
    ],
  ])('of a form that %s', async (_name, body) => {
    const { client, id } = await refused();
    const response = await fetch(`${app.url}/api/analyses/${id}/hand-in`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await saved(id)).toBe(0);
  });

  it('of whoever has no preview left, before the form is read', async () => {
    const { client, id } = await refused();
    const { body: me } = await client.call<{ id: string }>('GET', '/auth/me');
    const em = app.app.get(EntityManager, { strict: false }).fork();
    const day = new PreviewDay(em.getReference(User, me.id), stockholmDay(new Date()));
    day.used = 5;
    await em.persist(day).flush();
    // Nothing can be read in it: who reads it says so.
    const unreadable = { page: { name: 'sida.html', bytes: Buffer.alloc(8 * 1024 * 1024) } };
    const add = () => handIn(client, `${id}/hand-in`, unreadable);
    const credits = app.app.get(CreditsService, { strict: false });
    const { free } = await credits.balance(me.id);
    expect((await add()).status).toBe(422);
    for (let spent = 0; spent < free; spent++)
      await em.transactional((inside) => credits.spend(inside, me.id, `analysis:${randomUUID()}`));
    expect(await add()).toMatchObject({ status: 429, body: { code: 'preview_limit' } });
    expect((await handIn(client, `hand-in?url=${encodeURIComponent(broker)}`, unreadable)).body.code).toBe(
      'preview_limit',
    );
    await em.nativeUpdate(Analysis, { id }, { isPaid: true });
    expect((await add()).status).toBe(422);
  });

  it('of a visitor, of somebody else, and of what is under way', async () => {
    const { client, id } = await refused();
    const stranger = await signUp(app.url);
    expect((await handIn(stranger, `${id}/hand-in`, { text: text.join('\n') })).body.code).toBe(
      'analysis_not_found',
    );
    expect((await callAs(app.url)('POST', `/analyses/${id}/hand-in`)).status).toBe(401);
    expect((await handIn(client, `${id}/hand-in`, { text: text.join('\n') })).status).toBe(202);
    expect((await ended(client, id)).status).toBe('completed');
    expect(await saved(id)).toBe(1);
  });

  it('of a second form while the first is read', async () => {
    const { client, id } = await refused();
    const both = await Promise.all(
      [1, 2].map(() => handIn(client, `${id}/hand-in`, { text: text.join('\n') })),
    );
    const answers = both.map(({ status, body }) => body.code ?? status).sort();
    expect([
      ['202', 'hand_in_too_often'],
      ['202', 'analysis_in_progress'],
    ]).toContainEqual(answers.map(String));
    expect((await ended(client, id)).status).toBe('completed');
    expect(await saved(id)).toBe(1);
  });

  describe('of more than an account holds in all', () => {
    const full = {
      code: 'hand_in_account_full',
      detail:
        'Du har lämnat in så mycket som ryms i ett konto: 500 MB, med bilderna från sidor du lämnat in, eller 2\u00a0000 filer, texter och länkar. Ta bort analyser som du inte behöver längre, så blir det plats.',
    };
    const manager = () => app.app.get(EntityManager, { strict: false }).fork();
    /** So many more hand-ins of an analysis, each of so many bytes. */
    const hold = (id: string, count: number, bytes: number) =>
      manager().execute(
        `insert into hand_ins (id, analysis_id, kind, name, bytes, created_at)
         select gen_random_uuid(), ?, 'link', '', ?, now() from generate_series(1, ?)`,
        [id, bytes, count],
      );
    const addText = (client: ApiClient, id: string) =>
      handIn(client, `${id}/hand-in`, { text: text.join('\n') });

    it.each([
      ['bytes', 1, 500 * 1024 * 1024],
      ['things', 2_000, 0],
    ])('in %s, until an analysis is deleted', async (_, count, bytes) => {
      const { client, id } = await refused();
      const other = await client.call<AnalysisView>('POST', '/analyses', {
        url: 'https://www.booli.se/annons/5599999',
      });
      await ended(client, other.body.id);
      await hold(other.body.id, count, bytes);
      const { status, body } = await addText(client, id);
      expect([status, body]).toEqual([422, expect.objectContaining(full)]);
      expect(await saved(id)).toBe(0);
      expect((await client.call('DELETE', `/analyses/${other.body.id}`)).status).toBe(204);
      expect((await addText(client, id)).status).toBe(202);
    });

    it('counting what is stored of each, and told before the rest of a form is read', async () => {
      const { client, id } = await refused();
      const bytes = await picture();
      const given = await handIn(client, `${id}/hand-in`, {
        picture: { name: 'kök.jpg', bytes },
        text: text.join('\n'),
      });
      expect(given.status).toBe(202);
      await ended(client, id);
      const rows = await manager().find(HandIn, { analysis: id });
      const ofKind = (kind: string) => rows.find((row) => row.kind === kind)!;
      const images = app.app.get(ImageStore, { strict: false });
      expect(ofKind('picture').bytes).toBe((await images.open(ofKind('picture').sha256!)).bytes.length);
      // The database may keep it in another order.
      const read = JSON.stringify(ofKind('text').extraction);
      expect(ofKind('text').bytes).toBe(Buffer.byteLength(read));

      const { client: next, id: full } = await refused();
      await hold(full, 1, 500 * 1024 * 1024 - 1);
      const refusal = await handIn(next, `${full}/hand-in`, {
        text: text.join('\n'),
        picture: { name: 'ingen.jpg', bytes: Buffer.from('ingen bild') },
      });
      expect([refusal.status, refusal.body.code]).toEqual([422, 'hand_in_account_full']);
    });

    it('with the pictures that its pages name, without which a report is written when there is no room', async () => {
      const { client, id } = await refused();
      const url = 'https://www.booli.se/annons/5599999';
      const other = (await client.call<AnalysisView>('POST', '/analyses', { url })).body.id;
      await ended(client, other);
      await hold(other, 1, 500 * 1024 * 1024 - 50_000);
      const photo =
        '<img src="https://exempelmaklaren.example/bilder/kok.jpg" width="1200" height="800" alt="Kök">';
      const page = html().replace('</body>', `<div class="gallery">${photo}</div></body>`);
      const given = await handIn(client, `${id}/hand-in`, {
        page: { name: 'sida.html', bytes: Buffer.from(page) },
      });
      expect(given.status).toBe(202);
      expect((await ended(client, id)).status).toBe('completed');
      const { listing } = await report(client, id);
      expect([listing.photos, listing.plans, listing.unreadPictures]).toEqual([[], [], 0]);
      expect(listing.picturesWithoutRoom).toBe(1);

      expect((await client.call('DELETE', `/analyses/${other}`)).status).toBe(204);
      expect((await addText(client, id)).status).toBe(202);
      expect((await ended(client, id)).status).toBe('completed');
      const [named] = await manager().find(AnalysisPicture, { analysis: id });
      const images = app.app.get(ImageStore, { strict: false });
      expect(named!.bytes).toBe((await images.open(named!.sha256)).bytes.length);
      await hold(id, 1, 500 * 1024 * 1024 - named!.bytes);
      expect((await addText(client, id)).body.code).toBe('hand_in_account_full');
      await manager().nativeDelete(AnalysisPicture, { analysis: id });
      expect((await addText(client, id)).status).toBe(202);
    });
  });

  it('of more pages than one analysis takes, before all of them are read', async () => {
    const { client, id } = await refused();
    const form = new FormData();
    for (let page = 0; page < 7; page += 1) form.append('page', new Blob([html()]), `${page}.html`);
    const response = await fetch(`${app.url}/api/analyses/${id}/hand-in`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: form,
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      422,
      'hand_in_full',
    ]);
    expect(await saved(id)).toBe(0);
  });
});
