import { screen, waitFor, within } from '@testing-library/dom';
import type { ComparedProperty } from '../../../src/analyses/analysis.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { comparedFlat } from '../../test/views.js';

const api = '/api/analyses/compare';
const two = '/compare?ids=a,b';

const flat = comparedFlat;
const unpaid: ComparedProperty = {
  ...flat,
  id: 'b',
  locked: true,
  address: 'Ringvägen 100',
  redFlags: [{ title: 'Taket är gammalt', description: null, severity: null }],
  redFlagsCount: 4,
  criticalFlagsCount: null,
  monthlyCostKr: null,
  oneOffCostKr: null,
  tenYearsKr: null,
  confidenceExplanation: null,
  priceKr: 3_000_000,
  technicalSpecs: null,
  euphemismsCount: null,
  unjudgedCount: 2,
};
const flag = (title: string, severity: 'critical' | 'warning' | 'notice') => ({
  title,
  description: null,
  severity,
});
const villa: ComparedProperty = {
  ...flat,
  id: 'c',
  address: 'Ekbacken 7',
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  monthlyCostKr: 21_300,
  oneOffCostKr: 61_500,
  tenYearsKr: null,
  priceKr: 4_950_000,
  verdict: 'RED',
  redFlags: [
    flag('Källaren luktar mögel', 'critical'),
    flag('Dräneringen är femtio år', 'critical'),
    flag('Taket är gammalt', 'warning'),
    flag('Elen är från byggåret', 'warning'),
    flag('Oljepannan är kvar', 'notice'),
  ],
  redFlagsCount: 5,
  criticalFlagsCount: 2,
};
const homes = { json: { items: [flat, unpaid] } };
const open = async (answer: Answers[string] = 'awaited', path = two, width?: number): Promise<OpenedPage> => {
  const page = await openPage(path, { as: 'buyer', answers: { [api]: answer }, ...(width ? { width } : {}) });
  await screen.findByRole('heading', { level: 1, name: 'Jämför bostäder' });
  // The specification's title.
  await waitFor(() => expect(document.title).toBe('Jämför fastigheter · Visningsklar'));
  return page;
};
const cellsOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest<HTMLElement>('[role=row]')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim());

it('is said to be on its way, and then sets the homes side by side', async () => {
  const page = await open();
  expect((await screen.findByText('Laddar jämförelsen...')).closest('[role=status]')).not.toBeNull();
  await expectAccessible();
  page.answer({ [api]: homes });
  await screen.findByRole('table', { name: 'Jämförelse rad för rad' });
  expect(screen.queryByText('Laddar jämförelsen...')).toBeNull();
  screen.getByText('Det som skiljer står i fet stil, det som är lika är nedtonat.');
  expect(cellsOf('Pris')).toEqual(['4 150 000 kr', expect.stringMatching(/^3 000 000 kr ?Lägst$/)]);
  expect(cellsOf('Månadsavgift')).toEqual(['5 240 kr/mån', '5 240 kr/mån']);
  expect(cellsOf('Energiklass')).toEqual(['-', '-']);
  expect(new URL(page.asked(api)[0]!.url).searchParams.get('ids')).toBe('a,b');
  await expectAccessible();
});

it('keeps what was not paid for to itself', async () => {
  const page = await open(homes);
  await screen.findByRole('table');
  await page.user.click(screen.getByRole('button', { name: 'Röda flaggor (detaljer)' }));
  await screen.findByText('Inga röda flaggor');
  screen.getByText('Taket är gammalt');
  screen.getByText(/^\+ 3 fler: kräver betalning$/);
  await page.user.click(screen.getByRole('button', { name: 'Analys sammanfattning' }));
  await screen.findByRole('rowheader', { name: 'Vaga uttryck' });
  expect(cellsOf('Vaga uttryck')).toEqual(['0', 'Kräver betalning']);
  // How many may be told before the payment, as the preview does.
  expect(cellsOf('Kunde inte bedömas')).toEqual(['3', '2']);
  await expectAccessible();
});

