import type { AnalysisResult, Dispute, Evidence } from '../analysis-result.schema.js';
import { findingsOf, questionsOf } from '../prompts/findings.js';
import { writeRulesReports, type RuleInput } from '../rules-analyst.js';
import type { ReportInput } from '../reports.types.js';
import { leaseholdFlat, villa } from '../../../test/support/reports/adverts.js';

const input = { listing: villa, images: [], disagreements: [], today: new Date('2026-11-20T12:00:00Z') };
/** What a model is told, and disputes. */
const draftOf = (known: RuleInput): AnalysisResult => writeRulesReports(known).draft;
const report = draftOf(input);
const proof: Evidence = { kind: 'quote', field: 'description', start: 0, end: 9, text: 'Välkommen' };

/** A dispute of a statement of the villa's report, as its part and name find it. */
function disputed(part: string, name: string, instead: Partial<Dispute['instead']> | null = null): Dispute {
  const statement = [...findingsOf(report), ...questionsOf(report)].find(
    (one) => one.part === part && one.name === name,
  );
  if (!statement) throw new Error(`The villa has no ${part} ${name}`);
  return {
    part,
    name,
    statement: 'Vad reglerna sade.',
    proof: [...statement.evidence],
    why: 'Texten säger något annat.',
    evidence: [proof],
    instead: instead && {
      title: null,
      text: 'Det som gäller.',
      severity: null,
      status: null,
      cost: null,
      ...instead,
    },
  };
}
const without = (...disputes: Dispute[]): AnalysisResult => draftOf({ ...input, disputes });
const rulesOf = ({ redFlags }: AnalysisResult): string[] => redFlags.map(({ rule }) => rule);
const areasOf = ({ renovationAnalysis }: AnalysisResult): string[] =>
  renovationAnalysis!.criticalRenovations.map(({ area }) => area);
const improvementsOf = ({ renovationAnalysis }: AnalysisResult): string[] =>
  renovationAnalysis!.qualityImprovements.map(({ area }) => area);

