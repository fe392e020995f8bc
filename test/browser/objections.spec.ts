import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { claimAt } from '../../src/analyses/claim-at.js';
import { Objection } from '../../src/analyses/objection.entity.js';
import type { GivenObjection } from '../../src/analyses/objection.types.js';
import { signUp } from '../support/api-client.js';
import { fullerReport } from '../support/report-model.js';
import { addReport, flatHome, openReport } from '../support/report-stage.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';

/** The first flag of a report, opened. */
async function openFlag({ page }: Stage) {
  const flag = page.locator('.finding').first();
  if (!(await flag.locator('> details').getAttribute('open'))) await flag.locator('summary').first().click();
  return flag;
}

/** The form of the first flag, filled in. */
async function fillIn(stage: Stage) {
  const flag = await openFlag(stage);
  await flag.getByRole('button', { name: 'Anmäl fel' }).click();
  await flag.getByRole('radio', { name: 'Det står i annonsen' }).check();
  await flag
    .getByRole('textbox')
    .fill('Stammarna byttes 2019. Det står i näst sista stycket i annonsen och i årsredovisningen.');
  return flag;
}

/** One of each look: new, long, of an administrator, handled with a case. */
async function addObjections(stage: Stage): Promise<void> {
  await stage.signIn('admin');
  const buyer = await signUp(stage.app.url);
  const id = await addReport(stage.app, buyer, flatHome({ change: fullerReport }));
  const em = stage.app.app.get(EntityManager).fork();
  const analysis = await em.findOneOrFail(Analysis, id, { populate: ['analysisResult'] });
  const result = analysis.analysisResult!;
  const given = [
    ['redFlags.0', 'stated', 'Stammarna byttes 2019.'],
    ['verdict', 'untrue', 'Taket är nytt och föreningen har inga lån. '.repeat(20).trim()],
    ['monthlyCost', 'wrong-sum', ''],
    ['viewingQuestions.0', 'other', 'Frågan är redan besvarad.'],
  ] as const satisfies readonly (readonly [string, GivenObjection['reason'], string])[];
  await em.nativeDelete(Objection, {});
  const newest = Date.parse('2026-11-01T21:30:00Z');
  for (const [at, [path, reason, text]] of given.entries()) {
    const about = { claim: claimAt(result, path)!, meta: result.meta, isAdministrators: at === 2 };
    const objection = new Objection(analysis, { path, reason, text }, about);
    objection.createdAt = new Date(newest - at * 3_600_000);
    if (at === 3)
      Object.assign(objection, { handledAt: new Date(newest), caseName: 'stockholm-lagenhet-1968' });
    em.persist(objection);
  }
  await em.flush();
}

const stages = describeScreens('what readers say is wrong', [
  {
    name: 'objection-closed',
    async show(stage) {
      await openReport(stage);
      await (await openFlag(stage)).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'objection-open',
    async show(stage) {
      await openReport(stage);
      const flag = await fillIn(stage);
      await flag.getByText(/av 1.000 tecken/u).waitFor();
    },
  },
  {
    name: 'objection-verdict',
    async show(stage) {
      await openReport(stage);
      const band = stage.page.locator('.verdict');
      await band.getByRole('button', { name: 'Anmäl fel' }).click();
      await band.getByRole('button', { name: 'Skicka' }).click();
      await band.getByText('Välj vad som är fel.').waitFor();
    },
  },
  {
    name: 'objection-thanks',
    async show(stage) {
      await openReport(stage);
      const flag = await fillIn(stage);
      await flag.getByRole('button', { name: 'Skicka' }).click();
      await flag.getByText(/^Tack\./u).waitFor();
    },
  },
  {
    name: 'objection-refused',
    async show(stage) {
      await openReport(stage);
      const flag = await fillIn(stage);
      const em = stage.app.app.get(EntityManager).fork();
      await em.execute(
        `update analyses set analysis_result = jsonb_set(analysis_result, '{meta,generatedAt}', '"2026-01-01T00:00:00.000Z"')`,
      );
      await flag.getByRole('button', { name: 'Skicka' }).click();
      await flag.getByText(/^Rapporten har skrivits om/u).waitFor();
    },
  },
  {
    name: 'admin-objections',
    route: '/admin/objections',
    async show(stage) {
      await addObjections(stage);
      await stage.open('/admin/objections');
      await stage.page.getByText('4 felanmälningar').waitFor();
      await stage.page
        .getByRole('button', { name: /^Visa mer:/u })
        .first()
        .click();
      await stage.page.getByText('Rapportens ord').waitFor();
    },
  },
]);

it('is written by keys alone, kept when the form closes, and stored', async () => {
  const stage = await stages.stand(phone);
  const id = await openReport(stage);
  const { page } = stage;
  const band = page.locator('.verdict');
  const opener = band.getByRole('button', { name: 'Anmäl fel' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await band.locator('input:focus').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Det står under Övrigt.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await band.locator('input:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await band.locator('p:focus', { hasText: 'Tack.' }).waitFor();
  const em = stage.app.app.get(EntityManager).fork();
  const [kept] = await em.find(Objection, { analysis: id });
  expect(kept).toMatchObject({ path: 'verdict', reason: 'stated', text: 'Det står under Övrigt.' });
});
