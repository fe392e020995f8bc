import type { Page } from 'playwright';
import { sampleResult } from '../support/results.js';
import { useStages } from '../support/screens.js';

const stages = useStages();

/** Stands in what the report says, wherever that is shown. */
const canary = 'Kanariefåglarna sjunger i köket';
const model = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const label = 'AI-genererad analys';

function written() {
  const result = sampleResult();
  const [flag, ...flags] = result.redFlags;
  return {
    ...result,
    verdictReason: `${canary}. Mer står inte här.`,
    redFlags: [{ ...flag!, title: canary, description: canary }, ...flags],
    meta: { ...result.meta, analyst: 'openai' as const, label },
  };
}

const marksOf = async (page: Page): Promise<(string | null)[]> => {
  const marks = await page.locator('[itemscope] meta[itemprop=digitalSourceType]').all();
  return Promise.all(marks.map((mark) => mark.getAttribute('content')));
};

it('marks every page that shows what a report says, for people and for machines', async () => {
  const { page, open, signIn, addAnalysis } = await stages.stand();
  const person = await signIn();
  const paid = await addAnalysis(person, { analysisResult: written(), address: 'Storgatan 1' });
  const unpaid = await addAnalysis(person, { analysisResult: written(), isPaid: false });
  for (const path of [`/report/${paid}`, `/payment/${unpaid}`, `/compare?ids=${paid},${unpaid}`]) {
    await open(path);
    await page.getByText(canary).filter({ visible: true }).first().waitFor();
    expect([path, await page.getByText(label).filter({ visible: true }).count()]).not.toEqual([path, 0]);
  }
  for (const path of [`/report/${paid}`, `/payment/${unpaid}`]) {
    await open(path);
    await page.getByText(canary).first().waitFor();
    expect([path, await marksOf(page)]).toEqual([path, [model]]);
  }
});

it('marks the sample as written by rules', async () => {
  const { page, open } = await stages.stand();
  await open('/example-report');
  await page.getByText('Regelbaserad analys, med bilder lästa för hand').waitFor();
  expect(await marksOf(page)).toEqual(['http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia']);
});
