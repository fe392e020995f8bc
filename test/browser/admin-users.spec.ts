import { describeScreens, type ScreenState, type Stage } from '../support/screens.js';
import { addPurchase } from '../support/purchases.js';
import { problem } from '../support/shop.js';
import { addBuyer, addPeople, erasureApi, startAlone, usersApi, usersPath } from '../support/users.js';

/** What the page shows while the server answers so. */
const answering = (name: string, status: number, heading: string): ScreenState => ({
  name,
  async show(stage) {
    await startAlone(stage);
    await stage.page.route(usersApi, (route) => route.fulfill(problem(status)));
    await stage.open(usersPath);
    await stage.page.getByRole('heading', { name: heading }).waitFor();
  },
});

async function openDialog(stage: Stage, email: string): Promise<void> {
  await stage.open(usersPath);
  await stage.page.getByRole('button', { name: `Ta bort ${email}` }).click();
  await stage.page.getByRole('dialog', { name: 'Ta bort användaren?' }).waitFor();
}

describeScreens('the administrators’ users', [
  {
    name: 'admin-users',
    async show(stage) {
      await startAlone(stage);
      await addPeople(stage, 3);
      await addBuyer(stage, 'anna@test.example');
      await addBuyer(stage, `${'en.mycket.lang.adress.'.repeat(2)}x@${'forening'.repeat(6)}.example`);
      await stage.open(usersPath);
      await stage.page.getByText('6 användare').waitFor();
    },
  },
  {
    name: 'admin-users-many',
    async show(stage) {
      await startAlone(stage);
      await addPeople(stage, 59);
      await stage.open(usersPath);
      await stage.page.getByText('1–25 av 60').waitFor();
    },
  },
  {
    name: 'admin-users-alone',
    async show(stage) {
      await startAlone(stage);
      await stage.open(usersPath);
      await stage.page.getByText('Ditt konto: bara en annan administratör').waitFor();
      expect(await stage.page.getByRole('button', { name: /^Ta bort/ }).count()).toBe(0);
    },
  },
  {
    name: 'admin-users-no-match',
    async show(stage) {
      await startAlone(stage);
      await stage.open(`${usersPath}?search=ingen%40test.example`);
      await stage.page.getByRole('heading', { name: 'Inga användare hittades' }).waitFor();
    },
  },
  {
    name: 'admin-users-no-page',
    async show(stage) {
      await startAlone(stage);
      await stage.open(`${usersPath}?page=7`);
      await stage.page.getByRole('heading', { name: 'Så många användare finns det inte' }).waitFor();
    },
  },
  {
    name: 'admin-users-loading',
    async show(stage) {
      await startAlone(stage);
      await stage.page.route(usersApi, () => undefined);
      await stage.open(usersPath);
      await stage.page.getByText('Laddar användarna...').waitFor({ state: 'attached' });
    },
  },
  answering('admin-users-failed', 500, 'Användarna kunde inte hämtas'),
  answering('admin-users-silent', 503, 'Vi får inget svar just nu'),
  {
    name: 'admin-users-erase',
    async show(stage) {
      await startAlone(stage);
      await addBuyer(stage, 'anna@test.example');
      await stage.page.route(erasureApi, async (route) => {
        const answer = await route.fetch();
        const more = { handIns: 3, pictures: 14, experiments: 1, mailTokens: 1 };
        const payments = { openCheckouts: 1, paymentsOnTheirWay: 1 };
        await route.fulfill({ json: { ...(await answer.json()), ...more, ...payments } });
      });
      await openDialog(stage, 'anna@test.example');
      await stage.page.getByText('Det går inte att ångra.').waitFor();
      await stage.page.getByRole('button', { name: 'Ta bort användaren' }).click();
      await stage.page.getByText('Det är inte användarens adress.').waitFor();
    },
  },
  {
    name: 'admin-users-erase-changed',
    async show(stage) {
      await startAlone(stage);
      const buyer = await addBuyer(stage, 'anna@test.example');
      await openDialog(stage, buyer.email);
      await stage.page.getByRole('textbox', { name: /^Skriv/ }).fill(buyer.email);
      await addPurchase(stage.app, buyer);
      await stage.page.getByRole('button', { name: 'Ta bort användaren' }).click();
      await stage.page.getByText('Kontot har ändrats sedan du fick se vad som tas bort.').waitFor();
      await stage.page.getByText('3 köp, varav 2 betalda').waitFor();
    },
  },
  {
    name: 'admin-users-erase-nothing',
    async show(stage) {
      await startAlone(stage);
      await addPeople(stage, 1);
      await openDialog(stage, 'person-1@test.example');
      await stage.page.getByText('Det går inte att ångra.').waitFor();
      expect(await stage.page.getByRole('dialog').getByRole('textbox').count()).toBe(0);
    },
  },
  {
    name: 'admin-users-erase-loading',
    async show(stage) {
      await startAlone(stage);
      await addPeople(stage, 1);
      await stage.page.route(erasureApi, () => undefined);
      await openDialog(stage, 'person-1@test.example');
      await stage.page.getByText('Räknar vad som tas bort...').waitFor();
    },
  },
  {
    name: 'admin-users-erase-failed',
    async show(stage) {
      await startAlone(stage);
      await addPeople(stage, 1);
      await stage.page.route(erasureApi, (route) => route.fulfill(problem(500)));
      await openDialog(stage, 'person-1@test.example');
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Försök igen' }).waitFor();
    },
  },
]);
