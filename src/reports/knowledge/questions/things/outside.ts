import type { Things } from './thing.types.js';

/** What belongs to the home outside its walls. */
export const outsideThings: Things = {
  deck: {
    stake: 10_500,
    isCommon: true,
    only: 'property',
    ask: [
      'Vem byggde altanen, och ligger virket fritt från marken?',
      'En firma, och luft under hela.',
      'Virke i jorden, eller mot fasaden.',
      'seller',
    ],
  },
  conservatory: {
    stake: 22_000,
    only: 'property',
    ask: [
      'Har uterummet bygglov, och har taket läckt mot huset?',
      'Lov, och tätt.',
      'Inget lov, eller fläckar vid väggen.',
      'seller municipality',
      'planning',
    ],
  },
  garage: {
    stake: 11_000,
    only: 'property',
    ask: [
      'Är garaget torrt på vintern, och finns bygglov för det?',
      'Torrt, och lovet finns.',
      'Fukt i golvet, eller inget lov.',
      'seller municipality',
    ],
  },
  carport: {
    stake: 8_000,
    only: 'property',
    ask: [
      'Har carporten bygglov, och hur nära grannens gräns står den?',
      'Lov, och grannen har sagt ja.',
      'Inget av dem.',
      'seller municipality',
    ],
  },
  charger: {
    stake: 7_500,
    only: 'property',
    ask: [
      'Ingår laddboxen, och vem installerade den?',
      'Ja, och ett elföretag.',
      'Den flyttar med, eller säljaren själv.',
      'seller',
    ],
  },
  guestHouse: {
    stake: 28_000,
    only: 'property',
    ask: [
      'Har gästhuset startbesked, och är vatten och el gjorda av fackmän?',
      'Papper på allt.',
      'Byggt utan besked.',
      'seller municipality',
      'planning',
    ],
  },
  barn: {
    stake: 33_000,
    only: 'property',
    ask: [
      'Hur är tak och stomme i ladan, och finns eternit?',
      'Tätt och rakt, utan eternit.',
      'Det läcker, eller eternit som måste saneras.',
      'seller',
    ],
  },
  stable: {
    stake: 20_000,
    only: 'property',
    ask: [
      'Får hästar hållas här i dag, och hur mycket bete ingår?',
      'Ja, och marken räcker.',
      'Nej enligt planen, eller hyrd mark.',
      'municipality seller',
    ],
  },
  workshop: {
    stake: 13_000,
    only: 'property',
    ask: [
      'Vad har verkstaden använts till, och finns olja i marken?',
      'Hobby, och rent golv.',
      'Fordon eller lack i många år.',
      'seller',
    ],
  },
  rootCellar: {
    stake: 6_000,
    only: 'property',
    ask: [
      'Håller valvet i jordkällaren, och rinner vatten in?',
      'Helt och torrt.',
      'Sprickor, eller vatten om våren.',
      'seller',
    ],
  },
  lettingPart: {
    stake: 30_000,
    only: 'property',
    ask: [
      'Har uthyrningsdelen bygglov, och vad hyrs den ut för i dag?',
      'Lov, avtal och en summa.',
      'Inget lov.',
      'seller municipality',
    ],
  },
  spa: {
    stake: 9_000,
    ask: [
      'Ingår badtunnan eller spabadet, och vad kostar det i el?',
      'Ja, och en siffra.',
      'Det läcker eller flyttar med.',
      'seller',
    ],
  },
  jetty: {
    stake: 26_000,
    ask: [
      'Vem äger bryggan, och följer rätten till den med köpet?',
      'Den ingår, med dispens.',
      'En muntlig överenskommelse.',
      'agent seller',
    ],
  },
  boatPlace: {
    stake: 12_000,
    ask: [
      'Följer båtplatsen med, och vad kostar den om året?',
      'Ja, skriftligt.',
      'Kö eller osäkert.',
      'agent seller',
    ],
  },
  shorePlot: {
    stake: 40_000,
    only: 'property',
    ask: [
      'Var går strandskyddet på tomten, och vem äger vattnet utanför?',
      'En karta, och dispens för det som står där.',
      'Ingen vet, eller byggt utan dispens.',
      'municipality seller',
    ],
  },
  view: {
    stake: 15_000,
    ask: [
      'Kan något byggas eller växa upp framför utsikten?',
      'Nej, enligt detaljplanen.',
      'Ja, tomten framför är ledig.',
      'municipality agent',
    ],
  },
  forest: {
    stake: 25_000,
    only: 'property',
    ask: [
      'Finns en skogsbruksplan, och vem får avverka i dag?',
      'En färsk plan, och bara du.',
      'Ingen plan, eller såld rätt.',
      'seller',
    ],
  },
  field: {
    stake: 22_000,
    only: 'property',
    ask: [
      'Får jag läsa avtalet om åkern, och vem får stöden för den?',
      'Ja, och du från nästa år.',
      'Ett muntligt avtal som följer med.',
      'seller agent',
    ],
  },
  bigTrees: {
    stake: 7_000,
    only: 'property',
    ask: [
      'Får de stora träden fällas, och når rötterna avloppet?',
      'Ja, och ledningarna är filmade.',
      'Nej, eller stopp i avloppet.',
      'seller municipality',
    ],
  },
  privateRoad: {
    stake: 11_000,
    only: 'property',
    ask: [
      'Vad kostar vägen om året, och är något större på gång?',
      'Ett belopp, och inget beslutat.',
      'En ny vägbana som ingen har räknat på.',
      'seller',
      'easements',
    ],
  },
  jointFacility: {
    stake: 12_500,
    only: 'property',
    ask: [
      'Vad sköter samfälligheten, och höjs avgiften nästa år?',
      'En lista, en siffra och ett nej.',
      'Stora arbeten, eller ingen vet.',
      'seller',
      'easements',
    ],
  },
  winterUse: {
    stake: 15_000,
    only: 'property',
    ask: [
      'Går vattnet att ha på hela vintern, och plogas vägen?',
      'Ja och ja.',
      'Vattnet stängs av i oktober.',
      'seller',
    ],
  },
  terrace: {
    stake: 20_000,
    only: 'association',
    ask: ['Vem svarar för tätskiktet under terrassen?', 'Föreningen, enligt stadgarna.', 'Du.', 'board'],
  },
  glazedBalcony: {
    stake: 10_500,
    only: 'association',
    ask: [
      'Har balkongens inglasning bygglov, och vem sköter den?',
      'Lov, och föreningen.',
      'Inget lov, eller du ensam.',
      'board seller',
    ],
  },
  balcony: {
    stake: 9_000,
    isCommon: true,
    only: 'association',
    ask: [
      'När kontrollerades balkongen, och får jag glasa in den?',
      'De senaste åren, och ja.',
      'Aldrig, eller en lagning väntar.',
      'board',
      'terrace',
    ],
  },
  patio: {
    stake: 8_000,
    only: 'association',
    ask: [
      'Hör uteplatsen till bostaden, och står det i upplåtelsen?',
      'Ja, på papper.',
      'Nej: föreningen kan ta tillbaka den.',
      'board',
    ],
  },
  houseBalcony: {
    stake: 18_000,
    only: 'property',
    ask: [
      'Är balkongen tät mot väggen, och vad finns under den?',
      'Tät, och luft under.',
      'Ett rum med fläckar i taket.',
      'seller inspector',
    ],
  },
  steepAccess: {
    stake: 9_000,
    only: 'property',
    ask: [
      'Går det att köra ända fram hela vintern?',
      'Ja, och vägen sandas.',
      'Nej: bilen står längre ned.',
      'seller',
    ],
  },
  stream: {
    stake: 26_000,
    only: 'property',
    ask: [
      'Hur högt har vattnet stått, och vad blev blött?',
      'Aldrig över kanten.',
      'Källaren eller gräsmattan.',
      'seller',
      'natural-hazards',
    ],
  },
  subdivided: {
    stake: 22_000,
    only: 'property',
    ask: [
      'Är avstyckningen klar, och var går den nya gränsen?',
      'Ja, med rör i marken.',
      'Inte än: det kan dröja.',
      'agent municipality',
    ],
  },
  robotMower: {
    stake: 3_500,
    only: 'property',
    ask: ['Ingår robotgräsklipparen, och ligger slingan rätt?', 'Ja, i kontraktet.', 'Nej.', 'seller'],
  },
  greenhouse: {
    stake: 4_000,
    only: 'property',
    ask: ['Ingår växthuset, och är glasen hela?', 'Ja.', 'Nej, eller trasigt.', 'seller'],
  },
  fence: {
    stake: 5_000,
    only: 'property',
    ask: [
      'Vem äger staketet eller häcken mot grannen?',
      'Det är klart, och ni är ense.',
      'Det är en gammal tvist.',
      'seller',
    ],
  },
  fruitTrees: {
    stake: 3_000,
    only: 'property',
    ask: [
      'Vilka fruktträd bär, och är något sjukt?',
      'De flesta är friska.',
      'Flera är döda inuti.',
      'seller',
    ],
  },
  awnings: {
    stake: 3_000,
    ask: ['Ingår markiserna, och fungerar alla?', 'Ja och ja.', 'Någon är trasig.', 'seller'],
  },
};
