import type { Listing } from '../../../scraping/listing.types.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import { flagAnswers } from '../../knowledge/questions/flagged.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import { writeRulesReports } from '../../rules-analyst.js';
import { answerTo } from './answered.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, price: 2_000_000 };
const unbuilt: Listing = { ...flat, yearBuilt: 2028 };

const asked = (listing: Listing) =>
  writeRulesReports({ listing, images: [], disagreements: [], today }).draft.viewingQuestions;
const texts = (listing: Listing) => asked(listing).map(({ question }) => question);
const answerOf = (listing: Listing, id: string) =>
  answerTo(contextOf({ listing, images: [], disagreements: [], today }), id);

/** As the buyer is shown them. */
const shown = (listing: Listing) =>
  writeRulesReports({ listing, images: [], disagreements: [], today }).report.viewingQuestions.slice(0, 20);

describe('a home that is rented', () => {
  const rented: Listing = {
    propertyType: 'Lägenhet',
    tenure: 'Kooperativ hyresrätt',
    yearBuilt: 1996,
    monthlyFee: 8_940,
    description: 'Tvåa med hiss, parkett och ett badrum som byggdes om 2018. Insatsen är 310 000 kr.',
  };

  it('is asked about the rent and the contract, and nothing that an owner must know', () => {
    const said = shown(rented).map(({ question }) => question);
    expect(said).toEqual(expect.arrayContaining(['Vad ingår i hyran, och vad betalar jag själv?']));
    expect(said.join(' ')).not.toMatch(
      /skuld|bostadsrätt|avgiften|budlist|tomträtt|tätskikt|parkett|stammarna/i,
    );
  });

  it('has a landlord to ask, and neither seller nor board', () => {
    const asked = new Set(shown(rented).flatMap(({ whom = [] }) => whom));
    expect(asked).toContain('landlord');
    for (const one of ['seller', 'board']) expect(asked).not.toContain(one);
  });
});

describe('a plot with a house that is begun', () => {
  const plot: Listing = { propertyType: 'Tomt', tenure: 'Äganderätt', tomtarea: 1_135, price: 2_290_000 };
  const begun = { ...plot, description: 'Stommen restes i oktober 2023 och har stått under presenning.' };

  it('is asked about the permit, what is built and what remains, with the words that tell of it', () => {
    const questions = shown(begun);
    const permit = questions.find(
      ({ question }) => question === 'Gäller bygglovet än, och finns startbesked?',
    );
    expect(permit).toMatchObject({ isOwn: true, evidence: [{ kind: 'quote', text: begun.description }] });
    expect(questions.map(({ question }) => question).join(' ')).not.toMatch(/borra brunn|markundersökning/);
  });

  it('is none where nothing is built', () => {
    const said = shown(plot)
      .map(({ question }) => question)
      .join(' ');
    expect(said).not.toMatch(/startbesked|bygget/);
    expect(said).toMatch(/markundersökning/);
  });
});

describe('a question of a home that is sold', () => {
  const ofSale = /budlistan|besiktningsklausul|Vilket tillträde|Varför säljs|följer med i köpet/;

  it.each([
    ['a flat', flat],
    ['a house', house],
  ])('is not of its sale: %s', (_, listing) => {
    expect(texts(listing).join(' ')).toMatch(ofSale);
    expect(texts({ ...listing, saleStatus: 'sold' }).join(' ')).not.toMatch(ofSale);
  });
});

describe('a question that the advert answers', () => {
  it('has a reason of its own wherever something is left to ask', () => {
    for (const { id, ask, why } of answeredQuestions) {
      expect([id, Boolean(why)]).toEqual([id, ask !== null]);
    }
    const ids = questionBank.map(({ id }) => id);
    for (const { questions } of flagAnswers) expect(ids).toEqual(expect.arrayContaining([...questions]));
  });

  it.each<[string, Listing, RegExp]>([
    ['sewage', { ...house, waterAndSewage: 'Kommunalt' }, /tillstånd/],
    ['facade', { ...house, facade: 'Träpanel' }, /Puts/],
    ['roof', { ...house, description: 'Plåttaket lades om 2010.' }, /pannor/],
    ['daylight', { ...flat, description: 'Söderläge.' }, /Bilder tas/],
  ])('is not followed by the reason of another: %s', (id, listing, wrong) => {
    const answer = answerOf(listing, id);
    expect(answer?.why).toBeTruthy();
    expect(answer?.why).not.toMatch(wrong);
    for (const { question, context } of asked(listing))
      if (question === answer?.question) expect(context).toContain(answer.why);
  });

  it.each([
    'Fuktmätning av fasaden gjordes 2021.',
    'Vinden är fuktmätt.',
    'Väggarna i badrummet är fuktmätta.',
  ])('is not the one of the ground: %s', (description) => {
    expect(answerOf({ ...house, description }, 'foundation')).toBeUndefined();
  });

  it('asks nothing of debts and premises that are none', () => {
    const free = { ...flat, description: 'Föreningen är skuldfri.' };
    for (const listing of [free, { ...flat, associationFacts: { debtPerSqm: 0 } }]) {
      expect(answerOf(listing, 'debt')?.question).toContain('skuldfri');
      expect(answerOf(listing, 'fixation')?.question).toBeNull();
    }
    for (const listing of [
      { ...flat, associationFacts: { numberOfPremises: 0 } },
      { ...flat, description: 'Föreningen har inga lokaler.' },
    ])
      expect(answerOf(listing, 'premises')?.question).toBeNull();
    expect(answerOf({ ...flat, associationFacts: { numberOfPremises: 3 } }, 'premises')?.question).toContain(
      'inkomsterna',
    );
  });

  it('does not ask what was replaced of a part as old as the house', () => {
    const from1998 = { ...house, yearBuilt: 1998, description: 'Elcentral från 1998.' };
    expect(answerOf(from1998, 'electricity')?.question).toContain('sedan huset byggdes');
    expect(answerOf({ ...from1998, yearBuilt: 1961 }, 'electricity')?.question).toContain('vad byttes');
  });

  it.each([
    ['Radonmätning utförd enligt rekommendation 2022, och enligt protokollet var värdet lågt.', 'och enligt'],
    ['Avgiften har höjts med två procent per år sedan 2022, och enligt styrelsen räcker det.', 'och enligt'],
    [
      'Fuktmätning gjordes av ett oberoende besiktningsföretag under våren 2023 och visade torra värden.',
      'och',
    ],
  ])('quotes whole statements: %s', (description, never) => {
    for (const question of texts({ ...(/Avgift/.test(description) ? flat : house), description }))
      expect(question).not.toMatch(new RegExp(`${never}( …)?”`));
  });
});

