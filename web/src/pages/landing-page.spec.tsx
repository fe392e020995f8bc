import { screen, waitFor, within } from '@testing-library/dom';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { account } from '../../test/samples.js';
import type { Meta } from '../shared/api/meta.js';

const advert = 'https://www.hemnet.se/bostad/villa-5rum-provstad-provstads-kommun-provgatan-1-21700001';
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Länk till bostadsannonsen' });
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Analysera' });
const enabled = (): boolean[] => buttons().map(({ disabled }) => !disabled);
const open = async (answers: Answers = {}): Promise<OpenedPage> => {
  const page = await openPage('/', { answers });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

it('says how many reports are free, and what the next one costs', async () => {
  const meta: Meta = { embedded: false, mailbox: null, sampleLinks: [], freeReports: 1, operator: null };
  const { user } = await open({ '/api/products': { json: products }, '/api/meta': { json: meta } });
  await screen.findByText('1 gratis rapport med ett konto, utan kort');
  // Ten for 790 kr.
  const price = await screen.findByRole('link', { name: /^Sedan 149\skr per rapport, i paket från 79\skr$/ });
  await expectAccessible();
  await user.click(price);
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
});

it.each([
  ['is silent', 'silent'],
  ['sells nothing', { json: [] }],
] as const)('leads to the prices where the shop %s', async (_what, answer) => {
  await open({ '/api/products': answer, '/api/meta': 'silent' });
  const way = screen.getByRole('link', { name: 'Vad en rapport kostar' });
  expect(way.getAttribute('href')).toBe('/pricing');
  screen.getByText('Börja gratis med ett konto, utan kort');
});

it('says who runs it, where the operator has told', async () => {
  const operator = { name: 'Bostadsläsarna AB', orgNumber: '556000-0001', address: 'Gatan 1, Luleå' };
  const meta: Meta = { embedded: false, mailbox: null, sampleLinks: [], freeReports: 3, operator };
  await open({ '/api/meta': { json: meta } });
  const foot = within(screen.getByRole('contentinfo'));
  await foot.findByText(/^Visningsklar drivs av Bostadsläsarna AB, 556000-0001\./);
  const contact = foot.getByRole('link', { name: 'Vilka vi är och hur du når oss' });
  expect(contact.getAttribute('href')).toBe('/terms#kontakt');
});

it('shows as its example no critical flag under a milder verdict than our rules give', async () => {
  await open();
  const example = within(screen.getByRole('figure', { name: 'Så kan en rapport se ut' }));
  example.getByText('Kritisk');
  example.getByText('Allvarliga varningar');
});

it('asks a member what the analysis may spend, and a visitor nothing', async () => {
  const start = 'POST /api/analyses';
  const page = await openPage('/', {
    as: 'buyer',
    answers: {
      '/api/auth/me': { json: account({ freeReportsRemaining: 2, reportCredits: 1 }) },
      [start]: 'awaited',
    },
  });
  const cost = 'Hela rapporten kostar 1 av dina 2 gratis rapporter. Du har också 1\u00a0köpt.';
  await waitFor(() => expect(screen.getAllByText(cost, { normalizer: (text) => text })).toHaveLength(2));
  await expectAccessible();
  await page.user.type(fields()[0]!, advert);
  await page.user.click(screen.getAllByRole('button', { name: 'Bara förhandsvisning' })[0]!);
  await waitFor(() => expect(page.asked(start)).toHaveLength(1));
  expect(await page.asked(start)[0]!.clone().json()).toEqual({ url: advert, asPreview: true });
});

it('has each button disabled while its field is empty or blank', async () => {
  const page = await open();
  expect(enabled()).toEqual([false, false]);
  await page.user.type(fields()[0]!, advert);
  expect(enabled()).toEqual([true, false]);
  await page.user.clear(fields()[0]!);
  await page.user.type(fields()[1]!, advert);
  expect(enabled()).toEqual([false, true]);
  await page.user.clear(fields()[1]!);
  await page.user.type(fields()[1]!, '   ');
  expect(enabled()).toEqual([false, false]);
  await expectAccessible();
});

it('says under the field what is wrong with a link, and takes it back with the next letter', async () => {
  const page = await open();
  const [field] = fields();
  await page.user.type(field!, 'villa i Provstad{Enter}');
  const said = await screen.findByText('Måste vara en giltig URL');
  expect([said.getAttribute('role'), field!.getAttribute('aria-describedby')]).toEqual(['alert', said.id]);
  expect(field!.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  await page.user.type(field!, 'a');
  expect(screen.queryByText('Måste vara en giltig URL')).toBeNull();
  expect([field!.getAttribute('aria-invalid'), window.location.pathname]).toEqual(['false', '/']);
});

it.each([
  ['first', 0],
  ['second', 1],
])(
  'sends a visitor from the %s field to sign up, with the reason, a way to the sample and the link kept',
  async (_which, place) => {
    const page = await open();
    await page.user.type(fields()[place]!, `${advert}{Enter}`);
    await screen.findByText('Din länk är sparad. Analysen startar när kontot är klart.');
    expect(window.location.pathname + window.location.search).toBe('/auth?mode=signup');
    screen.getByText(
      'Du måste logga in för att analysera bostäder. Se exempelrapporten för att se vad du får!',
    );
    screen.getByText(advert);
    await page.user.click(screen.getByRole('link', { name: 'Se exempelrapport' }));
    await waitFor(() => expect(window.location.pathname).toBe('/example-report'));
    window.history.go(-2);
    await waitFor(() => expect(fields()[0]!.value).toBe(advert));
  },
);

it.each([
  ['Logga in', '/auth?mode=login'],
  ['Vad en rapport kostar', '/pricing'],
  ['Skapa konto', '/auth?mode=signup'],
  ['Se exempelrapport', '/example-report'],
])('leads by “%s” to %s', async (name, path) => {
  const page = await open();
  await page.user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
});
