import type { Evidence } from '../analysis-result.schema.js';
import { quoteOf, rulesReport, gateInput, withFlag } from '../../../test/support/gate-input.js';
import { writeRulesReport } from '../rules-analyst.js';
import { adverts, today } from '../../../test/support/reports/adverts.js';
import { relevanceGate } from './relevance.gate.js';

const field = (name: string, value: string | number | null): Evidence => ({ kind: 'field', name, value });
/** A flag that says one thing and rests on one proof. */
const flag = (description: string, ...evidence: Evidence[]) =>
  relevanceGate(withFlag({ title: 'Bra att veta', description, evidence }));

describe('relevance gate', () => {
  it.each<[string, string, Evidence]>([
    ['a word of the quote', 'Spisen kan ha eldningsförbud.', quoteOf('öppen spis')],
    ['a compound of it', 'Takpappen håller i ungefär trettio år.', quoteOf('Taket lades om 1994')],
    ['a figure of the quote', 'Arbetet är från 1994.', quoteOf('lades om 1994')],
    ['what the field is about', 'Luften kan stå still utan ventilation.', field('ventilation', null)],
    ['the value of a field', 'Det kostar 4 120 kr att bo där.', field('monthlyFee', 4120)],
    [
      'a row of a table',
      'Badrummet kan behöva göras om.',
      { kind: 'reference', table: 'x', row: 'Badrum', source: 'y' },
    ],
    [
      'the note on a picture',
      'Det syns en spricka i fasaden.',
      { kind: 'photo', sha256: 'a'.repeat(64), note: 'Spricka vid fönstret' },
    ],
    [
      'a line of a document',
      'Lånen i föreningen är stora.',
      { kind: 'document', document: 'Årsredovisning', page: 4, text: 'Lån per kvm 14 200' },
    ],
    [
      'what a sum is made of',
      'Räntan väger tyngst.',
      { kind: 'computed', formula: 'lån × ränta', inputs: { loan: 1 }, value: 1, unit: 'kr' },
    ],
    ['nothing: it names nothing', 'Fråga mäklaren om det här.', quoteOf('öppen spis')],
  ])('lets through a text that shares %s', (_, description, proof) => {
    expect(flag(description, proof)).toEqual([]);
  });

  it.each<[string, string, Evidence]>([
    ['praise beside a quote', 'Bostaden är skuldfri sedan 2019.', quoteOf('Ljus trea med öppen spis')],
    ['praise beside a field', 'Bostaden är makellos.', field('address', 'Provvägen 3')],
    ['a figure of another thing', 'Avgiften är låg.', quoteOf('fasaden målades 2015')],
    [
      'a picture of another thing',
      'Taket är nylagt.',
      { kind: 'photo', sha256: 'a'.repeat(64), note: 'Rummet i dagsljus' },
    ],
    [
      'a document about another thing',
      'Stammarna är bytta.',
      { kind: 'document', document: 'Stadgar', page: 1, text: 'Föreningens firma' },
    ],
  ])('faults %s', (_, description, proof) => {
    expect(flag(description, proof)).toEqual([
      { gate: 'relevance', path: 'redFlags.1', reason: 'texten handlar inte om det som belägget visar' },
    ]);
  });

  it('counts what the rules say on the same proof', () => {
    const proof = quoteOf('Taket lades om 1994');
    const words = 'Papp under pannor håller inte längre.';
    expect(flag(words, proof)).toHaveLength(1);
    const known = rulesReport();
    const rules = { ...known, keyFindings: [{ title: 'Pappen', text: 'Den är slut.', evidence: [proof] }] };
    const redFlags = [
      ...known.redFlags,
      ...withFlag({ title: 'Pappen', description: words, evidence: [proof] }).result.redFlags.slice(1),
    ];
    expect(relevanceGate(gateInput({ ...rules, redFlags }, rules))).toEqual([]);
  });

  it.each(Object.entries(adverts))('has nothing against what the rules say of the %s', (_, listing) => {
    const source = { listing, images: [], disagreements: [] };
    const result = writeRulesReport({ ...source, today });
    expect(result.redFlags.length + result.keyFindings.length).toBeGreaterThan(0);
    expect(relevanceGate({ ...gateInput(), source, result })).toEqual([]);
  });

  describe('of what is called missing', () => {
    const missing = (entry: { field: string; label: string; why: string; ask: string }) => {
      const known = rulesReport();
      const item = { ...entry, evidence: [field(entry.field, null)] };
      return relevanceGate(
        gateInput({
          missingInfo: [...known.missingInfo, item.label],
          missingInfoDetails: [...known.missingInfoDetails, item],
        }),
      );
    };

    it.each([
      ['radon', 'Radonmätning', 'Radon märks inte men skadar.', 'Be om mätningen.'],
      ['shareNumber', 'Andelstal', 'Det styr avgiften.', 'Vilket andelstal har lägenheten?'],
      ['ventilation', 'Luftväxling', 'Dålig ventilation ger fukt.', 'Hur är huset ventilerat?'],
    ])('lets through %s', (name, label, why, ask) => {
      expect(missing({ field: name, label, why, ask })).toEqual([]);
    });

    it('faults praise under such a name', () => {
      const faults = missing({
        field: 'radon',
        label: 'Radonmätning',
        why: 'Föreningen är skuldfri.',
        ask: 'Lägg bud snart.',
      });
      expect(faults).toEqual([expect.objectContaining({ gate: 'relevance' })]);
    });
  });

  it('asks no question what it has to do with its proof', () => {
    const known = rulesReport().viewingQuestions;
    const question = { ...known[0]!, question: 'Finns det mögel i garderoben?' };
    expect(relevanceGate(gateInput({ viewingQuestions: [...known, question] }))).toEqual([]);
  });
});
