import type { BrowserContext, Page, Request } from 'playwright';
import type { ReportView } from './analysis.types.js';
import { escaped } from './report-pdf-metadata.js';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer | string;
}

/** What the page may be given. */
export interface PageSources {
  readonly view: ReportView;
  /** Built files of the web app by path, `/report/…` being its page; undefined when there is none. */
  readonly file: (path: string) => Promise<Answer | undefined>;
  /** JPEG by their names, whatever width is asked for; the others' frames stay empty. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Opens the report in a context whose every request is answered here, from what the server already holds: no port, no
 * token and no network take part, and whatever else the page asks for is refused.
 * @param origin the product's own address, so that links in the file lead there
 */
export async function openReportPage(
  context: BrowserContext,
  origin: string,
  sources: PageSources,
): Promise<Page> {
  const answer = answerer(sources);
  await context.route('**/*', async (route, request) => {
    const found =
      new URL(request.url()).origin === origin ? await answer(request).catch(() => undefined) : undefined;
    await (found ? route.fulfill(found) : route.abort('blockedbyclient')).catch(() => undefined);
  });
  await context.routeWebSocket('**/*', (socket) => void socket.close());
  // The app believes somebody to be signed in: what it then asks for is answered above, whoever that is.
  await context.addInitScript(
    `localStorage.setItem('visningsklar.session', ${JSON.stringify(JSON.stringify(reader))})`,
  );
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.goto(`${origin}/report/${sources.view.analysis.id}`);
  await page.locator('article.report').waitFor({ state: 'attached' });
  // The page then stands whole, with the pictures of every chapter to wait for.
  await page.evaluate(`(async () => {
    dispatchEvent(new Event('beforeprint'));
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll('.report img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  })()`);
  return page;
}

const reader = { id: '00000000-0000-4000-8000-000000000000', email: '', isAdmin: false };

function answerer({ view, file, pictures }: PageSources): (request: Request) => Promise<Answer | undefined> {
  const reportPath = `/api/analyses/${view.analysis.id}/report`;
  const session = { user: reader, session: { accessToken: 'none', expiresAt: '2100-01-01T00:00:00.000Z' } };
  return async (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/auth/refresh') return json(session);
    if (request.method() !== 'GET') return undefined;
    if (pathname === reportPath) return json(view);
    const picture = pictures.get(/^\/api\/images\/([0-9a-f]{64})$/.exec(pathname)?.[1] ?? '');
    if (picture) return { status: 200, contentType: 'image/jpeg', body: picture };
    return pathname.startsWith('/api/') ? undefined : file(pathname);
  };
}

const json = (body: unknown): Answer => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** Prints the open page as a tagged A4 file with how it was made at the head of each sheet. */
export function printPage(
  page: Page,
  head: { readonly label: string; readonly place: string },
): Promise<Buffer> {
  const row = (left: string, right: string) =>
    `<div style="width:100%;margin:0 15mm;display:flex;justify-content:space-between;gap:8mm;font:7.5pt 'Source Sans 3',sans-serif;color:#444"><span>${left}</span><span>${right}</span></div>`;
  const { pageNumber, totalPages } = { pageNumber: span('pageNumber'), totalPages: span('totalPages') };
  return page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: row(escaped(head.place), `Visningsklar · ${escaped(head.label)}`),
    footerTemplate: row(
      'Ersätter inte en besiktning eller mäklarens svar.',
      `Sida ${pageNumber} av ${totalPages}`,
    ),
  });
}

const span = (name: string) => `<span class="${name}"></span>`;
