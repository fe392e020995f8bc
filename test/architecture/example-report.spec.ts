import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import { analysisResultSchema } from '../../src/reports/analysis-result.schema.js';
import { complaintsAbout } from '../../src/reports/gates/gates.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { listingSchema } from '../../src/scraping/listing.schema.js';
import { exampleListing, writtenOn } from '../../web/src/features/example-report/listing.js';
import { exampleResult, pictureHashes } from '../../web/src/features/example-report/result.js';
import { loadedBy } from './source-files.js';

const images = Object.entries(pictureHashes).map(([name, sha256]): TrackedImage => ({
  url: `https://exempelmaklaren.example/${name}`,
  sha256,
  kind: name === 'planritning' ? 'floorplan' : 'photo',
  width: 1500,
  height: 1000,
  fileSize: 1,
  format: 'webp',
  confidence: 100,
}));
const source = { listing: listingSchema.parse(exampleListing), images, disagreements: [] };
const today = new Date(`${writtenOn}T10:00:00.000Z`);
const rules = writeRulesReport({ ...source, today });

describe('the sample report is what the product gives', () => {
  it('has the shape of a result', () => {
    expect(analysisResultSchema.parse(exampleResult)).toEqual(exampleResult);
  });

  it('is what our rules write of its advert, but for what a look at the pictures tells', () => {
    // The rules read no pictures and no plan; `npm run write:example` writes the rest anew.
    const byRules = ({ photoAnalysis: _photos, floorplanAnalysis: _plan, ...rest }: typeof rules) => rest;
    expect(byRules(exampleResult)).toEqual({
      ...byRules(rules),
      viewingQuestions: rules.viewingQuestions.slice(0, 18),
    });
  });

  it('passes our own gates, but for the number of questions, which the specification sets to 18', () => {
    const given = { costTable: 'cost-ranges', costRows: [], moneyRules: {} };
    const complaints = complaintsAbout({ result: exampleResult, source, rules, given, prompt: '', today });
    expect(complaints.map(({ gate }) => gate)).toEqual(['questions']);
  });
});

it('the sample report loads nothing of the signed-in application', () => {
  const loaded = [...loadedBy('web/src/pages/example-report-page.tsx')];
  expect(loaded).toContain('web/src/features/report/tabs/key-findings.tsx');
  expect(loaded.filter((path) => /^(?:antd|@ant-design)/.test(path))).toEqual([]);
});
