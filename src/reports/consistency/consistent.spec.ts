import type { AnalysisResult, Evidence, RedFlag } from '../analysis-result.schema.js';
import { writeRulesReport } from '../rules-analyst.js';
import { leaseholdFlat, today, villa } from '../../../test/support/reports/adverts.js';
import { consistent } from './consistent.js';
import { contradictionsIn } from './contradictions.js';

const reportOf = (listing: typeof villa) =>
  writeRulesReport({ listing, images: [], disagreements: [], today });
const house = reportOf(villa);
const flat = reportOf(leaseholdFlat);

const quote = (text: string, start = 9_000): Evidence => ({
  kind: 'quote',
  field: 'description',
  start,
  end: start + text.length,
  text,
});
const row = (table: string, name: string): Evidence => ({
  kind: 'reference',
  table,
  row: name,
  source: 'Källa',
});
const age = (name: string, life: number, lastDone: number): Evidence[] => [
  row('life-lengths', name),
  {
    kind: 'computed',
    formula: 'livslängd − (i år − senaste år)',
    inputs: { life, year: 2026, lastDone, age: 2026 - lastDone },
    value: life - (2026 - lastDone),
    unit: 'år',
  },
];
const roofRow = 'Underlagspapp under takpannor: 30 år';
const flag = (rule: string, title: string, more: Partial<RedFlag> = {}): RedFlag => ({
  rule,
  title,
  category: 'Teknik',
  description: 'Därför.',
  severity: 'warning',
  evidence: [quote(title, 10_000 + rule.length * 100)],
  ...more,
});
const missing = (field: string, label: string): AnalysisResult['missingInfoDetails'][number] => ({
  field,
  label,
  why: 'Därför.',
  ask: 'Hur?',
  evidence: [row('must-have', label)],
});
const question = (text: string, evidence: Evidence[]): AnalysisResult['viewingQuestions'][number] => ({
  category: 'Tak',
  question: text,
  context: 'Därför.',
  priority: 1,
  evidence,
});
const finding = (title: string, evidence: Evidence[], praises?: string[]) => ({
  title,
  text: 'Bra.',
  ...(praises ? { praises } : {}),
  evidence,
});

/** A report of which nothing contradicts anything, with these parts. */
const empty = (more: Partial<AnalysisResult>, of = house): AnalysisResult => ({
  ...of,
  keyFindings: [],
  redFlags: [],
  unjudged: [],
  missingInfo: [],
  missingInfoDetails: [],
  viewingQuestions: [],
  askFirst: [],
  checks: [],
  statedSums: [],
  technicalSpecs: {},
  renovationAnalysis: null,
  monthlyCost: null,
  verdictDrivers: { rules: [], wouldChange: ['Fråga.'] },
  ...more,
});

const kinds = (report: AnalysisResult) =>
  contradictionsIn(report).map(({ kind, about, against }) => `${kind} ${about} ${against}`);

describe('reports of the rules', () => {
  it('hold no contradiction', () => {
    expect([house, flat].flatMap(kinds)).toEqual([]);
  });

  it('stay as they are where there is none', () => {
    expect(consistent(house)).toBe(house);
  });
});

