import {
  fileWay,
  hemnet,
  html,
  openHandIn,
  pageFile,
  photoFile,
  picker,
  pictureWay,
  refused,
  reportOf,
  startPortal,
  text,
  textWay,
  unfold,
} from '../support/hand-in-home.js';
import type { PageServer } from '../support/page-server.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

let portal: PageServer;
/** Its portal is known once it has started, which is before the stages do. */
const environment: Record<string, string> = {};
beforeAll(async () => {
  portal = await startPortal();
  environment['SCRAPING_HOST_MAP'] = portal.hostMapText;
});
const stages = useStages(environment);
afterAll(() => portal?.close());

describe('pictures that are handed in', () => {
  it('come by file and by paste, HEIC is explained, and a report is completed with them', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await openHandIn(stage, refused(4), 'text');
    await page.getByLabel(/Klistra in allt här/).fill(text('Provgatan 4'));
    await page.getByRole('button', { name: 'Lämna in texten' }).click();
    await reportOf(page, 'Provgatan 4');

    const id = new URL(page.url()).pathname.split('/').at(-1);
    await stage.open(`/analyze?url=${encodeURIComponent(hemnet(4))}&analysis=${id}&way=pictures`);
    await page.getByText('det vi redan har läst finns kvar').waitFor();
    const isOpen = page.locator('details[open]').getByRole('heading', { level: 2 });
    expect(await isOpen.allInnerTexts()).toEqual([pictureWay]);
    const input = picker(page, pictureWay);
    await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') });
    await page.getByText('är en HEIC-bild').waitFor();
    await input.setInputFiles(await photoFile('kok.jpg', 1));
    await page.getByText('kok.jpg').waitFor();
    await waitFor(
      async () =>
        Boolean(await page.evaluate('document.querySelector(\'li img[src^="blob:"]\')?.naturalWidth')),
      { what: 'the thumbnail to be shown' },
    );
    const screen = (await photoFile('x', 2)).buffer.toString('base64');
    await page.evaluate(`(() => {
      const bytes = Uint8Array.from(atob('${screen}'), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
    await page.getByText(/^Skärmbild \d\d:\d\d:\d\d\.png$/).waitFor();
    await page.getByRole('button', { name: 'Lägg till 2 bilder' }).click();
    await reportOf(page, 'Provgatan 4');
    await page.getByRole('img', { name: 'Bild på Provgatan 4' }).waitFor();
    await waitFor(
      async () => Boolean(await page.evaluate("document.querySelector('.report-hero img').naturalWidth")),
      { what: 'the picture to be shown' },
    );
  }, 60_000);

  it('are named when they are refused, may be left out, and wait while their owner signs in again', async () => {
    const stage = await stages.stand();
    const { context, page } = stage;
    const person = await stage.signIn();
    const id = await stage.addAnalysis(person, refused(8));
    await stage.open(`/analyze?url=${encodeURIComponent(hemnet(8))}&analysis=${id}`);
    await unfold(page, fileWay);
    await unfold(page, pictureWay);
    const pictures = picker(page, pictureWay);
    await pictures.setInputFiles({ name: 'tom.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await page.getByText('tom.jpg är tom.').waitFor();
    await pictures.setInputFiles(pageFile('sida.jpg', html('Provgatan 8')));
    await page.getByText('sida.jpg är ingen bild som vi kan läsa').waitFor();
    await picker(page, fileWay).setInputFiles(await photoFile('kok.jpg', 1));
    await page.getByText('kok.jpg är en bild och ligger nu under bilderna.').waitFor();
    await page.getByRole('button', { name: 'Ta bort kok.jpg' }).click();

    // Begins like a picture and holds none.
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 'x')]);
    await pictures.setInputFiles([
      await photoFile('hall.jpg', 1),
      { name: 'trasig.jpg', mimeType: 'image/jpeg', buffer: broken },
    ]);
    await unfold(page, textWay);
    await page.getByLabel(/Klistra in allt här/).fill(text('Provgatan 8'));
    await page.getByRole('button', { name: 'Lämna in texten och 2 bilder' }).click();
    await page.getByText('trasig.jpg: Bilden går inte att använda').waitFor();
    expect(await page.getByRole('button', { name: /^Ta bort/ }).count()).toBe(2);

    const other = await context.newPage();
    await other.goto(stages.app.url);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await page.getByText('Du har loggats ut. Logga in så fortsätter du där du var.').waitFor();
    await other.close();
    await page.getByLabel('E-post').fill(person.email);
    await page.getByLabel('Lösenord', { exact: true }).fill('hemligt-lösenord');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
    await unfold(page, textWay);
    await page.getByRole('button', { name: 'Lämna in texten och 2 bilder' }).click();
    await page.getByRole('button', { name: 'Skicka utan bilderna' }).click();
    await reportOf(page, 'Provgatan 8');
  }, 60_000);
});
