import { screen, waitFor } from '@testing-library/dom';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { openPage } from '../../test/open-page.js';
import { account, analysisCard, analysisView, noAnalyses, underWay } from '../../test/samples.js';
import { comparedFlat, reportView } from '../../test/views.js';

/** What a page shows something of. */
interface Reading {
  readonly path: string;
  /** Nobody is signed in otherwise. */
  readonly as?: 'buyer';
  readonly api: string;
  readonly view: unknown;
  readonly beside?: Answers;
  /** Said while nobody answers. */
  readonly says: string;
  /** What stands once the view has come. */
  readonly shown: () => unknown;
}

const { id } = analysisCard();
const one = `/api/analyses/${id}`;
const link = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const outOfReach = 'Vi får inget svar just nu';
const unpaid = analysisView({ isPaid: false });
const accountParts: Answers = {
  '/api/auth/me': { json: account() },
  '/api/account/purchases': { json: [] },
  '/api/account/sessions': { json: [] },
};
const paymentParts: Answers = {
  [one]: { json: unpaid },
  '/api/auth/me': { json: account({ freeReportsRemaining: 0 }) },
  '/api/products/single-report': { json: products[0] },
};
const payButton = () => screen.getByRole('button', { name: /^Betala 149\skr$/ });

const readings: Readonly<Record<string, Reading>> = {
  home: {
    path: '/home',
    as: 'buyer',
    api: '/api/analyses/stats',
    view: noAnalyses,
    says: outOfReach,
    shown: () => screen.getByText('Totalt analyser'),
  },
  'the list': {
    path: '/dashboard',
    as: 'buyer',
    api: '/api/analyses',
    view: { items: [analysisCard()], nextCursor: null },
    says: outOfReach,
    shown: () => screen.getByText('Vattugränd 14'),
  },
  'the comparison': {
    path: '/compare?ids=a,b',
    as: 'buyer',
    api: '/api/analyses/compare',
    view: { items: [comparedFlat, { ...comparedFlat, id: 'b' }] },
    says: outOfReach,
    shown: () => screen.getByText('2 bostäder'),
  },
  'the account': {
    path: '/account',
    as: 'buyer',
    api: '/api/auth/me',
    view: account(),
    beside: accountParts,
    says: outOfReach,
    shown: () => screen.getByText('Medlem sedan'),
  },
  'the purchases of an account': {
    path: '/account',
    as: 'buyer',
    api: '/api/account/purchases',
    view: [],
    beside: accountParts,
    says: 'Köpen kunde inte hämtas.',
    shown: () => expect(screen.queryByText('Köpen kunde inte hämtas.')).toBeNull(),
  },
  'the report': {
    path: `/report/${id}`,
    as: 'buyer',
    api: `${one}/report`,
    view: reportView(),
    says: outOfReach,
    shown: () => screen.getByRole('tab', { name: 'Översikt' }),
  },
  'what is paid for': {
    path: `/payment/${id}`,
    as: 'buyer',
    api: one,
    view: unpaid,
    beside: paymentParts,
    says: outOfReach,
    shown: () => screen.getByRole('heading', { level: 1, name: 'Slutför köp' }),
  },
  'the price of a report': {
    path: `/payment/${id}`,
    as: 'buyer',
    api: '/api/products/single-report',
    view: products[0],
    beside: paymentParts,
    says: 'Prissättningen kunde inte laddas. Försök igen senare.',
    shown: payButton,
  },
  'the order': {
    path: '/buy',
    as: 'buyer',
    api: '/api/products/single-report',
    view: products[0],
    says: 'Kunde inte ladda produkt',
    shown: payButton,
  },
  'an analysis under way': {
    path: `/analyze?url=${encodeURIComponent(link)}`,
    as: 'buyer',
    api: one,
    view: analysisView({ ...underWay, address: 'Vattugränd 14' }),
    says: outOfReach,
    shown: () => screen.getByText('Vattugränd 14'),
  },
  'the prices': {
    path: '/pricing',
    api: '/api/products',
    view: products,
    says: 'Kunde inte ladda priser. Försök igen senare.',
    shown: () => screen.getByRole('heading', { level: 2, name: 'Tio rapporter' }),
  },
};

describe('when the connection is back', () => {
  it.each(Object.entries(readings))(
    '%s comes by itself',
    async (_what, { path, as, api, view, beside, says, shown }) => {
      sessionStorage.setItem(`visningsklar.analyze:${link}`, id);
      const line = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
      const page = await openPage(path, {
        ...(as && { as }),
        answers: { ...beside, [api]: 'silent' },
      });
      await screen.findByText(says);
      line.mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
      await screen.findByText('Du är utan uppkoppling. Det du ser kan vara gammalt.');
      line.mockReturnValue(true);
      page.answer({ [api]: { json: view } });
      window.dispatchEvent(new Event('online'));
      await waitFor(shown);
      expect(screen.queryByText(says)).toBeNull();
    },
  );
});