describe('what a report says to be missing', () => {
  const drains = flag('past-life-drainage', 'Dräneringen har passerat sin livslängd');
  const report = empty({
    redFlags: [drains],
    missingInfo: ['Dräneringens ålder', 'Stomme'],
    missingInfoDetails: [missing('drainage', 'Dräneringens ålder'), missing('structure', 'Stomme')],
    keyFindings: [
      finding('Annonsen säger inget om dräneringens ålder', [row('must-have', 'Dräneringens ålder')]),
    ],
    viewingQuestions: [
      question('Vilket år dränerades huset?', [row('must-have', 'Dräneringens ålder')]),
      question('Vad är stommen byggd av?', [row('must-have', 'Stomme')]),
    ],
    askFirst: [0, 1],
  });

  it('is found where a flag states it, in each place', () => {
    expect(kinds(report)).toEqual([
      'stated-and-missing drainage missingInfoDetails.0',
      'stated-and-missing drainage keyFindings.0',
      'asked-and-stated drainage viewingQuestions.0',
    ]);
  });

  it('stays beside a worn drainage, of which nobody knows the age', () => {
    const worn = flag('ground-worn', 'Gammal eller bristande dränering');
    expect(kinds({ ...report, redFlags: [worn] })).toEqual([]);
    expect(consistent({ ...report, redFlags: [worn] }).viewingQuestions).toHaveLength(2);
  });

  it('goes, and the first questions move up', () => {
    const left = consistent(report);
    expect(left.missingInfo).toEqual(['Stomme']);
    expect(left.missingInfoDetails.map(({ field }) => field)).toEqual(['structure']);
    expect(left.keyFindings).toEqual([]);
    expect(left.viewingQuestions.map(({ question: asked, priority }) => [asked, priority])).toEqual([
      ['Vad är stommen byggd av?', 1],
    ]);
    expect(left.askFirst).toEqual([0]);
    expect(kinds(left)).toEqual([]);
  });

  it('is stated by the year of a part, by a sum, by a line of the month and by a question that quotes it', () => {
    const statements: Partial<AnalysisResult>[] = [
      { technicalSpecs: { roof: { status: 'green', evidence: age(roofRow, 30, 2018) } } },
      { statedSums: [sum({ purpose: 'deeds', label: 'Pantbrev' })] },
      {
        viewingQuestions: [
          { ...question('Marken ägs: står det i planen?', [quote('ägd mark')]), tells: 'landOwnership' },
        ],
      },
    ];
    const gaps = [
      missing('roofYear', 'Takets ålder'),
      missing('mortgageDeeds', 'Uttagna pantbrev'),
      missing('landOwnership', 'Mark'),
    ];
    expect(
      statements.map((stated) =>
        kinds(empty({ ...stated, missingInfoDetails: gaps })).map((one) => one.split(' ')[1]),
      ),
    ).toEqual([['roofYear'], ['mortgageDeeds'], ['landOwnership']]);
  });
});

const sum = (more: Partial<NonNullable<AnalysisResult['statedSums']>[number]>) => ({
  label: 'Belopp utan förklaring',
  amount: 118_000,
  per: 'once' as const,
  when: null,
  place: 'aside' as const,
  why: 'Det framgår inte.',
  evidence: [quote('118 000 kr', 20_000)],
  ...more,
});

