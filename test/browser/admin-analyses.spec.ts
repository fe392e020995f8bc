import { EntityManager } from '@mikro-orm/postgresql';
import {
  addAnalyses,
  analysesPath,
  analysisKinds,
  startWithoutAnalyses,
  twoRuns,
} from '../support/admin-analyses.js';
import { signUp } from '../support/api-client.js';
import { describeScreens } from '../support/screens.js';
import { problem } from '../support/shop.js';

describeScreens(
  'the administrators’ analyses',
  [
    {
      name: 'admin-analyses-kinds',
      route: '/admin/analyses',
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
    {
      // Two runs, one that failed, none yet, and those that cannot be fetched.
      name: 'admin-analyses-runs',
      async show(stage) {
        const { page } = stage;
        await startWithoutAnalyses(stage);
        const kinds = analysisKinds();
        const owner = await signUp(stage.app.url);
        const ids = await addAnalyses(stage, owner, [kinds[3]!, kinds[5]!, kinds[0]!, kinds[4]!]);
        await page.route(`**/api/admin/analyses/${ids[3]}/attempts`, (route) => route.fulfill(problem(500)));
        await stage.open(analysesPath);
        const folded = page.getByRole('button', { name: /^Visa mer/ });
        await folded.first().waitFor();
        for (let left = await folded.count(); left > 0; left--) await folded.first().click();
        await page.getByText('Försök 1, körning 2').waitFor();
        await page.getByText('page_blocked', { exact: false }).first().waitFor();
        await page.getByText('Ingen har börjat arbeta med analysen än.').waitFor();
        await page.getByText('Körningarna kunde inte hämtas').waitFor();
      },
    },
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
