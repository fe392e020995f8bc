import { describeScreens, type Stage } from '../support/screens.js';
import { addPurchase } from '../support/purchases.js';
import { addBuyer, addPeople, erasureApi, startAlone, usersPath } from '../support/users.js';

async function openDialog(stage: Stage, email: string): Promise<void> {
  await stage.open(usersPath);
  await stage.page.getByRole('button', { name: `Ta bort ${email}` }).click();
  await stage.page.getByRole('dialog', { name: 'Ta bort användaren?' }).waitFor();
}

describeScreens('the administrators’ users', [
  {
    name: 'admin-users',
    route: '/admin/users',
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
]);
