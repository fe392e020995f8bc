import { contextOf } from '../../facts/context.js';
import { ownUpkeepIn } from './own-upkeep.js';

const partsIn = (description: string, tenure = 'Bostadsrätt'): string[] =>
  ownUpkeepIn(
    contextOf({
      listing: { propertyType: 'Radhus', tenure, description },
      images: [],
      disagreements: [],
      today: new Date('2026-11-24T12:00:00Z'),
    }),
  ).map(({ part }) => part);

it.each<[string, string[]]>([
  ['Enligt stadgarna svarar medlemmen själv för tak, fasad och fönster.', ['roof', 'facade', 'windows']],
  ['Varje hushåll ansvarar för underhållet av sin del av yttertaket enligt föreningens stadgar.', ['roof']],
  ['I den här föreningen sköter och bekostar var och en sitt tak.', ['roof']],
  ['Egen skötsel utöver avgiften: fönster, altan och den egna delen av yttertaket.', ['roof', 'windows']],
  [
    'Föreningens stadgar säger att medlem underhåller byggnadens utsida på egen bekostnad.',
    ['roof', 'facade', 'windows'],
  ],
  [
    'Underhåll av tak, fasad och fönster ingår inte i avgiften utan bekostas av medlemmen.',
    ['roof', 'facade', 'windows'],
  ],
  ['Taket bekostas av medlemmen, inte av föreningen.', ['roof']],
  ['Enligt stadgarna ligger ansvaret för taket på den som bor i huset.', ['roof']],
  ['Bostadsrättshavaren svarar för balkongen enligt § 32.', ['balcony']],
  ['Du får själv underhålla taket och fasaden.', ['roof', 'facade']],
  ['Medlemmen svarar löpande för underhåll av tak och fasad.', ['roof', 'facade']],
  ['Du ansvarar själv för löpande underhåll av tak och fasad.', ['roof', 'facade']],
  ['Enligt underhållsplanen svarar medlemmen själv för fönster och balkong.', ['windows', 'balcony']],
  ['Medlemmen svarar för tak och fasad enligt underhållsplanen.', ['roof', 'facade']],
  ['Medlemmen svarar för fönster, som byts enligt plan.', ['windows']],
  ['Medlemmen svarar för tak och fönster, fasaden underhålls enligt plan.', ['roof', 'windows']],
  ['Taket underhålls enligt plan och du svarar själv för fönstren.', ['windows']],
  ['I avgiften ingår vatten och du svarar själv för tak och fönster.', ['roof', 'windows']],
  ['Taket ingår i medlemmens ansvar enligt stadgarna, och du svarar även för fasaden.', ['roof', 'facade']],
  ['Du svarar själv för tak och fönster, som inte är bytta sedan 1988.', ['roof', 'windows']],
  ['Medlemmen svarar själv för taket, som tidigare lagts om 1995.', ['roof']],
  [
    'Medlemmen svarar själv för tak och fönster sedan stämman röstade ned ett gemensamt underhåll.',
    ['roof', 'windows'],
  ],
])('is what the member keeps up: %s', (text, parts) => {
  expect(partsIn(text)).toEqual(parts);
});

it.each([
  'Föreningen svarar för tak, fasad och fönster enligt stadgarna.',
  'Enligt stadgarna svarar medlemmen för badrum och kök, föreningen för taket.',
  'Medlemmen svarar för invändigt underhåll; taket sköter föreningen.',
  'Medlemmen svarar för badrummet medan taket är föreningens ansvar, liksom fasaden.',
  'Medlemmarna hjälps åt att rensa taket från löv.',
  'I grannföreningen svarar medlemmen själv för taket.',
  'Förslaget att medlemmarna skulle svara för taket röstades ned.',
  'Du svarar inte för taket.',
  'Tidigare svarade medlemmen själv för taket, som är från 1988.',
  'Medlemmen, som tidigare svarade för taket, svarar numera bara för badrummet.',
  'Bostadsrättshavaren svarar för målning av fönster på insidan.',
  'Ni ansvarar för trädgården och taket är från 2020.',
  'Medlemmen ansvarar för att skotta snö från balkongen.',
  'Säljaren har bekostat nytt tak.',
  'Som medlem betalar du en avgift där underhåll av tak och fasad ingår.',
  'Fönstren underhålls enligt plan, så du bor tryggt.',
  'Taket underhålls löpande och du slipper bekymmer.',
  'Styrelsen ansvarar för taket åt medlemmarna.',
  'Underhållet av fasaden är gjort, så du kan flytta rakt in.',
  'Tak och fönster underhålls enligt plan och du svarar själv för badrummet.',
  'Du svarar för badrummet, tak och fasad underhålls löpande.',
  'Underhåll av tak, fasad och fönster ingår i avgiften, du svarar för badrummet.',
  'I avgiften ingår underhåll av tak och fasad, du svarar för kök och badrum.',
  'Avgiften täcker tak och fönster, medlemmen svarar själv för sina rum.',
  'Det yttre underhållet ingår och du svarar för badrum och kök.',
])('leaves with the association: %s', (text) => {
  expect(partsIn(text)).toEqual([]);
});

it('is nothing new to one who owns the house', () => {
  expect(partsIn('Ägaren svarar själv för taket.', 'Äganderätt')).toEqual([]);
});
