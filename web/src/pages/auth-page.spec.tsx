import { screen, waitFor, within } from '@testing-library/dom';
import type { SessionView } from '../../../src/auth/auth.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { admin, buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account } from '../../test/samples.js';

const session: SessionView = {
  user: buyer,
  session: { accessToken: 'token', expiresAt: '2099-01-01T00:00:00Z' },
};
/** What the account page asks, to which those who sign in are led here. */
const onwards: Answers = {
  '/api/auth/me': { json: account() },
  '/api/account/purchases': { json: [] },
  '/api/account/sessions': { json: [] },
};

async function open(search: string, title: string, answers: Answers = {}): Promise<OpenedPage> {
  const page = await openPage(`/auth${search}`, { answers });
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}
const email = () => screen.getByLabelText<HTMLInputElement>('E-post');
const password = (name = 'Lösenord') => screen.getByLabelText<HTMLInputElement>(name);
const rule = 'Minst 6 tecken, gärna flera ord. De vanligaste lösenorden går inte att välja.';
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const send = (page: OpenedPage, name: string) => page.user.click(screen.getByRole('button', { name }));
const alertOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!);
const reached = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

async function fill(page: OpenedPage, address: string, secret: string): Promise<void> {
  await page.user.type(email(), address);
  await page.user.type(password(), secret);
}

describe('logging in', () => {
  const logIn = 'POST /api/auth/login';

  it('leads on to where the person was going', async () => {
    const page = await open('?next=%2Faccount', 'Logga in', { [logIn]: { json: session }, ...onwards });
    await expectAccessible();
    await fill(page, ' anna@test.example ', 'hemligt-lösenord');
    await send(page, 'Logga in');
    await reached('/account');
    await screen.findByText('Medlem sedan');
    expect(await page.asked(logIn)[0]!.clone().json()).toEqual({
      email: 'anna@test.example',
      password: 'hemligt-lösenord',
    });
    expect(page.asked('/api/auth/me')[0]!.headers.get('authorization')).toBe('Bearer token');
    expect(JSON.parse(localStorage.getItem('visningsklar.session')!)).toEqual(buyer);
  });

  it.each([
    ['an administrator to their area', admin, '/admin', '/api/admin/overview'],
    ['a buyer to the list', buyer, '/dashboard', '/api/analyses'],
  ] as const)('leads %s', async (_who, user, path, api) => {
    const page = await open('?mode=login', 'Logga in', {
      [logIn]: { json: { ...session, user } },
      [api]: 'awaited',
    });
    await fill(page, user.email, 'hemligt-lösenord');
    await send(page, 'Logga in');
    await reached(path);
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    const page = await open('?mode=login', 'Logga in', {
      [logIn]: problem(401, 'Fel e-postadress eller lösenord.'),
    });
    await fill(page, 'anna@test.example', 'fel lösenord');
    await send(page, 'Logga in');
    (await alertOf('Inloggning misslyckades')).getByText('Fel e-postadress eller lösenord.');
    expect([email().value, password().value]).toEqual(['anna@test.example', 'fel lösenord']);
    await expectAccessible();
    // What was wrong with the last try says nothing of the next one.
    page.answer({ [logIn]: 'awaited' });
    await send(page, 'Logga in');
    await waitFor(() => expect(screen.queryByText('Inloggning misslyckades')).toBeNull());
  });

  it('says that nobody answers', async () => {
    const page = await open('?mode=login', 'Logga in', { [logIn]: 'silent' });
    await fill(page, 'anna@test.example', 'hemligt-lösenord');
    await send(page, 'Logga in');
    (await alertOf('Inloggning misslyckades')).getByText(
      'Vi får inget svar från servern just nu. Försök igen om en stund.',
    );
    expect(password().value).toBe('hemligt-lösenord');
  });

  it('says that the session has ended, and how one goes on', async () => {
    await open('?mode=login&ended=1&next=%2Fdashboard', 'Logga in');
    screen.getByText('Du har loggats ut. Logga in så fortsätter du där du var.');
    expect(screen.getByRole('link', { name: 'Glömt lösenord?' }).getAttribute('href')).toMatch(
      /mode=reset&next=%2Fdashboard/,
    );
    expect(document.title).toBe('Logga in · Visningsklar');
    await expectAccessible();
  });
});

