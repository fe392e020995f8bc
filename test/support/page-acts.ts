import type { Locator, Page } from 'playwright';
import { again, linkField, signedInAt, unpaid } from './page-readings.js';
import type { Stage } from './screens.js';

const password = 'hemligt-lösenord';

/** An act that sends something, up to its button. */
export interface Act {
  readonly act: string;
  readonly call: string;
  readonly prepare: (stage: Stage) => Promise<unknown>;
  readonly button: (page: Page) => Locator;
  /** What stands once it is done. */
  readonly done: (page: Page) => Promise<unknown>;
}

const terms = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ });

/** A checkout page of our own making. */
async function takePayments({ page, context }: Stage): Promise<void> {
  await page.route('**/api/checkout/*', (route) =>
    route.fulfill({ json: { url: 'https://betalning.example/c/pay/cs_1' } }),
  );
  await context.route('https://betalning.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Betala här</h1>' }),
  );
}

let people = 0;
const formAt =
  (mode: string, password?: string) =>
  async ({ page, open }: Stage): Promise<void> => {
    await open(`/auth?mode=${mode}`);
    await page.getByLabel('E-post').fill(`natet${(people += 1)}@test.example`);
    if (password) await page.getByLabel('Lösenord').fill(password);
  };
const submit = (page: Page): Locator => page.locator('button[type=submit]');
/** What buyers and visitors send. */
export const acts: readonly Act[] = [
  {
    act: 'logging in',
    call: '**/api/auth/login',
    prepare: formAt('login', password),
    button: submit,
    done: (page) => page.getByText('Inloggning misslyckades').waitFor(),
  },
  {
    act: 'signing up',
    call: '**/api/auth/signup',
    prepare: formAt('signup', password),
    button: submit,
    done: (page) => page.waitForURL(/\/dashboard$/),
  },
  {
    act: 'asking for a new password',
    call: '**/api/auth/reset',
    prepare: formAt('reset'),
    button: submit,
    done: (page) => page.getByText('E-post skickad').waitFor(),
  },
  {
    act: 'starting an analysis',
    call: '**/api/analyses',
    async prepare(stage) {
      await signedInAt('/home')(stage);
      await linkField(stage.page).fill(stage.adverts.link('storgatan-1-1001'));
    },
    button: (page) => page.getByRole('button', { name: 'Analysera' }),
    done: (page) => page.waitForURL(/\/report\//, { timeout: 25_000 }),
  },
  {
    act: 'trying again',
    call: '**/api/analyses/*/retry',
    prepare: signedInAt('/dashboard', { status: 'failed', analysisResult: null, isPaid: false }),
    button: again,
    done: (page) => page.getByText('Analysen har startats om.').waitFor(),
  },
  {
    act: 'unlocking',
    call: '**/api/analyses/*/unlock',
    prepare: signedInAt('/payment/:id', unpaid),
    button: (page) => page.getByRole('button', { name: 'Lås upp med 1 rapport' }),
    done: (page) => page.waitForURL(/\/report\//),
  },
  {
    act: 'paying',
    call: '**/api/checkout/analysis',
    async prepare(stage) {
      await takePayments(stage);
      await signedInAt('/payment/:id', unpaid)(stage);
      await terms(stage.page).check();
    },
    button: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
    done: (page) => page.waitForURL(/betalning\.example/),
  },
  {
    act: 'buying reports',
    call: '**/api/checkout/credits',
    async prepare(stage) {
      await takePayments(stage);
      await signedInAt('/buy')(stage);
      await terms(stage.page).check();
    },
    button: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
    done: (page) => page.waitForURL(/betalning\.example/),
  },
];
