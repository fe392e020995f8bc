import { fixturePages, ownPages } from '../support/page-server.js';
import { listingOf } from '../support/page-scores.js';
import { openReport } from '../support/report-stage.js';
import { longTexts } from '../support/report-homes.js';
import { phone, useStages, type Stage } from '../support/screens.js';

/** The bar at the bottom of a phone. */
const barHeight = 72;
const stages = useStages();

// Those whose advert has a text of its own are what a broker writes: it stood above the verdict.
const wordy = [...fixturePages(), ...ownPages()]
  .filter(({ expected }) => expected !== null)
  .map((page) => [page.name, listingOf(page)] as const)
  .filter(([, { description = '', summary = '' }]) => Math.max(description.length, summary.length) > 600);
const longest = [...wordy].sort(([, a], [, b]) => (b.summary ?? '').length - (a.summary ?? '').length);

async function bottomOf({ page }: Stage, selector: string): Promise<number> {
  const { y, height } = (await page.locator(selector).boundingBox())!;
  return y + height;
}

describe('the first screen of a phone', () => {
  it.each([...longest.slice(0, 8), ['texts as long as they come', longTexts()] as const])(
    'holds address, price, verdict and money, whatever the broker writes: %s',
    async (_name, listing) => {
      const stage = await stages.stand(phone);
      await openReport(stage, { listing, photos: 1 });
      const { page } = stage;
      await page.locator('#verdict-title').waitFor();
      const parts = ['h1', '.key-facts', '#verdict-title', '.money-line'];
      const bottoms = await Promise.all(parts.map((part) => bottomOf(stage, part)));
      expect([...bottoms].sort((a, b) => a - b)).toEqual(bottoms);
      expect(bottoms.at(-1)).toBeLessThanOrEqual(page.viewportSize()!.height - barHeight);
    },
  );
});
