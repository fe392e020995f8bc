import { describeScreens, type Stage } from '../support/screens.js';

async function showUnknown({ open, page }: Stage, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await open(path);
  expect((await answered).status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Sidan finns inte' }).waitFor();
  expect(await page.title()).toBe('Sidan finns inte · Visningsklar');
  await page.getByRole('main').locator('[lang="en"]').getByText('404: Page not found').waitFor();
  await page
    .getByRole('link', { name: /^Visningsklar/ })
    .filter({ visible: true })
    .waitFor();
}

describeScreens('an unknown address', [
  {
    name: 'not-found',
    route: '*',
    show: (stage) => showUnknown(stage, '/nothing/here'),
  },
  {
    name: 'not-found-escaped-wrongly',
    show: (stage) => showUnknown(stage, '/nothing/%E0'),
  },
  {
    name: 'not-found-id-escaped-wrongly',
    async show(stage) {
      await stage.signIn('admin');
      await stage.open('/admin/experiment/%E0');
      await stage.page.getByRole('heading', { name: 'Experiment ej funnet' }).waitFor();
    },
  },
  {
    name: 'not-found-signed-in',
    async show(stage) {
      await stage.signIn();
      await showUnknown(stage, '/nothing/here');
      await stage.page
        .getByRole('navigation')
        .getByRole('link', { name: 'Hem' })
        .filter({ visible: true })
        .waitFor();
    },
  },
  {
    name: 'not-found-leads-home',
    async show(stage) {
      await showUnknown(stage, '/nothing/here');
      await stage.page.getByRole('link', { name: 'Return to home' }).press('Enter');
      await stage.page.waitForURL(`${stage.app.url}/`);
      await stage.page.getByRole('link', { name: 'Skapa konto' }).waitFor();
    },
  },
]);
