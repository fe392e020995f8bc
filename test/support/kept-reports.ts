import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { ApiClient } from './api-client.js';
import { waitFor } from './wait-for.js';

export const keptPrefix = 'visningsklar.report:';

/** As a person does: what the page remembers of them lasts until they leave. */
export async function logIn(page: Page, { email }: ApiClient, url: string, path: string): Promise<void> {
  await page.goto(`${url}/auth?mode=login&next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel(/Lösenord/).fill('hemligt-lösenord');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${url}${path}`);
}

/**
 * Names and addresses of what is kept of people, without the names' common beginning. An empty cache is none: opening
 * one that is erased just then makes it anew.
 */
export const keptOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(`(async () => {
    const kept = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith('${keptPrefix}')) continue;
      const requests = await (await caches.open(name)).keys();
      if (requests.length === 0) continue;
      kept[name.slice(${keptPrefix.length})] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return kept;
  })()`);

/**
 * Waits until a report lies in the browser with its pictures.
 * @param key the reader's id, a colon and the report's id
 */
export async function untilKept(page: Page, key: string, pictures: number): Promise<void> {
  await waitFor(
    async () => {
      const addresses = (await keptOn(page))[key] ?? [];
      const shas = new Set(addresses.map((address) => /images\/([0-9a-f]{64})/.exec(address)?.[1]));
      shas.delete(undefined);
      return addresses.some((address) => address.endsWith('/report')) && shas.size === pictures;
    },
    { what: `the report and ${pictures} of its pictures to be kept`, timeoutMs: 20_000 },
  );
}

/** Paths of the app's own files that are kept. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(
    `caches.open('visningsklar.app').then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`,
  );

/** Waits until every file of the app that the build names lies in the browser. */
export async function untilWhole(page: Page): Promise<void> {
  const files = JSON.parse(readFileSync('dist/web/pages/offline.json', 'utf8')) as { url: string }[];
  await waitFor(
    async () => {
      const kept = new Set(await keptFiles(page));
      return files.every(({ url }) => kept.has(url));
    },
    { what: 'all files of the app to be kept', timeoutMs: 20_000 },
  );
}
