import type { Analysis } from '../../../src/analyses/analysis.entity.js';
import { fullFlat } from '../report-homes.js';
import { fullerReport } from '../report-model.js';
import { addReport } from '../report-stage.js';
import { failedCard, flatCard, underWayCard, villaCard } from '../sample-cards.js';
import type { ScreenState, Stage } from '../screens.js';
import { sell, spendAll } from '../shop.js';

const villa: Partial<Analysis> = {
  ...flatCard,
  ...villaCard,
  address: `Kungliga ${'Sjöstadsparksgatan '.repeat(3)}7`,
  monthlyFee: null,
};
const unpaid: Partial<Analysis> = { ...flatCard, address: 'Ågatan 3', verdict: 'YELLOW', isPaid: false };
const underWay: Partial<Analysis> = { ...underWayCard, photosCount: 23, floorplansCount: 1 };
const refused: Partial<Analysis> = { ...failedCard, failureCode: 'page_blocked' };
const link = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';

/** Opens a path for a visitor, or for a buyer with these analyses, and waits for a heading. */
const at = (
  name: string,
  path: string,
  heading: string | RegExp,
  homes: readonly Partial<Analysis>[] | null = null,
): ScreenState => ({
  name,
  async show(stage) {
    await sell(stage.page);
    if (homes) {
      const person = await stage.signIn();
      for (const home of homes) await stage.addAnalysis(person, home);
    }
    await stage.open(path);
    await stage.page.getByRole('heading', { name: heading }).first().waitFor();
  },
});

/** A report in the fuller shape of a model, on one of its tabs. */
async function openReport(stage: Stage, tab = 'oversikt'): Promise<void> {
  const home = { listing: fullFlat(), photos: 4, plans: 1, change: fullerReport };
  const id = await addReport(stage.app, await stage.signIn(), home);
  await stage.open(`/report/${id}?flik=${tab}`);
  await stage.page.getByRole('heading', { level: 2, name: 'Allvarliga varningar' }).waitFor();
  await stage.page.getByRole('tab', { selected: true }).waitFor();
}

async function follow(stage: Stage, fields: Partial<Analysis>): Promise<void> {
  const id = await stage.addAnalysis(await stage.signIn(), fields);
  await stage.open(`/analyze?url=${encodeURIComponent(link)}&analysis=${id}`);
}

async function compare(stage: Stage): Promise<void> {
  const person = await stage.signIn();
  const ids: string[] = [];
  for (const home of [villa, flatCard, unpaid]) ids.push(await stage.addAnalysis(person, home));
  await stage.open(`/compare?ids=${ids.join(',')}`);
  await stage.page.getByText('3 bostäder', { exact: true }).waitFor();
}

/** Every route of a buyer or visitor in its main states. */
export const reachStates: readonly ScreenState[] = [
  at('landing', '/', 'Förstå bostaden före visningen'),
  at('auth-login', '/auth?mode=login', 'Logga in'),
  {
    name: 'auth-signup-faults',
    async show({ open, page }) {
      await open('/auth?mode=signup');
      await page.getByLabel('E-post').fill('inte-en-adress');
      await page.getByRole('button', { name: 'Skapa konto' }).click();
      await page.getByText('Ogiltig e-postadress').waitFor();
    },
  },
  at('auth-reset', '/auth?mode=reset', 'Återställ lösenord'),
  at('home', '/home', 'Senaste analyser', [villa, flatCard, unpaid]),
  at('analyze', '/analyze', 'Vilken bostad ska vi läsa?', []),
  {
    name: 'analyze-under-way',
    async show(stage) {
      await follow(stage, underWay);
      await stage.page.getByText('23 bilder, 1 planritning').first().waitFor();
    },
  },
  {
    name: 'analyze-hand-in',
    async show(stage) {
      await follow(stage, refused);
      await stage.page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
      for (const way of await stage.page.locator('details > summary').filter({ visible: true }).all())
        if ((await way.locator('..').getAttribute('open')) === null) await way.click();
    },
  },
  at('dashboard', '/dashboard', 'Vattugränd 14', [failedCard, underWay, unpaid, villa, flatCard]),
  {
    name: 'dashboard-pictures',
    async show({ app, signIn, open, page }) {
      const buyer = await signIn();
      for (const photos of [1, 2, 3]) await addReport(app, buyer, { listing: fullFlat(), photos });
      await open('/dashboard');
      await page.getByRole('heading', { name: 'Vattugränd 14' }).first().waitFor();
    },
  },
  {
    name: 'dashboard-choosing',
    async show(stage) {
      await at('', '/dashboard', 'Vattugränd 14', [villa, unpaid, flatCard]).show(stage);
      await stage.page.getByRole('button', { name: 'Jämför' }).click();
      await stage.page.getByRole('checkbox', { name: 'Jämför Vattugränd 14' }).check();
    },
  },
  { name: 'compare', show: compare },
  {
    name: 'compare-everything-open',
    async show(stage) {
      await compare(stage);
      const closed = stage.page.getByRole('button', { expanded: false }).filter({ visible: true });
      for (const section of ['Tekniska specifikationer', 'Röda flaggor (detaljer)', 'Analys sammanfattning'])
        await closed.filter({ hasText: section }).click();
    },
  },
  at('account', '/account', 'Mitt Konto', []),
  at('pricing', '/pricing', 'Tio rapporter'),
  at('buy', '/buy?product=package-3-reports', 'Tre rapporter', []),
  {
    name: 'payment',
    async show({ app, page, signIn, open }) {
      await sell(page);
      const buyer = await signIn();
      await spendAll(app, buyer);
      const home = { listing: fullFlat(), photos: 1, fields: { isPaid: false } };
      await open(`/payment/${await addReport(app, buyer, home)}`);
      await page.getByRole('button', { name: 'Betala 149 kr' }).waitFor();
    },
  },
  { name: 'report', show: (stage) => openReport(stage) },
  { name: 'report-bilder', show: (stage) => openReport(stage, 'bilder') },
  {
    name: 'report-proof',
    async show(stage) {
      await openReport(stage);
      const finding = stage.page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ hasText: 'Stammarna har passerat sin livslängd' });
      await finding.getByText('Stammarna har passerat sin livslängd').first().click();
      await finding.getByText('Varför?').first().click();
      await finding.locator('mark').first().waitFor();
    },
  },
  {
    name: 'report-viewer',
    async show(stage) {
      await openReport(stage);
      await stage.page.getByRole('button', { name: /^Bild på Vattugränd 14/ }).click();
      await stage.page.getByRole('dialog', { name: 'Bildvisare' }).waitFor();
    },
  },
  at('example-report', '/example-report', 'Kvarnhjulsgatan 14'),
  at('terms', '/terms', 'Användarvillkor'),
  at('privacy', '/privacy', 'Personuppgiftspolicy'),
  at('cookies', '/cookies', 'Kakor'),
  at('not-found', '/nothing/here', 'Sidan finns inte'),
  at('hand-in', '/hand-in', 'Skicka en annons hit', []),
];
