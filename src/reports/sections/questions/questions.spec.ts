import type { Listing } from '../../../scraping/listing.types.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import { writeRulesReports } from '../../rules-analyst.js';
import { answerTo } from './answered.js';
import { contextOf } from '../../facts/context.js';
import { almostEmpty, today } from '../../../../test/support/reports/adverts.js';

const ask = (listing: Listing) =>
  writeRulesReports({ listing, images: [], disagreements: [], today }).draft.viewingQuestions;
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, price: 2_000_000 };

describe('questions that the advert answers', () => {
  it.each([
    ['flat', 'Skulden är 4 850 kr per kvadratmeter.', /^Hur stor är föreningens skuld/, 'vilken yta', 'debt'],
    ['flat', 'Föreningen äger marken.', /^Äger föreningen marken/, 'årsredovisningen', 'ground-lease'],
    [
      'flat',
      'Tomträttsavgälden räknas om 2034.',
      /^Äger föreningen marken/,
      'vad väntas avgälden bli',
      'ground-lease',
    ],
    ['flat', 'En äkta förening.', /^Är föreningen äkta eller/, 'årsredovisningen', 'genuine'],
    ['flat', 'Stammarna byttes 2009.', /^Vilket år byttes eller relinades/, 'intyg', 'pipes'],
    ['flat', 'Överlåtelseavgift 1 433 kr.', /^Hur stora är överlåtelse/, 'som betalar', 'fees-at-purchase'],
    ['flat', 'OVK godkänd 2024.', /^Är den obligatoriska/, 'protokollet', 'ventilation'],
    [
      'flat',
      'Avgiften har höjts med två procent per år sedan 2022.',
      /^Hur har avgiften ändrats/,
      'mer beslutat',
      'fee-history',
    ],
    [
      'flat',
      'Diskbänken byttes efter en vattenläcka.',
      /^Pågår någon tvist/,
      'tvist eller sanering',
      'trouble',
    ],
    [
      'flat',
      'Sparandet är 230 kr per kvadratmeter.',
      /^Hur stort är sparandet/,
      '230 kr per kvadratmeter”',
      'savings',
    ],
    ['flat', 'Altan i västerläge.', /^Åt vilket väderstreck/, 'åt vilket håll vetter rummen', 'daylight'],
    ['flat', 'Sovrummet vetter åt öster.', /^Åt vilket väderstreck/, 'andra rummen', 'daylight'],
    ['house', 'Huset står på platta på mark.', /^Vilken grund har huset/, 'isolerad undertill', 'foundation'],
    ['house', 'Nytt tak 2015.', /^Vilket år lades taket/, 'underlagspappen', 'roof'],
    ['house', 'Fiber är indraget.', /^Är fiber installerat/, 'mobiltäckningen', 'connectivity'],
    ['house', 'Radonmätt 2022.', /^Är radon mätt/, 'mätprotokollet', 'radon'],
    ['house', 'Radonmätning är inte utförd.', /^Är radon mätt/, 'mäta före tillträdet', 'radon'],
    ['house', 'Fasaden är enstegstätad.', /är den enstegstätad/, 'fuktmätta', 'facade'],
    ['house', 'Samfällighetsavgift 4 200 kr/år.', /^Finns servitut, samfällighet/, 'vad ingår', 'easements'],
    [
      'house',
      'Fuktmätning är gjord och protokoll finns.',
      /är fukten mätt och finns avfuktare/,
      'läsa protokollet',
      'foundation',
    ],
  ])('become a question for the proof: %s %s', (kind, description, gone, instead, id) => {
    const listing = { ...(kind === 'flat' ? flat : house), description };
    expect(questionBank.some((item) => item.id === id && gone.test(item.question))).toBe(true);
    expect(ask(listing).filter((item) => gone.test(item.question))).toEqual([]);
    const answer = answerTo(contextOf({ listing, images: [], disagreements: [], today }), id);
    expect(answer?.question).toMatch(/^Annonsen säger ”/);
    expect(answer?.question).toContain(instead);
    expect(answer?.evidence[0]).toMatchObject({ kind: 'quote', field: 'description' });
  });

  it('are left out where nothing is left to ask', () => {
    const texts = (listing: Listing) =>
      ask(listing)
        .map((item) => item.question)
        .join('\n');
    expect(texts({ ...house, foundation: 'Platta på mark' })).not.toContain('källarens väggar');
    expect(texts({ ...house, foundation: 'Källare' })).toContain('källarens väggar');
    expect(texts({ ...house, yearBuilt: 1994 })).not.toContain('asbest');
    expect(texts(house)).not.toContain('Är marken egen');
  });

  it('are not taken from a denial', () => {
    const texts = ask({ ...flat, description: 'Huset har inte fiber. Ingen OVK.' }).map((i) => i.question);
    expect(texts.join('\n')).not.toMatch(/Annonsen säger ”(?:fiber|OVK)/i);
  });
});

