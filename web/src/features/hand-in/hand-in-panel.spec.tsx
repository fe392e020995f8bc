import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { expectAccessible } from '../../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../../test/open-page.js';
import { account, analysisView, failed } from '../../../test/samples.js';

const hemnet = 'https://www.hemnet.se/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-1-21700001';
const refused: Partial<AnalysisView> = {
  ...failed,
  hemnetUrl: hemnet,
  failureCode: 'page_blocked',
  failureReason: 'Webbplatsen släpper inte in vår läsare.',
  address: 'Provgatan 1',
  municipality: 'Uppsala',
  propertyType: 'Lägenhet',
  rooms: 3,
  factsFromLink: true,
};
const [link, bookmark, file, text, pictures] = [
  'Mäklarens egen länk',
  'Skicka sidan med ett bokmärke',
  'Ladda upp den sparade sidan',
  'Klistra in sidans text',
  'Lägg till bilder eller skärmbilder',
];

async function open(fields: Partial<AnalysisView>, way?: string, left = account()): Promise<OpenedPage> {
  const analysis = analysisView(fields);
  const search = new URLSearchParams({
    url: analysis.hemnetUrl,
    analysis: analysis.id,
    ...(way ? { way } : {}),
  });
  const page = await openPage(`/analyze?${search}`, {
    as: 'buyer',
    answers: { [`/api/analyses/${analysis.id}`]: { json: analysis }, '/api/auth/me': { json: left } },
  });
  await screen.findByRole('region', { name: 'Sätt att lämna in' });
  return page;
}
const noneLeft = account({ freeReportsRemaining: 0 });
const usedUp =
  'Du har använt dagens fem gratis förhandsvisningar. Köp en rapport eller försök igen i morgon.';

/** What was sent, by path; each is refused as the sixth preview of a day. */
let sent: string[] = [];
/** Forms go by this, since `fetch` cannot tell how far they are. */
class RefusedUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 429;
  readonly responseText = JSON.stringify({ status: 429, code: 'preview_limit', detail: usedUp });
  open(_method: string, path: string): void {
    sent.push(path);
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}
const RealUpload = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = RefusedUpload as never;
});
afterAll(() => {
  globalThis.XMLHttpRequest = RealUpload;
});
beforeEach(() => (sent = []));

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Öppna annonsen, tryck Ctrl/ });
const titles = (which = 'details') =>
  [
    ...screen.getByRole('region', { name: 'Sätt att lämna in' }).querySelectorAll(`${which} > summary h2`),
  ].map(({ textContent }) => textContent);

it('says what kept our reader out, and offers every way', async () => {
  await open(refused);
  const heading = screen.getByRole('heading', { level: 1, name: 'Lämna in annonsen själv' });
  expect(document.activeElement).toBe(heading);
  screen.getByText(
    'Hemnet släpper inte in vår läsare. Öppna annonsen i din egen webbläsare och lämna in den på det sätt som passar dig bäst.',
  );
  screen.getByText('Ett steg till');
  screen.getByText('från länken');
  expect(screen.queryByText('Analysen misslyckades')).toBeNull();
  expect(titles()).toEqual([link, bookmark, file, text, pictures]);
  expect(titles('details[open]')).toEqual([link, bookmark]);
  await expectAccessible();
});

it('opens the way that was asked for, and it alone', async () => {
  await open(refused, 'text');
  expect(titles()).toEqual([text, link, bookmark, file, pictures]);
  expect(titles('details[open]')).toEqual([text]);
});

it('offers no bookmark for an advert that is taken down, and says so', async () => {
  await open({ ...refused, failureCode: 'listing_gone' });
  screen.getByText(
    'Annonsen är borttagen från Hemnet. Har du sidan sparad, eller finns den kvar hos mäklaren? Lämna in den här.',
  );
  screen.getByText('Öppna länken');
  expect(titles()).toEqual([link, file, text, pictures]);
  expect(titles('details[open]')).toEqual([link, file]);
  await expectAccessible();
});

it('asks for no other link where it already leads to the broker', async () => {
  await open({ ...refused, hemnetUrl: 'https://exempelmaklaren.example/objekt/blockerad-1007' });
  screen.getByText(/^exempelmaklaren\.example släpper inte in vår läsare\./);
  expect(titles()).toEqual([bookmark, file, text, pictures]);
  await expectAccessible();
});