it.each([1280, 390])('reads the same table at %i px, the report’s three sums first', async (width) => {
  const page = await open({ json: { items: [villa, flat, unpaid] } }, two, width);
  await screen.findByText(/^3\sbostäder$/);
  expect(
    screen
      .getAllByRole('rowheader')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['Månadskostnad för två', 'Betalas en gång', 'Arbeten inom tio år']);
  expect(cellsOf('Månadskostnad för två')).toEqual(['21 300 kr/mån', '18 400 kr/mån', 'Kräver betalning']);
  expect(cellsOf('Betalas en gång')).toEqual(['61 500 kr', '2 100 kr', 'Kräver betalning']);
  expect(cellsOf('Arbeten inom tio år')).toEqual(['-', '120 000–210 000 kr', 'Kräver betalning']);
  expect(screen.queryByText('Det mesta finns i annonsen.')).toBeNull();
  expect(cellsOf('Tillförlitlighet')).toEqual(['82 %', '82 %', '82 %']);
  await page.user.click(screen.getByRole('button', { name: 'Varför? Tillförlitlighet för Vattugränd 14' }));
  screen.getByText('Det mesta finns i annonsen.');
  await expectAccessible();
});

it('leads to each report, and to unlocking the one that is not paid', async () => {
  await open(homes);
  await screen.findByRole('table');
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(hrefOf('Se full rapport för Vattugränd 14')).toBe('/report/a');
  expect(hrefOf('Lås upp rapporten för Ringvägen 100')).toBe('/payment/b');
  expect(screen.queryByRole('link', { name: /Se full rapport för Ringvägen/ })).toBeNull();
});

it('calls no cost the lowest where a flat stands beside a house', async () => {
  await open({ json: { items: [villa, flat] } });
  await screen.findByRole('table');
  expect(cellsOf('Pris')).toEqual(['4 950 000 kr', '4 150 000 kr']);
  expect(screen.queryByText('Lägst')).toBeNull();
  // A count may be held against any other.
  expect(cellsOf('Röda flaggor')).toEqual(['5varav 2 kritiskaFlest', '0Färst']);
});

it.each([
  ['is away', problem(503)],
  ['cannot be reached', 'silent'],
] as const)('is asked for again where the server %s', async (_how, answer) => {
  const page = await open(answer);
  const title = await screen.findByRole('heading', { level: 2, name: 'Vi får inget svar just nu' });
  await expectAccessible();
  page.answer({ [api]: homes });
  await page.user.click(within(title.parentElement!).getByRole('button', { name: 'Försök igen' }));
  await screen.findByRole('table');
});

it.each([
  ['the server has failed', problem(500, 'Fel hos oss.'), 'Kunde inte hämta analyserna'],
  ['it answers as nobody knows', { json: {}, status: 418 }, 'Ett fel uppstod vid laddning av jämförelsen'],
  ['nothing is there', { json: { items: [] } }, 'Inga fastigheter hittades'],
  [
    'none was chosen',
    problem(422, 'Inga fastigheter valda för jämförelse'),
    'Inga fastigheter valda för jämförelse',
  ],
  [
    'one was chosen',
    problem(422, 'Du måste välja 2-3 fastigheter för jämförelse'),
    'Du måste välja 2-3 fastigheter för jämförelse',
  ],
  [
    'one is another’s',
    problem(404, 'Du kan endast jämföra dina egna analyser'),
    'Du kan endast jämföra dina egna analyser',
  ],
])('leads back to the list where %s', async (_why, answer, said) => {
  await open(answer);
  const alert = (await screen.findByRole('heading', { level: 2, name: said })).closest<HTMLElement>(
    '[role=alert]',
  )!;
  expect(within(alert).getByRole('link', { name: 'Till Mina Analyser' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  await expectAccessible();
});

it('asks for no homes where the address names none', async () => {
  const page = await open(problem(422, 'Inga fastigheter valda för jämförelse'), '/compare');
  await screen.findByRole('heading', { level: 2, name: 'Inga fastigheter valda för jämförelse' });
  expect(new URL(page.asked(api)[0]!.url).search).toBe('');
});
