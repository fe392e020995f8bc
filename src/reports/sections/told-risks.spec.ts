import { riskById } from '../risks/told/risks.js';
import type { LearnedReading } from '../reading/learned/learned-reader.js';
import { toldRiskFlags } from './told-risks.js';
import { proofOf, toldIn, type Told } from './told.js';

/** One sentence, read as given: how well the reader reads is for `npm run eval:reading` to say. */
function told(
  text: string,
  reading: Partial<LearnedReading & Pick<Told, 'riskSure' | 'graveness'>> = {},
): Told {
  const [only] = toldIn([{ field: 'description', text, readable: text }]);
  const { risk = 'association-claim' } = reading;
  return {
    ...only!,
    ...{
      risk,
      title: riskById(risk).tells[0].title,
      riskShare: 0.5,
      riskSure: 0.4,
      titleShare: 1,
      subjectShare: 1,
      graveness: 0,
    },
    ...reading,
  };
}

const plain = 'Hovrätten tar i vår upp målet mot entreprenören';

describe('a flag of what the learned reader understood', () => {
  it('quotes the sentence, and calls what has a sure name no guess', () => {
    const one = told(plain);
    const [flag, ...more] = toldRiskFlags([one], []);
    expect(more).toEqual([]);
    expect(flag).toMatchObject({ rule: 'association-claim', evidence: [proofOf(one)] });
    expect(flag!.description).toMatch(/^Sådant kan bli dyrt .*betalar\.$/);
  });

  it.each([
    [0.5, 2.5],
    [0.15, 0.75],
  ])('that is sure to %d weighs %d', (riskSure, weight) => {
    expect(toldRiskFlags([told(plain, { riskSure })], [])).toMatchObject([{ severity: 'warning', weight }]);
  });

  it.each([
    ['settlement-told', 0.14, 'critical'],
    ['settlement-told', 0.12, 'warning'],
    ['noise-near', 0.5, 'warning'],
    ['access-poor', 0.5, 'notice'],
  ])('of the kind %s and a graveness of %d is %s', (id, graveness, severity) => {
    expect(toldRiskFlags([told(plain, { risk: id, graveness })], [])).toMatchObject([{ severity }]);
  });

  it('is as grave as the gravest that it quotes', () => {
    const risk = 'settlement-told';
    const [sure, grave] = [
      told(plain, { risk, riskSure: 0.6 }),
      told(`${plain} i dag`, { risk, graveness: 0.2 }),
    ];
    expect(toldRiskFlags([sure, grave], [])).toMatchObject([{ severity: 'critical' }]);
    const more = [1, 2].map((at) => told(`${plain} nummer ${at}`, { risk, riskSure: 0.5 }));
    expect(toldRiskFlags([sure, ...more, grave], [])).toMatchObject([{ severity: 'warning' }]);
  });

  it('of a kind that cannot be critical makes a report yellow alone where its words seem grave', () => {
    const near = (graveness: number) =>
      toldRiskFlags([told(plain, { risk: 'noise-near', riskSure: 0.2, graveness })], []);
    expect(near(0.09)).toMatchObject([{ severity: 'warning', weight: 0.2 * 5 }]);
    expect(near(0.1)).toMatchObject([{ severity: 'warning', weight: 2 }]);
    const unclear = (graveness: number) =>
      toldRiskFlags([told(plain, { riskShare: 0.1, riskSure: 0.2, graveness })], []);
    expect(unclear(0.19)).toMatchObject([{ severity: 'warning', weight: 2 }]);
    expect(unclear(0.09)).toMatchObject([{ severity: 'warning', weight: 0.2 * 5 }]);
  });

  it('has the title of what it tells of its kind', () => {
    const one = told('Äkta hussvamp i bjälklaget', { risk: 'wood-decay', title: 'Hussvamp' });
    expect(toldRiskFlags([one], [])).toMatchObject([{ rule: 'wood-decay', title: 'Hussvamp' }]);
  });

  it('names a kind of which it is sure, and tells another in the words of the advert', () => {
    const likely = (riskShare: number, riskSure: number, titleShare = 1) =>
      toldRiskFlags([told(plain, { riskShare, riskSure, titleShare, subject: 'association' })], [])[0]!;
    // 0.4 · 0.4 = 0.16.
    expect(likely(0.4, 0.4)).toMatchObject({ rule: 'association-claim' });
    const claim = riskById('association-claim');
    for (const guessed of [likely(0.4, 0.39), likely(0.3, 0.5)])
      expect(guessed).toMatchObject({
        rule: 'unclear-association',
        title: expect.stringMatching(new RegExp(`^Troligen \\p{Ll}.*: ”${plain}”$`, 'u')),
        description: expect.stringContaining(claim.description),
        action: claim.action,
        guess: expect.any(String),
      });
    for (const unsure of [likely(0.3, 0.29), likely(0.5, 0.5, 0.59)])
      expect(unsure).toMatchObject({
        rule: 'unclear-association',
        title: `Oklart: ”${plain}”`,
        matter: { written: plain, spoken: plain },
        likeliest: 'association-claim',
      });
  });

  it('is of the kind that its words name, whatever it seemed to be', () => {
    const iron = told('Under bottenplattan går avloppet i gjutjärn', {
      risk: 'heating-old',
      riskShare: 0.1,
      riskSure: 0.05,
      graveness: 0.9,
    });
    expect(toldRiskFlags([iron], [])).toMatchObject([
      { rule: 'pipes-old', title: 'Rör av gjutjärn', severity: 'warning' },
    ]);
    const never = told('Utvändig dränering har aldrig utförts');
    expect(toldRiskFlags([never], [])).toMatchObject([{ rule: 'ground-worn', severity: 'warning' }]);
    const plans = told('Grannens ritningar till kommunen lämnades aldrig in');
    expect(toldRiskFlags([plans], [])).toEqual([]);
  });

  it('is as grave as a clause beside the one that names its kind', () => {
    const sentence = 'Avloppsrören är av gjutjärn, och hussvampen har angripit syllen.';
    const clauses = toldIn([{ field: 'description', text: sentence, readable: sentence }]);
    expect(clauses).toHaveLength(2);
    const grave = { risk: 'wood-decay', title: 'Hussvamp', riskShare: 0.9, riskSure: 0.25, graveness: 0.5 };
    const flags = toldRiskFlags(
      clauses.map((one) => ({ ...one, ...grave })),
      [],
    );
    expect(flags.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['pipes-old', 'warning'],
      ['wood-decay', 'critical'],
    ]);
  });

  it('is grave where what is old is broken too', () => {
    const text = 'Huset har aldrig dränerats och källarmuren håller på att rasa';
    expect(toldRiskFlags([told(text, { graveness: 0.9 })], [])).toContainEqual(
      expect.objectContaining({ severity: 'critical' }),
    );
  });

  it('tells before the words what they probably mean where that is likely', () => {
    const titled = (riskSure: number) =>
      toldRiskFlags([told(plain, { riskShare: 0.3, riskSure })], [])[0]!.title;
    // 0.3 · 0.3 = 0.09.
    expect(titled(0.31)).toMatch(/^Troligen \p{Ll}/u);
    expect(titled(0.29)).toMatch(/^Oklart: /);
  });

  it('is as grave without its name as with it', () => {
    const grave = (riskShare: number, graveness: number) =>
      toldRiskFlags([told(plain, { risk: 'settlement-told', riskShare, graveness })], []);
    expect(grave(0.5, 0.14)).toMatchObject([{ rule: 'settlement-told', severity: 'critical' }]);
    expect(grave(0.2, 0.14)).toMatchObject([{ likeliest: 'settlement-told', severity: 'critical' }]);
    const noise = told(plain, { risk: 'noise-near', riskShare: 0.2, graveness: 0.9 });
    expect(toldRiskFlags([noise], [])).toMatchObject([{ severity: 'warning' }]);
  });

  it('tells what is gravest in it first where it is critical', () => {
    const [sure, grave] = [
      told('Rätten gäller till nyår', { riskShare: 0.1, riskSure: 0.6 }),
      told(plain, { riskShare: 0.1, graveness: 0.3 }),
    ];
    const [critical] = toldRiskFlags(
      [sure, grave].map((one) => ({ ...one, subject: 'damage' as const })),
      [],
    );
    expect(critical).toMatchObject({ severity: 'critical', matter: { written: plain, spoken: plain } });
    expect(critical!.description).toContain('Annonsen säger också ”Rätten gäller till nyår”');
  });

  it('names no kind where none is likely: it is one flag for each subject', () => {
    const unsure = (text: string, subject: LearnedReading['subject']) =>
      told(text, { riskShare: 0.1, subject });
    const all = [unsure(plain, 'money'), unsure('Avgälden är under prövning', 'money')];
    const flags = toldRiskFlags([...all, unsure('Rätten gäller till nyår', 'agreement')], []);
    expect(flags).toMatchObject([
      { rule: 'unclear-money', title: `Oklart: ”${plain}”`, evidence: all.map(proofOf) },
      { rule: 'unclear-agreement', title: 'Oklart: ”Rätten gäller till nyår”' },
    ]);
    expect(toldRiskFlags([{ ...all[0]!, subjectShare: 0.49 }], [])).toMatchObject([
      { rule: 'unclear-unknown', action: 'Vad innebär det för dig, och vem kan svara skriftligt?' },
    ]);
    expect(flags[0]!.description).toContain('kan inte bedöma vad det betyder för dig');
    const seeming = (graveness: number) => toldRiskFlags([{ ...unsure(plain, 'money'), graveness }], []);
    expect(seeming(0.19)).toMatchObject([{ severity: 'warning' }]);
    expect(seeming(0.21)).toMatchObject([{ severity: 'critical' }]);
  });

  it('of a figure alone moves no verdict: the rules compare it with its limits', () => {
    const loans = (text: string) =>
      toldRiskFlags([told(text, { risk: 'association-loans', riskSure: 0.5 })], []);
    expect(loans('Av lånen omförhandlas 22 procent i år')).toMatchObject([{ weight: 0.25 }]);
    expect(loans('Banken har begärt att lånen löses i förtid')).toMatchObject([{ weight: 2.5 }]);
  });

  it('is one for each kind, with the surest three sentences', () => {
    const all = [0.2, 0.5, 0.3, 0.4].map((riskSure, at) => told(`${plain} nummer ${at}`, { riskSure }));
    const flags = toldRiskFlags(all, []);
    expect(flags).toHaveLength(1);
    expect(flags[0]!.evidence).toEqual([all[1]!, all[3]!, all[2]!].map(proofOf));
  });
});

