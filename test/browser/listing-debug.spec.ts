import { randomUUID } from 'node:crypto';
import { signUp } from '../support/api-client.js';
import { addRun, knownFlat, openListing } from '../support/listing-debug.js';
import { describeScreens, type ScreenState } from '../support/screens.js';
import { problem } from '../support/shop.js';

const raw = '**/api/analyses/*/raw';

/** What the page shows of somebody's analysis without a report. */
const without = (
  name: string,
  fields: Parameters<Parameters<ScreenState['show']>[0]['addAnalysis']>[1],
  text: string,
): ScreenState => ({
  name,
  async show(stage) {
    const buyer = await signUp(stage.app.url);
    const id = await stage.addAnalysis(buyer, { isPaid: false, analysisResult: null, ...fields });
    await addRun(stage, id, 1, {
      outcome: fields!.status === 'failed' ? 'failed' : null,
      ...(fields!.status === 'failed'
        ? { errorCode: 'page_blocked', errorMessage: 'Refused' }
        : { endedAt: null }),
    });
    await stage.signIn('admin');
    await stage.open(`/listing/${id}`);
    await stage.page.getByText(text).first().waitFor();
  },
});

const markup = '<img src=x onerror="document.title=\'tagen\'"><script>document.title="tagen"</script>';

describeScreens('all that is known of a listing', [
  {
    name: 'listing-debug',
    route: '/listing/:id',
    async show(stage) {
      await openListing(stage, knownFlat(14, 2));
      await stage.page.getByText('12 av 14 bilder').waitFor();
    },
  },
  {
    name: 'listing-debug-decisions',
    async show(stage) {
      await openListing(stage, knownFlat(2, 1));
      const { page } = stage;
      for (const name of ['Extraction', 'Format', 'Size', 'Classification'])
        await page.locator('summary').filter({ hasText: name }).click();
      await page.getByRole('list', { name: 'Beslut i steget Classification' }).waitFor();
      await page.getByText('Varifrån alla 7 uppgifter kommer').click();
    },
  },
  {
    name: 'listing-debug-search',
    async show(stage) {
      await openListing(stage, knownFlat(1, 0), '#listing');
      const { page } = stage;
      await page.getByRole('searchbox', { name: 'Sök i Raw listing JSON' }).fill('vattugränd');
      await page.getByText('1 av').waitFor();
      await page.getByRole('button', { name: 'Nästa träff' }).first().click();
    },
  },
  without('listing-debug-under-way', { status: 'processing' }, 'Ingen annonsdata än'),
  without(
    'listing-debug-stopped',
    { status: 'failed', failureCode: 'page_blocked', failureReason: 'Sidan gick inte att läsa.' },
    'Analysen stannade innan något hade lästs',
  ),
  {
    name: 'listing-debug-hostile',
    async show(stage) {
      const home = knownFlat(0, 0);
      const word = 'ord'.repeat(200);
      await openListing(stage, {
        ...home,
        listing: {
          ...home.listing,
          title: markup,
          description: `${markup}\n${word}`,
          broker: word,
          linkToBroker: 'javascript:document.title="tagen"',
        },
        raw: {
          ...home.raw,
          unread: [{ url: 'javascript:alert(1)', code: word }],
          imageTrackingData: {
            ...home.raw!.imageTrackingData!,
            filterDecisions: [
              { url: `data:text/html,${markup}`, stage: 'extraction', action: 'filtered', reason: markup },
            ],
            classificationDetails: [],
          },
        },
      });
      const { page } = stage;
      await page.locator('summary').filter({ hasText: 'Extraction' }).click();
      await page.getByText(markup).first().waitFor();
      expect(await page.title()).not.toContain('tagen');
      expect(await page.locator('main a[href^="javascript"], main a[href^="data"], main img').count()).toBe(
        0,
      );
    },
  },
  {
    name: 'listing-debug-missing',
    async show(stage) {
      await stage.signIn('admin');
      await stage.open(`/listing/${randomUUID()}`);
      await stage.page.getByRole('heading', { name: 'Analysen hittades inte' }).waitFor();
      await stage.page.getByRole('link', { name: 'Back to Home' }).waitFor();
    },
  },
  {
    name: 'listing-debug-failed',
    async show(stage) {
      await stage.signIn('admin');
      await stage.page.route(raw, (route) => route.fulfill(problem(500)));
      await stage.open(`/listing/${randomUUID()}`);
      await stage.page.getByText('Failed to load listing data').waitFor();
      await stage.page.getByRole('button', { name: 'Försök igen' }).waitFor();
    },
  },
]);