describe('a part that is dated in one place', () => {
  const plan = (more: object): AnalysisResult['renovationAnalysis'] => ({
    ...house.renovationAnalysis!,
    criticalRenovations: [],
    qualityImprovements: [],
    riskFactors: [],
    ...more,
  });
  const undated = [row('life-lengths', roofRow)];

  it('is not asked for, looked into or checked as one of unknown age', () => {
    const gap = {
      area: 'Tak',
      priority: 'high' as const,
      description: 'Se.',
      benefits: 'Bra.',
      estimatedCost: { min: 1, max: 2 },
      difficulty: 'specialist' as const,
      partnerCategories: [],
      evidence: undated,
    };
    const check = {
      id: 'inspection',
      title: 'Besiktning',
      what: 'Ser.',
      why: 'Sättningar. Åldern på taket framgår inte.',
      price: null,
      paidBy: 'Köparen',
      evidence: [quote('Sättningar'), ...undated],
    };
    const report = empty({
      technicalSpecs: { roof: { status: 'green', evidence: age(roofRow, 30, 2018) } },
      viewingQuestions: [question('Vilket år lades taket om?', undated)],
      checks: [check, { ...check, why: 'Åldern på taket framgår inte.', evidence: undated }],
      renovationAnalysis: plan({ qualityImprovements: [gap] }),
    });
    expect(kinds(report)).toEqual([
      'dated-and-undated roof viewingQuestions.0',
      'dated-and-undated roof checks.0',
      'dated-and-undated roof checks.1',
      'dated-and-undated roof renovationAnalysis.qualityImprovements.0',
    ]);
    const left = consistent(report);
    expect(left.viewingQuestions).toEqual([]);
    expect(left.checks?.map(({ why, evidence }) => [why, evidence])).toEqual([
      ['Sättningar.', [quote('Sättningar')]],
    ]);
    expect(left.renovationAnalysis?.qualityImprovements).toEqual([]);
    expect(kinds(left)).toEqual([]);
  });

  it('is no risk of its year of build once it is renewed', () => {
    const risk = {
      risk: 'Avloppsrören kan vara från byggåret',
      impact: 'Kan.',
      mitigation: 'Fråga.',
      about: 'million-programme',
      evidence: [{ kind: 'field' as const, name: 'yearBuilt', value: 1971 }],
    };
    const renewed = (year: number) =>
      empty({
        technicalSpecs: {
          plumbingAndElectrical: {
            status: 'green',
            evidence: age('Vattenrör och avloppsrör: 50 år', 50, year),
          },
        },
        renovationAnalysis: plan({ riskFactors: [risk] }),
      });
    expect(kinds(renewed(2017))).toEqual(['dated-and-undated pipes renovationAnalysis.riskFactors.0']);
    expect(consistent(renewed(2017)).renovationAnalysis?.riskFactors).toEqual([]);
    expect(kinds(renewed(1971))).toEqual([]);
  });

  it('has one year and one price', () => {
    const priced = (min: number) =>
      flag('past-life-bathroom', 'Badrummet', {
        estimatedCost: { min, max: 250_000 },
        evidence: [row('cost-ranges', `Badrum 3–8 m²: ${min}`)],
      });
    const report = empty({
      technicalSpecs: { roof: { status: 'green', evidence: age(roofRow, 30, 2018) } },
      keyFindings: [finding('Taket har många år kvar', age(roofRow, 30, 2012))],
      redFlags: [priced(100_000), { ...priced(90_000), rule: 'bathroom-worn', severity: 'critical' }],
    });
    expect(kinds(report).filter((one) => one.startsWith('two-'))).toEqual([
      'two-years roof keyFindings.0',
      'two-sums Badrum 3–8 m² redFlags.1',
    ]);
  });
});