it.each([
  ['Muren kostar 1 900 kronor per hushåll och år i femton år', 'Löpande kostnad utöver avgiften'],
  ['För muren betalas 160 kr i månaden', 'Löpande kostnad utöver avgiften'],
  ['För muren betalas 41 000 kr vid tillträdet', 'Engångskostnad utöver priset'],
  ['En engångsavgift för muren, i stället för 160 kr i månaden', 'Engångskostnad utöver priset'],
])('names what is paid again and again no cost of once: %s', (text, title) => {
  const risk = 'cost-beside';
  expect(toldRiskFlags([told(text, { risk, title: riskById(risk).tells[0].title })], [])).toMatchObject([
    { title },
  ]);
});

it('says nothing of a word or two of which it is not sure', () => {
  const of = (text: string, riskSure = 0.29) =>
    toldRiskFlags([told(text, { riskShare: 0.1, riskSure, subject: 'money' })], []);
  expect(of('Duschen också')).toEqual([]);
  expect(of('Duschen är där')).toHaveLength(1);
  expect(of('Fuktig källare', 0.3)).toHaveLength(1);
});

it('names its subject where the words cannot be said alone', () => {
  const [flag] = toldRiskFlags(
    [told('<b>Avgälden</b> är <i>omprövad</i>', { riskShare: 0.1, subject: 'money' })],
    [],
  );
  expect(flag).toMatchObject({ title: 'Oklar uppgift om pengar' });
  expect(flag).not.toHaveProperty('matter');
});

