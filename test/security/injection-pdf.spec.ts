import { getDocumentProxy } from 'unpdf';
import { signUp } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { shownStart } from '../support/payloads.js';
import { poisonedHome } from '../support/poisoned-home.js';
import { addReport } from '../support/report-stage.js';
import { sharedApp } from '../support/shared-app.js';

/** Operators and strings of PDF's own, as a text that goes unescaped into a file would bring them. */
const operators =
  ') Tj ET BT (x) /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj %%EOF ]]></x:xmpmeta>';

let app: TestApp;
let bytes: Buffer;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

beforeAll(async () => {
  app = await sharedApp();
  const buyer = await signUp(app.url);
  const home = poisonedHome();
  const address = `${operators} ${shownStart} file:///etc/passwd`;
  const raw = { ...home.raw, address, title: address };
  const id = await addReport(app, buyer, { ...home, raw, fields: { ...home.fields, address } });
  const answer = await fetch(`${app.url}/api/analyses/${id}/report.pdf`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(answer.status).toBe(200);
  bytes = Buffer.from(await answer.arrayBuffer());
  pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
}, 90_000);
afterAll(async () => {
  await pdf?.loadingTask.destroy();
  await app?.close();
});

const pageNumbers = () => Array.from({ length: pdf.numPages }, (_, at) => at + 1);

it('prints hostile texts as texts', async () => {
  const texts = await Promise.all(
    pageNumbers().map(async (number) => (await (await pdf.getPage(number)).getTextContent()).items),
  );
  const all = texts
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replaceAll(/\s/g, '');
  expect(all).toContain('<scriptdata-payload>');
  expect(all).toContain('/OpenAction');
});

it('runs nothing, opens nothing and holds no files', async () => {
  expect(await pdf.getJSActions()).toBeNull();
  expect(await pdf.getOpenAction()).toBeNull();
  expect(await pdf.getAttachments()).toBeNull();
  expect(await pdf.getFieldObjects()).toBeNull();
  for (const number of pageNumbers()) expect(await (await pdf.getPage(number)).getJSActions()).toBeNull();
  // The objects themselves: neither what is within a stream nor what a string holds, as long as nothing ends it early.
  const objects = bytes
    .toString('latin1')
    .replaceAll(/stream\r?\n[^]*?endstream/g, '')
    .replaceAll(/\((?:\\[^]|[^\\()])*\)/g, '()');
  expect(objects).toContain('/Title ()');
  for (const name of [
    '/JavaScript',
    '/JS',
    '/Launch',
    '/EmbeddedFile',
    '/OpenAction',
    '/AA',
    '/SubmitForm',
    '/GoToR',
  ]) {
    expect([name, new RegExp(`${name}(?![\\w+])`).test(objects)]).toEqual([name, false]);
  }
});

it('links to the web alone', async () => {
  const annotations = await Promise.all(
    pageNumbers().map(async (number) => (await pdf.getPage(number)).getAnnotations()),
  );
  const links = annotations
    .flat()
    .flatMap(({ url, unsafeUrl }: { url?: string; unsafeUrl?: string }) => url ?? unsafeUrl ?? []);
  expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
  expect(links.filter((link) => link.includes('ond.example'))).toEqual([]);
});

it('keeps its metadata well formed whatever the address says', async () => {
  const { info, metadata } = await pdf.getMetadata();
  expect((info as { Title: string }).Title).toContain(operators);
  expect(metadata?.get('dc:title')).toContain('/OpenAction');
  const xmp = bytes.toString('utf8').match(/<x:xmpmeta[^]*?<\/x:xmpmeta>/g) ?? [];
  expect(xmp).toHaveLength(1);
});
