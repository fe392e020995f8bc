import { writeRulesReport } from '../rules-analyst.js';
import type { MissingInfoDetail, Unjudged } from '../analysis-result.schema.js';
import { contextOf, flag, type Flag } from '../facts/context.js';
import type { NeededPart } from '../parts/judged-parts.js';
import { missingInformation } from './missing.js';
import { almostEmpty, documentedFlat, today } from '../../../test/support/reports/adverts.js';
import { coverageOf, judge } from './verdict.js';
import { withoutFigure } from './verdict/gap-names.js';

const context = contextOf({ listing: documentedFlat, images: [], disagreements: [], today });
const made = (rule: string, severity: Flag['severity'], weight?: number): Flag =>
  flag({
    rule,
    title: `Fyndet ${rule}`,
    category: 'Prov',
    description: 'Beskrivning.',
    severity,
    action: 'Be om intyget.',
    evidence: [{ kind: 'field', name: 'price', value: 4_200_000 }],
    ...(weight === undefined ? {} : { weight }),
  });
const critical = (rule: string) => made(rule, 'critical');
const real = (rule: string) => made(rule, 'warning');
const mild = (rule: string) => made(rule, 'warning', 1);
const notice = (rule: string) => made(rule, 'notice');
const parts: readonly NeededPart[] = [];
const verdictOf = (flags: readonly Flag[], missing: readonly MissingInfoDetail[] = []) =>
  judge(context, flags, { missing, parts, specs: {}, unjudged: [] }, 0);

describe('the verdict of a well documented home', () => {
  it.each<[string, Flag[], string]>([
    ['nothing', [], 'GREEN'],
    ['many notices', ['a', 'b', 'c', 'd', 'e', 'f'].map(notice), 'GREEN'],
    ['one mild warning', [mild('a')], 'GREEN'],
    ['two mild warnings and notices', [mild('a'), mild('b'), notice('c'), notice('d')], 'GREEN'],
    ['three mild warnings', [mild('a'), mild('b'), mild('c')], 'YELLOW'],
    ['one real warning', [real('a')], 'YELLOW'],
    ['many real warnings', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(real), 'YELLOW'],
    ['one critical', [critical('a')], 'RED'],
    ['a critical among others', [critical('a'), real('b'), notice('c')], 'RED'],
    ['a text that speaks to a machine', [made('ai-instructions', 'warning', 0)], 'GREEN'],
  ])('with %s', (_name, flags, expected) => {
    expect(verdictOf(flags).verdict).toBe(expected);
  });

  it('scores what it found: 4 for a critical, 1.5 for a real warning, 1 for a mild one, 0.5 for a notice, at most 10', () => {
    const score = (flags: readonly Flag[]) => verdictOf(flags).redFlagScore;
    expect(score([])).toBe(0);
    expect(score([notice('a'), notice('b')])).toBe(1);
    expect(score([mild('a')])).toBe(1);
    // 1.5 + 1.5 = 3.
    expect(score([real('a'), real('b')])).toBe(3);
    expect(score([critical('a')])).toBe(4);
    // Two critical and two real: 8 + 3 is capped.
    expect(score([critical('a'), critical('b'), real('c'), real('d')])).toBe(10);
    // No green report scores as a critical flag does: two mild and four notices are 4, shown as 3.
    expect(score([mild('a'), mild('b'), ...['c', 'd', 'e', 'f'].map(notice)])).toBe(3);
  });
});