describe('what a model disputed', () => {
  it('changes nothing where there is nothing', () => {
    expect(without()).toEqual(report);
  });

  it('of an age takes the status, the flag, the work and its cost with it, and leaves the other parts', () => {
    expect(report.technicalSpecs.roof?.status).toBe('red');
    for (const after of [
      without(disputed('technicalSpecs.roof', '')),
      without(disputed('redFlags', 'past-life-roof')),
      without(disputed('renovationAnalysis.criticalRenovations', 'Tak')),
    ]) {
      expect(rulesOf(after)).toEqual(rulesOf(report).filter((rule) => rule !== 'past-life-roof'));
      expect(areasOf(after)).toEqual(areasOf(report).filter((area) => area !== 'Tak'));
      expect(after.renovationAnalysis!.totalEstimatedCost.max).toBeLessThan(
        report.renovationAnalysis!.totalEstimatedCost.max,
      );
      expect(after.technicalSpecs.windows).toEqual(report.technicalSpecs.windows);
    }
  });

  it('tells a technical status by the words that stand instead, and judges the part by it', () => {
    const after = without(disputed('technicalSpecs.roof', '', { status: 'green' }));
    expect(after.technicalSpecs.roof).toEqual({
      status: 'green',
      reason: 'Det som gäller.',
      evidence: [proof],
    });
    expect(after.confidence.score).toBe(report.confidence.score);
    expect(after.missingInfo).toEqual(report.missingInfo);
    expect(improvementsOf(after)).toEqual(improvementsOf(report));
    expect(improvementsOf(without(disputed('technicalSpecs.roof', '')))).toContain('Tak');
    expect(without(disputed('technicalSpecs.roof', '')).confidence.score).toBeLessThan(
      report.confidence.score,
    );
  });

  it('weighs a flag in the words that stand instead', () => {
    const after = without(
      disputed('redFlags', 'past-life-roof', { title: 'Taket är gammalt', severity: 'notice' }),
    );
    const before = report.redFlags.find(({ rule }) => rule === 'past-life-roof')!;
    expect(after.redFlags.find(({ rule }) => rule === 'past-life-roof')).toEqual({
      rule: 'past-life-roof',
      title: 'Taket är gammalt',
      category: 'Teknik',
      description: 'Det som gäller.',
      severity: 'notice',
      // Words alone lower no sum.
      estimatedCost: before.estimatedCost,
      evidence: [proof, expect.objectContaining({ kind: 'reference', table: 'cost-ranges' })],
    });
    expect(after.redFlagScore).toBeLessThan(report.redFlagScore);
    expect(after.verdictDrivers.rules).not.toContain('past-life-roof');
    // What it tells of the year stands, and so does the sum.
    expect(after.technicalSpecs).toEqual(report.technicalSpecs);
  });

  it('of what is missing makes it known: its question is no longer asked for it, and more is sure', () => {
    // Of what the verdict lacks; a buyer is shown what may cost most.
    const [first] = report.missingInfoDetails;
    const after = without(disputed('missingInfoDetails', first!.field));
    expect(report.missingInfo).toContain(first!.label);
    expect(after.missingInfo).toEqual(report.missingInfo.filter((label) => label !== first!.label));
    expect(after.confidence.score).toBeGreaterThan(report.confidence.score);
    const isFor = ({ context }: { context: string }) => context.includes(`${first!.label} nämns inte`);
    expect(report.viewingQuestions.some(isFor)).toBe(true);
    expect(after.viewingQuestions.some(isFor)).toBe(false);
  });

  it('takes a question away or asks it otherwise', () => {
    const [first] = report.viewingQuestions.map(({ question }) => question);
    const gone = without(disputed('viewingQuestions', first!));
    expect(gone.viewingQuestions.map(({ question }) => question)).not.toContain(first);
    expect(gone.viewingQuestions.map(({ priority }) => priority)).toEqual(
      gone.viewingQuestions.map((_, index) => index + 1),
    );
    const other = without(disputed('viewingQuestions', first!, { text: 'Hur gammalt är taket på garaget?' }));
    expect(other.viewingQuestions[0]).toMatchObject({
      question: 'Hur gammalt är taket på garaget?',
      evidence: [proof],
    });
  });

  it('of a sum takes it away, and the key finding with it', () => {
    expect(report.keyFindings.some(({ title }) => title.includes('i månaden'))).toBe(true);
    const after = without(disputed('monthlyCost', ''), disputed('purchaseCosts', ''));
    expect([after.monthlyCost, after.purchaseCosts]).toEqual([null, null]);
    expect(after.keyFindings.some(({ title }) => title.includes('i månaden'))).toBe(false);
  });

  it('of a cost counts the one that stands instead in the total', () => {
    const { estimatedCost } = report.renovationAnalysis!.criticalRenovations.find(
      ({ area }) => area === 'Tak',
    )!;
    const cost = { min: estimatedCost.min + 10_000, max: estimatedCost.max + 50_000, uncertain: true };
    const after = without(disputed('renovationAnalysis.criticalRenovations', 'Tak', { cost }));
    const [before, now] = [report, after].map((one) => one.renovationAnalysis!.totalEstimatedCost);
    expect([now!.min - before!.min, now!.max - before!.max]).toEqual([10_000, 50_000]);
  });

  it('of a comparison keeps the price without it', () => {
    expect(report.priceAnalysis.comparison).not.toBeNull();
    const { priceAnalysis } = without(disputed('priceAnalysis', ''));
    expect(priceAnalysis).toMatchObject({ comparison: null, areaAverage: null, percentDifference: null });
    expect(priceAnalysis.pricePerSqm).toBe(report.priceAnalysis.pricePerSqm);
  });

  it('does not touch a statement of the same name that rests on other words', () => {
    const elsewhere: Evidence = { kind: 'quote', field: 'summary', start: 0, end: 4, text: 'Tak.' };
    const dispute = { ...disputed('redFlags', 'past-life-roof'), proof: [elsewhere] };
    expect(rulesOf(without(dispute))).toEqual(rulesOf(report));
  });

  const plan = {
    url: 'https://bilder.example/plan.jpg',
    sha256: 'b'.repeat(64),
    kind: 'floorplan' as const,
    width: 800,
    height: 600,
    fileSize: 1000,
    format: 'jpeg' as const,
    confidence: 90,
  };
  const homes: [string, ReportInput][] = [
    ['a villa', { listing: villa, images: [plan], disagreements: [] }],
    ['a flat', { listing: leaseholdFlat, images: [{ ...plan, kind: 'photo' }], disagreements: [] }],
    [
      'a croft without a price',
      {
        listing: {
          address: 'Torpet 1',
          propertyType: 'Fritidshus',
          tenure: 'Äganderätt',
          yearBuilt: 1965,
          description: 'Torp med stor potential. Enskilt avlopp från 1985. Oljepanna. Fukt i krypgrunden.',
        },
        images: [],
        disagreements: [],
      },
    ],
  ];

  it.each(homes)('is no longer said of %s, whichever statement it is', (_, home) => {
    const known = { ...home, today: input.today };
    const all = draftOf(known);
    const statements = [...findingsOf(all), ...questionsOf(all)];
    expect(statements.length).toBeGreaterThan(30);
    const left = statements.filter(({ part, name, evidence }) => {
      const dispute = {
        part,
        name,
        statement: 'Vad reglerna sade.',
        proof: [...evidence],
        why: 'Texten säger något annat.',
        evidence: [proof],
        instead: null,
      };
      const after = draftOf({ ...known, disputes: [dispute] });
      return [...findingsOf(after), ...questionsOf(after)].some(
        (one) =>
          one.part === part && one.name === name && JSON.stringify(one.evidence) === JSON.stringify(evidence),
      );
    });
    expect(left.map(({ part, name }) => `${part} ${name}`)).toEqual([]);
  });
});
