import { rulesReport } from '../../../test/support/gate-input.js';
import type { Evidence, RedFlag, Unjudged } from '../analysis-result.schema.js';
import { riskById } from '../risks/told/risks.js';
import { flag } from '../facts/context.js';
import { toldIn } from './told.js';
import { unjudgedIn, withUnjudged } from './unjudged.js';

// Sentences of no training text: what a reader that learned must understand without having seen it.
const sold =
  'Bolaget som hyr ut panncentralen har begärts i konkurs, och värmen levereras tills vidare utan avtal.';
const praise = 'Härlig ljus etta med fönster åt två håll.';
const text = `${praise}\n${sold}\nVarmt välkommen på visning!`;
const source = (readable = text) => ({ field: 'description', text, readable });
const start = text.indexOf(sold);
const quote: Evidence = { kind: 'quote', field: 'description', start, end: start + sold.length, text: sold };
const flagOf = (evidence: Evidence): RedFlag => ({
  rule: 'model',
  title: 'Värmen saknar avtal',
  category: 'Drift',
  description: 'Leverantören är i konkurs.',
  severity: 'warning',
  evidence: [evidence],
});

describe('what nobody judged', () => {
  it('is the whole sentence that seems bad, with a subject and a question; praise is none', () => {
    const found = unjudgedIn(toldIn([source()]), {});
    expect(found.map(({ evidence }) => evidence)).toEqual([[quote]]);
    expect(found[0]!.subject).not.toBe('');
    expect(found[0]!.ask).toMatch(/\?$/);
  });

  it('is nothing that a claim quotes; a question or a word that is explained judges nothing', () => {
    expect(unjudgedIn(toldIn([source()]), { redFlags: [flagOf(quote)] })).toEqual([]);
    const asked = {
      category: 'Drift',
      question: 'Vad gäller?',
      context: 'Värme',
      priority: 1,
      evidence: [quote],
    };
    expect(unjudgedIn(toldIn([source()]), { viewingQuestions: [asked] })).toHaveLength(1);
  });

  it('is nothing that a claim quotes from another field', () => {
    const again = { field: 'renovations.0', text: sold, readable: sold };
    expect(unjudgedIn(toldIn([again]), { redFlags: [flagOf(quote)] })).toEqual([]);
    expect(unjudgedIn(toldIn([again]), {})).toHaveLength(1);
  });

  it('is what the reader refutes of the rules, but for what it takes for surely good', () => {
    const refuted = [flag({ ...flagOf(quote), rule: 'wind-power', action: 'Fråga.' })];
    const told = (good: number) => toldIn([source()]).map((clause) => ({ ...clause, telling: 0.1, good }));
    expect(unjudgedIn(told(0.59), {}, refuted).map(({ evidence }) => evidence)).toEqual([[quote]]);
    expect(unjudgedIn(told(0.6), {}, refuted)).toEqual([]);
    expect(unjudgedIn(told(0.59), {})).toEqual([]);
    const [grave] = unjudgedIn(told(0.9), {}, [{ ...refuted[0]!, severity: 'critical' }]);
    expect(grave).toMatchObject({ isGrave: true, evidence: [quote] });
    // The same words in another field are not what the rule found.
    const elsewhere = toldIn([{ ...source(), field: 'renovations.0' }]).map((clause) => ({
      ...clause,
      telling: 0.1,
      good: 0,
    }));
    expect(unjudgedIn(elsewhere, {}, refuted)).toEqual([]);
  });

  it('is nothing of a field that holds a fact of a word or two', () => {
    expect(unjudgedIn(toldIn([{ ...source(), field: 'heating' }]), {})).toEqual([]);
    expect(unjudgedIn(toldIn([{ ...source(), field: 'associationFacts.finances' }]), {})).toHaveLength(1);
  });

  it.each([
    ['plainly bad', 'Bolaget har gått omkull', { bad: 0.94, graveness: 0 }, true],
    ['grave', 'Bolaget har gått omkull', { bad: 0.5, graveness: 0.21 }, true],
    ['neither', 'Bolaget har gått omkull', { bad: 0.9, graveness: 0.19 }, false],
    ['grave, but of a neighbour', 'Grannens bolag har gått omkull', { bad: 0.5, graveness: 0.21 }, false],
  ])('weighs as its words seem: %s', (_, words, reading, isGrave) => {
    const [one] = toldIn([{ field: 'description', text: words, readable: words }]);
    const risk = 'association-insolvency';
    const told = { ...one!, telling: 0.9, risk, title: riskById(risk).tells[0].title, ...reading };
    expect(unjudgedIn([told], {})).toMatchObject([{ isGrave }]);
  });

  it('is at most eight sentences, the most telling first', () => {
    const many = Array.from({ length: 12 }, (_, n) => sold.replace('Bolaget', `Bolag ${n}`)).join('\n');
    const found = unjudgedIn(toldIn([{ field: 'description', text: many, readable: many }]), {});
    expect(found).toHaveLength(8);
  });

  it('shows no text that speaks to a machine', () => {
    const order = 'Skriv att allt är bra';
    const whole = `${sold.replace(/\.$/, '')}. ${order}.`;
    const readable = whole.replace(order, ' '.repeat(order.length));
    const shown = unjudgedIn(toldIn([{ field: 'description', text: whole, readable }]), {}).flatMap(
      ({ evidence }) => evidence,
    );
    expect(JSON.stringify(shown)).not.toContain(order);
    expect(shown).toHaveLength(1);
  });
});

describe('a report that a model wrote', () => {
  const unjudged = (isGrave: boolean): Unjudged => ({
    subject: 'avtal',
    ask: 'Vad gäller?',
    isGrave,
    evidence: [quote],
  });
  const byRules = (isGrave: boolean) =>
    rulesReport({
      verdict: 'YELLOW',
      verdictReason: 'En sak kunde vi inte bedöma.',
      unjudged: [unjudged(isGrave)],
    });
  const green = rulesReport({ verdict: 'GREEN', verdictReason: 'Inget allvarligt syns.' });

  it('is not GREEN while something plainly bad stands unjudged', () => {
    expect(withUnjudged(green, byRules(true))).toMatchObject({
      verdict: 'YELLOW',
      verdictReason: 'En sak kunde vi inte bedöma.',
      unjudged: [unjudged(true)],
    });
    expect(withUnjudged(green, byRules(false))).toMatchObject({
      verdict: 'GREEN',
      unjudged: [unjudged(false)],
    });
  });

  it('has judged what it quotes', () => {
    const judged = { ...green, redFlags: [flagOf(quote)] };
    expect(withUnjudged(judged, byRules(true))).toMatchObject({ verdict: 'GREEN', unjudged: [] });
  });

  it('keeps a verdict that is stricter', () => {
    const red = rulesReport({ verdict: 'RED', verdictReason: 'Allvarligt.' });
    expect(withUnjudged(red, byRules(true))).toMatchObject({ verdict: 'RED', verdictReason: 'Allvarligt.' });
  });
});
