import { describeScreens, phone, type Stage } from '../support/screens.js';

const path = '/admin/users';
const failed = 'Användarna kunde inte hämtas';

/** A list whose address asks for what the server refuses whenever it is asked. */
async function open(stage: Stage, search: string): Promise<void> {
  await stage.signIn('admin');
  await stage.open(`${path}?search=${search}`);
  await stage.page.getByRole('heading', { name: failed }).waitFor();
}

const stages = describeScreens('a list that is refused', [
  {
    name: 'admin-list-refused',
    show: (stage) => open(stage, 'a'.repeat(300)),
  },
]);

describe.each([
  ['a phone', phone],
  ['a desktop', {}],
])('a search that the server refuses, on %s', (_name, options) => {
  it.each([
    ['a'.repeat(300), 'Sökningen får ha högst 200 tecken.'],
    ['a%00b', 'Texten innehåller ett tecken som inte går att använda.'],
  ])('is told in Swedish, and all can be shown instead: %#', async (search, why) => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await open(stage, search);
    await page.getByText(why).waitFor();
    expect(await page.getByRole('button', { name: 'Försök igen' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Visa alla användare' }).click();
    await page.getByRole('searchbox').waitFor();
    await page.getByRole('heading', { name: failed }).waitFor({ state: 'detached' });
    expect([await page.getByRole('searchbox').inputValue(), new URL(page.url()).search]).toEqual(['', '']);
  });

  it('can be searched anew', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await open(stage, 'a'.repeat(300));
    await page.getByRole('searchbox').fill('ingen-heter-sa@test.example');
    await page.getByRole('heading', { name: 'Inga användare hittades' }).waitFor();
  });
});
