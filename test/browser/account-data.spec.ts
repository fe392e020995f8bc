import { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';

/** As `signUp` chooses it. */
const password = 'hemligt-lösenord';

async function openDialog({ page, open }: Pick<Stage, 'page' | 'open'>): Promise<void> {
  await open('/account');
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  await page.getByRole('heading', { name: 'Det här raderas direkt' }).waitFor();
}

const stages = describeScreens('account-data', [
  {
    name: 'account-erase',
    async show(stage) {
      const person = await stage.signIn();
      await stage.addAnalysis(person);
      await stage.addAnalysis(person);
      const credits = stage.app.app.get(CreditsService, { strict: false });
      await credits.grant(person.userId, 2, 'väntan', 'cli:test');
      await openDialog(stage);
    },
  },
  {
    name: 'account-erased',
    route: '/konto-raderat',
    async show({ open, page }) {
      await open('/konto-raderat');
      await page.getByRole('heading', { name: 'Kontot är raderat' }).waitFor();
    },
  },
]);

const usersOf = ({ app }: Stage, email: string) => app.app.get(EntityManager).fork().count(User, { email });

it('gives the file with everything', async () => {
  const { page, open, signIn } = await stages.stand();
  const { email } = await signIn();
  await open('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta dina uppgifter' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^visningsklar-mina-uppgifter-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(email);
  await page.getByText('Filen är hämtad').waitFor();
});

it.each([
  ['on a phone', phone],
  ['on a desk', {}],
])(
  'erases the account by the keyboard alone, %s, and leaves nothing of the person in the browser',
  async (_where, options) => {
    const stage = await stages.stand(options);
    const { page, open } = stage;
    const person = await stage.signIn();
    await stage.addAnalysis(person);
    await open('/account');
    const opener = page.getByRole('button', { name: 'Radera kontot' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Det här raderas direkt' }).waitFor();
    // Escape changes nothing and gives the focus back.
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await usersOf(stage, person.email)).toBe(1);
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Skriv ditt lösenord');
    await field.waitFor();
    await page.evaluate(`localStorage.setItem('report-ticks:x', '["a"]')`);

    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Radera kontot' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Skriv ditt lösenord.', { exact: true }).waitFor();
    await page.locator('input[type=password]:focus').waitFor();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Kontot är raderat' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/konto-raderat');
    expect(await usersOf(stage, person.email)).toBe(0);
    const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
    for (const trace of [person.email, person.userId, 'report-ticks']) expect(kept).not.toContain(trace);
    await page.getByRole('link', { name: 'Till startsidan' }).click();
    await page.waitForURL(`${stage.app.url}/`);
    await open('/account');
    await page.waitForURL(/\/auth/);
  },
);
