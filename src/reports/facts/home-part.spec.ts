import { pipeReplacementIn, largeWorksIn } from '../reading/association/planned-works.js';
import { contextOf } from './context.js';
import { homePartOf } from './home-part.js';

function partOf(description: string): number | undefined {
  const context = contextOf({
    listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', description },
    images: [],
    disagreements: [],
    today: new Date('2026-11-24T12:00:00Z'),
  });
  const cost = [pipeReplacementIn(context), ...largeWorksIn(context)].flatMap(
    (works) => works?.cost ?? [],
  )[0];
  return cost && homePartOf(context, cost)?.value;
}

it.each<[string, number]>([
  // 31 000 000 ÷ 34, to whole thousands, and so on.
  [
    'Föreningen har 34 lägenheter. Stämman beslutade i höst om stambyte. Kostnaden är beräknad till 31 miljoner kronor och lånas upp.',
    912_000,
  ],
  ['Föreningen om 28 lägenheter står inför en dränering för omkring fyra miljoner kronor.', 143_000],
  ['Stambytet är upphandlat för 22 mkr och påbörjas i mars 2027. I föreningen finns 40 lägenheter.', 550_000],
  ['Beslut om stambyte är fattat. Totalt 12 miljoner kr. Antal lägenheter: 15.', 800_000],
  ['Föreningen, 50 lägenheter, lånar 30 miljoner till stambytet som inleds hösten 2027.', 600_000],
  ['Hissarna byts 2027. Kostnaden, 5 miljoner, tas som lån av föreningens 25 hushåll.', 200_000],
  [
    'Huset har 18 lägenheter. Styrelsen har tecknat avtal om stambyte 2027 till ett fast pris av 9 miljoner kronor.',
    500_000,
  ],
  // 21 000 000 × 2.9 %.
  [
    'Kostnaden för stambytet beräknas till 21 miljoner kronor. Lägenhetens andelstal är 2,9 procent. Bytet startar 2027.',
    609_000,
  ],
  ['Stambytet 2028 väntas kosta 450 000 kr per lägenhet. Föreningen har 34 lägenheter.', 450_000],
  ['Föreningen har 34 lägenheter. Takbytet 2028 väntas kosta varje lägenhet 350 000 kr.', 350_000],
  ['Föreningen har 34 lägenheter. Takbytet 2028 kostar 350 000 kr vardera.', 350_000],
  // 10 200 000 ÷ 34.
  ['Föreningen har 34 lägenheter. Vi får nya fönster 2028 för 10,2 miljoner kronor.', 300_000],
])('tells this home its part: %s', (text, part) => {
  expect(partOf(text)).toBe(part);
});

it.each([
  'Stambyte beslutat 2027 för 31 miljoner kronor.',
  'Stambyte beslutat 2027 för 31 miljoner kronor. På våningen finns fyra lägenheter.',
  'Föreningen har 34 lägenheter. Stambytet 2012 kostade 31 miljoner kronor.',
  'Föreningen har 34 lägenheter. Grannföreningen ska byta stammar för 31 miljoner kronor 2027.',
  'Föreningen har 34 lägenheter. Förslaget om stambyte för 31 miljoner kronor röstades ned.',
  'Föreningen har 34 lägenheter och lån på 31 miljoner kronor. Stambyte planeras 2028.',
  'Föreningen har 34 lägenheter. Lokalerna ger 3,1 miljoner kronor om året. Stambyte planeras 2028.',
  'Föreningen har 34 lägenheter. Fastighetens taxeringsvärde är 31 miljoner kronor. Stambyte planeras 2028.',
  'Föreningen har 34 lägenheter. Varje lägenhet berörs, och takbytet 2028 kostar enligt beräkning 350 000 kr.',
  'Huset har 18 lägenheter och är ett av föreningens tre hus. Stambyte planeras 2028 för 31 miljoner kronor.',
])('invents none: %s', (text) => {
  expect(partOf(text)).toBeUndefined();
});
