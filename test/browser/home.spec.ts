import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';
import { analysisMs } from '../support/patience.js';

const home = (address: string, more: Partial<Analysis> = {}): Partial<Analysis> => ({
  address,
  municipality: 'Stockholm',
  propertyType: 'Lägenhet',
  price: 4_000_000,
  pricePerSqm: 50_000,
  livingArea: 80,
  verdict: 'GREEN',
  confidence: 80,
  redFlagsCount: 4,
  ...more,
});
const homes = [
  home('Första gatan 1'),
  home('Andra gatan 2', { price: 6_000_000, pricePerSqm: 70_000, verdict: 'RED', confidence: 61 }),
  home('Tredje vägen 3', { propertyType: 'Villa', price: 5_000_000, pricePerSqm: 30_000, verdict: 'YELLOW' }),
  home('Fjärde vägen 4', { price: null, pricePerSqm: null, isPaid: false }),
];

async function visit(stage: Stage, ...kept: readonly Partial<Analysis>[]): Promise<void> {
  const person = await stage.signIn();
  for (const one of kept) await stage.addAnalysis(person, one);
  await stage.open('/home');
  await stage.page.getByText('Totalt analyser').waitFor();
}
const shows = (name: string, ...kept: readonly Partial<Analysis>[]) => ({
  name,
  show: (stage: Stage) => visit(stage, ...kept),
});
const meets = (name: string, text: string, answer: Parameters<Stage['page']['route']>[1]) => ({
  name,
  async show({ page, signIn, open }: Stage) {
    await signIn();
    await page.route('**/api/analyses/stats', answer);
    await open('/home');
    await page.getByText(text).first().waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: 'Ny analys' }).waitFor();
  },
});

const stages = describeScreens('home', [
  {
    name: 'home-new',
    route: '/home',
    async show(stage) {
      await visit(stage);
      await stage.page.getByRole('heading', { name: 'Du har inga analyser än' }).waitFor();
      expect(await stage.page.getByText('Jämför bostäder').count()).toBe(0);
    },
  },
  shows('home-one', homes[0]!),
  shows('home-many', ...homes),
  shows('home-unfinished', { ...home('Femte gatan 5'), status: 'analyzing', analysisResult: null }),
  shows('home-long', home(`Kungliga ${'Sjöstadsparksgatan '.repeat(9)}${'Ombyggnads'.repeat(4)} 12`)),
  meets('home-failed', 'Översikten kunde inte hämtas', (route) => route.fulfill(problem(500))),
]);

describe('the overview of the homes so far', () => {
  it('reckons prices over the homes that have one', async () => {
    const stage = await stages.stand();
    await visit(stage, ...homes);
    const { page } = stage;
    const text = (await page.getByRole('region', { name: 'Prisinsikter' }).innerText()).replace(/\s+/g, ' ');
    // Flats: 50 000 and 70 000 kr/m², 4 and 6 million. The house: 30 000 kr/m², 5 million.
    for (const part of [
      'Bostadsrätter och lägenheter 2',
      '60 000 kr/m² i snitt',
      'Lägsta pris 4,0 Mkr',
      'Högsta pris 6,0 Mkr',
      'Snittpris 5,0 Mkr',
      'Villor och hus 1',
      '30 000 kr/m²',
      'Pris 5,0 Mkr',
    ])
      expect(text).toContain(part);
    // 80, 61, 80 and 80 make 75.25.
    await page.getByText(/^75\s%$/).waitFor();
    const risks = page.getByRole('region', { name: 'Risköversikt' });
    for (const label of ['Lovande', 'Försiktig', 'Varningar']) await risks.getByText(label).waitFor();
  });

  it('shows the latest three and leads to all, and to a comparison', async () => {
    const stage = await stages.stand();
    await visit(stage, ...homes);
    const { page } = stage;
    const latest = page.getByRole('region', { name: 'Senaste analyser' });
    expect(await latest.getByRole('article').count()).toBe(3);
    expect(await latest.getByText('Första gatan 1').count()).toBe(0);
    await page.getByRole('link', { name: 'Jämför bostäder' }).click();
    await page.getByText('3 bostäder', { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Visa alla' }).click();
    await page.waitForURL(`${stages.app.url}/dashboard`);
  });

  it('tells how the price per square metre has moved in a week', async () => {
    const stage = await stages.stand();
    const old = { createdAt: new Date(Date.now() - 8 * 24 * 60 * 60_000) };
    // 50 000 after 40 000: up by a quarter.
    await visit(
      stage,
      home('Nya gatan 1'),
      home('Nya gatan 2'),
      home('Gamla gatan 1', { ...old, pricePerSqm: 39_000 }),
      home('Gamla gatan 2', { ...old, pricePerSqm: 41_000 }),
    );
    const prices = stage.page.getByRole('region', { name: 'Prisinsikter' });
    await prices.getByText(/^↑ upp 25\s% senaste veckan$/).waitFor();
  });

  it('follows what is begun and taken away on another device', async () => {
    const stage = await stages.stand();
    const { page, adverts } = stage;
    const person = await stage.signIn();
    await stage.addAnalysis(person, home('Första gatan 1'));
    const following = page.waitForResponse('**/api/analyses/events');
    await stage.open('/home');
    const latest = page.getByRole('region', { name: 'Senaste analyser' });
    await latest.getByText('Första gatan 1').waitFor();
    await following;
    const url = adverts.link('storgatan-1-1001');
    const begun = await person.call<{ id: string }>('POST', '/analyses', { url });
    const card = latest.getByRole('article').filter({ hasText: 'Storgatan 1' });
    await card.waitFor();
    await card.getByText('Gratis rapport').waitFor({ timeout: analysisMs });
    await page.getByText('Analys klar!').waitFor();
    const total = page.locator('dl > div').filter({ hasText: 'Totalt analyser' }).locator('dd');
    await waitFor(async () => (await total.textContent()) === '2', { what: 'a total of 2' });
    await person.call('DELETE', `/analyses/${begun.body.id}`);
    await latest.getByText('Storgatan 1').waitFor({ state: 'detached' });
    await waitFor(async () => (await total.textContent()) === '1', { what: 'a total of 1' });
  });
});
