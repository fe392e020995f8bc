import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { waitFor } from './wait-for.js';

const listFile = join(import.meta.dirname, '../../dist/web/pages/pages.json');

/** As the web's build writes it. */
interface PageFiles {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly style: string;
}

/** What the first view of a route is made of, by the build's own list: paths that begin with `/assets/`. */
function filesOfPage(path: string): readonly string[] {
  const pages = JSON.parse(readFileSync(listFile, 'utf8')) as readonly PageFiles[];
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`The build has no page ${path}`);
  return [...page.scripts, page.style].map((file) => `/${file}`);
}

/**
 * Waits until the page has fetched the code and the styles of another one ahead, so that it can go offline.
 * @param path as in the route table, for instance `/home`
 */
export async function untilAtHand(page: Page, path: string): Promise<void> {
  const files = JSON.stringify(filesOfPage(path));
  await waitFor(
    async () =>
      Boolean(
        await page.evaluate(
          `${files}.every((file) => performance.getEntriesByName(location.origin + file).some(({ responseStatus }) => responseStatus === 200))`,
        ),
      ),
    { what: `${path} to be fetched ahead` },
  );
}