describe('what is called good', () => {
  const roof = { status: 'green' as const, reason: 'Från 2018.', evidence: age(roofRow, 30, 2018) };

  it('is yellow beside a flag that finds fault with it', () => {
    const leak = quote('Taket läcker vid skorstenen.');
    const redFlags = [flag('roof-leak', 'Ett tak som läcker', { evidence: [leak] })];
    const report = empty({ technicalSpecs: { roof }, redFlags });
    expect(kinds(report)).toEqual(['good-beside-fault roof technicalSpecs.roof']);
    expect(consistent(report).technicalSpecs.roof).toEqual({
      ...roof,
      status: 'yellow',
      reason: 'Från 2018. Men det finns en varning: ett tak som läcker.',
      evidence: [...roof.evidence, leak],
    });
    expect(kinds(consistent(report))).toEqual([]);
    expect(
      kinds(
        empty({
          technicalSpecs: { roof },
          redFlags: [flag('roof-leak', 'Läckande tak', { severity: 'notice' })],
        }),
      ),
    ).toEqual([]);
  });

  it('is yellow where a new central colours pipes that the report calls unknown', () => {
    const central = age('Elcentral och kablar: 45 år', 45, 2022);
    const pipes = age('Vattenrör och avloppsrör: 50 år', 50, 2016);
    const item = (evidence: Evidence[], open = [missing('pipesAndWiring', 'Rörens och elens ålder')]) =>
      empty({
        technicalSpecs: { plumbingAndElectrical: { status: 'green', evidence } },
        missingInfoDetails: open,
      });
    expect(kinds(item(central))).toEqual(['good-beside-fault pipes technicalSpecs.plumbingAndElectrical']);
    expect(consistent(item(central)).technicalSpecs.plumbingAndElectrical).toMatchObject({
      status: 'yellow',
      reason: 'Rörens ålder framgår inte.',
    });
    expect([item(central, []), item([...central, ...pipes])].flatMap(kinds)).toEqual([]);
    // What says so already says it once.
    const told = 'Elen är från 2022. Rörens ålder framgår inte.';
    const spec = { status: 'green' as const, reason: told, evidence: central };
    const open = { ...item(central), technicalSpecs: { plumbingAndElectrical: spec } };
    expect(consistent(open).technicalSpecs.plumbingAndElectrical).toMatchObject({
      status: 'yellow',
      reason: told,
    });
  });

  it.each([
    ['contaminated-ground', 'Misstänkt förorening i marken', true],
    ['ground-hazard', 'Risk för ras eller skred', true],
    ['settlement-damage', 'Sättningar', true],
    ['unclear-ground', 'Oklart: ”fyllning av slagg”', true],
    // Noise and debt say nothing of who owns the ground.
    ['noise-near', 'Trafikbuller', false],
    ['debt-high', 'Hög skuld i föreningen', false],
  ])('praises no owned ground beside %s', (rule, title, isAgainst) => {
    const report = empty({
      redFlags: [flag(rule, title)],
      keyFindings: [finding('Föreningen äger marken', [quote('ägd mark')], ['land'])],
    });
    expect(kinds(report)).toEqual(isAgainst ? ['praise-beside-flag land keyFindings.0'] : []);
  });

  it('is no praise beside a flag of the same', () => {
    const report = empty({
      keyFindings: [
        finding('Flera dyra delar är gjorda', age(roofRow, 30, 2018)),
        finding('Föreningen äger marken', [quote('ägd mark')], ['land']),
        finding('Normal skuld i föreningen', [quote('skuld')], ['debt']),
      ],
      redFlags: [flag('roof-worn', 'Slitet eller skadat tak'), flag('leasehold-terms', 'Tomträtt')],
    });
    expect(kinds(report)).toEqual([
      'praise-beside-flag roof keyFindings.0',
      'praise-beside-flag land keyFindings.1',
    ]);
    expect(consistent(report).keyFindings.map(({ title }) => title)).toEqual(['Normal skuld i föreningen']);
  });

  it('has not many years left where a sum is set aside for it within ten', () => {
    const plan = house.renovationAnalysis!;
    const step = { ...plan.financialPlanning.longTerm, parts: ['bathroom'] };
    const report = empty({
      keyFindings: [
        finding(
          'Badrummet har många år kvar',
          age('Våtrum: budgetera för renovering efter 15–20 år', 20, 2015),
        ),
      ],
      renovationAnalysis: {
        ...plan,
        criticalRenovations: [],
        qualityImprovements: [],
        riskFactors: [],
        financialPlanning: { ...plan.financialPlanning, longTerm: step },
      },
    });
    expect(kinds(report)).toEqual(['praise-beside-work bathroom keyFindings.0']);
    expect(consistent(report).keyFindings).toEqual([]);
  });
});

