import { describeScreens, phone } from '../support/screens.js';

const path = '/admin/users';
const failed = 'Användarna kunde inte hämtas';

const stages = describeScreens('a list that is refused', [
  {
    name: 'admin-list-refused',
    async show(stage) {
      await stage.signIn('admin');
      await stage.open(`${path}?search=${'a'.repeat(300)}`);
      await stage.page.getByRole('heading', { name: failed }).waitFor();
    },
  },
]);

it('tells in Swedish why the server refuses a search, and shows all instead', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  await stage.signIn('admin');
  for (const [search, why] of [
    ['a'.repeat(300), 'Sökningen får ha högst 200 tecken.'],
    ['a%00b', 'Texten innehåller ett tecken som inte går att använda.'],
  ]) {
    await stage.open(`${path}?search=${search}`);
    await page.getByText(why!).waitFor();
    expect(await page.getByRole('button', { name: 'Försök igen' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Visa alla användare' }).click();
    await page.getByRole('heading', { name: failed }).waitFor({ state: 'detached' });
    expect([await page.getByRole('searchbox').inputValue(), new URL(page.url()).search]).toEqual(['', '']);
  }
});
