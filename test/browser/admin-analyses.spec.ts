import { EntityManager } from '@mikro-orm/postgresql';
import {
  addAnalyses,
  analysesApi,
  analysesPath,
  analysisKinds,
  showSixtyAnalyses,
  startWithoutAnalyses,
  twoRuns,
} from '../support/admin-analyses.js';
import { signUp } from '../support/api-client.js';
import { describeScreens, type ScreenState } from '../support/screens.js';
import { problem } from '../support/shop.js';

const runsApi = '**/api/admin/analyses/*/attempts';

/** What the page shows while the server answers so. */
const answering = (name: string, status: number, heading: string): ScreenState => ({
  name,
  async show(stage) {
    await startWithoutAnalyses(stage);
    await stage.page.route(analysesApi, (route) => route.fulfill(problem(status)));
    await stage.open(analysesPath);
    await stage.page.getByRole('heading', { name: heading }).waitFor();
  },
});

/** One analysis with what its row opens to. */
const opened = (name: string, kind: number, shown: string, before?: ScreenState['show']): ScreenState => ({
  name,
  async show(stage) {
    await startWithoutAnalyses(stage);
    await addAnalyses(stage, await signUp(stage.app.url), [analysisKinds()[kind]!]);
    await before?.(stage);
    await stage.open(analysesPath);
    await stage.page.getByRole('button', { name: 'Visa mer' }).click();
    await stage.page.getByText(shown).first().waitFor();
  },
});

describeScreens(
  'the administrators’ analyses',
  [
    {
      name: 'admin-analyses-kinds',
      async show(stage) {
        await startWithoutAnalyses(stage);
        const long = await signUp(stage.app.url);
        const email = `${'en.mycket.lang.adress.'.repeat(6)}${Date.now()}@forening.example`;
        await stage.app.app
          .get(EntityManager)
          .fork()
          .execute('update users set email = ? where id = ?', [email, long.userId]);
        await addAnalyses(stage, await signUp(stage.app.url), analysisKinds().slice(0, -1));
        await addAnalyses(stage, long, [
          [{ ...analysisKinds().at(-1)![0], createdAt: new Date('2026-02-01T08:00:00Z') }],
        ]);
        await stage.open(analysesPath);
        await stage.page.getByText('8 analyser').waitFor();
      },
    },
    { name: 'admin-analyses-many', show: showSixtyAnalyses },
    {
      name: 'admin-analyses-empty',
      async show(stage) {
        await startWithoutAnalyses(stage);
        await stage.open(analysesPath);
        await stage.page.getByRole('heading', { name: 'Inga analyser än' }).waitFor();
      },
    },
    {
      name: 'admin-analyses-no-match',
      async show(stage) {
        await startWithoutAnalyses(stage);
        await addAnalyses(stage, await signUp(stage.app.url), [[{}]]);
        await stage.open(`${analysesPath}?search=ingenstans`);
        await stage.page.getByRole('heading', { name: 'Inga analyser hittades' }).waitFor();
      },
    },
    {
      name: 'admin-analyses-no-page',
      async show(stage) {
        await startWithoutAnalyses(stage);
        await addAnalyses(stage, await signUp(stage.app.url), [[{}]]);
        await stage.open(`${analysesPath}?page=7`);
        await stage.page.getByRole('heading', { name: 'Så många analyser finns det inte' }).waitFor();
      },
    },
    {
      name: 'admin-analyses-loading',
      async show(stage) {
        await startWithoutAnalyses(stage);
        await stage.page.route(analysesApi, () => undefined);
        await stage.open(analysesPath);
        await stage.page.getByText('Laddar analyserna...').waitFor({ state: 'attached' });
      },
    },
    answering('admin-analyses-failed', 500, 'Analyserna kunde inte hämtas'),
    answering('admin-analyses-silent', 503, 'Vi får inget svar just nu'),
    opened('admin-analyses-runs', 3, 'Försök 1, körning 2'),
    opened('admin-analyses-runs-failed-analysis', 5, 'Försök 1, körning 1'),
    opened('admin-analyses-runs-none', 0, 'Ingen har börjat arbeta med analysen än.'),
    opened('admin-analyses-runs-loading', 3, 'Laddar körningarna...', async ({ page }) => {
      await page.route(runsApi, () => undefined);
    }),
    opened('admin-analyses-runs-silent', 3, 'Körningarna kunde inte hämtas', async ({ page }) => {
      await page.route(runsApi, (route) => route.fulfill(problem(500)));
    }),
    {
      name: 'admin-analyses-retry-asks',
      async show(stage) {
        await startWithoutAnalyses(stage);
        await addAnalyses(stage, await signUp(stage.app.url), [[{ address: 'Storgatan 4' }, twoRuns]]);
        await stage.open(analysesPath);
        await stage.page.getByRole('button', { name: 'Försök igen: Storgatan 4' }).click();
        await stage.page.getByRole('dialog', { name: 'Starta om en klar analys?' }).waitFor();
      },
    },
  ],
  // Nothing that is shown as under way goes on.
  { ROLE: 'web' },
);