describe('no flag', () => {
  it('is raised of what is not sure enough, or was judged already', () => {
    expect(toldRiskFlags([told(plain, { riskSure: 0.13 })], [])).toEqual([]);
    const one = told(plain);
    expect(toldRiskFlags([one], [[proofOf(one)]])).toEqual([]);
  });

  it.each([
    ['asked', 'association-claim', 'Ligger föreningen i tvist?'],
    ['denied', 'association-not-genuine', 'Nej, föreningen är inte oäkta'],
    ['denied by name', 'moisture-told', 'Mätningen visade ingen avvikande lukt i grunden'],
    ['a neighbour’s', 'sewage-poor', 'Grannens trekammarbrunn underkändes av kommunen'],
    ['another association’s', 'leasehold-terms', 'Grannföreningen är liten och har tomträtt'],
    ['mended by the insurer', 'water-in', 'Slangen sprack, och försäkringsbolaget lade nytt golv'],
    ['denied by the word of its title', 'sold-as-is', 'Någon friskrivning begärs inte'],
    [
      'denied of this home',
      'authority-decided',
      'Kommunen har skrivit att tomten inte omfattas av föreläggandet',
    ],
    ['denied of the past', 'insurance-refused', 'Någon försäkringsskada har inte förekommit i lägenheten'],
    ['far away', 'power-near', 'De vindkraftverk som syns i fjärran står nio kilometer bort'],
    ['mended', 'water-in', 'Skadan efter läckan åtgärdades 2019'],
    ['told of homes further off', 'sewage-poor', 'Kommunen underkände några avlopp längre ner på vägen'],
    ['told of others', 'sewage-poor', 'Andra har avlopp som riskerar att underkännas'],
  ])('is raised of what is %s', (_, id, text) => {
    const { tells } = riskById(id);
    const title = (tells.find((one) => text.includes(one.title.toLowerCase())) ?? tells[0]).title;
    expect(toldRiskFlags([told(text, { risk: id, title })], [])).toEqual([]);
  });

  it('leaves out what a neighbour plans: the place is part of the home', () => {
    const near = told('Grannen har fått lov att bygga på två våningar', { risk: 'building-near' });
    expect(toldRiskFlags([near], [])).toHaveLength(1);
  });
});
