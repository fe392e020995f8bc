import type { Page } from 'playwright';
import { signUp } from '../support/api-client.js';
import { startFront, type Front } from '../support/front.js';
import { logIn } from '../support/kept-reports.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { phone, useStages } from '../support/screens.js';

const stages = useStages();
let front: Front;

beforeEach(async () => {
  front = await startFront(stages.app.url);
});
afterEach(() => front.close());

/** Somebody signed in, away from their report of a home with two pictures. */
async function withReport(): Promise<{ page: Page; id: string; path: string; answer: string }> {
  const { page } = await stages.stand(phone);
  const buyer = await signUp(stages.app.url);
  const id = await addReport(stages.app, buyer, { listing: fullFlat(), photos: 2 });
  await logIn(page, buyer, front.url, '/home');
  return { page, id, path: `${front.url}/report/${id}`, answer: `/api/analyses/${id}/report` };
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vattugränd 14' });
const hero = (page: Page) => page.locator('.report-hero img');

describe('a report that is asked for early', () => {
  it('shows its picture where it will stay, while the code of the page is on its way', async () => {
    const { page, path } = await withReport();
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    front.hook = async (asked) => {
      if (/^\/assets\/frame-/.test(asked)) await isReleased;
      return false;
    };
    await page.goto(path, { waitUntil: 'commit' });
    await hero(page).waitFor();
    const early = { place: await hero(page).boundingBox(), src: await sourceOf(page) };
    expect(await title(page).count()).toBe(0);
    expect(early.src).toContain('/api/images/');
    release();
    await title(page).waitFor();
    expect({ place: await hero(page).boundingBox(), src: await sourceOf(page) }).toEqual(early);
  });

  it('does not hold up the page when the answer takes its time', async () => {
    const { page, path, answer } = await withReport();
    front.hook = (asked) => (asked === answer ? new Promise(() => undefined) : false);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Konto', exact: true }).filter({ visible: true }).waitFor();
    await page.getByText('Laddar rapport...').waitFor();
  });

  it('is told of in the page, and nowhere else, when the answer breaks off', async () => {
    const { page, path, answer } = await withReport();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    front.hook = (asked, response) => {
      if (asked !== answer) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"access":');
      return true;
    };
    await page.goto(path);
    await page.getByRole('button', { name: 'Försök igen' }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

/** The address of the picture at the head as the browser chose it, without that of the server. */
function sourceOf(page: Page): Promise<string> {
  return hero(page).evaluate((image: { decode(): Promise<void>; currentSrc: string }) =>
    image.decode().then(() => new URL(image.currentSrc).pathname),
  );
}
