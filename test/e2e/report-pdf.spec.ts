import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getDocumentProxy } from 'unpdf';
import { openReportPage } from '../../src/analyses/report-pdf-page.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import type { ReportView } from '../../src/analyses/analysis.types.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { fullFlat } from '../support/report-homes.js';
import { fullerReport } from '../support/report-model.js';
import { addReport } from '../support/report-stage.js';
import { sharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let buyer: ApiClient;

beforeAll(async () => {
  app = await sharedApp();
  buyer = await signUp(app.url);
});
afterAll(() => app?.close());

const ask = (id: string, person?: ApiClient, url = app.url) =>
  fetch(`${url}/api/analyses/${id}/report.pdf`, {
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
const problem = async (response: Response) => {
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return { status: response.status, code, detail };
};

describe('the report of a model', () => {
  let response: Response;
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  let pages: string[];

  beforeAll(async () => {
    const id = await addReport(app, buyer, {
      listing: fullFlat(),
      photos: 6,
      plans: 1,
      change: fullerReport,
    });
    response = await ask(id, buyer);
    bytes = Buffer.from(await response.arrayBuffer());
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => {
        const { items } = await (await pdf.getPage(at + 1)).getTextContent();
        return items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replaceAll(/\s+/g, ' ');
      }),
    );
  }, 90_000);
  afterAll(() => pdf?.loadingTask.destroy());

  it('comes as a file of its own that nobody keeps', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('is tagged, in Swedish, on A4', async () => {
    const markInfo = await pdf.getMarkInfo();
    expect(markInfo?.Marked).toBe(true);
    expect(bytes.toString('latin1')).toContain('/Lang (sv)');
    // A4 is 210 × 297 mm: 595.28 × 841.89 points.
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect(width).toBeCloseTo(595, -1);
    expect(height).toBeCloseTo(842, -1);
  });

  it('says in its metadata and on each page that a model wrote it', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Vattugränd 14 · Visningsklar',
      Subject: 'AI-genererad analys',
      Author: 'Visningsklar',
    });
    const xmp = metadata!.getRaw() as string;
    expect(xmp).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(xmp).toContain('AI-genererad analys');
    for (const page of pages) expect(page).toContain('AI-genererad analys');
  });

  it('numbers its pages and names the home on each', () => {
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, at) => {
      expect(page).toContain(`Sida ${at + 1} av ${pages.length}`);
      expect(page).toContain('Vattugränd 14');
    });
  });

  it('begins with two pages for the viewing, and has the rest as an appendix', () => {
    const [verdict = '', questions = '', appendix = ''] = pages;
    for (const words of ['Allvarliga varningar', 'Pengarna', 'Kontantinsats', 'Det som väger tyngst'])
      expect(verdict).toContain(words);
    expect(verdict).not.toContain('Frågor på visningen');
    expect(questions).toContain('Frågor på visningen');
    expect(questions).toContain('Egna anteckningar');
    expect(questions).not.toContain('Underlag');
    expect(appendix).toContain('Underlag');
  });

  it('holds every chapter with what is folded away on the screen, and nothing to press', () => {
    const text = pages.join(' ');
    for (const words of [
      'Allvarliga varningar',
      'Viktiga fynd',
      'Språkanalys',
      'Information som saknas',
      'Prisanalys',
      'Öppna mellan kök och vardagsrum',
      'Ekonomisk planering',
      'Om analysen',
      'Bilder (6)',
      'Grundfakta',
      'Månadskostnad efter ränteavdrag',
      'Tekniska specifikationer',
    ]) {
      expect(text).toContain(words);
    }
    // Stands in an opened finding of the rooms.
    expect(text).toContain('Svälld bänkskiva');
    for (const words of ['Ladda ner PDF', 'Skriv ut', 'Analysera en annan bostad']) {
      expect(text).not.toContain(words);
    }
  });

  it('holds its photos as JPEG, for what Chromium unpacks is ten times as large', () => {
    const pictures = bytes.toString('latin1').match(/<<[^>]*\/Subtype \/Image[^>]*>>/g) ?? [];
    expect(pictures.filter((picture) => picture.includes('/DCTDecode')).length).toBeGreaterThanOrEqual(6);
    expect(pictures.filter((picture) => picture.includes('/FlateDecode'))).toEqual([]);
    for (const picture of pictures)
      expect(Number(/\/Width (\d+)/.exec(picture)![1])).toBeLessThanOrEqual(960);
  });

  it('carries no secret and no address of this machine', () => {
    expect(bytes.includes(buyer.token)).toBe(false);
    expect(bytes.includes('picture_token')).toBe(false);
    expect(bytes.includes('127.0.0.1')).toBe(false);
  });
});

it('says of a report by rules that rules wrote it', async () => {
  const id = await addReport(app, buyer, { listing: fullFlat() });
  const bytes = Buffer.from(await (await ask(id, buyer)).arrayBuffer()).toString('utf8');
  expect(bytes).toContain('Regelbaserad analys');
  expect(bytes).toContain('digitalsourcetype/algorithmicMedia');
  expect(bytes).not.toContain('trainedAlgorithmicMedia');
}, 60_000);

