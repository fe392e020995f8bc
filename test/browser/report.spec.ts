import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { dampHouse, fullFlat, longTexts, newFlat, thinHome, villa } from '../support/report-homes.js';
import { fullerReport } from '../support/report-model.js';
import { addReport, flatHome as flat, openReport, type ReportOfHome } from '../support/report-stage.js';
import { describeScreens, type ScreenState, type Stage } from '../support/screens.js';

const heading = (name: string, level = 1) => ['heading', { name, level, exact: true }] as const;
/** In the fuller shape of a model, with every kind of proof. */
const modelled = (): ReportOfHome => flat({ change: fullerReport });

/** A completed report with its verdict, on one of its tabs. */
const report = (
  name: string,
  home: () => ReportOfHome,
  verdict: string,
  ...texts: string[]
): ScreenState => ({
  name: `report-${name}`,
  route: '/report/:id',
  async show(stage) {
    const tab = tabs.includes(name) ? `?flik=${name}` : '';
    await openReport(stage, home(), tab);
    await stage.page.getByRole(...heading(verdict, 2)).waitFor();
    for (const text of texts)
      await stage.page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  },
});
const tabs = ['rum', 'renovering', 'detaljer', 'fragor', 'bilder'];

const red = 'Allvarliga varningar';
async function openAsAdmin(stage: Stage): Promise<void> {
  const admin = await stage.signIn('admin');
  const id = await addReport(stage.app, admin, flat({ fields: { isPaid: false } }));
  await stage.open(`/report/${id}`);
  await stage.page.getByText('Du visar denna rapport som admin utan betalning.').waitFor();
}

