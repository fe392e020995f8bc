import type { Listing } from '../../scraping/listing.types.js';
import { checked, checkSubject, flat, house, withReport } from '../../../test/support/check-subject.js';

/** A report with just these questions. */
const asking = async (listing: Listing, ...questions: string[]) => {
  const subject = await checkSubject({ listing, change: 'rules' });
  const viewingQuestions = questions.map((question) => ({
    ...subject.report.viewingQuestions[0]!,
    question,
  }));
  return checked('questions', { atLeast: 0 }, withReport(subject, { viewingQuestions }));
};
const kinds = {
  bostadsrätt: [flat, 'Vad kostar föreningens lån?'],
  'row house of an association': [{ ...flat, propertyType: 'Radhus' }, 'Vad planerar styrelsen?'],
  house: [house, 'Vilket år lades taket?'],
  tomträtt: [{ ...house, tenure: 'Tomträtt' }, 'Vilket år lades taket, och när räknas avgälden om?'],
  arrende: [{ ...house, tenure: 'Arrende' }, 'Hur är grunden, och hur länge gäller arrendet?'],
  ägarlägenhet: [{ ...flat, tenure: 'Ägarlägenhet' }, 'Vad kostar samfälligheten?'],
  'kooperativ hyresrätt': [
    { ...flat, tenure: 'Kooperativ hyresrätt' },
    'Hur stor är insatsen, och vad planerar föreningen?',
  ],
  plot: [{ ...house, propertyType: 'Tomt' }, 'Vad säger detaljplanen?'],
} as const satisfies Record<string, [Listing, string]>;
type Kind = keyof typeof kinds;
const askingIn = (kind: Kind, ...more: string[]) => asking(kinds[kind][0], kinds[kind][1], ...more);

describe('questions', () => {
  it.each(Object.keys(kinds) as Kind[])('passes what fits a home: %s', async (kind) => {
    expect(await askingIn(kind, 'Varför säljs bostaden?')).toMatchObject({ passed: true });
  });

  it.each(Object.keys(kinds) as Kind[])('wants something of its own asked: %s', async (kind) => {
    const { passed, reason } = await asking(kinds[kind][0], 'Varför säljs bostaden?');
    expect(passed).toBe(false);
    expect(reason).toMatch(/nothing asked of /);
  });

  it.each<[Kind, string]>([
    ['bostadsrätt', 'Hur stora pantbrev är uttagna?'],
    ['bostadsrätt', 'Vad blir lagfarten?'],
    ['bostadsrätt', 'Vilket år dränerades huset?'],
    ['bostadsrätt', 'Hur gammal är underlagspappen?'],
    ['bostadsrätt', 'Är krypgrunden torr?'],
    ['row house of an association', 'Vad är taxeringsvärdet?'],
    ['house', 'Vad säger bostadsrättsföreningens stadgar?'],
    ['house', 'Hur stor är överlåtelseavgiften?'],
    ['house', 'Är föreningen äkta eller oäkta?'],
    ['tomträtt', 'Har brf:en höjt avgiften?'],
    ['arrende', 'Hur stora pantbrev är uttagna?'],
    ['ägarlägenhet', 'Är bostadsrätten pantsatt?'],
    ['ägarlägenhet', 'När dränerades huset?'],
    ['kooperativ hyresrätt', 'Vad är fastighetsavgiften?'],
  ])('fails what a home of this kind has not: %s, %s', async (kind, question) => {
    const { passed, reason } = await askingIn(kind, question);
    expect(passed).toBe(false);
    expect(reason).toContain(`”${question}”`);
  });

  it.each<[Kind, string]>([
    // The association has a roof and a foundation.
    ['bostadsrätt', 'När dränerade föreningen huset?'],
    ['bostadsrätt', 'Är källaren torr, och är husets dränering gjord?'],
    ['bostadsrätt', 'Vem betalar pantsättningsavgiften?'],
    ['bostadsrätt', 'Är taket på balkongen tätt?'],
    ['bostadsrätt', 'Annonsen säger ”pantbrev finns”: vad menas?'],
    ['row house of an association', 'Vilket år dränerades huset?'],
    ['house', 'Hur stora pantbrev är uttagna, och vad blir lagfarten?'],
    ['house', 'Vad säger samfällighetens årsredovisning och stämmoprotokoll?'],
    ['tomträtt', 'Hur stora pantbrev är uttagna?'],
    ['arrende', 'Vad är taxeringsvärdet?'],
    ['ägarlägenhet', 'Hur stora pantbrev är uttagna?'],
    ['ägarlägenhet', 'När dränerade samfälligheten huset?'],
  ])('passes what it has: %s, %s', async (kind, question) => {
    expect(await askingIn(kind, question)).toMatchObject({ passed: true });
  });

  it('wants the ground lease of an association asked', async () => {
    const leasing = { ...flat, associationFacts: { ownsLand: false } };
    const about = 'Vad kostar föreningens lån?';
    expect(await asking(leasing, about)).toMatchObject({
      passed: false,
      reason: 'nothing asked of the ground lease (bostadsrätt)',
    });
    expect(await asking(leasing, about, 'När räknas tomträttsavgälden om?')).toMatchObject({ passed: true });
  });

  it('checks nothing by tenure that the advert does not state', async () => {
    const { tenure: _, ...untold } = flat;
    const { passed, reason } = await asking(untold, 'Hur stora pantbrev är uttagna?');
    expect([passed, reason]).toEqual([
      true,
      '1 question, nothing to check by tenure: the advert states none',
    ]);
  });

  it('wants enough of them, and none twice', async () => {
    const subject = await checkSubject({ change: 'rules' });
    const [first, ...rest] = subject.report.viewingQuestions;
    const few = withReport(subject, { viewingQuestions: [first!, ...rest].slice(0, 19) });
    expect(await checked('questions', { byTenure: false }, few)).toMatchObject({
      passed: false,
      reason: '19 questions (at least 20)',
    });
    const again = { ...first!, question: ` ${first!.question.toUpperCase().replace('?', ' ?')}` };
    const twice = withReport(subject, { viewingQuestions: [first!, ...rest, again] });
    expect((await checked('questions', {}, twice)).reason).toBe(
      `asked twice: ”${again.question}”`.replace('” ', '” '),
    );
  });

  // A lawful answer adds ten questions to those of the rules.
  it('wants some of the model itself, and counts none of the rules', async () => {
    const subject = await checkSubject();
    expect((await checked('questions', {}, subject)).reason).toContain(', 10 of the model, ');
    expect(await checked('questions', { own: 10 }, subject)).toMatchObject({ passed: true });
    const silent = await checkSubject({ change: (answer) => ({ ...answer, viewingQuestions: [] }) });
    expect(await checked('questions', {}, silent)).toMatchObject({
      passed: false,
      reason: '0 of the model (at least 5)',
    });
    expect(await checked('questions', { own: 0 }, silent)).toMatchObject({ passed: true });
  });

  it('counts none of the model when its answer was not used', async () => {
    const subject = await checkSubject({ say: () => 'nej' });
    expect(await checked('questions', {}, subject)).toMatchObject({
      passed: false,
      reason: '0 of the model (at least 5)',
    });
  });
});
