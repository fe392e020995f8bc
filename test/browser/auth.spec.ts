import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';
import { waitFor } from '../support/wait-for.js';

const newAddress = () => `${randomUUID()}@test.example`;

async function openForm({ open, page }: Stage, path: string, title: string): Promise<void> {
  await open(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

let inbox: SmtpInbox;
/** Its mail server is known once it has started, which is before the stages do. */
const environment: Record<string, string> = {};
beforeAll(async () => {
  inbox = await startSmtpServer();
  environment['SMTP_URL'] = inbox.url;
});

const stages = describeScreens(
  'auth',
  [
    { name: 'auth-login', route: '/auth', show: (stage) => openForm(stage, '/auth', 'Logga in') },
    {
      name: 'auth-login-refused',
      async show(stage) {
        await openForm(stage, '/auth?mode=login', 'Logga in');
        await stage.page.getByLabel('E-post').fill(newAddress());
        await stage.page.getByLabel('Lösenord', { exact: true }).fill('fel lösenord');
        await stage.page.getByRole('button', { name: 'Logga in' }).click();
        await stage.page.getByText('Inloggning misslyckades').waitFor();
        await stage.page.getByText('Fel e-postadress eller lösenord.').waitFor();
      },
    },
    {
      name: 'auth-signup',
      async show(stage) {
        await openForm(stage, '/auth?mode=signup', 'Skapa konto');
        await stage.page.getByPlaceholder('Minst 6 tecken').waitFor();
        const to = (name: string) =>
          stage.page.getByRole('main').getByRole('link', { name }).getAttribute('href');
        expect(await to('användarvillkoren')).toBe('/terms');
        expect(await to('personuppgifter')).toBe('/privacy');
      },
    },
    {
      name: 'auth-signup-faults',
      async show(stage) {
        await openForm(stage, '/auth?mode=signup', 'Skapa konto');
        await stage.page.getByLabel('E-post').fill('inte-en-adress');
        await stage.page.getByLabel('Lösenord', { exact: true }).fill('12345');
        await stage.page.getByRole('button', { name: 'Skapa konto' }).click();
        await stage.page.getByText('Ogiltig e-postadress').waitFor();
        await stage.page.getByText('Lösenordet måste vara minst 6 tecken').waitFor();
      },
    },
    ...(['signup', 'login'] as const).map((mode) => ({
      name: `auth-${mode}-kept-link`,
      async show(stage: Stage) {
        const url = `https://www.hemnet.se/bostad/${'villa-'.repeat(40)}21700001`;
        const kept = JSON.stringify({ url, at: Date.now() });
        await stage.context.addInitScript(
          `localStorage.setItem('visningsklar.pending-link', ${JSON.stringify(kept)})`,
        );
        await openForm(stage, `/auth?mode=${mode}`, mode === 'login' ? 'Logga in' : 'Skapa konto');
        await stage.page.getByText('Din länk är sparad.').waitFor();
        await stage.page.getByRole('button', { name: 'Ta bort länken' }).waitFor();
      },
    })),
    { name: 'auth-reset', show: (stage) => openForm(stage, '/auth?mode=reset', 'Återställ lösenord') },
    {
      name: 'auth-new-password',
      show: (stage) => openForm(stage, '/auth?mode=reset&token=abc', 'Välj nytt lösenord'),
    },
    {
      name: 'auth-confirm',
      show: (stage) => openForm(stage, '/auth?mode=confirm&token=abc', 'Bekräfta e-postadress'),
    },
  ],
  environment,
);
afterAll(() => inbox?.close());

describe('signing up, in and back in', () => {
  let context: BrowserContext;
  let page: Page;
  let home: string;
  beforeEach(async () => {
    ({ context, page } = await stages.stand(phone));
    home = stages.app.url;
  });

  const password = () => page.getByLabel(/^(Nytt lösenord|Lösenord)$/);
  const fill = async (email: string, secret: string): Promise<void> => {
    await page.getByLabel('E-post').fill(email);
    await password().fill(secret);
  };
  /** The link of a mail, on the server that sent it. */
  const linkOf = async (app: TestApp, email: string, nth: number): Promise<string> => {
    const { text = '' } = await inbox.mailTo(email, nth);
    const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(text)![0]);
    return app.url + pathname + search;
  };

  const titled = (title: string) => waitFor(async () => (await page.title()) === title, { what: title });

  it('goes from form to form, keeping where the person was going', async () => {
    await page.goto(`${home}/auth?next=%2Faccount`);
    await page.getByRole('link', { name: 'Glömt lösenord?' }).click();
    await page.waitForURL(/mode=reset&next=%2Faccount$/);
    await titled('Återställ lösenord · Visningsklar');
    await page.getByRole('link', { name: 'Tillbaka till inloggning' }).click();
    await page.waitForURL(/mode=login&next=%2Faccount$/);
    await titled('Logga in · Visningsklar');
    await page.getByRole('link', { name: 'Har du inget konto? Skapa konto' }).click();
    await page.waitForURL(/mode=signup&next=%2Faccount$/);
    await titled('Skapa konto · Visningsklar');
    await fill(newAddress(), 'sex-tecken');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/account`);
  });

  it('keeps a word of the sign-up note on one line, on phones of any width', async () => {
    await page.goto(`${home}/auth?mode=signup`);
    const note = page.getByText('Gratis rapporter ges');
    await note.waitFor();
    await page.evaluate('document.fonts.ready');
    const broken: number[] = [];
    for (let width = 320; width <= 430; width += 5) {
      await page.setViewportSize({ ...phone.viewport, width });
      const lines = await note.evaluate(({ firstChild: text, ownerDocument: document }) => {
        const word = document.createRange();
        const start = text!.textContent!.search(/e.postadress/);
        word.setStart(text!, start);
        word.setEnd(text!, start + 'e-postadress'.length);
        return word.getClientRects().length;
      });
      if (lines !== 1) broken.push(width);
    }
    expect(broken).toEqual([]);
  });

  it('sends who is signed in on to their analyses, also after a reload', async () => {
    const { email } = await signUp(home);
    await page.goto(`${home}/auth?mode=login`);
    await fill(`  ${email.toUpperCase()} `, 'hemligt-lösenord');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.waitForURL(`${home}/dashboard`);
    await page.goto(`${home}/auth?mode=signup`);
    await page.waitForURL(`${home}/dashboard`);
  });

  it('sends the reset link, and the page that it opens takes a new password', async () => {
    const { email } = await signUp(home);
    await page.goto(`${home}/auth?mode=reset`);
    await page.getByLabel('E-post').fill('ingen adress');
    await page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
    await page.getByText('Ogiltig e-postadress').waitFor();
    await page.getByLabel('E-post').fill(email);
    await page.getByRole('button', { name: 'Skicka återställningslänk' }).click();
    await page.getByText('E-post skickad').waitFor();
    await page.getByText('Kolla din inkorg för instruktioner om lösenordsåterställning').waitFor();

    const link = await linkOf(stages.app, email, 1);
    expect(new URL(link).searchParams.get('mode')).toBe('reset');
    await page.goto(link);
    await password().fill('ett nytt lösenord');
    await page.getByRole('button', { name: 'Spara lösenord' }).click();
    await page.getByText('Lösenordet är bytt').waitFor();
    await page.waitForURL(/mode=login$/);
    await fill(email, 'ett nytt lösenord');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.waitForURL(`${home}/dashboard`);

    await page.goto(link);
    await password().fill('ännu ett lösenord');
    await page.getByRole('button', { name: 'Spara lösenord' }).click();
    await page.getByText('Återställning misslyckades').waitFor();
    await page.getByText('Länken gäller inte längre. Be om en ny och försök igen.').waitFor();
  });

  describe('where addresses are confirmed by mail', () => {
    let confirming: TestApp;
    beforeAll(async () => {
      confirming = await startTestApp({
        SMTP_URL: inbox.url,
        AUTH_EMAIL_CONFIRMATION: 'true',
        SCRAPING_HOST_MAP: stages.adverts.hostMapText,
      });
    });
    afterAll(() => confirming?.close());

    it('asks to confirm the address, returns to the log-in, and the link of the mail leads on to the kept advert', async () => {
      const email = newAddress();
      const advert = stages.adverts.link('storgatan-1-1001');
      await page.goto(confirming.url);
      await page.getByRole('textbox').first().fill(advert);
      await page.keyboard.press('Enter');
      await page.waitForURL(/mode=signup$/);
      await fill(email, 'hemligt-lösenord');
      await page.getByRole('button', { name: 'Skapa konto' }).click();
      await page.getByText('Kontrollera din e-post').waitFor();
      await page.waitForURL(/mode=login$/);

      // A mail program opens a page of its own.
      page = await context.newPage();
      await page.goto(await linkOf(confirming, email, 1));
      await password().fill('fel lösenord');
      await page.getByRole('button', { name: 'Bekräfta och logga in' }).click();
      await page.getByText('Bekräftelsen misslyckades').waitFor();
      await password().fill('hemligt-lösenord');
      await page.keyboard.press('Enter');
      await page.getByText('Din e-postadress är bekräftad').waitFor();
      await page.waitForURL((url) => url.pathname === '/analyze' && url.searchParams.get('url') === advert);
    });
  });
});