describe('what is told twice', () => {
  it('is told by its flag, and not again as a possibility or as unjudged', () => {
    const slab = flag('risk-construction', 'Uppreglat golv på platta', {
      evidence: [quote('Under mattan ligger spånskiva på reglar.', 100)],
    });
    const report = empty({
      redFlags: [slab],
      unjudged: [
        { subject: 'skick', ask: 'Vad?', isGrave: false, evidence: [quote('spånskiva på reglar', 117)] },
      ],
      renovationAnalysis: {
        ...house.renovationAnalysis!,
        criticalRenovations: [],
        qualityImprovements: [],
        riskFactors: [
          {
            risk: 'Platta på mark',
            impact: 'Kan.',
            mitigation: 'Fråga.',
            about: 'slab-years',
            evidence: [quote('platta', 900)],
          },
        ],
      },
    });
    expect(kinds(report)).toEqual([
      'said-twice skick unjudged.0',
      'said-twice battened-slab renovationAnalysis.riskFactors.0',
    ]);
    const left = consistent(report);
    expect([left.unjudged, left.renovationAnalysis?.riskFactors]).toEqual([[], []]);
  });

  it('is a fault where two flags tell it, the second of words and no heavier', () => {
    const radon = flag('radon-high', 'Radon över gränsvärdet', { severity: 'critical' });
    const untested = flag('radon-told', 'Radon som inte är mätt');
    expect(kinds(empty({ redFlags: [radon, untested] }))).toEqual(['flagged-twice radon redFlags.1']);
    expect(
      kinds(
        empty({
          redFlags: [
            { ...untested, severity: 'critical' },
            { ...radon, severity: 'warning' },
          ],
        }),
      ),
    ).toEqual([]);
  });
});

describe('money', () => {
  it('without a meaning belongs to the flag that quotes it', () => {
    const rent = flag('ground-lease-reset', 'Tomträttsavgälden omregleras 2028', {
      evidence: [quote('i dag 118 000 kr', 19_990)],
    });
    const report = empty({ redFlags: [rent], statedSums: [sum({ purpose: 'unclear' })] });
    expect(kinds(report)).toEqual(['explained-elsewhere 118000 statedSums.0']);
    expect(consistent(report).statedSums).toEqual([
      sum({
        label: 'Tomträttsavgälden omregleras 2028',
        why: 'Hör till ”Tomträttsavgälden omregleras 2028”. Läs citatet.',
      }),
    ]);
    expect(
      kinds(
        empty({ redFlags: [{ ...rent, rule: 'unclear-money' }], statedSums: [sum({ purpose: 'unclear' })] }),
      ),
    ).toEqual([]);
  });

  it('that the month counts does not stand beside it', () => {
    const { monthlyCost } = flat;
    const counted = sum({
      purpose: 'fee',
      label: 'Avgift',
      place: 'beside',
      per: 'month',
      amount: leaseholdFlat.monthlyFee!,
    });
    const report = empty({ monthlyCost, statedSums: [counted] }, flat);
    expect(kinds(report)).toEqual([`counted-and-beside ${leaseholdFlat.monthlyFee} statedSums.0`]);
    expect(consistent(report).statedSums).toEqual([]);
  });

  it('of a month is said to be reckoned on the fee of before a rise', () => {
    const month = flat.keyFindings.filter(({ title }) => title.includes('i månaden'));
    const report = empty(
      { monthlyCost: flat.monthlyCost, keyFindings: month, redFlags: [flag('fee-rise', 'Höjd avgift')] },
      flat,
    );
    expect(kinds(report)).toEqual(['fee-before-rise monthlyFee monthlyCost']);
    const left = consistent(report);
    expect([left.monthlyCost?.explanation, ...left.keyFindings.map(({ text }) => text)]).toEqual([
      expect.stringContaining('räknad på dagens avgift'),
      expect.stringContaining('räknad på dagens avgift'),
    ]);
    expect(kinds(left)).toEqual([]);
  });

  it('of a month is said to leave out the sums beside it', () => {
    const month = flat.keyFindings.filter(({ title }) => title.includes('i månaden'));
    const household = sum({ purpose: 'household', place: 'beside', per: 'month', amount: 911 });
    const report = empty(
      { monthlyCost: flat.monthlyCost, keyFindings: month, statedSums: [household] },
      flat,
    );
    expect(kinds(report)).toEqual(['beside-and-unsaid household monthlyCost']);
    const left = consistent(report);
    expect(left.monthlyCost?.explanation).toContain('ingår inte i summan');
    expect(left.keyFindings[0]?.title).toMatch(/^Från omkring /);
    expect(kinds(left)).toEqual([]);
    const place = { ...household, purpose: 'parking' };
    expect(kinds({ ...report, statedSums: [place] })).toEqual([]);
  });

  it('of a month does not leave out what it may hold', () => {
    const service = sum({
      purpose: 'service',
      place: 'beside',
      per: 'year',
      amount: 2411,
      mayBeCounted: true,
    });
    expect(kinds(empty({ monthlyCost: flat.monthlyCost, statedSums: [service] }, flat))).toEqual([]);
  });

  it('for one work is told by one flag, by that of an age where there is one', () => {
    const cost = { min: 37_000, max: 87_000 };
    const priced = (rule: string) =>
      flag(rule, rule, { estimatedCost: cost, evidence: [row('cost-ranges', 'Elcentral: 37 000')] });
    const report = empty({ redFlags: [priced('electrical-remarks'), priced('past-life-electrical')] });
    expect(kinds(report)).toEqual(['priced-twice Elcentral redFlags.0.estimatedCost']);
    expect(consistent(report).redFlags.map(({ estimatedCost }) => estimatedCost)).toEqual([undefined, cost]);
  });

  it('to be paid is referred to where nothing was said to wait', () => {
    const plan = house.renovationAnalysis!;
    const immediate = {
      description: 'Inget måste göras.',
      estimatedCost: { min: 0, max: 0 },
      isNothing: true as const,
    };
    const report = empty({
      statedSums: [sum({ purpose: 'levy', place: 'ahead' })],
      renovationAnalysis: {
        ...plan,
        criticalRenovations: [],
        qualityImprovements: [],
        riskFactors: [],
        financialPlanning: { ...plan.financialPlanning, immediate },
      },
    });
    expect(kinds(report)).toEqual(['nothing-beside-due levy renovationAnalysis.summary']);
    const left = consistent(report);
    expect(left.renovationAnalysis?.summary).toContain('Enligt annonsen ska du dessutom betala');
    expect(left.renovationAnalysis?.financialPlanning.immediate.description).toContain(
      'ska du dessutom betala',
    );
    expect(kinds(left)).toEqual([]);
  });
});

