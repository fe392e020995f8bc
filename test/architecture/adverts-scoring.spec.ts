import type { AnalysisResult, RedFlag } from '../../src/reports/analysis-result.schema.js';
import type { AdvertCase, Planted } from '../bench/adverts-cases.js';
import { overlap, scoreAdvert } from '../bench/adverts-scoring.js';
import { rulesReport } from '../support/gate-input.js';

// The scorer of adverts is itself held to what it must count.

const description = 'Ljus trea nära parken. Avloppsstammarna ska förnyas med byggstart i vår. Hiss finns.';
const sentence = 'Avloppsstammarna ska förnyas med byggstart i vår';
const pipes: Planted = {
  what: 'stambyte beslutat',
  isIn: (text) => /stam/i.test(text),
  severity: 'critical',
  accept: ['critical'],
  sentence,
};
const advert = (change: Partial<AdvertCase> = {}): AdvertCase => ({
  name: 'provet',
  today: new Date('2026-11-21T12:00:00Z'),
  listing: { description },
  planted: [pipes],
  never: [{ what: 'säger att hiss saknas', isIn: (text) => /saknar hiss/.test(text), where: 'all' }],
  verdicts: ['RED'],
  missing: [{ what: 'skuld', isIn: (text) => /skuld/i.test(text) }],
  ...change,
});
const start = description.indexOf(sentence);
const flag = (change: Partial<RedFlag> = {}): RedFlag => ({
  rule: 'pipes',
  title: 'Stambyte väntar',
  category: 'Stammar',
  severity: 'critical',
  description: 'Stammarna ska bytas.',
  evidence: [{ kind: 'quote', field: 'description', start, end: start + sentence.length, text: sentence }],
  ...change,
});
const elsewhere: RedFlag['evidence'] = [{ kind: 'field', name: 'roof', value: null }];
const report = (change: Partial<AnalysisResult>) => rulesReport({ redFlags: [], ...change });
const rightOf = (change: Partial<AnalysisResult>, of: Partial<AdvertCase> = {}) =>
  Object.fromEntries(
    Object.entries(scoreAdvert(advert(of), report(change)).shares).map(([name, { right }]) => [name, right]),
  );

it('counts a planted risk that is flagged, by its severity', () => {
  expect(rightOf({ redFlags: [flag()], verdict: 'RED', missingInfo: ['Föreningens skuld'] })).toMatchObject({
    'planted risks flagged': 1,
    'planted criticals flagged as critical': 1,
    'severity right, of those flagged': 1,
    'false criticals': 0,
    'verdicts right': 1,
    'missing facts named': 1,
  });
  expect(rightOf({ redFlags: [flag({ severity: 'warning' })] })).toMatchObject({
    'planted risks flagged': 1,
    'planted criticals flagged as critical': 0,
    'severity right, of those flagged': 0,
  });
});

it('counts a flag about something else as none, and a critical one as false', () => {
  const roof = flag({
    title: 'Taket är gammalt',
    category: 'Tak',
    description: 'Byt det.',
    evidence: elsewhere,
  });
  expect(rightOf({ redFlags: [roof], verdict: 'GREEN' })).toMatchObject({
    'planted risks brought before the buyer': 0,
    'false criticals': 1,
    'GREEN on a planted critical': 1,
    'verdicts right': 0,
  });
});

it('finds what must not be said in claims, not in proofs', () => {
  const claim = flag({ description: 'Huset saknar hiss.' });
  const proof = flag({ evidence: [{ kind: 'quote', field: 'x', start: 0, end: 1, text: 'saknar hiss' }] });
  expect(rightOf({ redFlags: [claim] })['untrue statements, of those looked for']).toBe(1);
  expect(rightOf({ redFlags: [proof] })['untrue statements, of those looked for']).toBe(0);
});

it.each([
  ['Stammarna ska bytas', 'ska bytas', true],
  ['Avloppsstammarna  SKA förnyas', sentence, true],
  ['Hiss finns', sentence, false],
  ['', sentence, false],
])('”%s” and ”%s” overlap: %s', (quote, other, expected) => {
  expect(overlap(quote, other)).toBe(expected);
});
