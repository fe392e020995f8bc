import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { knownFlat, openListing } from '../support/listing-debug.js';
import type { ReportOfHome } from '../support/report-stage.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

/** The viewer of the listing's document. */
async function opened(home: ReportOfHome = knownFlat(1, 0), options = {}) {
  const stage = await stages.stand(options);
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await openListing(stage, home, '#listing');
  const { page } = stage;
  const viewer = page.getByRole('region', { name: 'Raw listing JSON' });
  return { stage, page, id, viewer, tree: viewer.getByRole('tree'), path: viewer.locator('code').last() };
}
const items = (tree: Locator) => tree.getByRole('treeitem');
/** The first value of that name; `unread` is the first list of a flat's. */
const item = (tree: Locator, key: string) =>
  items(tree)
    .filter({ hasText: new RegExp(`^${key}: `) })
    .first();
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const copied = async (page: Page, button: Locator): Promise<string> => {
  await page.evaluate("navigator.clipboard.writeText('')");
  await button.click();
  await waitFor(async () => (await clipboard(page)) !== '', { what: 'something to be copied' });
  return clipboard(page);
};

describe('a document', () => {
  it('is folded and opened, by itself, by levels and whole', async () => {
    const { viewer, tree } = await opened();
    const isOpen = (key: string) => item(tree, key).getAttribute('aria-expanded');
    expect(await item(tree, 'address').innerText()).toContain('"Vattugränd 14"');
    expect([await isOpen('unread'), await isOpen('address')]).toEqual(['false', null]);
    await item(tree, 'unread').click();
    expect(await isOpen('unread')).toBe('true');
    // The one page in the list, which is folded itself.
    expect(await isOpen('0')).toBe('false');
    await item(tree, 'unread').click();
    expect(await item(tree, '0').count()).toBe(0);
    await viewer.getByRole('button', { name: 'Fäll ihop' }).click();
    expect(await items(tree).count()).toBe(1);
    await viewer.getByRole('combobox', { name: 'Öppna till nivå' }).selectOption('Nivå 1');
    expect([await isOpen('unread'), await item(tree, '0').count()]).toEqual(['false', 0]);
    await viewer.getByRole('combobox', { name: 'Öppna till nivå' }).selectOption('Nivå 2');
    expect([await isOpen('unread'), await isOpen('0')]).toEqual(['true', 'false']);
    await viewer.getByRole('button', { name: 'Fäll ut allt' }).click();
    expect(await item(tree, 'code').innerText()).toContain('"page_blocked"');
  });

  it('is walked by keys', async () => {
    const { page, tree, path } = await opened();
    await tree.focus();
    const standing = () => tree.locator('[aria-selected=true]').innerText();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // The database keeps names by their length: `area` is the first of the flat's.
    await press('ArrowDown');
    expect(await standing()).toContain('area');
    expect(await path.innerText()).toBe('$.area');
    await press('Home', 'ArrowLeft');
    expect(await items(tree).count()).toBe(1);
    await press('ArrowRight', 'ArrowRight');
    expect(await path.innerText()).toBe('$.area');
    await press('End', 'ArrowUp', 'ArrowUp');
    await press('Home');
    expect(await path.innerText()).toBe('$');
    const id = await tree.getAttribute('aria-activedescendant');
    expect(await tree.locator(`[id="${id}"]`).getAttribute('aria-level')).toBe('1');
  });

  it('is searched hit by hit, also in what is folded', async () => {
    const { page, viewer, tree, path } = await opened();
    const search = viewer.getByRole('searchbox', { name: 'Sök i Raw listing JSON' });
    await search.fill('VATTUGRÄND');
    await viewer.getByText('1 av 3').waitFor();
    expect(await path.innerText()).toBe('$.address');
    await search.press('Enter');
    await viewer.getByText('2 av 3').waitFor();
    expect(await path.innerText()).toBe('$.association');
    await viewer.getByRole('button', { name: 'Nästa träff' }).click();
    await viewer.getByText('3 av 3').waitFor();
    expect(await path.innerText()).toBe('$.readDocuments[0].pages[0]');
    expect(await tree.locator('mark[data-current]').innerText()).toBe('Vattugränd');
    await viewer.getByRole('button', { name: 'Nästa träff' }).click();
    await viewer.getByText('1 av 3').waitFor();
    await search.press('Shift+Enter');
    await viewer.getByText('3 av 3').waitFor();
    await search.fill('finns inte här');
    await viewer.getByText('Inga träffar').waitFor();
    await search.fill('');
    await viewer.getByText('Inga träffar').waitFor({ state: 'detached' });
    expect(await page.locator('mark').count()).toBe(0);
  });

  it('is copied whole, or a value or its place alone, and kept as a file', async () => {
    const { page, id, viewer, tree } = await opened();
    const button = (name: string) => viewer.getByRole('button', { name });
    await item(tree, 'address').click();
    expect(await copied(page, button('Kopiera värde'))).toBe('Vattugränd 14');
    expect(await copied(page, button('Kopiera sökväg'))).toBe('$.address');
    await item(tree, 'unread').click();
    expect(JSON.parse(await copied(page, button('Kopiera värde')))).toEqual([
      { url: 'https://maklaren.example/objekt/9', code: 'page_blocked' },
    ]);
    const whole = JSON.parse(await copied(page, button('Kopiera allt'))) as object;
    expect(whole).toMatchObject({ address: 'Vattugränd 14', price: 4_150_000, source: 'hemnet' });
    await page.getByText('Kopierat').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button('Ladda ner').click()]);
    expect(download.suggestedFilename()).toBe(`listing-${id}.json`);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(whole);
  });
});

describe('a document of a megabyte', () => {
  const line = 'Föreningens kostnader för året som gick var som de brukar vara i de flesta föreningar.\n';
  /** 25 000 letters or more each. */
  const pages = Array.from({ length: 40 }, (_, at) =>
    [line.repeat(150), `Nyckelordet på sida ${at + 1}\n`, line.repeat(150)].join(''),
  );
  const large: ReportOfHome = {
    ...knownFlat(0, 0),
    raw: {
      readDocuments: [{ name: 'Årsredovisning', kind: 'annual-report', outcome: 'read', pages }],
      provenance: Object.fromEntries(
        Array.from({ length: 3000 }, (_, at) => [
          `field${at}`,
          { url: 'https://a.example/', reader: 'labels' },
        ]),
      ),
    },
  };

  it.each([
    ['a phone', phone],
    ['a desktop', {}],
  ])('keeps few of its rows in the page on %s, and finds every word', async (_name, options) => {
    expect(pages.join('').length).toBeGreaterThan(1_000_000);
    const { page, viewer, tree, path } = await opened(large, options);
    await viewer.getByRole('button', { name: 'Fäll ut allt' }).click();
    expect(await items(tree).count()).toBeGreaterThan(10);
    expect(await items(tree).count()).toBeLessThan(120);
    const search = viewer.getByRole('searchbox', { name: 'Sök i Raw listing JSON' });
    await search.fill('nyckelordet på sida 37');
    await viewer.getByText('1 av 1').waitFor();
    expect(await path.innerText()).toBe('$.readDocuments[0].pages[36]');
    const mark = tree.locator('mark[data-current]');
    await mark.waitFor();
    const row = items(tree).filter({ has: page.locator('mark[data-current]') });
    // Shortened: its beginning, and what is about the hit.
    expect((await row.innerText()).length).toBeLessThan(1000);
    await row.click();
    await waitFor(async () => (await row.innerText()).length > 25_000, { what: 'the whole text' });
    expect(await items(tree).count()).toBeLessThan(120);
  });
});