const states: ScreenState[] = [
  report('full', modelled, red, 'Fråga först', 'Passerad', 'Analysera en annan bostad'),
  report('rum', modelled, red, 'Helhetskvalitet', 'Negativt', 'Positivt', 'Neutralt', 'Medel'),
  report(
    'renovering',
    modelled,
    red,
    'Kritiska renoveringar',
    'Öppna mellan kök och vardagsrum',
    '0–6 månader',
  ),
  report('detaljer', modelled, red, 'Om analysen', 'AI-genererad analys', 'Kim Ek'),
  report('fragor', modelled, red, 'Bockarna sparas i den här webbläsaren.'),
  report('bilder', () => flat({ photos: 30 }), red, 'Bilder (30)', 'Planritningar (1)'),
  report('villa', () => ({ listing: villa, photos: 3, plans: 2 }), red, 'Driftkostnad', 'Tomtarea'),
  report('red', () => ({ listing: dampHouse, photos: 3 }), red, 'Kritisk'),
  report('green', () => ({ listing: newFlat, photos: 5, plans: 1 }), 'Ser lovande ut'),
  report('thin', () => ({ listing: thinHome }), 'Granska noggrant', 'Gävle', 'Ingen bild'),
  report('long', () => flat({ listing: longTexts() }), red),
  {
    name: 'report-nothing',
    // As of a result that has little more than its verdict.
    async show(stage) {
      const bare = { verdict: 'PURPLE', verdictReason: '' } as unknown as AnalysisResult;
      await openReport(stage, { listing: {}, change: () => bare }, '?flik=rum');
      const { page } = stage;
      await page.getByRole(...heading('Okänd adress')).waitFor();
      await page.getByRole(...heading('Granska noggrant', 2)).waitFor();
      await page.getByText('Analys genomförd').waitFor();
      await page.getByText('Ej tillgänglig').waitFor();
      for (const [tab, text] of [
        ['Rum', 'Ingen planlösning eller rumsanalys tillgänglig'],
        ['Renovering', 'Ingen renoveringsanalys tillgänglig'],
        ['Frågor', 'Inga frågor genererade för denna bostad'],
        ['Bilder', 'Inga bilder tillgängliga'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByText(text).waitFor();
      }
    },
  },
  {
    name: 'report-nested',
    async show(stage) {
      // Older results lie one level deeper, figures are texts, lists are JSON strings, and the confidence is a number.
      const nest = (result: AnalysisResult) =>
        ({ analysis_result: { ...result, confidence: 71 }, meta: result.meta }) as unknown as AnalysisResult;
      const {
        features,
        price: _price,
        monthlyFee: _fee,
        livingArea: _area,
        showings: _showings,
        ...listing
      } = fullFlat();
      const raw = {
        price: '3 980 000 kr',
        monthlyFee: '5 240 kr/mån',
        livingArea: '71,5 m²',
        features: JSON.stringify(features),
        showings: '[not json',
      } as unknown as ReportOfHome['raw'];
      await openReport(stage, { listing, ...(raw && { raw }), change: nest });
      await stage.page.getByRole(...heading(red, 2)).waitFor();
      await stage.page.getByText(/^71\s%$/).waitFor();
      for (const fact of ['3 980 000 kr', '5 240 kr/mån', '71,5 m²'])
        await stage.page.getByText(fact, { exact: true }).first().waitFor();
      expect(await stage.page.getByText(/NaN/).count()).toBe(0);
      await stage.page
        .getByRole('listitem')
        .filter({ hasText: /^Cykelrum$/ })
        .waitFor();
      expect(await stage.page.getByRole('heading', { name: 'Visningar' }).count()).toBe(0);
    },
  },
  {
    name: 'report-banners',
    // Paid just now, and of an advert that is gone.
    async show(stage) {
      const fields = { failureCode: 'listing_gone', failureReason: 'Annonsen är borttagen.' };
      await openReport(stage, flat({ fields }), '?payment=success');
      const told = stage.page.getByRole('status').filter({
        hasText: 'Rapporten kunde inte uppdateras. Annonsen är borttagen. Den tidigare rapporten finns kvar.',
      });
      await told.waitFor();
      await told.getByRole('button', { name: 'Försök igen' }).waitFor();
      await stage.page
        .getByText('Betalning genomförd! Du har nu tillgång till den fullständiga rapporten.')
        .waitFor();
    },
  },
  {
    name: 'report-proof',
    async show(stage) {
      await openReport(stage, modelled());
      const finding = stage.page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ hasText: 'Stammarna har passerat sin livslängd' })
        .first();
      await finding.getByText('Stammarna har passerat sin livslängd').first().click();
      await finding.getByText('Varför?').first().click();
      await finding.locator('mark', { hasText: 'Stammarna är de ursprungliga från 1958.' }).waitFor();
      await finding.getByText('Uträkning').first().waitFor();
      await finding
        .getByText(/^Källa: /)
        .first()
        .waitFor();
    },
  },
  {
    name: 'report-viewer',
    async show(stage) {
      await openReport(stage, flat());
      await stage.page.getByRole('button', { name: /^Bild på Vattugränd 14/ }).click();
      await stage.page.getByRole('dialog', { name: 'Bildvisare' }).waitFor();
    },
  },
  {
    name: 'report-admin-unpaid',
    only: 1280,
    async show(stage) {
      await openAsAdmin(stage);
      await stage.page.getByRole('link', { name: 'Raw Data' }).waitFor();
    },
  },
  {
    name: 'report-admin-unpaid-more',
    only: 390,
    async show(stage) {
      await openAsAdmin(stage);
      await stage.page.getByRole('button', { name: 'Mer', exact: true }).click();
      await stage.page.getByRole('link', { name: 'Raw Data' }).waitFor();
    },
  },
  {
    name: 'report-fault',
    async show(stage) {
      await stage.page.route('**/api/analyses/*/report', (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            status: 500,
            code: 'internal',
            detail: 'Något gick fel hos oss.',
            requestId: '4f1c2b9e',
          }),
        }),
      );
      await openReport(stage, flat());
      await stage.page.getByRole(...heading('Rapporten kunde inte hämtas')).waitFor();
      await stage.page.getByRole('button', { name: 'Försök igen' }).waitFor();
      await stage.page.getByText('Felkod: 4f1c2b9e', { exact: true }).waitFor();
    },
  },
];

describeScreens('the report', states);