describe('who may have it', () => {
  it('is refused as the report is', async () => {
    const other = await signUp(app.url);
    const unpaid = await addReport(app, buyer, { listing: fullFlat(), fields: { isPaid: false } });
    const paid = await addReport(app, buyer, { listing: fullFlat() });
    const standing = await addReport(app, buyer, { listing: fullFlat(), fields: { status: 'analyzing' } });
    const underWay = await addReport(app, buyer, {
      listing: fullFlat(),
      fields: { status: 'analyzing', analysisResult: null },
    });
    expect((await ask(paid)).status).toBe(401);
    expect((await ask(paid, other)).status).toBe(404);
    expect((await ask('no-id', buyer)).status).toBe(404);
    expect((await ask(unpaid, buyer)).status).toBe(402);
    expect((await ask(underWay, buyer)).status).toBe(409);
    // One that was paid for stands until another is completed.
    expect((await ask(standing, buyer)).status).toBe(200);
  });

  it('is made three times at most for one person at once, and for others in between', async () => {
    const id = await addReport(app, buyer, { listing: fullFlat() });
    const another = await signUp(app.url);
    const theirs = await addReport(app, another, { listing: fullFlat() });
    const done: string[] = [];
    const noted = async (who: string, answer: Promise<Response>) => {
      const { status, headers } = await answer;
      if (status === 200) done.push(who);
      return { status, headers, code: status === 200 ? '' : (await problem(await answer)).code };
    };
    const own = Array.from({ length: 4 }, () => noted('own', ask(id, buyer)));
    const refused = await Promise.race(own);
    expect([refused.status, refused.code]).toEqual([429, 'pdf_busy']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = noted('theirs', ask(theirs, another));
    expect((await Promise.all([...own, other])).map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 429,
    ]);
    // One was being made when the other person asked, and one more may have had its turn.
    expect(done.indexOf('theirs')).toBeLessThan(3);
    // The next one is welcome again.
    expect((await ask(id, buyer)).status).toBe(200);
  }, 90_000);
});

it('lets nobody wait for the pictures of another, and prints a report whose pictures are gone from the store', async () => {
  const store = app.app.get(ImageStore, { strict: false });
  const jpeg = store.jpeg.bind(store);
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  const making = jest.spyOn(store, 'jpeg').mockImplementation(async (sha256, side, signal) => {
    await gone;
    await store.remove(sha256);
    return jpeg(sha256, side, signal);
  });
  try {
    const another = await signUp(app.url);
    const id = await addReport(app, buyer, { listing: fullFlat(), photos: 2 });
    const theirs = await addReport(app, another, { listing: fullFlat() });
    const order: string[] = [];
    const slow = ask(id, buyer).then(({ status }) => order.push(`slow: ${status}`));
    await waitFor(() => making.mock.calls.length > 0);
    const other = ask(theirs, another).then(({ status }) => order.push(`theirs: ${status}`));
    // In vain for the pictures, the slow one would go on without them in the end.
    await Promise.race([slow, other]);
    go();
    await Promise.all([slow, other]);
    expect(order).toEqual(['theirs: 200', 'slow: 200']);
  } finally {
    making.mockRestore();
  }
}, 90_000);

it('says so where no browser starts', async () => {
  const bare = await startTestApp({ CHROMIUM_PATH: '/nowhere/chromium' });
  try {
    const person = await signUp(bare.url);
    const id = await addReport(bare, person, { listing: fullFlat() });
    expect(await problem(await ask(id, person, bare.url))).toEqual({
      status: 503,
      code: 'pdf_unavailable',
      detail: 'PDF-filen gick inte att skapa just nu. Välj Skriv ut och spara som PDF i stället.',
    });
  } finally {
    await bare.close();
  }
});

it('gives a page that asks for more than its report nothing', async () => {
  let calls = 0;
  const outside = createServer((_request, response) => {
    calls += 1;
    response.end('here');
  }).listen(0, '127.0.0.1');
  const browser = await launchTestBrowser();
  try {
    const { port } = outside.address() as AddressInfo;
    const foreign = 'f'.repeat(64);
    const view = {
      analysis: { id: 'one' },
      listing: { photos: [], plans: [] },
    } as unknown as ReportView;
    const html = `<title>T</title><script>
      const outcome = (address, init) => fetch(address, init).then(({ status }) => status, () => 'refused');
      const socket = new Promise((go) => {
        const opened = new WebSocket('ws://127.0.0.1:${port}/');
        opened.onclose = opened.onerror = () => go('closed');
      });
      Promise.all([
        outcome('/api/analyses/one/report'),
        outcome('/api/analyses/two/report'),
        outcome('/api/auth/me'),
        outcome('/api/analyses', { method: 'POST' }),
        outcome('/api/images/${foreign}?w=640'),
        outcome('http://127.0.0.1:${port}/'),
        socket,
      ]).then((all) => {
        document.body.innerHTML = '<article class="report">' + JSON.stringify(all) + '</article>';
      });
    </script><body></body>`;
    const page = await openReportPage(await browser.newContext(), 'http://visningsklar.example', {
      view,
      file: async () => ({ status: 200, contentType: 'text/html', body: html }),
      pictures: new Map(),
    });
    expect(JSON.parse((await page.locator('article.report').textContent())!)).toEqual([
      200,
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'closed',
    ]);
    expect(calls).toBe(0);
  } finally {
    await browser.close();
    outside.close();
  }
});