describe('signing up', () => {
  const signUp = 'POST /api/auth/signup';

  it('names what one agrees to', async () => {
    await open('?mode=signup', 'Skapa konto');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'användarvillkoren' }).getAttribute('href')).toBe('/terms');
    expect(main.getByRole('link', { name: 'personuppgifter' }).getAttribute('href')).toBe('/privacy');
    expect(password().placeholder).toBe('Minst 6 tecken');
    expect(descriptionOf(password())).toContain(rule);
    expect(document.title).toBe('Skapa konto · Visningsklar');
    await expectAccessible();
  });

  it('says while it is typed that a password is common, and takes it back', async () => {
    const why = 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.';
    const check = 'POST /api/auth/password-check';
    const page = await open('?mode=signup', 'Skapa konto', {
      [check]: async (request) => {
        const { password } = (await request.json()) as { password: string };
        return { json: { refusal: password === 'sommar' ? why : null } };
      },
    });
    await fill(page, 'anna@test.example', 'sommar');
    const told = await screen.findByText(why);
    expect([told.getAttribute('role'), descriptionOf(password())]).toEqual(['status', why]);
    await expectAccessible();
    await page.user.type(password(), ' och saft');
    await screen.findByText(rule);
    const asked = await Promise.all(page.asked(check).map((request) => request.clone().json()));
    expect(asked[0]).toEqual({ password: 'sommar', email: 'anna@test.example' });
    expect(page.asked(signUp)).toEqual([]);
  });

  it('asks the server nothing while an address or a password is none', async () => {
    const page = await open('?mode=signup', 'Skapa konto');
    await fill(page, 'inte-en-adress', '12345');
    await send(page, 'Skapa konto');
    await screen.findByText('Ogiltig e-postadress');
    await screen.findByText('Lösenordet måste vara minst 6 tecken');
    expect([email().getAttribute('aria-invalid'), password().getAttribute('aria-invalid')]).toEqual([
      'true',
      'true',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(page.asked(signUp)).toEqual([]);
    await expectAccessible();
  });

  it('takes back what was wrong as soon as it is right', async () => {
    const page = await open('?mode=signup', 'Skapa konto');
    await page.user.type(password(), 'abc');
    await page.user.tab();
    await screen.findByText('Lösenordet måste vara minst 6 tecken');
    await page.user.type(password(), 'def');
    await waitFor(() => expect(screen.queryByText('Lösenordet måste vara minst 6 tecken')).toBeNull());
  });

  it('says beside the field what the server says of it', async () => {
    const message = 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.';
    const body = { type: 'about:blank', title: 'x', status: 422, code: 'invalid', detail: message };
    const page = await open('?mode=signup', 'Skapa konto', {
      [signUp]: { status: 422, json: { ...body, errors: [{ path: 'password', message }] } },
    });
    await fill(page, 'anna@test.example', '123456');
    await send(page, 'Skapa konto');
    (await alertOf('Registrering misslyckades')).getByText(message);
    const form = within(password().closest('form')!);
    await form.findByText(message);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('says that the address has to be confirmed, and returns to the log-in', async () => {
    const page = await open('?mode=signup', 'Skapa konto', {
      [signUp]: { json: { user: buyer, session: null } satisfies SessionView },
    });
    await fill(page, 'anna@test.example', 'hemligt-lösenord');
    await send(page, 'Skapa konto');
    const toast = (await screen.findByText('Kontrollera din e-post')).closest<HTMLElement>('[role=status]')!;
    within(toast).getByText(/^Vi har skickat en länk till dig\./);
    await screen.findByRole('heading', { level: 1, name: 'Logga in' });
    await expectAccessible();
  });
});

describe.each([
  ['signup', 'Skapa konto', 'Din länk är sparad. Analysen startar när kontot är klart.'],
  ['login', 'Logga in', 'Din länk är sparad. Analysen startar när du har loggat in.'],
])('the link that waits for somebody, at %s', (mode, title, said) => {
  const url = 'https://www.hemnet.se/bostad/villa-21700001';
  beforeEach(() => {
    localStorage.setItem('visningsklar.pending-link', JSON.stringify({ url, at: Date.now() }));
  });

  it('is shown, and let go of', async () => {
    const page = await open(`?mode=${mode}`, title);
    const kept = screen.getByText(said);
    within(kept).getByText(url);
    await expectAccessible();
    await send(page, 'Ta bort länken');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(localStorage.getItem('visningsklar.pending-link')).toBeNull();
    page.answer({ [`POST /api/auth/${mode}`]: { json: session }, '/api/analyses': 'awaited' });
    await fill(page, buyer.email, 'hemligt-lösenord');
    await send(page, title);
    await reached('/dashboard');
  });

  it('says what its analysis costs, and may be for the preview alone', async () => {
    const page = await open(`?mode=${mode}`, title);
    screen.getByText('Hela rapporten kostar en av kontots rapporter, om det har några.');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Bara förhandsvisning/ });
    expect(box.checked).toBe(false);
    const kept = () => JSON.parse(localStorage.getItem('visningsklar.pending-link')!) as object;
    for (const asPreview of [true, false]) {
      await page.user.click(box);
      expect([box.checked, kept()]).toMatchObject([asPreview, { url, asPreview }]);
    }
    await expectAccessible();
  });

  it('is not told of to one who was going elsewhere since', async () => {
    await open(`?mode=${mode}&next=%2Faccount`, title);
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('a new password', () => {
  const reset = 'POST /api/auth/reset';
  const change = 'POST /api/auth/reset/confirm';

  it('begins with a mail, which is sent to an address alone', async () => {
    const page = await open('?mode=reset', 'Återställ lösenord', { [reset]: { json: {} } });
    screen.getByText('Skriv din e-postadress så skickar vi en länk där du väljer ett nytt lösenord.');
    await expectAccessible();
    await page.user.type(email(), 'ingen adress');
    await send(page, 'Skicka återställningslänk');
    await screen.findByText('Ogiltig e-postadress');
    expect(page.asked(reset)).toEqual([]);
    await page.user.clear(email());
    await page.user.type(email(), 'anna@test.example');
    await send(page, 'Skicka återställningslänk');
    const toast = (await screen.findByText('E-post skickad')).closest<HTMLElement>('[role=status]')!;
    within(toast).getByText('Kolla din inkorg för instruktioner om lösenordsåterställning');
  });

  it('is taken once, and then logged in with', async () => {
    const page = await open('?mode=reset&token=abc', 'Välj nytt lösenord', { [change]: 'done' });
    screen.getByText('Du loggas ut på alla enheter och loggar in igen med det nya lösenordet.');
    expect(descriptionOf(password('Nytt lösenord'))).toContain(rule);
    await expectAccessible();
    await page.user.type(password('Nytt lösenord'), 'ett nytt lösenord');
    await send(page, 'Spara lösenord');
    await screen.findByText('Lösenordet är bytt');
    await screen.findByRole('heading', { level: 1, name: 'Logga in' });
    expect(await page.asked(change)[0]!.clone().json()).toEqual({
      token: 'abc',
      password: 'ett nytt lösenord',
      deviceId: localStorage.getItem('visningsklar.device'),
    });
    expect(localStorage.getItem('visningsklar.device')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is refused where the link is old, and another can be had', async () => {
    const why = 'Länken gäller inte längre. Be om en ny och försök igen.';
    const page = await open('?mode=reset&token=abc', 'Välj nytt lösenord', { [change]: problem(410, why) });
    await page.user.type(password('Nytt lösenord'), 'ett nytt lösenord');
    await send(page, 'Spara lösenord');
    (await alertOf('Återställning misslyckades')).getByText(why);
    expect(screen.getByRole('link', { name: 'Skicka en ny länk' }).getAttribute('href')).toBe(
      '/auth?mode=reset',
    );
    await expectAccessible();
  });
});

describe('the link of the mail that confirms an address', () => {
  const confirm = 'POST /api/auth/confirm';
  const openLink = (answer: Answers[string]): Promise<OpenedPage> =>
    open('?mode=confirm&token=abc', 'Bekräfta e-postadress', {
      [confirm]: answer,
      '/api/analyses': 'awaited',
    });

  it('asks for the password before it confirms and signs in', async () => {
    const page = await openLink({ json: session });
    await expectAccessible();
    expect(page.asked(confirm)).toEqual([]);
    await page.user.type(password(), 'hemligt-lösenord');
    await send(page, 'Bekräfta och logga in');
    await screen.findByText('Din e-postadress är bekräftad');
    await reached('/dashboard');
    expect(await page.asked(confirm)[0]!.clone().json()).toEqual({
      token: 'abc',
      password: 'hemligt-lösenord',
      deviceId: localStorage.getItem('visningsklar.device'),
    });
    expect(localStorage.getItem('visningsklar.device')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('shows whoever did not make the account, or forgot the password, how to choose one', async () => {
    await openLink('awaited');
    const link = screen.getByRole('link', { name: 'Glömt lösenordet, eller var det inte du? Välj ett nytt' });
    expect(link.getAttribute('href')).toBe('/auth?mode=reset');
  });

  it('says so where it is old, and leads to the log-in', async () => {
    const why = 'Länken gäller inte längre. Be om en ny och försök igen.';
    const page = await openLink(problem(422, why));
    await page.user.type(password(), 'hemligt-lösenord');
    await send(page, 'Bekräfta och logga in');
    (await alertOf('Bekräftelsen misslyckades')).getByText(why);
    expect(screen.getByRole('link', { name: 'Till inloggningen' }).getAttribute('href')).toBe(
      '/auth?mode=login',
    );
    await expectAccessible();
  });
});
