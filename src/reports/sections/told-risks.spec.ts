import type { LearnedReading } from '../reading/learned-reader.js';
import { risks } from '../risks/risks.js';
import { toldRiskFlags } from './told-risks.js';
import { proofOf, toldIn, type Told } from './told.js';

const riskOf = (id: string) => risks.find((risk) => risk.id === id)!;

/** One sentence, read as given: how well the reader reads is for `npm run eval:reading` to say. */
function told(text: string, reading: Partial<LearnedReading & Pick<Told, 'riskSure'>> = {}): Told {
  const [only] = toldIn([{ field: 'description', text, readable: text }]);
  return { ...only!, risk: riskOf('association-claim'), riskSure: 0.4, ...reading };
}

const plain = 'Hovrätten tar i vår upp målet mot entreprenören';

describe('a flag of what the learned reader understood', () => {
  it('quotes the sentence, and tells that the wording was interpreted', () => {
    const one = told(plain);
    const [flag, ...more] = toldRiskFlags([one], []);
    expect(more).toEqual([]);
    expect(flag).toMatchObject({ rule: 'association-claim', evidence: [proofOf(one)] });
    expect(flag!.description).toContain('läs citatet själv');
  });

  it.each([
    [0.65, 'critical', 10],
    [0.5, 'warning', 3],
    [0.125, 'warning', 0.75],
  ])('of a critical kind that is sure to %d is %s and weighs %d', (riskSure, severity, weight) => {
    expect(toldRiskFlags([told(plain, { riskSure })], [])).toMatchObject([{ severity, weight }]);
  });

  it('of a warning is never critical, however sure', () => {
    const sure = told('Bullret från leden hörs in', { risk: riskOf('noise-near'), riskSure: 0.9 });
    expect(toldRiskFlags([sure], [])).toMatchObject([{ severity: 'warning', weight: 5.4 }]);
  });

  it('of a figure alone moves no verdict: the rules compare it with its limits', () => {
    const loans = (text: string) =>
      toldRiskFlags([told(text, { risk: riskOf('association-loans'), riskSure: 0.5 })], []);
    expect(loans('Av lånen omförhandlas 22 procent i år')).toMatchObject([{ weight: 0.25 }]);
    expect(loans('Banken har begärt att lånen löses i förtid')).toMatchObject([{ weight: 3 }]);
  });

  it('is one for each kind, with the surest three sentences', () => {
    const all = [0.2, 0.5, 0.3, 0.4].map((riskSure, at) => told(`${plain} nummer ${at}`, { riskSure }));
    const flags = toldRiskFlags(all, []);
    expect(flags).toHaveLength(1);
    expect(flags[0]!.evidence).toEqual([all[1]!, all[3]!, all[2]!].map(proofOf));
  });
});

describe('no flag', () => {
  it('is raised of what is not sure enough, or was judged already', () => {
    expect(toldRiskFlags([told(plain, { riskSure: 0.09 })], [])).toEqual([]);
    const one = told(plain);
    expect(toldRiskFlags([one], [[proofOf(one)]])).toEqual([]);
  });

  it.each([
    ['asked', 'association-claim', 'Ligger föreningen i tvist?'],
    ['denied', 'association-not-genuine', 'Nej, föreningen är inte oäkta'],
    ['denied by name', 'moisture-told', 'Mätningen visade ingen avvikande lukt i grunden'],
    ['a neighbour’s', 'sewage-poor', 'Grannens trekammarbrunn underkändes av kommunen'],
    ['a neighbour’s in its second clause', 'leasehold-terms', 'Grannföreningen är liten och har tomträtt'],
    ['mended by the insurer', 'water-in', 'Slangen sprack, och försäkringsbolaget lade nytt golv'],
    ['mended', 'water-in', 'Skadan efter läckan åtgärdades 2019'],
  ])('is raised of what is %s', (_, id, text) => {
    expect(toldRiskFlags([told(text, { risk: riskOf(id) })], [])).toEqual([]);
  });

  it('leaves out what a neighbour plans: the place is part of the home', () => {
    const near = told('Grannen har fått lov att bygga på två våningar', { risk: riskOf('building-near') });
    expect(toldRiskFlags([near], [])).toHaveLength(1);
  });
});
