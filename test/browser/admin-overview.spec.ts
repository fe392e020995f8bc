import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../src/auth/user.entity.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { addAnalyses, analysisKinds, startWithoutAnalyses } from '../support/admin-analyses.js';
import { signUp } from '../support/api-client.js';
import { addPurchases, purchaseKinds } from '../support/purchases.js';
import { describeScreens, type Stage } from '../support/screens.js';

const path = '/admin';

/** Signs an administrator in who is alone: no other account, no analysis, no purchase. */
async function startAlone(stage: Stage): Promise<void> {
  const em = stage.app.app.get(EntityManager).fork();
  await em.nativeDelete(Purchase, {});
  await em.nativeDelete(User, {});
  await startWithoutAnalyses(stage);
}

/** With analyses and purchases of every kind, the newest five of them here. */
async function startBusy(stage: Stage): Promise<void> {
  await startAlone(stage);
  const buyer = await signUp(stage.app.url);
  await addAnalyses(stage, buyer, analysisKinds());
  await addPurchases(stage, buyer, purchaseKinds.slice(0, 4));
  await addPurchases(stage, null, purchaseKinds.slice(4));
  await stage.open(path);
  await stage.page.getByRole('heading', { name: 'Senaste analyserna' }).waitFor();
}

const stages = describeScreens(
  'the administrators’ overview',
  [
    { name: 'admin-overview-busy', show: startBusy },
    {
      name: 'admin-overview-empty',
      route: '/admin',
      async show(stage) {
        await startAlone(stage);
        await stage.open(path);
        await stage.page.getByText('Ingen har klistrat in en annons än.').waitFor();
        await stage.page.getByText('Ingen har gått till betalningen än.').waitFor();
      },
    },
  ],
  { ROLE: 'web', PUBLIC_URL: 'http://test.visningsklar.example' },
);

it('tells the figures of the lists, what came last, and where it runs, and leads to the lists', async () => {
  const stage = await stages.stand();
  await startBusy(stage);
  const { page, app } = stage;
  const textOf = async (name: string) =>
    (await page.getByRole('list', { name: 'I siffror' }).getByRole('link', { name }).innerText())
      .replaceAll('\u00a0', ' ')
      .split(/\s*\n+\s*/);
  expect(await textOf('Användare')).toEqual(['Användare', '2', '2 nya de senaste 7 dagarna']);
  // Startar, hämtad, skrivs, and one that has stopped.
  expect(await textOf('Klara analyser')).toEqual(['Klara analyser', '2', '4 pågår']);
  expect(await textOf('Misslyckade analyser')).toEqual([
    'Misslyckade analyser',
    '2',
    'se varför och starta om',
  ]);
  expect((await textOf('Köp'))[2]).toBe('10 betalda köp');

  const latest = page.getByRole('region', { name: 'Senaste analyserna' });
  const lines = await latest.getByRole('listitem').allInnerTexts();
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('Storgatan 1');
  expect(lines[0]).toContain('2026-11-01 22:30');
  expect(await page.getByRole('region', { name: 'Senaste köpen' }).getByRole('listitem').count()).toBe(5);

  const environment = page.getByRole('region', { name: 'Miljö' });
  const facts = await environment.getByRole('definition').allInnerTexts();
  const database = new URL(app.config.databaseUrl);
  expect(facts).toEqual([
    `${database.pathname.slice(1)} på ${database.host}`,
    'Test · test.visningsklar.example',
    '0.1.0',
    'test · webb',
    'Inte byggd: källkoden körs som den är',
    'Har inte körts än',
  ]);

  await page.getByRole('link', { name: 'Misslyckade analyser' }).click();
  await page.getByText('2 analyser', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?filter=failed');
  await page.goBack();
  await page.getByRole('link', { name: 'Visa alla: Senaste köpen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Betalningar' }).waitFor();
});