describe('what a question rests on', () => {
  it('is the finding that made it, and a general question says so', () => {
    const questions = ask({ ...house, description: 'Köksgolvet är bytt efter en läcka.' });
    const leak = questions.find((item) => item.question.includes('läcka'));
    expect(leak?.evidence[0]).toMatchObject({ kind: 'quote' });
    for (const item of questions) {
      const bank = item.evidence.filter((proof) => proof.kind === 'reference' && proof.table === 'questions');
      if (bank.length > 0) {
        expect(item.evidence).toHaveLength(1);
        expect(bank[0]).toMatchObject({ source: expect.stringContaining('Allmän fråga') as string });
      }
    }
  });

  it.each([
    ['flat', flat],
    ['house', house],
    ['hardly anything', almostEmpty],
  ])('leaves at least twenty for %s', (_name, listing) => {
    expect(ask(listing).length).toBeGreaterThanOrEqual(20);
  });
});

describe('questions that a finding calls for', () => {
  const first = (listing: Listing, count = 4) => ask(listing).slice(0, count);

  it.each<[string, Listing, RegExp]>([
    [
      'two years of build',
      { ...house, description: 'Huset uppfördes 1948.' },
      /Vilket byggår står i bygglovet/,
    ],
    [
      'two areas of a house',
      { ...house, livingArea: 140, description: 'Boarean är 118 kvm.' },
      /Vilken boarea är uppmätt/,
    ],
    [
      'two areas of a flat',
      { ...flat, livingArea: 80, description: 'Boarean är 66 kvm.' },
      /Är boarean uppmätt/,
    ],
    ['two prices', { ...flat, description: 'Utgångspris 2 300 000 kr.' }, /Vilket pris gäller/],
    [
      'renewed and original',
      { ...house, description: 'Totalrenoverad villa. Badrummet är i originalskick.' },
      /Exakt vad är bytt/,
    ],
  ])('come first: %s', (_name, listing, wanted) => {
    expect(first(listing, 8).map((item) => item.question)).toEqual(
      expect.arrayContaining([expect.stringMatching(wanted) as string]),
    );
  });

  it('say why for this home, once for each finding', () => {
    const questions = ask({ ...flat, associationFacts: { debtPerSqm: 16_200 } });
    expect(questions[0]?.context).toContain('Svaret avgör bedömningen.');
    expect(questions.filter(({ context }) => context.includes('avgör bedömningen'))).toHaveLength(1);
  });

  it('name the noise that the advert owns to', () => {
    const text = 'Huset ligger nära järnvägen och är bullerstört.';
    expect(ask({ ...house, description: text }).map((item) => item.question)).toContainEqual(
      expect.stringContaining('Hur högt är bullret'),
    );
  });

  it('are left out of homes that gave no cause', () => {
    const texts = ask(house)
      .map((item) => item.question)
      .join('\n');
    expect(texts).not.toMatch(/skadedjur|magnesiumoxid|Vilket byggår står/);
  });
});

describe('questions about a home that is being built', () => {
  const newFlat: Listing = {
    ...flat,
    yearBuilt: 2027,
    description: 'Vi bygger 54 lägenheter. Inflyttning 2027.',
  };
  const texts = (listing: Listing) =>
    ask(listing)
      .map((item) => item.question)
      .join('\n');

  it('ask for the plan and the agreement, and nothing that only a lived-in home can answer', () => {
    expect(texts(newFlat)).toMatch(/ekonomiska planen/);
    expect(texts(newFlat)).toMatch(/förhandsavtalet/);
    expect(texts(newFlat)).not.toMatch(/stammarna|golvbrunnen|Varför säljs|läckor/);
    expect(ask(newFlat).length).toBeGreaterThanOrEqual(20);
  });

  it('are told by the agreement where no year stands, and not asked of older homes', () => {
    const { yearBuilt: _year, ...undated } = newFlat;
    expect(texts({ ...undated, description: 'Förhandsavtal tecknas nu.' })).toMatch(/förhandsavtalet/);
    expect(texts(flat)).not.toMatch(/förhandsavtalet/);
    expect(texts({ ...house, yearBuilt: 2026 })).not.toMatch(/förhandsavtalet/);
  });
});

it.each([
  ['Av lånen ska 45 procent villkorsändras inom ett år.', 'fixation', 'vilken ränta har de lånen'],
  ['Någon höjning av avgiften är inte beslutad.', 'fee-history', 'hur länge gäller det'],
  ['Värme, vatten och tv ingår.', 'included', 'vad betalar jag själv'],
])('the association answers: %s', (description, id, instead) => {
  const answer = answerTo(
    contextOf({ listing: { ...flat, description }, images: [], disagreements: [], today }),
    id,
  );
  expect(answer?.question).toContain(instead);
});

it('a crawl space that nobody measured is asked to be measured', () => {
  const description = 'Huset vilar på krypgrund. Ingen fuktmätning är gjord.';
  const answer = answerTo(
    contextOf({ listing: { ...house, description }, images: [], disagreements: [], today }),
    'foundation',
  );
  expect(answer?.question).toContain('kan fukten mätas');
});