it.each([
  ['a whole report', false],
  ['the preview alone', true],
])('sends what is handed in for %s, as it was chosen', async (_what, asPreview) => {
  const { user } = await open(refused, 'text');
  await screen.findByText('Hela rapporten kostar 1 av dina 3 gratis rapporter.');
  if (asPreview) await user.click(screen.getByRole('checkbox', { name: /^Bara förhandsvisning/ }));
  await user.type(area(), 'Provgatan 1, 3 rum');
  await user.click(screen.getByRole('button', { name: 'Lämna in texten' }));
  await screen.findByText(usedUp);
  expect(sent).toEqual([`/api/analyses/${analysisView().id}/hand-in?asPreview=${asPreview}`]);
  // Whoever chose the preview has a report to spend.
  expect(screen.queryAllByRole('link', { name: 'Köp rapport' })).toHaveLength(asPreview ? 0 : 1);
});

it('leads from the last preview of the day to a report that can be bought, and keeps what was written', async () => {
  const { user, answer } = await open(refused, 'text', noneLeft);
  const said = await screen.findByText(/^Inga rapporter kvar\. En ny analys blir en förhandsvisning\./);
  expect(within(said).getByRole('link', { name: 'Se priser' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('checkbox', { name: /^Bara förhandsvisning/ })).toBeNull();
  await user.type(area(), 'Provgatan 1, 3 rum');
  await user.click(screen.getByRole('button', { name: 'Lämna in texten' }));
  await screen.findByText(usedUp);
  expect(sent).toEqual([`/api/analyses/${analysisView().id}/hand-in`]);
  screen.getByText('Det du har fyllt i finns kvar här så länge fliken är öppen.');
  await expectAccessible();
  answer({ '/api/products': 'awaited' });
  await user.click(screen.getByRole('link', { name: 'Köp rapport' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
  expect(sessionStorage.getItem(`visningsklar.hand-in:${analysisView().id}`)).toContain('Provgatan 1, 3 rum');
});

it('leads to the payment of the preview that was to get more to stand on', async () => {
  const { user } = await open({ hemnetUrl: hemnet, isPaid: false, paidWith: null }, 'text', noneLeft);
  await user.type(area(), 'Provgatan 1, 3 rum');
  await user.click(screen.getByRole('button', { name: 'Lämna in texten' }));
  const buy = await screen.findByRole('link', { name: 'Köp rapport' });
  expect(buy.getAttribute('href')).toBe(`/payment/${analysisView().id}`);
});

it('takes documents for a report that is there', async () => {
  await open({ hemnetUrl: hemnet, address: 'Provgatan 1' });
  screen.getByRole('heading', { level: 1, name: 'Komplettera underlaget' });
  screen.getByText(
    'Rapporten görs om med det du lägger till, och det vi redan har läst finns kvar. Det tar ungefär en minut.',
  );
  expect(titles('details[open]')).toEqual(['Lägg till handlingar']);
  const papers = within(screen.getByText('Lägg till handlingar').closest('details')!);
  papers.getByText(
    /^Årsredovisningen, energideklarationen eller besiktningsprotokollet som PDF gör störst nytta\./,
  );
  expect(screen.getByRole('link', { name: 'Tillbaka till rapporten' }).getAttribute('href')).toMatch(
    /^\/report\//,
  );
  await expectAccessible();
});

it.each([
  [
    'broker',
    'https://www.hemnet.se/bostad/x-1',
    'Länken ska gå till mäklarens egen sida, inte till annonssajten.',
  ],
  [
    'site that nobody knows',
    'https://example.com/x',
    'Det är ingen mäklarsida som vi känner igen. Prova något av de andra sätten.',
  ],
])('takes no link that leads to no %s', async (_what, typed, said) => {
  const page = await open(refused);
  await page.user.type(screen.getByLabelText(/Till mäklarens sida/), typed);
  await page.user.click(screen.getByRole('button', { name: 'Läs mäklarens sida' }));
  await screen.findByText(said);
  await expectAccessible();
});
