import type { Listing } from '../../../scraping/listing.types.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import { writeRulesReports } from '../../rules-analyst.js';
import { answerTo } from './answered.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, price: 2_000_000 };
const land: Listing = { propertyType: 'Tomt', tenure: 'Äganderätt', price: 500_000 };

const write = (listing: Listing) =>
  writeRulesReports({ listing, images: [], disagreements: [], today }).draft;
const answerOf = (listing: Listing, id: string) =>
  answerTo(contextOf({ listing, images: [], disagreements: [], today }), id);
const bankQuestion = (id: string): string => questionBank.find((item) => item.id === id)?.question ?? '';

/** What the advert says, the question of the bank that it answers. */
const said: readonly (readonly [base: Listing, text: string, id: string])[] = [
  // The association.
  [flat, 'Föreningens lån uppgår till 6 200 kr/kvm.', 'debt'],
  [flat, 'Föreningen har en belåning om 4 100 kr per kvm.', 'debt'],
  [flat, 'Brf:en är helt skuldfri.', 'debt'],
  [flat, 'Månadsavgiften höjdes 1 januari med 4 %.', 'fee-history'],
  [flat, 'Avgiften sänktes 2024.', 'fee-history'],
  [flat, 'Inga planerade avgiftshöjningar.', 'fee-history'],
  [flat, 'Hälften av lånen är bundna till 2029.', 'fixation'],
  [flat, 'Underhållsplan finns och sträcker sig till 2050.', 'maintenance-plan'],
  [flat, 'Rören relinades 2018.', 'pipes'],
  [flat, 'Nya stammar 2012.', 'pipes'],
  [flat, 'Stambytt 2009.', 'pipes'],
  [flat, 'Fastigheten är stambytt.', 'pipes'],
  [flat, 'Fasaden putsades om 2019 och taket lades om 2021.', 'shell'],
  [flat, 'Marken är friköpt.', 'ground-lease'],
  [flat, 'Föreningen innehar fastigheten med äganderätt.', 'ground-lease'],
  [flat, 'Föreningen innehar marken med tomträtt.', 'ground-lease'],
  [flat, 'Föreningen klassas som äkta.', 'genuine'],
  [flat, 'Privatbostadsföretag (äkta förening).', 'genuine'],
  [flat, 'Hyresintäkter från tre lokaler ger föreningen god ekonomi.', 'premises'],
  [flat, 'Pantsättningsavgift: 588 kr. Överlåtelseavgift: 1 470 kr.', 'fees-at-purchase'],
  [flat, 'Säljaren betalar överlåtelseavgiften.', 'fees-at-purchase'],
  [flat, 'Värme, vatten och bredband ingår i månadsavgiften.', 'included'],
  [flat, 'I hyran ingår värme och vatten.', 'included'],
  [flat, 'Det finns p-platser med laddstolpar, ingen kö.', 'parking'],
  [flat, 'Garageplats kan hyras för 900 kr.', 'parking'],
  [flat, 'Till lägenheten hör ett källarförråd.', 'storage'],
  [flat, 'Vindskontor medföljer.', 'storage'],
  [flat, 'Föreningen tillåter andrahandsuthyrning i ett år.', 'rules'],
  [flat, 'Husdjur är tillåtna.', 'rules'],
  // The flat.
  [flat, 'Badrummet renoverades 2016.', 'bathroom'],
  [flat, 'Helkaklat badrum från 2020.', 'bathroom'],
  [flat, 'Obligatorisk ventilationskontroll utförd 2023.', 'ventilation'],
  [flat, 'Jordfelsbrytare och ny elcentral 2015.', 'power'],
  [flat, 'Säkringsskåp med jordfelsbrytare.', 'power'],
  [flat, 'Sovrummet vetter mot öster och vardagsrummet mot väster.', 'daylight'],
  [flat, 'Boarean är uppmätt 2021.', 'measured'],
  [flat, 'Vitvaror från Siemens 2019.', 'appliances'],
  // The house.
  [house, 'Torpargrund.', 'foundation'],
  [house, 'Huset vilar på en gjuten platta.', 'foundation'],
  [house, 'Omdränerat 2012.', 'drainage'],
  [house, 'Dräneringen gjordes om 2015 med isodrän.', 'drainage'],
  [house, 'Källaren har luktfria, oisolerade betongväggar.', 'basement'],
  [house, 'Huset har ingen källare.', 'basement'],
  [house, 'Vinden är besiktigad utan anmärkning.', 'attic'],
  [house, 'Yttertaket lades om 2016.', 'roof'],
  [house, 'Nya betongpannor och ny papp 2014.', 'roof'],
  [house, 'Fasad i rött tegel.', 'facade'],
  [house, 'Treglasfönster från 2011.', 'windows'],
  [house, 'Radonhalten uppmättes till 70 Bq/m³ 2022.', 'radon'],
  [house, 'Ingen asbest finns i huset.', 'asbestos'],
  [house, 'Sotning och brandskyddskontroll utförd 2024 utan anmärkning.', 'chimney'],
  [house, 'Elen drogs om 2008.', 'electricity'],
  [house, 'Vattenrören byttes 2010.', 'plumbing'],
  [house, 'Kommunalt VA.', 'sewage'],
  [house, 'Trekammarbrunn med infiltration från 2015.', 'sewage'],
  [house, 'Huset värms med fjärrvärme.', 'heating'],
  [house, 'Luft/vattenvärmepump från 2019.', 'heating'],
  [house, 'Energiklass D.', 'energy'],
  [house, 'Energideklaration är utförd: klass C.', 'energy'],
  [house, 'Taxeringsvärde 2 450 000 kr.', 'tax'],
  [house, 'Pantbrev: 3 st om totalt 1 850 000 kr.', 'deeds'],
  [house, 'Vägen sköts av en samfällighetsförening.', 'easements'],
  [house, 'Altanen är bygglovsbefriad; bygglov finns för uterummet.', 'planning'],
  [house, 'Huset är besiktigat av Anticimex.', 'inspection'],
  [house, 'Säljaren har tecknat dolda fel-försäkring.', 'inspection'],
  [house, 'Fiber är installerat.', 'connectivity'],
  [house, 'Bredband via fiber.', 'connectivity'],
  [house, 'Inga kända försäkringsskador.', 'claims'],
  // Land.
  [land, 'Byggrätt om 200 kvm i två plan.', 'zoning'],
  [land, 'Anslutningsavgiften för VA är betald.', 'water-fees'],
  [land, 'Geoteknisk undersökning är gjord.', 'ground-survey'],
  [land, 'Inget byggtvång.', 'building-obligation'],
  // The deal.
  [flat, 'Säljes på grund av flytt utomlands.', 'why-selling'],
  [house, 'Samma ägare sedan 1989.', 'why-selling'],
  [flat, 'Tillträde enligt överenskommelse.', 'access'],
  [house, 'Tillträde tidigast 1 mars.', 'access'],
  [house, 'Vitvarorna ingår i köpet.', 'fixtures'],
];

