import type { Locator, Page } from 'playwright';
import type { ApiClient } from './api-client.js';
import type { Stage } from './screens.js';

const advert = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const oneAnalysis = /\/api\/analyses\/[0-9a-f-]{36}$/;

export const linkField = (page: Page): Locator => page.getByLabel('Länk till bostadsannonsen');
export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** A page, and the call that it waits for. */
export interface Reading {
  readonly page: string;
  readonly call: string | RegExp;
  /** Brings the person to the page; the paths of an analysis are about one of theirs. */
  readonly open: (stage: Stage) => Promise<unknown>;
  /** What stands once the call is answered. */
  readonly ready: (page: Page) => Locator;
}

/** An analysis that waits for its payment. */
export const unpaid = { isPaid: false, address: 'Vattugränd 14', livingArea: 71.5 };
/** A person with two analyses of these fields, of which the first is the one that `:id` names, opens the page. */
export const signedInAt =
  (path: string, fields: Parameters<Stage['addAnalysis']>[1] = { address: 'Vattugränd 14' }) =>
  async (stage: Stage): Promise<ApiClient> => {
    const person = await stage.signIn();
    const ids = [await stage.addAnalysis(person, fields), await stage.addAnalysis(person, fields)];
    await stage.page.evaluate(`sessionStorage.setItem('visningsklar.analyze:${advert}', '${ids[0]}')`);
    await stage.open(path.replace(':ids', ids.join(',')).replace(':id', ids[0]!));
    return person;
  };

/** Every page of a buyer or visitor that asks for what it shows. */
export const readings: readonly Reading[] = [
  {
    page: '/home',
    call: '**/api/analyses/stats',
    open: signedInAt('/home'),
    ready: text('Totalt analyser'),
  },
  {
    page: '/dashboard',
    call: '**/api/analyses?*',
    open: signedInAt('/dashboard'),
    ready: text('Vattugränd 14'),
  },
  {
    page: '/compare',
    call: '**/api/analyses/compare?*',
    open: signedInAt('/compare?ids=:ids'),
    ready: text('2 bostäder'),
  },
  {
    page: '/account',
    call: '**/api/auth/me',
    open: signedInAt('/account'),
    ready: text('Medlem sedan'),
  },
  {
    page: '/report/:id',
    call: '**/api/analyses/*/report',
    open: signedInAt('/report/:id'),
    ready: (page) => page.getByRole('tab', { name: 'Översikt' }),
  },
  {
    page: '/payment/:id',
    call: oneAnalysis,
    open: signedInAt('/payment/:id', unpaid),
    ready: heading('Slutför köp'),
  },
  {
    page: '/payment/:id, its price',
    call: '**/api/products/single-report',
    open: signedInAt('/payment/:id', unpaid),
    ready: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
  },
  {
    page: '/buy',
    call: '**/api/products/single-report',
    open: signedInAt('/buy'),
    ready: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
  },
  {
    page: '/analyze',
    call: oneAnalysis,
    open: signedInAt(`/analyze?url=${encodeURIComponent(advert)}&analysis=:id`, {
      ...unpaid,
      status: 'analyzing',
      analysisResult: null,
    }),
    ready: text('Vattugränd 14'),
  },
  {
    page: '/pricing',
    call: '**/api/products',
    open: ({ open }) => open('/pricing'),
    ready: (page) => page.getByRole('link', { name: 'Köp nu' }).first(),
  },
];
