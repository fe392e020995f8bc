import type { Things } from './thing.types.js';

/** What the members of an association share. */
export const sharedThings: Things = {
  lift: {
    stake: 11_000,
    isCommon: true,
    only: 'association',
    ask: [
      'Hur gammal är hissen, och vad har föreningen sparat till en ny?',
      'Yngre än tjugo år, eller pengar finns.',
      'Gammal, och inget sparat.',
      'board',
    ],
    settled: ['age'],
  },
  sharedLaundry: {
    stake: 6_000,
    alsoRented: true,
    isCommon: true,
    only: 'association',
    ask: [
      'Hur gamla är maskinerna i tvättstugan, och är det lätt att få tid?',
      'Nya, och tider samma vecka.',
      'Trasiga, eller lång kö.',
      'board seller',
    ],
  },
  guestFlat: {
    stake: 4_500,
    alsoRented: true,
    only: 'association',
    ask: [
      'Vad kostar gästlägenheten per natt, och är den ofta ledig?',
      'Ett pris, och ja.',
      'Den hyrs ut till andra.',
      'board',
    ],
  },
  sharedSpa: {
    stake: 9_000,
    only: 'association',
    ask: [
      'Vad kostar gym, bastu eller pool föreningen om året?',
      'Lite, och det är budgeterat.',
      'Mycket, och en renovering väntar.',
      'board',
    ],
  },
  bikes: {
    stake: 3_500,
    alsoRented: true,
    only: 'association',
    ask: [
      'Är cykelrummet låst, och får en cykel till plats där?',
      'Ja och ja.',
      'Stölder, eller fullt.',
      'seller board',
    ],
  },
  yard: {
    stake: 7_500,
    only: 'association',
    ask: [
      'Ska något byggas på gården, och är tätskiktet under den gammalt?',
      'Nej, och det är nytt.',
      'Garage under, och läckor.',
      'board',
    ],
  },
  sharedGarage: {
    stake: 12_000,
    only: 'association',
    ask: [
      'Är garaget tätt, och hur lång är kön till en plats?',
      'Tätt, och plats nu.',
      'Saltskador, eller flera års kö.',
      'board',
      'parking',
    ],
  },
  sharedParking: {
    stake: 8_000,
    only: 'association',
    ask: [
      'Följer en plats för bilen med, och går det att ladda där?',
      'Ja, skriftligt.',
      'Kö i flera år.',
      'board',
      'parking',
    ],
    settled: [
      'queue',
      [
        'Vad kostar en plats för bilen, och går det att ladda där?',
        'Ett pris, och ja.',
        'Kö till laddplats också.',
        'board',
        'parking',
      ],
    ],
  },
  sharedRoom: {
    stake: 4_000,
    only: 'association',
    ask: [
      'Får medlemmar låna föreningslokalen, och hörs festerna hit?',
      'Ja, och nej.',
      'Den hyrs ut till fester.',
      'board seller',
    ],
  },
  storeroom: {
    stake: 4_500,
    isCommon: true,
    only: 'association',
    ask: [
      'Är förrådet torrt, och hör det till bostaden på papper?',
      'Torrt, och det står i upplåtelsen.',
      'Fukt, eller bara utlånat.',
      'board seller',
      'storage',
    ],
  },
  caretaker: {
    stake: 5_000,
    only: 'association',
    ask: [
      'Vem sköter huset i dag, och höjs kostnaden för det?',
      'En förvaltare, med fast pris.',
      'Avtalet löper ut.',
      'board',
    ],
  },
  cleaningDays: {
    stake: 3_000,
    only: 'association',
    ask: ['Vad händer om jag inte kan vara med på städdagen?', 'Ingenting.', 'En straffavgift.', 'board'],
  },
  broadband: {
    stake: 4_000,
    only: 'association',
    ask: [
      'Vad kostar gruppavtalet för bredband, och när går det ut?',
      'Det ingår, och avtalet är nytt.',
      'Det läggs på avgiften.',
      'board',
      'connectivity',
    ],
  },
  ownMeter: {
    stake: 5_000,
    only: 'association',
    ask: ['Vad brukar hushållselen kosta en vintermånad?', 'En räkning att läsa.', 'En gissning.', 'seller'],
  },
  sharedTerrace: {
    stake: 21_000,
    only: 'association',
    ask: [
      'Vem betalar om takterrassen läcker, och när lades den om?',
      'Föreningen, de senaste åren.',
      'Oklart, och aldrig.',
      'board',
      'terrace',
    ],
  },
  sharedCharger: {
    stake: 5_000,
    alsoRented: true,
    only: 'association',
    ask: [
      'Finns en ledig laddplats, och vad kostar laddningen?',
      'Ja, till självkostnad.',
      'Kö, eller dyrt.',
      'board',
    ],
    settled: ['price'],
  },
  prams: {
    stake: 3_000,
    alsoRented: true,
    only: 'association',
    ask: ['Finns plats för barnvagn i trapphuset, och är den låst?', 'Ja.', 'Nej.', 'seller'],
  },
  doorCode: {
    stake: 3_000,
    alsoRented: true,
    only: 'association',
    ask: [
      'Fungerar porttelefonen, och har det varit inbrott i källaren?',
      'Ja, och nej.',
      'Flera inbrott i år.',
      'seller board',
    ],
  },
  safetyDoor: {
    stake: 3_000,
    only: 'association',
    ask: ['Hur många nycklar finns till säkerhetsdörren?', 'Alla, med kodkort.', 'Några är borta.', 'seller'],
  },
};