describe('a question that a finding answers', () => {
  it('asks what follows from it', () => {
    const genuine = texts({ ...flat, associationFacts: { genuine: false } });
    expect(genuine.filter((question) => /äkta/.test(question))).toEqual([
      'Annonsen säger att föreningen är oäkta: vad betyder det för min skatt varje år och när jag säljer?',
    ]);
    const facade = texts({
      ...house,
      yearBuilt: 2002,
      facade: 'Puts',
      description: 'Fasaden är enstegstätad.',
    });
    expect(facade.filter((question) => /enstegstätad/.test(question))).toEqual([
      'Annonsen säger att fasaden är enstegstätad: är väggarna fuktmätta, och vad kostar en ombyggnad?',
    ]);
  });
});

describe('questions fit the home', () => {
  const chimney = /skorsten|sotar/i;

  it('ask of a chimney only where something can be lit', () => {
    expect(texts(house).join()).not.toMatch(chimney);
    expect(texts({ ...house, description: 'Huset har ingen öppen spis.' }).join()).not.toMatch(chimney);
    for (const description of [
      'Täljstenskamin i vardagsrummet.',
      'Öppen spis.',
      'En vedeldad panna.',
      'Kakelugn.',
    ])
      expect(texts({ ...house, description }).join()).toMatch(chimney);
  });

  it('ask of the joint property of a flat bought with its title, and of no house', () => {
    const owned: Listing = {
      propertyType: 'Ägarlägenhet',
      tenure: 'Äganderätt',
      yearBuilt: 2012,
      price: 3e6,
    };
    const joined = texts(owned).join(' ');
    for (const word of ['samfällighetsföreningen', 'underhållsplan', 'lån', 'delägd mark'])
      expect(joined).toContain(word);
    expect(joined).not.toMatch(/dräner|källar|skorsten|vinden/i);
    expect(texts(house).join(' ')).not.toContain('andelstal');
  });

  it('ask a new association for its plan and not for its annual report', () => {
    for (const description of ['Inflyttning 2028.', 'Inflyttning 2028. Skulden blir 14 000 kr/kvm.'])
      for (const { question, context } of asked({ ...unbuilt, association: 'Brf Nya', description }))
        expect(`${question} ${context}`).not.toContain('årsredovisning');
    expect(texts({ ...flat, association: 'Brf Gamla' }).join()).toContain('årsredovisning');
  });

  it.each([
    ['Förskottet är 100 000 kr och säkras av en försäkring.', /garanterar det/, /Hur stort är förskottet/],
    [
      'Byggaren köper osålda lägenheter och betalar deras avgift.',
      /åtagandet/,
      /^Hur många lägenheter är osålda/,
    ],
    ['Alla lägenheter är sålda.', /^$/, /osålda/],
  ])('ask what a new home leaves open: %s', (text, _left, open) => {
    expect(
      texts({ ...unbuilt, description: `Nyproduktion. ${text}` }).filter((question) => open.test(question)),
    ).toEqual([]);
  });
});

describe('questions of what only some homes have', () => {
  const asked = (description: string) =>
    writeRulesReports({ listing: { ...house, description }, images: [], disagreements: [], today })
      .draft.viewingQuestions.map(({ question }) => question)
      .join(' ');

  it.each([
    ['Villa med uppvärmd pool från 2009.', 'poolen'],
    ['På baksidan finns en inbyggd utomhuspool.', 'poolen'],
    ['Badrum från 2016 och pool i söderläge.', 'poolen'],
    ['Varmvattenberedare från 1999.', 'varmvattenberedaren'],
    ['Ny VVB sattes in för länge sedan.', 'varmvattenberedaren'],
    ['För förvärv krävs förvärvstillstånd.', 'förvärvstillstånd'],
    ['Köpet omfattas av jordförvärvslagen.', 'förvärvstillstånd'],
  ])('are asked where the advert tells of it: %s', (description, thing) => {
    expect(asked(description)).toContain(thing);
  });

  it.each([
    'Ljus villa.',
    'Grannen har pool.',
    'Nära badhus med pool och relax.',
    'Pool och gym på gångavstånd.',
    'Trädgården har plats för pool.',
    'Huset saknar varmvattenberedare, fjärrvärmen ger varmvatten.',
    'Förvärvstillstånd krävs inte.',
  ])('are not asked of %s', (description) => {
    expect(asked(description)).not.toMatch(/poolen|varmvattenberedaren|förvärvstillstånd/);
  });
});