describe('a fact that the advert states', () => {
  it.each(said.map(([base, text, id]) => ({ base, text, id })))('$id: $text', ({ base, text, id }) => {
    const listing = { ...base, description: text };
    const answer = answerOf(listing, id);
    expect(answer).toBeDefined();
    expect(bankQuestion(id)).not.toBe('');
    const { viewingQuestions, askFirst, redFlags } = write(listing);
    expect(viewingQuestions.map((item) => item.question)).not.toContain(bankQuestion(id));
    if (answer?.question && redFlags.length === 0) {
      expect(answer.question).toMatch(/^Annonsen säger /);
      const first = askFirst.map((index) => viewingQuestions[index]?.question);
      expect(first).not.toContain(answer.question);
    }
  });

  it.each<[string, Listing, string, string]>([
    ['debt', { ...flat, associationFacts: { debtPerSqm: 5200 } }, 'debt', '5\u00a0200'],
    ['own land', { ...flat, associationFacts: { ownsLand: true } }, 'ground-lease', 'äger marken'],
    ['energy class', { ...house, energyClass: 'C' }, 'energy', 'energiklassen är C'],
    ['tax value', { ...house, taxValues: { totalTaxValue: 1_900_000 } }, 'tax', '1\u00a0900\u00a0000'],
    ['deeds', { ...house, mortgageDeeds: { total: 900_000 } }, 'deeds', '900\u00a0000'],
    ['heating', { ...house, heating: 'Fjärrvärme' }, 'heating', 'Fjärrvärme'],
    ['what is included', { ...flat, includedInFee: 'Värme och vatten' }, 'included', 'Värme och vatten'],
    [
      'the rules',
      { ...flat, associationFacts: { sublettingPolicy: 'Ett år, med godkännande' } },
      'rules',
      'Ett år',
    ],
    ['a facade', { ...house, facade: 'Träpanel' }, 'facade', 'Träpanel'],
  ])('in a field does so too: %s', (_name, listing, id, words) => {
    expect(answerOf(listing, id)?.question).toContain(words);
    const { viewingQuestions, askFirst } = write(listing);
    for (const index of askFirst) expect(viewingQuestions[index]?.question).not.toMatch(/^Annonsen säger/);
  });

  it.each<[Listing, string, string]>([
    [flat, 'Stambyte planeras 2029.', 'pipes'],
    [flat, 'Föreningen planerar stambyte 2027.', 'pipes'],
  ])('of work to come asks what it costs, not for its papers: %s %s', (base, text, id) => {
    const question = answerOf({ ...base, description: text }, id)?.question;
    expect(question).toContain('avgiften');
    expect(question).not.toContain('intyg');
  });

  it('about a patio says nothing of the rooms', () => {
    const question = answerOf({ ...flat, description: 'Altan i söderläge.' }, 'daylight')?.question;
    expect(question).toContain('åt vilket håll vetter rummen');
  });
});

