import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { User } from '../../src/auth/user.entity.js';
import { callAs, signUp } from '../support/api-client.js';
import { phone, useStages } from '../support/screens.js';
import { addBuyer, addPeople, startAlone, usersPath } from '../support/users.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ta bort användaren?' });
const ask = (page: Page, email: string) => page.getByRole('button', { name: `Ta bort ${email}` }).click();
const agree = (page: Page) => dialogOf(page).getByRole('button', { name: 'Ta bort användaren' });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const isThere = async (email: string) =>
  (await stages.app.app.get(EntityManager).fork().count(User, { email })) === 1;

describe('the users', () => {
  it('tell what each has, and who they are', async () => {
    const stage = await stages.stand();
    const { page, open } = stage;
    const admin = await startAlone(stage);
    await addPeople(stage, 1);
    await addBuyer(stage, 'anna@test.example');
    await open(usersPath);
    await page.getByText('3 användare').waitFor();
    const figures = (await page.getByRole('definition').allInnerTexts()).map(plain);
    // Anna came today, the person three weeks ago at 21:30 in Sweden, the administrator in March.
    expect(figures).toEqual(['3', 'konton i allt', '1', 'de senaste sju dygnen', '1', 'med minst en analys']);
    const rows = page.getByRole('table').locator('tbody tr');
    const texts = (await rows.allInnerTexts()).map((text) => plain(text).replace(/\s*[\n\t]+\s*/g, '|'));
    expect(texts[0]).toContain('anna@test.example|');
    expect(texts[0]).toContain('Adressen är inte bekräftad');
    expect(texts[0]).toContain('|3|2|2|');
    expect(texts[1]).toContain('person-1@test.example|');
    expect(texts[1]).not.toContain('bekräftad');
    expect(texts[1]).toContain('|3|0|0|');
    expect(texts[1]).toContain('2026-11-01 21:30');
    expect(texts[2]).toContain(`${admin.email}|`);
    expect(texts[2]).toContain('Administratör|Ditt konto: bara en annan administratör kan ta bort det');
    expect(await page.getByRole('button', { name: /^Ta bort/ }).count()).toBe(2);
  });

  it('are erased after it was told what goes and stays, and the address was typed', async () => {
    const stage = await stages.stand(phone);
    const { page, open } = stage;
    await startAlone(stage);
    const anna = await addBuyer(stage, 'anna@test.example');
    await open(usersPath);
    await ask(page, anna.email);
    const dialog = dialogOf(page);
    await dialog.getByText('Det går inte att ångra.').waitFor();
    expect((await dialog.getByRole('listitem').allInnerTexts()).map(plain)).toEqual([
      'kontot med e-postadress och lösenord',
      '2 analyser, varav 1 klar',
      '3 oanvända gratisrapporter och 2 oanvända köpta rapporter',
      '1 inloggning, som avslutas direkt',
      'märket att enheten har fått sina gratisrapporter',
      '2 köp, varav 1 betalt',
      '2 rader om givna och använda rapporter',
      'en rad i loggen om vem som tog bort kontot',
    ]);
    const field = dialog.getByRole('textbox', { name: 'Skriv anna@test.example för att bekräfta' });
    await field.fill('anna@test');
    await agree(page).click();
    await dialog.getByText('Det är inte användarens adress.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await isThere(anna.email)).toBe(true);
    await field.fill(' Anna@test.example ');
    await field.press('Enter');
    await page.getByText('Användare borttagen').waitFor();
    await page.getByText('1 användare').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await isThere(anna.email)).toBe(false);
    expect((await callAs(stage.app.url, anna.token)('GET', '/auth/me')).status).toBe(401);
  });
});

describe('the deletion of a user', () => {
  it('needs no typing where nothing is lost, and is left by Escape', async () => {
    const stage = await stages.stand();
    const { page, open } = stage;
    await startAlone(stage);
    await addPeople(stage, 1);
    await open(usersPath);
    const button = page.getByRole('button', { name: 'Ta bort person-1@test.example' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Det går inte att ångra.').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    expect(await isThere('person-1@test.example')).toBe(true);
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Det går inte att ångra.').waitFor();
    await agree(page).click();
    await page.getByText('Användare borttagen').waitFor();
    await waitFor(async () => !(await isThere('person-1@test.example')));
  });

  it('counts what stands now each time it is asked for', async () => {
    const stage = await stages.stand();
    const { page, open } = stage;
    await startAlone(stage);
    const anna = await signUp(stage.app.url);
    await open(usersPath);
    await ask(page, anna.email);
    await dialogOf(page).getByText('1 inloggning').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Behåll användaren' }).click();
    await stage.addAnalysis(anna);
    await ask(page, anna.email);
    await dialogOf(page).getByText('1 analys').waitFor();
  });

  it('breaks its lines between words on the narrowest phone', async () => {
    const stage = await stages.stand({ ...phone, viewport: { width: 320, height: 640 } });
    const { page, open } = stage;
    await startAlone(stage);
    const anna = await addBuyer(stage, 'anna@test.example');
    await open(usersPath);
    await ask(page, anna.email);
    await dialogOf(page).getByText('2 rader om givna och använda rapporter').waitFor();
    expect(await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const cards = page.getByRole('list', { name: 'Användare' });
    expect(await cards.getByText('Ta bort', { exact: true }).count()).toBe(1);
  });
});
