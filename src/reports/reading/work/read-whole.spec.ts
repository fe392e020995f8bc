import { contextOf } from '../../facts/context.js';
import type { Listing } from '../../../scraping/listing.types.js';
import { partialWork } from '../parts/partial-work.js';
import { isMadeOf } from '../parts/material.js';
import type { Work } from './work.types.js';

// Works as told in the adverts of twenty reports that were read whole, and what was wrong of them.

const read = (description: string, listing: Partial<Listing> = {}) =>
  contextOf({
    listing: { yearBuilt: 1957, ...listing, description },
    images: [],
    disagreements: [],
    today: new Date('2026-11-23T12:00:00Z'),
  });
const works = (description: string): string[] =>
  read(description).work.map(({ part, when }: Work) => `${part} ${when}`);

it.each([
  ['Stambytet som var uppe på stämman 2019 ströks när kameran visade friska rör.', 'pipes 2019'],
  ['Takbytet 2021 ställdes in.', 'roof 2021'],
  ['Det fönsterbyte som planerades till 2018 blev aldrig av.', 'windows 2018'],
  ['11 treglasfönster, levererade 2023, kvar i plasten.', 'windows 2023'],
  ['Längan i vinkel, 85 kvm, har port och nytt plåttak 2018.', 'roof 2018'],
])('is no work of this home: %s', (text, work) => {
  expect(works(text)).not.toContain(work);
});

it.each<[string, string[]]>([
  [
    'Kök med matvrå samt badrum, det senare i sin helhet förnyat vid stambytet 2004.',
    ['bathroom 2004', 'pipes 2004'],
  ],
  [
    'Badrummet är från stambytet 1999 med omlagd matta 2016 (våtrumsintyg föreligger).',
    ['bathroom 2016', 'pipes 1999'],
  ],
  ['2015: badrum och tvättstuga, kakel, klinker, golvvärme.', ['bathroom 2015']],
  ['Vardagsrum 22 kvm, öppet till kök från 2015, spis, kyl, frys.', ['kitchen 2015']],
  ['2014: hela vasstaket, 35 centimeter tjockt, med ny nock.', ['roof 2014']],
  ['Taket är robust på riktigt: grå fiberskivor från 1956, mossbelupna.', ['roof 1956']],
  ['El? Omdragen 2019, jordfelsbrytare.', ['electrical 2019']],
  ['Stammarna byttes 2019, men planen på nytt tak ströks.', ['pipes 2019']],
])('is a work of this home: %s', (text, told) => {
  expect(works(text)).toEqual(expect.arrayContaining(told));
});

it.each([
  ['Avloppsstammarna fick 2016 en ny insida av epoxi.', true],
  ['Badrummet gjordes om 2016 i samband med att avloppsstammarna fick en ny insida av epoxi.', true],
  ['Stammarna infodrades 2016.', true],
  ['Stammarna byttes 2016.', false],
])('tells a lining of pipes from new ones: %s', (text, relined) => {
  expect(read(text).work.find(({ part }) => part === 'pipes')).toMatchObject({ relined });
});

it('takes an old damage of another home for no rest of a room', () => {
  const context = read(
    'Badrummet revs till stommen och byggdes nytt 2012; vattenskadan därifrån är från 1994 och hör till en annan familj. Duschen nere: 2016.',
  );
  const bathroom = context.work.find(({ part }) => part === 'bathroom');
  expect(bathroom).toMatchObject({ when: '2012' });
  expect(partialWork(context, 'bathroom', bathroom!.quote)).toBeUndefined();
  const left = read('Badrummet byggdes nytt 2012; gästduschen är från 1994.');
  expect(partialWork(left, 'bathroom', left.work[0]!.quote)).toBeDefined();
});

it.each([
  ['sheet-metal-roof', 'Pannplåt (2012)'],
  ['eternit-roof', 'Grå fiberskivor'],
  ['sedum-slate-or-copper', 'Vass (2014)'],
] as const)('knows a roof of %s by ”%s”', (material, roof) => {
  expect(isMadeOf(read('Ett hus.', { roof }), 'roof', material)).toBe(true);
});
