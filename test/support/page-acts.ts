import type { Locator, Page } from 'playwright';
import { linkField, signedInAt, unpaid } from './page-readings.js';
import type { Stage } from './screens.js';
import { analysisMs } from './patience.js';

/** An act that sends something, up to its button. */
export interface Act {
  readonly act: string;
  readonly call: string;
  readonly prepare: (stage: Stage) => Promise<unknown>;
  readonly button: (page: Page) => Locator;
  /** What stands once it is done. */
  readonly done: (page: Page) => Promise<unknown>;
}

/** Needs a tick, and leaves for another site. */
export const paying: Act = {
  act: 'paying',
  call: '**/api/checkout/analysis',
  async prepare(stage) {
    const { page, context } = stage;
    await page.route('**/api/checkout/*', (route) =>
      route.fulfill({ json: { url: 'https://betalning.example/c/pay/cs_1' } }),
    );
    await context.route('https://betalning.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Betala här</h1>' }),
    );
    await signedInAt('/payment/:id', unpaid)(stage);
    await page.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ }).check();
  },
  button: (page) => page.getByRole('button', { name: 'Betala 149 kr' }),
  done: (page) => page.waitForURL(/betalning\.example/),
};

/** The acts that a browser has a part in; `web/src/app/acts.spec.tsx` has all of them. */
export const acts: readonly Act[] = [
  {
    act: 'starting an analysis',
    call: '**/api/analyses',
    async prepare(stage) {
      await signedInAt('/home')(stage);
      await linkField(stage.page).fill(stage.adverts.link('storgatan-1-1001'));
    },
    button: (page) => page.getByRole('button', { name: 'Analysera' }),
    done: (page) => page.waitForURL(/\/report\//, { timeout: analysisMs }),
  },
  paying,
];
