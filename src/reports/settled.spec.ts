import { contradictionsIn } from './consistency/contradictions.js';
import { writeRulesReport, writeUnsettledReport } from './rules-analyst.js';

const today = new Date('2026-11-20T12:00:00Z');
const house = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  municipality: 'Växjö',
  yearBuilt: 1974,
  livingArea: 128,
  rooms: 5,
  price: 3_000_000,
  operatingCost: 31_000,
  heating: 'Bergvärme 2018',
};
const refused = 'Avloppet underkändes av kommunen 2024.';
const written = (description: string) => {
  const input = { listing: { ...house, description }, images: [], disagreements: [], today };
  return { first: writeUnsettledReport(input), report: writeRulesReport(input) };
};

describe('a fact that the checklist misses and a flag states', () => {
  const told = `Villa på källare från 1974. Taket är från 2016, fönstren från 2018, dräneringen från 2015. Rör och el byttes 2019, badrummet 2020. ${refused}`;

  it('is not missing in what judges the report, nor in its words', () => {
    const { first, report } = written(told);
    expect(first.missingInfo).toContain('Vatten och avlopp');
    expect(first.confidence.explanation).toMatch(/vatten och avlopp/i);
    expect(JSON.stringify(first.keyFindings)).toMatch(/vatten och avlopp/i);
    expect(report.missingInfo).not.toContain('Vatten och avlopp');
    expect(report.confidence.explanation).not.toMatch(/vatten och avlopp/i);
    expect(report.confidence.score).toBeGreaterThan(first.confidence.score);
    for (const { title, text } of report.keyFindings) expect(title + text).not.toMatch(/vatten och avlopp/i);
  });

  it('leaves its place in the list to the next one', () => {
    const { first, report } = written(`Villa. ${refused}`);
    expect(first.missingInfoDetails.slice(0, 8).map(({ field }) => field)).toContain('waterAndSewage');
    expect(report.missingInfoDetails.filter(({ isFormal }) => !isFormal)).toHaveLength(8);
  });
});

it('is as first written where nothing contradicts itself, but for what the list has no room for', () => {
  const { first, report } = written('Villa i ett plan.');
  expect(contradictionsIn(first)).toEqual([]);
  expect(report.verdictReason).toBe(first.verdictReason);
  expect(report.confidence).toEqual(first.confidence);
  expect(report.missingInfo.length).toBeLessThan(first.missingInfo.length);
});
