import type { Locator, Page } from 'playwright';
import type { ApiClient } from './api-client.js';
import type { Stage } from './screens.js';

const advert = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const oneAnalysis = /\/api\/analyses\/[0-9a-f-]{36}$/;

const outOfReach = 'Vi får inget svar just nu';
export const again = (page: Page): Locator => page.getByRole('button', { name: 'Försök igen' }).first();
export const linkField = (page: Page): Locator => page.getByLabel('Länk till bostadsannonsen');
export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** One call that a page makes for what it shows. */
export interface Reading {
  readonly page: string;
  readonly call: string | RegExp;
  /** Brings the person to the page; the paths of an analysis are about one of theirs. */
  readonly open: (stage: Stage) => Promise<unknown>;
  /** What stands once the call is answered. */
  readonly ready: (page: Page) => Locator;
  /** What is said instead when the server is down (503) and when it fails (500). */
  readonly says: readonly [down: string, failed: string];
  /** The way on, where it is another than to try again, and where it leads. */
  readonly way?: { readonly link: string; readonly to: string };
  /** Nothing else waits for this call: the page stands without it. */
  readonly isPart?: boolean;
}

/** An analysis that waits for its payment. */
export const unpaid = { isPaid: false, address: 'Vattugränd 14', livingArea: 71.5 };
/** A person with two analyses of these fields, of which the first is the one that `:id` names, opens the page. */
export const signedInAt =
  (path: string, fields: Parameters<Stage['addAnalysis']>[1] = { address: 'Vattugränd 14' }) =>
  async (stage: Stage): Promise<ApiClient> => {
    const person = await stage.signIn();
    const ids = [await stage.addAnalysis(person, fields), await stage.addAnalysis(person, fields)];
    await stage.context.addInitScript(
      `sessionStorage.setItem('visningsklar.analyze:${advert}', '${ids[0]}')`,
    );
    await stage.open(path.replace(':ids', ids.join(',')).replace(':id', ids[0]!));
    return person;
  };

/** Every call that a page of a buyer or visitor shows something of. */
export const readings: readonly Reading[] = [
  {
    page: '/home',
    call: '**/api/analyses/stats',
    open: signedInAt('/home'),
    ready: text('Totalt analyser'),
    says: [outOfReach, 'Översikten kunde inte hämtas'],
  },
  {
    page: '/dashboard',
    call: '**/api/analyses?*',
    open: signedInAt('/dashboard'),
    ready: text('Vattugränd 14'),
    says: [outOfReach, 'Analyserna kunde inte hämtas'],
  },
  {
    page: '/compare',
    call: '**/api/analyses/compare?*',
    open: signedInAt('/compare?ids=:ids'),
    ready: text('2 fastigheter'),
    says: [outOfReach, 'Kunde inte hämta analyserna'],
    way: { link: 'Till Mina Analyser', to: '/dashboard' },
  },
  {
    page: '/account',
    call: '**/api/auth/me',
    open: signedInAt('/account'),
    ready: text('Medlem sedan'),
    says: [outOfReach, 'Kontot kunde inte hämtas'],
  },
  {
    page: '/account, its purchases',
    call: '**/api/account/purchases',
    open: signedInAt('/account'),
    ready: heading('Mitt Konto'),
    says: ['Köpen kunde inte hämtas.', 'Köpen kunde inte hämtas.'],
    isPart: true,
  },
  {
    page: '/report/:id',
    call: '**/api/analyses/*/report',
    open: signedInAt('/report/:id'),
    ready: (page) => page.getByRole('tab', { name: 'Översikt' }),
    says: [outOfReach, 'Rapporten kunde inte hämtas'],
  },
  {
    page: '/payment/:id',
    call: oneAnalysis,
    open: signedInAt('/payment/:id', unpaid),
    ready: heading('Slutför köp'),
    says: [outOfReach, 'Kunde inte hämta analys'],
  },
  {
    page: '/payment/:id, its price',
    call: '**/api/products/single-report',
    open: signedInAt('/payment/:id', unpaid),
    ready: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
    says: [
      'Prissättningen kunde inte laddas. Försök igen senare.',
      'Prissättningen kunde inte laddas. Försök igen senare.',
    ],
  },
  {
    page: '/buy',
    call: '**/api/products/single-report',
    open: signedInAt('/buy'),
    ready: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
    says: ['Kunde inte ladda produkt', 'Kunde inte ladda produkt'],
  },
  {
    page: '/analyze',
    call: oneAnalysis,
    open: signedInAt(`/analyze?url=${encodeURIComponent(advert)}`, {
      ...unpaid,
      status: 'analyzing',
      analysisResult: null,
    }),
    ready: text('Vattugränd 14'),
    says: [outOfReach, 'Analysen kunde inte hämtas'],
  },
  {
    page: '/pricing',
    call: '**/api/products',
    open: ({ open }) => open('/pricing'),
    ready: (page) => page.getByRole('link', { name: 'Köp nu' }).first(),
    says: ['Kunde inte ladda priser. Försök igen senare.', 'Kunde inte ladda priser. Försök igen senare.'],
  },
  {
    page: '/auth?mode=confirm',
    call: '**/api/auth/confirm',
    open: ({ open }) => open('/auth?mode=confirm&token=gammal'),
    ready: heading('Länken fungerar inte'),
    says: [outOfReach, 'Länken fungerar inte'],
    way: { link: 'Till inloggningen', to: '/auth' },
  },
];