describe('what nobody judged', () => {
  const left = (isGrave: boolean): Unjudged => ({
    subject: 'avtal',
    ask: 'Vad gäller?',
    isGrave,
    evidence: [{ kind: 'field', name: 'price', value: 4_200_000 }],
  });
  const judged = (flags: readonly Flag[], ...unjudged: Unjudged[]) =>
    judge(context, flags, { missing: [], parts, specs: {}, unjudged }, 1);

  it('keeps a home from being GREEN where it seems plainly bad, and is what to ask about', () => {
    const { verdict, reason, drivers } = judged([], left(true));
    expect(verdict).toBe('YELLOW');
    expect(reason).toContain('som vi inte kunde bedöma');
    expect(drivers.wouldChange).toEqual([
      'Be mäklaren förklara det som vi inte kunde bedöma.',
      'Om svaren är bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ]);
  });

  it('leaves a verdict GREEN where it is unclear, without saying that nothing serious is seen', () => {
    const { verdict, reason } = judged([], left(false));
    expect(verdict).toBe('GREEN');
    expect(reason).toContain('Läs själv det vi inte kunde bedöma');
    expect(reason).not.toContain('Inget allvarligt');
  });

  it('is named in the advert’s words, beside what decides and alone', () => {
    const told = {
      ...left(true),
      matter: { written: 'tre stämp i taket', heading: 'tre stämp i taket', spoken: 'stämp i taket' },
    };
    expect(judged([real('a')], told).reason).toContain(
      'Annonsen säger också ”tre stämp i taket”. Det har vi inte kunnat bedöma.',
    );
    const alone = judged([], told);
    expect(alone.reason).toContain('Annonsen säger ”tre stämp i taket”.');
    expect(alone.drivers.wouldChange[0]).toBe('”stämp i taket”: vad gäller?');
  });

  it('takes nothing from what is worse', () => {
    expect(judged([critical('a')], left(true)).verdict).toBe('RED');
    expect(judged([real('a')], left(true)).reason).toContain('Fyndet a: beskrivning.');
  });
});

describe('a warning that rests on an interpretation', () => {
  const told: Flag = { ...mild('a'), isInterpreted: true };

  it('keeps a GREEN report from saying that nothing serious is seen', () => {
    const { verdict, reason } = verdictOf([told]);
    expect(verdict).toBe('GREEN');
    expect(reason).toContain('Läs själv citaten vid varningarna');
    expect(reason).not.toContain('Inget allvarligt');
  });

  it('is no part of what is said to show nothing serious', () => {
    const judgedParts = (['roof', 'windows'] as const).map((id, index): NeededPart => ({
      id,
      names: [['taket', 'fönstren'][index]!],
      weight: 5,
      judged: true,
      blocks: false,
    }));
    const worn: Flag = { ...told, rule: 'roof-worn', title: 'Slitet eller skadat tak' };
    const { verdict, reason } = judge(
      context,
      [worn],
      { missing: [], parts: judgedParts, specs: {}, unjudged: [] },
      0,
    );
    expect(verdict).toBe('GREEN');
    expect(reason).toContain('Vi ser inget allvarligt i det vi har kunnat bedöma, bland annat fönstren.');
  });

  it.each([
    [undefined, 'bland annat rören, elen och taket.', 'Be att få se papper'],
    [['elen'], 'bland annat rören och taket.', 'hur det står till med elen.'],
    [['rören'], 'bland annat elen och taket.', 'hur det står till med rören.'],
    [['rören', 'elen'], 'bland annat taket.', 'hur det står till med rören och elen.'],
  ])('says of the half that nobody told that it was not judged: %j', (untold, seen, asked) => {
    const row = { weight: 5, judged: true, blocks: false } as const;
    const parts: NeededPart[] = [
      { ...row, id: 'plumbingAndElectrical', names: ['rören', 'elen'], ...(untold ? { untold } : {}) },
      { ...row, id: 'roof', names: ['taket'] },
    ];
    const { reason } = judge(context, [told], { missing: [], parts, specs: {}, unjudged: [] }, 0);
    expect(reason).toContain(seen);
    expect(reason).toContain(asked);
  });

  it('keeps a report that knows too little from praising the rest', () => {
    const listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };
    const missing = missingInformation(contextOf({ listing, images: [], disagreements: [], today }));
    const reasonOf = (flags: readonly Flag[]) =>
      judge(context, flags, { missing, parts, specs: {}, unjudged: [] }, 1).reason;
    expect(reasonOf([])).toContain('Det som står ser bra ut');
    expect(reasonOf([told])).not.toContain('ser bra ut');
  });
});

describe('the reasons of a verdict', () => {
  it('name the findings that drove it, and only those', () => {
    expect(verdictOf([critical('a'), real('b')]).drivers.rules).toEqual(['a']);
    expect(verdictOf([real('a'), mild('b'), notice('c')]).drivers.rules).toEqual(['a']);
    expect(verdictOf([mild('a'), mild('b'), mild('c')]).drivers.rules).toEqual(['a', 'b', 'c']);
    expect(verdictOf([mild('a'), notice('b')]).drivers.rules).toEqual([]);
  });

  it('tell for each driver what would change the verdict', () => {
    expect(verdictOf([real('a'), real('b')]).drivers.wouldChange).toEqual([
      'Fyndet a: be om intyget.',
      'Fyndet b: be om intyget.',
      'Om svaren är bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ]);
    expect(verdictOf([critical('a'), real('b')]).drivers.wouldChange).toEqual([
      'Fyndet a: be om intyget.',
      'Om svaren är bra och går att styrka blir bedömningen ”Granska noggrant”.',
    ]);
    expect(verdictOf([critical('a'), notice('b')]).drivers.wouldChange[1]).toContain('”Ser lovande ut”');
  });
});

it('tells the heaviest, names two more with what they cost, and counts where there are more', () => {
  const reason = (...flags: Flag[]) => verdictOf(flags).reason;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(critical) as [Flag, Flag, Flag, Flag];
  expect(reason(a, b, c)).toBe('Fyndet a: beskrivning. Tungt väger också fyndet b och fyndet c.');
  const priced = { ...b, estimatedCost: { min: 40_000, max: 60_000 } };
  expect(reason(a, priced, c, d).replace(/\u00a0/g, ' ')).toBe(
    'Fyndet a: beskrivning. Tungt väger också fyndet b (40 000–60 000 kr) och fyndet c. ' +
      'Sammanlagt är det fyra saker att reda ut.',
  );
  // The same title twice is one thing.
  expect(reason(a, { ...b, title: 'Fyndet a' })).toBe('Fyndet a: beskrivning.');
});

describe('what decides', () => {
  const quote = (text: string) => ({
    kind: 'quote' as const,
    field: 'description',
    start: 0,
    end: text.length,
    text,
  });
  const reason = (flag: Partial<Flag>) =>
    verdictOf([{ ...critical('a'), ...flag }]).reason.replace(/\u00a0/g, ' ');

  it('is told by the figure that the finding rests on, and what it costs', () => {
    const radon = {
      title: 'Radon över gränsvärdet',
      description: 'Annonsen anger 540 Bq/m³. Gränsen är 200.',
    };
    expect(reason({ ...radon, estimatedCost: { min: 40_000, max: 60_000 } })).toBe(
      'Radon över gränsvärdet: annonsen anger 540 Bq/m³. Räkna med 40 000–60 000 kr.',
    );
    const told = { title: 'Stambyte väntar', description: 'Ett stambyte kostar 300\u00a0000\u00a0kr.' };
    expect(reason({ ...told, estimatedCost: { min: 300_000, max: 300_000 } })).toBe(
      'Stambyte väntar: ett stambyte kostar 300 000 kr.',
    );
  });

  it('is told in the advert’s words where no figure is', () => {
    expect(reason({ evidence: [quote('Vattenskadan är anmäld till försäkringsbolaget.')] })).toBe(
      'Fyndet a: annonsen säger ”Vattenskadan är anmäld till försäkringsbolaget”.',
    );
    expect(reason({ words: 'hinken i pannrummet', evidence: [quote('Annat.')] })).toBe(
      'Fyndet a: annonsen säger ”hinken i pannrummet”.',
    );
  });
});

describe('what an answer cannot remove', () => {
  const outlook = (...flags: Flag[]) => verdictOf(flags).drivers.wouldChange.slice(flags.length);

  it.each([
    [
      'debt-very-high',
      'Mycket hög skuld i föreningen',
      'Mycket hög skuld i föreningen kostar dig pengar vad du än får för svar. Räkna in det i priset.',
    ],
    [
      'past-life-bathroom',
      'Badrummet har passerat sin livslängd',
      'Badrummet behöver göras om, vad säljaren än svarar. Räkna av kostnaden från ditt bud.',
    ],
    [
      'past-life-roof',
      'Taket har passerat sin livslängd',
      'Föreningen behöver göra om taket, vad säljaren än svarar. Räkna med att det märks på avgiften.',
    ],
    [
      'original-condition',
      'Stort renoveringsbehov',
      'Mycket i bostaden behöver göras om, vad säljaren än svarar. Räkna av kostnaden från ditt bud.',
    ],
    [
      'dry-rot',
      'Hussvamp eller annan rötsvamp',
      'Någon måste åtgärda hussvamp eller annan rötsvamp. Fråga styrelsen före budet om det är föreningens sak eller ditt, och hur det ska betalas.',
    ],
    [
      'insurance-refused',
      'Problem med föreningens försäkring',
      'Köp bara om du kan leva med problem med föreningens försäkring, vad svaren än blir.',
    ],
    [
      'few-owners',
      'Många lägenheter med samma ägare',
      'Köp bara om du kan leva med många lägenheter med samma ägare, vad svaren än blir.',
    ],
    [
      'water-in',
      'Vatten utifrån',
      'Någon måste åtgärda vatten utifrån. Fråga styrelsen före budet om det är föreningens sak eller ditt, och hur det ska betalas.',
    ],
    [
      'asbestos',
      'Skadad asbest',
      'Någon måste åtgärda skadad asbest. Fråga styrelsen före budet om det är föreningens sak eller ditt, och hur det ska betalas.',
    ],
    [
      'asbestos',
      'Asbest eller eternit',
      'Köp bara om du kan leva med asbest eller eternit, vad svaren än blir.',
    ],
  ])('remains: %s, %s', (rule, title, said) => {
    for (const flag of [critical(rule), real(rule)]) expect(outlook({ ...flag, title })).toEqual([said]);
  });

  it('is settled with the seller where no association can be meant', () => {
    const rot = { ...critical('dry-rot'), title: 'Hussvamp' };
    const homes = (['Äganderätt', 'Bostadsrätt'] as const).map((tenure) =>
      contextOf({ listing: { propertyType: 'Radhus', tenure }, images: [], disagreements: [], today }),
    );
    const [owned, ofAssociation] = homes.map((home) =>
      judge(home, [rot], { missing: [], parts, specs: {}, unjudged: [] }, 0).drivers.wouldChange.join(' '),
    );
    expect(owned).toContain('hussvamp. Avgör före budet vem som betalar.');
    expect(owned).not.toContain('styrelsen');
    expect(ofAssociation).toContain('hussvamp. Fråga styrelsen före budet');
  });

  it('is told of the works together, by who pays for them', () => {
    const house = contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt' },
      images: [],
      disagreements: [],
      today,
    });
    const flags = [
      { ...critical('past-life-roof'), title: 'Taket har passerat sin livslängd' },
      { ...critical('past-life-windows'), title: 'Fönstren har nått sin livslängd' },
    ];
    const outlookOf = (home: typeof context): string[] =>
      judge(home, flags, { missing: [], parts, specs: {}, unjudged: [] }, 0).drivers.wouldChange;
    expect(outlookOf(house)).toContain(
      'Taket och fönstren behöver göras om, vad säljaren än svarar. Räkna av kostnaden från ditt bud.',
    );
    const deducted = outlookOf(context).filter((text) => text.includes('från ditt bud'));
    expect(deducted).toEqual([]);
  });

  it.each([
    ['near-end-windows', 'Fönstren närmar sig slutet av sin livslängd'],
    ['pcb', 'PCB i huset'],
    ['blue-concrete', 'Blåbetong'],
    ['harmful-material', 'Material som kan innehålla asbest'],
    ['harmful-material', 'PCB eller andra miljögifter i byggnaden'],
    ['contaminated-ground', 'Misstänkt förorening i marken'],
  ])('is not said of what an answer can clear: %s, %s', (rule, title) => {
    expect(outlook({ ...real(rule), title })).toEqual([
      'Om svaren är bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ]);
  });

  it('is no damage to mend in a house whose facade of eternit lies untouched', () => {
    const { verdictDrivers } = writeRulesReport({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', description: 'Fasad i eternit.' },
      images: [],
      disagreements: [],
      today,
    });
    expect(verdictDrivers.rules).toContain('asbestos');
    expect(verdictDrivers.wouldChange.join(' ')).not.toContain('måste någon åtgärda');
  });

  it('is told beside what an answer can remove, and nothing is promised', () => {
    expect(outlook(critical('area-conflict'), critical('fee-rise'))).toEqual([
      'Fyndet fee-rise kostar dig pengar vad du än får för svar. Räkna in det i priset.',
    ]);
  });

  it('may be told by words that no kind names: then only what is harmless changes the verdict', () => {
    const matter = {
      title: 'Oklart: ”tre stämp”',
      matter: { written: 'tre stämp', heading: 'tre stämp', spoken: 'tre stämp' },
    };
    expect(outlook({ ...critical('unclear-damage'), ...matter })).toEqual([
      'Om det visar sig vara ofarligt, och det går att styrka, blir bedömningen ”Granska noggrant”.',
    ]);
  });
});

describe('coverage', () => {
  const needed = (share: number) => {
    // Each gap as missingInformation gives it, by the rows of the checklist from the lightest up.
    const all = missingInformation(
      contextOf({
        listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' },
        images: [],
        disagreements: [],
        today,
      }),
    );
    const gaps: MissingInfoDetail[] = [];
    for (const gap of [...all].reverse()) {
      if (coverageOf(context, { missing: [...gaps, gap], parts }) < share) break;
      gaps.push(gap);
    }
    return gaps;
  };

  it('below 55 of 100 makes a home without warnings yellow, and the report says what is missing', () => {
    const enough = needed(55);
    expect(coverageOf(context, { missing: enough, parts })).toBeGreaterThanOrEqual(55);
    expect(verdictOf([], enough).verdict).toBe('GREEN');
    const [next] = missingInformation(
      contextOf({ listing: almostEmpty, images: [], disagreements: [], today }),
    ).filter((item) => !enough.some((gap) => gap.field === item.field));
    expect(next).toBeDefined();
    const all = missingInformation(
      contextOf({
        listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' },
        images: [],
        disagreements: [],
        today,
      }),
    );
    const low = verdictOf([], all);
    expect(low.verdict).toBe('YELLOW');
    expect(low.confidence.score).toBeLessThan(55);
    expect(low.reason).toContain('föreningens skuld per kvadratmeter');
    expect(low.drivers.wouldChange.join(' ')).toContain('föreningens skuld per kvadratmeter');
    expect(low.confidence.explanation).toContain(String(low.confidence.score));
  });
});

describe('parts of unknown age alone', () => {
  const unjudged: readonly NeededPart[] = [
    { id: 'windows', names: ['fönstren'], weight: 1000, judged: false, blocks: false },
    { id: 'facade', names: ['fasaden'], weight: 1000, judged: false, blocks: false },
  ];
  const thin = (flags: readonly Flag[]) =>
    judge(context, flags, { missing: [], parts: unjudged, specs: {}, unjudged: [] }, 0);

  it('are named where they leave too little ground', () => {
    const { verdict, reason, confidence, drivers } = thin([]);
    expect([verdict, confidence.score < 55]).toEqual(['YELLOW', true]);
    expect(reason).toContain('Åldern på fönstren och fasaden framgår inte.');
    expect(drivers.wouldChange).toEqual([
      'Fråga om åldern på fönstren och fasaden.',
      'Om svaren är bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ]);
  });

  it('let a critical finding that is cleared lead to yellow, not green', () => {
    const { verdict, drivers } = thin([critical('a')]);
    expect(verdict).toBe('RED');
    expect(drivers.wouldChange.at(-1)).toBe(
      'Om svaren är bra och går att styrka blir bedömningen ”Granska noggrant”.',
    );
  });
});

describe('headings within a reason', () => {
  const titled = (title: string) => ({ ...real('a'), title });

  it.each([
    ['Taket har passerat sin livslängd', 'Tungt väger också att taket har passerat sin livslängd.'],
    ['Föreningen kan bli oäkta', 'Tungt väger också att föreningen kan bli oäkta.'],
    ['Fukt i källaren', 'Tungt väger också fukt i källaren.'],
    ['Avlopp som inte är godkänt', 'Tungt väger också avlopp som inte är godkänt.'],
    ['Nyproduktion: du köper innan bostaden finns', 'Tungt väger också nyproduktion.'],
    ['OVK som inte är godkänd', 'Tungt väger också OVK som inte är godkänd.'],
  ])('fit in: %s', (title, said) => {
    expect(verdictOf([real('b'), titled(title)]).reason).toContain(said);
  });

  it('tell what no kind names in the words of the advert', () => {
    const unclear: Flag = {
      ...critical('a'),
      title: 'Oklart: ”tre stämp i taket”',
      matter: { written: 'tre stämp i taket', heading: 'tre stämp i taket', spoken: 'stämp i taket' },
    };
    const { reason, drivers } = verdictOf([unclear]);
    expect(reason).toBe('Annonsen säger ”tre stämp i taket”. Ta reda på vad det betyder för dig.');
    expect(verdictOf([critical('b'), unclear]).reason).toContain(
      'Tungt väger också uppgiften ”stämp i taket”.',
    );
    expect(drivers.wouldChange[0]).toBe('”stämp i taket”: be om intyget.');
  });

  it('do not repeat as missing what a finding has said to be missing', () => {
    const missing = missingInformation(
      contextOf({
        listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' },
        images: [],
        disagreements: [],
        today,
      }),
    );
    const { reason } = verdictOf([{ ...real('no-association-figures') }], missing);
    expect(reason).toContain('Dessutom saknas');
    expect(reason).not.toMatch(/skuld|sparande/);
  });
});

it('asks for no age of the drainage, and fears none, of a house that has nothing below ground', () => {
  const found = (foundation: string) => {
    const { missingInfo, verdictDrivers } = writeRulesReport({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1998, price: 3_000_000, foundation },
      images: [],
      disagreements: [],
      today,
    });
    return `${missingInfo.join()} ${verdictDrivers.wouldChange.join()}`;
  };
  expect(found('Gjuten platta')).not.toMatch(/dränering/i);
  expect(found('Betongplatta')).not.toMatch(/dränering/i);
  expect(found('Källare')).toMatch(/dränering/i);
});

it('names only facts that can lower a promising verdict', () => {
  const gap = (field: string, label: string): MissingInfoDetail => ({
    field,
    label,
    why: 'För att.',
    ask: 'Vad?',
    evidence: [],
  });
  const [text = ''] = verdictOf([], [gap('livingArea', 'Boarea'), gap('genuine', 'Skattestatus')]).drivers
    .wouldChange;
  expect(text).toBe('Ett dåligt besked om skattestatus kan sänka bedömningen.');
});

describe('a figure that the advert names and does not give', () => {
  const named = (listing: Partial<typeof documentedFlat>) => {
    const { missingInfo, verdictReason, verdictDrivers, confidence } = writeRulesReport({
      listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', ...listing },
      images: [],
      disagreements: [],
      today,
    });
    const sentences = [verdictReason, ...verdictDrivers.wouldChange, confidence.explanation].join(' ');
    return { missingInfo, sentences };
  };

  it('is missing as a figure alone in what is said of the verdict', () => {
    const { missingInfo, sentences } = named({ description: 'Föreningen har låg belåning.' });
    expect(missingInfo).toContain('Föreningens skuld per kvadratmeter (nämns utan siffra)');
    expect(sentences).toMatch(/ (?:och|samt) siffran för föreningens skuld per kvadratmeter saknas/);
    expect(sentences).not.toContain('(nämns utan siffra)');
  });

  it('can lower a promising verdict, in a whole sentence', () => {
    const savings = withoutFigure({
      field: 'savings',
      label: 'Föreningens sparande per kvadratmeter',
      why: 'För att.',
      ask: 'Vad?',
      evidence: [],
    });
    expect(verdictOf([], [savings]).drivers.wouldChange).toEqual([
      'Ett dåligt besked om föreningens sparande per kvadratmeter kan sänka bedömningen.',
    ]);
  });
});

it.each([
  [1988, true],
  [2012, false],
])('asks about pipes that may be near their end before a bid: built %d, %s', (yearBuilt, isAsked) => {
  const { verdict, verdictReason, verdictDrivers } = writeRulesReport({
    listing: {
      ...documentedFlat,
      yearBuilt,
      description: 'Trerummare med balkong mot söder. Badrummet renoverades 2021. Köket byttes 2020.',
      associationFacts: {
        ...documentedFlat.associationFacts,
        renovations: 'Taket lades om 2019. Nya fönster 2021.',
      },
    },
    images: [],
    disagreements: [],
    today,
  });
  expect(verdict).toBe('GREEN');
  expect(/stambyte/.test(`${verdictReason} ${verdictDrivers.wouldChange.join(' ')}`)).toBe(isAsked);
});
