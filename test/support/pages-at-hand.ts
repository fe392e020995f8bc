import type { Page } from 'playwright';
import { waitFor } from './wait-for.js';

/**
 * Waits until the page has fetched the code and the styles of another one ahead, so that it can go offline.
 * @param chunk the file's name without its hash, for instance `home-page`
 */
export async function untilAtHand(page: Page, chunk: string): Promise<void> {
  const isCode = String.raw`/\/assets\/${chunk}-[^/]*\.js$/.test(name)`;
  let address: unknown;
  await waitFor(
    async () => {
      address = await page.evaluate(
        `performance.getEntriesByType('resource').find(({ name }) => ${isCode})?.name`,
      );
      return address !== undefined;
    },
    { what: `${chunk} to be fetched ahead` },
  );
  await waitFor(
    async () =>
      Boolean(
        await page.evaluate(
          "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)",
        ),
      ),
    { what: 'the styles to be loaded' },
  );
  await page.evaluate(`import(${JSON.stringify(address)})`);
}
