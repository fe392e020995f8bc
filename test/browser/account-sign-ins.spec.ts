import { callAs } from '../support/api-client.js';
import { describeScreens, type Stage } from '../support/screens.js';

/** As `signUp` chooses it. */
const password = 'hemligt-lösenord';
const phoneBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The person logs in on a phone as well. @returns what the phone is answered from then on */
async function onPhone({ app }: Stage, email: string): Promise<() => Promise<number>> {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': phoneBrowser },
    body: JSON.stringify({ email, password }),
  });
  const { session } = (await response.json()) as { session: { accessToken: string } };
  const call = callAs(app.url, session.accessToken);
  return async () => (await call('GET', '/auth/me')).status;
}

async function openDialog({ page, open }: Pick<Stage, 'page' | 'open'>): Promise<void> {
  await open('/account');
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  await page.getByLabel('Nuvarande lösenord').waitFor();
}

const stages = describeScreens('account-sign-ins', [
  {
    name: 'account-sign-ins',
    async show(stage) {
      const { email } = await stage.signIn();
      await onPhone(stage, email);
      await stage.open('/account');
      await stage.page.getByText('Safari på iPhone').first().waitFor();
      await stage.page.getByText('Den här enheten').waitFor();
    },
  },
  {
    name: 'account-password-refused',
    async show(stage) {
      await stage.signIn();
      await openDialog(stage);
      await stage.page.getByLabel('Nuvarande lösenord').fill(password);
      await stage.page.getByLabel('Nytt lösenord').fill('sommar2026');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByText('Lösenordet är vanligt och lätt att gissa. Välj ett annat.').waitFor();
    },
  },
]);

it('ends one device at once, and leaves this one signed in', async () => {
  const stage = await stages.stand();
  const { page, open, signIn } = stage;
  const { email } = await signIn();
  const phone = await onPhone(stage, email);
  await open('/account');
  await page.getByRole('button', { name: 'Avsluta Safari på iPhone' }).click();
  await page.getByText('Safari på iPhone är utloggad').waitFor();
  await page.getByRole('button', { name: 'Avsluta Safari på iPhone' }).waitFor({ state: 'detached' });
  expect(await phone()).toBe(401);
  await page.reload();
  await page.getByText('Den här enheten').waitFor();
});

it('ends all others when they are several', async () => {
  const stage = await stages.stand();
  const { page, open, signIn } = stage;
  const { email } = await signIn();
  const phones = [await onPhone(stage, email), await onPhone(stage, email)];
  await open('/account');
  await page.getByRole('button', { name: 'Avsluta alla andra' }).click();
  await page.getByText('Alla andra enheter är utloggade').waitFor();
  await page.getByRole('button', { name: 'Avsluta alla andra' }).waitFor({ state: 'detached' });
  for (const phone of phones) expect(await phone()).toBe(401);
});

it('exchanges the password for one that is no common one, by the old one alone', async () => {
  const stage = await stages.stand();
  const { page, signIn, app } = stage;
  const { email } = await signIn();
  await openDialog(stage);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Byt lösenord' });
  await confirm.click();
  await page.getByText('Skriv ditt nuvarande lösenord.').waitFor();
  await page.getByLabel('Nuvarande lösenord').fill('fel lösenord');
  await page.getByLabel('Nytt lösenord').fill('blåbär och mjölk');
  await confirm.click();
  await page.getByText('Lösenordet stämmer inte.').waitFor();
  await page.getByLabel('Nuvarande lösenord').fill(password);
  await confirm.click();
  await page.getByText('Lösenordet är bytt').waitFor();
  const logIn = (secret: string) =>
    callAs(app.url)('POST', '/auth/login', { email, password: secret }).then(({ status }) => status);
  expect([await logIn(password), await logIn('blåbär och mjölk')]).toEqual([401, 200]);
});