it('holds what a model wrote against the rules, and two flags of a model for two things', () => {
  const report = empty({
    redFlags: [flag('radon-high', 'Radon över gränsvärdet'), flag('model', 'Buller'), flag('model', 'Mörkt')],
    missingInfoDetails: [
      {
        ...missing('radon', 'Radon'),
        evidence: [{ kind: 'field', name: 'radon', value: null }],
      },
    ],
  });
  expect(kinds(report)).toEqual(['stated-and-missing radon missingInfoDetails.0']);
});

describe('a promised verdict', () => {
  const promise = (redFlag: ReturnType<typeof flag>) =>
    empty({
      verdict: 'YELLOW',
      verdictDrivers: {
        rules: [redFlag.rule],
        wouldChange: ['Fråga.', 'Då blir den bättre.'],
        atBest: 'GREEN',
      },
      redFlags: [redFlag],
    });

  it.each([
    ['shore-flood', 'Risk för översvämning'],
    ['insurance-refused', 'Problem med föreningens försäkring'],
    ['debt-high', 'Hög skuld i föreningen'],
  ])('is found beside what no answer removes: %s', (rule, title) => {
    expect(kinds(promise(flag(rule, title)))).toEqual([
      `promised-and-ruled-out ${rule} verdictDrivers.wouldChange`,
    ]);
  });

  it('stands beside what an answer can remove, and beside what did not decide', () => {
    expect(kinds(promise(flag('area-conflict', 'Två olika uppgifter om boarean')))).toEqual([]);
    const { verdictDrivers } = promise(flag('area-conflict', 'Två olika uppgifter om boarean'));
    expect(
      kinds(empty({ verdictDrivers, redFlags: [flag('shore-flood', 'Risk för översvämning')] })),
    ).toEqual([]);
  });
});
