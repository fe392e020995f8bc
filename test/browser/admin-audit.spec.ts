import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { AuditEntry, type AuditedAct } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp } from '../support/api-client.js';
import { emptyLog } from '../support/log-of-acts.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';

const path = '/admin/audit';

/** Signs an administrator in, for whom the log holds these acts alone, an hour apart, the newest first. */
async function logIn(
  stage: Stage,
  acts: (admin: string) => readonly AuditedAct[],
): Promise<{ email: string }> {
  const admin = await stage.signIn('admin');
  const em = stage.app.app.get(EntityManager).fork();
  await emptyLog(em);
  const newest = Date.parse('2026-11-01T21:30:00Z');
  for (const [at, act] of acts(`user:${admin.userId}`).entries()) {
    const entry = new AuditEntry(act);
    entry.createdAt = new Date(newest - at * 3_600_000);
    em.persist(entry);
  }
  await em.flush();
  return admin;
}

const gone = 'b3e0c1d2-0000-4000-8000-000000000000';
/** One of each kind, of which the last has a word that nobody knows yet. */
async function everyAct(stage: Stage): Promise<{ email: string }> {
  const buyer = await signUp(stage.app.url);
  const analysis = `analysis:${await stage.addAnalysis(buyer, { address: 'Storgatan 1' })}`;
  const user = `user:${buyer.userId}`;
  return logIn(stage, (actor) => [
    { actor, act: 'analysis.retry', subject: analysis, details: { attempt: 2, isForced: true } },
    { actor, act: 'report.open', subject: analysis },
    { actor, act: 'user.delete', subject: `user:${gone}`, details: { analyses: 3, sessions: 1 } },
    { actor, act: 'setting.set', subject: 'setting:free_reports_count', details: { before: 3, after: 60 } },
    { actor: 'cli:eva', act: 'user.make-admin', subject: user },
    { actor: 'cli:eva', act: 'credits.grant', subject: user, details: { amount: 2 } },
    { actor: 'cli:eva', act: 'product.retire', subject: 'product:package-10-reports' },
    {
      actor: 'cli:eva',
      act: 'webhook.replay',
      subject: 'event:evt_1Nx',
      details: { statusBefore: 'failed' },
    },
    { actor, act: 'job.remove', subject: analysis, details: { queue: 'analyses', state: 'waiting' } },
    { actor, act: 'queue.pause', subject: 'queue:analyses' },
    {
      actor: 'cli:eva',
      act: 'database.migrate',
      details: { migrations: ['20261127-audit', '20261128-admin-lists'] },
    },
    { actor: `user:${randomUUID()}`, act: 'something.of-tomorrow', subject: 'kind:of-tomorrow' },
  ]);
}

const stages = describeScreens('the log of acts', [
  {
    name: 'admin-audit',
    route: '/admin/audit',
    async show(stage) {
      await everyAct(stage);
      await stage.open(path);
      await stage.page.getByText('12 händelser').waitFor();
      await stage.page.getByRole('button', { name: /Visa mer: .* setting\.set/ }).click();
      await stage.page.getByText('setting:free_reports_count').waitFor();
    },
  },
]);

it('says who did what, and leads to what is still there', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  const { email } = await everyAct(stage);
  await stage.open(path);
  await page.getByText('12 händelser').waitFor();
  const lines = page.getByRole('list', { name: 'Händelser' }).locator('> li');
  const told = (await lines.allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim(),
  );
  const [web, cli] = ['Webben 2026-11-01', 'Kommandoraden 2026-11-01'];
  expect(told).toEqual([
    `${email} startade om analysen Storgatan 1 ${web} 22:30`,
    `${email} öppnade rapporten för Storgatan 1 ${web} 21:30`,
    `${email} tog bort användaren b3e0c1d2 ${web} 20:30`,
    `${email} ändrade inställningen Gratis rapporter per ny användare 3 → 60 ${web} 19:30`,
    expect.stringMatching(/^eva gjorde \S+@\S+ till administratör Kommandoraden 2026-11-01 18:30$/),
    expect.stringMatching(/^eva gav rapporter till \S+@\S+ 2 rapporter Kommandoraden 2026-11-01 17:30$/),
    `eva slutade sälja package-10-reports ${cli} 16:30`,
    `eva lät händelsen evt_1Nx från Stripe behandlas igen ${cli} 15:30`,
    `${email} tog bort jobbet för Storgatan 1 ${web} 14:30`,
    `${email} pausade kön analyses ${web} 13:30`,
    `eva uppdaterade databasen ${cli} 12:30`,
    `Ett raderat konto gjorde something.of-tomorrow of-tomorrow ${web} 11:30`,
  ]);
  const opener = lines.nth(2).getByRole('button', { name: `Visa mer: ${email} user.delete` });
  expect(await opener.getAttribute('aria-expanded')).toBe('false');
  await opener.click();
  const details = page.locator('dl').filter({ hasText: `user:${gone}` });
  expect((await details.innerText()).split('\n').filter(Boolean).slice(0, 2)).toEqual([
    'Händelse',
    'user.delete',
  ]);
  await page.getByRole('button', { name: `Visa mindre: ${email} user.delete` }).click();
  await details.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Storgatan 1' }).first().click();
  await page.waitForURL('**/listing/*');
});