describe('what is no answer', () => {
  const open: readonly (readonly [base: Listing, text: string, id: string])[] = [
    [flat, 'Gemensam tvättstuga i källaren.', 'storage'],
    [flat, 'Grannfastigheten är stambytt.', 'pipes'],
    [flat, 'Avgiften är 4 200 kr.', 'fee-history'],
    [flat, 'Köket har kaklat stänkskydd.', 'bathroom'],
    [house, 'Garaget har nytt tak 2019.', 'roof'],
    [house, 'Gästhuset har torpargrund.', 'foundation'],
    [house, 'Fiber finns inte.', 'connectivity'],
    [house, 'Möjlighet att ansluta fiber.', 'connectivity'],
    [flat, 'Nära till parkering.', 'parking'],
    [flat, 'Gatuparkering.', 'parking'],
  ];
  it.each(open.map(([base, text, id]) => ({ base, text, id })))('$id: $text', ({ base, text, id }) => {
    expect(answerOf({ ...base, description: text }, id)).toBeUndefined();
  });
});

it('asks first for what nobody has told, unless the advert owns to a trouble', () => {
  const trouble = write({ ...house, description: 'Vattenskada i köket 2021. Taket lades om 2018. Fiber.' });
  const first = trouble.askFirst.map((index) => trouble.viewingQuestions[index]?.question ?? '');
  expect(first).toHaveLength(3);
  for (const question of first) {
    if (question.startsWith('Annonsen säger')) expect(question).toMatch(/vattenskada/i);
  }
});

it('does not begin with the number of an association whose name is known', () => {
  const listing = {
    ...flat,
    association: 'Brf Kvarnen',
    description: 'Balkong.',
    associationFacts: { debtPerSqm: 4000, ownsLand: true, genuine: true, savingsPerSqm: 250 },
  };
  const { viewingQuestions, askFirst } = write(listing);
  for (const index of askFirst) {
    expect(viewingQuestions[index]?.question).not.toContain('organisationsnummer');
  }
});
