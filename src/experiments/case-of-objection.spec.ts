import type { AdminObjection, ObjectedClaim } from '../analyses/objection.types.js';
import { caseOfObjection } from './case-of-objection.js';

const claim = (more: Partial<ObjectedClaim> = {}): ObjectedClaim => ({
  name: 'old-roof',
  title: 'Taket är gammalt',
  texts: ['Taket är från 1968 och kostar 100\u00a0000–250\u00a0000 kr att byta.'],
  figures: {},
  evidence: [],
  ...more,
});
const made = (more: Partial<AdminObjection> = {}) =>
  caseOfObjection({
    path: 'redFlags.0',
    claim: claim(),
    reason: 'untrue',
    text: 'Taket lades om 2020.',
    ...more,
  } as AdminObjection);

const told = (words: string) => ({ name: words, words: [words] });

it('tells the story in the words of who objected', () => {
  expect(made().story).toBe(
    'A reader of the report objects to redFlags.0, ”Taket är gammalt”: it is not true. In their words: ”Taket lades om 2020.”',
  );
  expect(made({ reason: 'unclear', text: '' }).story).toBe(
    'A reader of the report objects to redFlags.0, ”Taket är gammalt”: it cannot be understood.',
  );
});

it('expects of a flag that it comes no more', () => {
  const flag = told('Taket är gammalt');
  for (const reason of ['untrue', 'stated', 'not-this-home'] as const)
    expect(made({ reason }).expected).toEqual({ mustNotFlag: [flag], neverMentions: [flag] });
});

it('expects of what the advert states that it is not missing', () => {
  const path = 'missingInfoDetails.2';
  expect(made({ path, claim: claim({ name: 'energyClass' }), reason: 'stated' }).expected).toEqual({
    notMissing: ['energyClass'],
  });
  expect(made({ path, claim: claim({ name: 'of-tomorrow' }), reason: 'stated' }).expected).toEqual({});
});

it('expects of a wrong sum that the texts have it no more', () => {
  expect(made({ reason: 'wrong-sum' }).expected).toEqual({
    neverMentions: [told('100\u00a0000–250\u00a0000 kr')],
  });
  expect(made({ reason: 'wrong-sum', claim: claim({ texts: ['För dyrt, 40 kronor.'] }) }).expected).toEqual(
    {},
  );
});

it('expects of other claims that they are not told, and leaves what is not certain to a reader', () => {
  expect(made({ path: 'keyFindings.0' }).expected).toEqual({ neverMentions: [told('Taket är gammalt')] });
  const untitled = claim({ title: null, texts: ['Priset är lågt.'] });
  expect(made({ path: 'priceAnalysis', claim: untitled }).expected).toEqual({
    neverMentions: [told('Priset är lågt.')],
  });
  // A room or a part is named all over a report.
  const room = claim({ title: 'Kök', texts: ['Köket är slitet.'] });
  expect(made({ path: 'roomAnalysis.rooms.0', claim: room }).expected).toEqual({});
  expect(made({ path: 'verdict', claim: claim({ title: 'RED' }) }).expected).toEqual({});
  for (const reason of ['unclear', 'other'] as const) expect(made({ reason }).expected).toEqual({});
});
