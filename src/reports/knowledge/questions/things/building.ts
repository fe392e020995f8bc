import type { Things } from './thing.types.js';

/** How the house is built and heated. */
export const buildingThings: Things = {
  timber: {
    stake: 45_000,
    only: 'property',
    ask: [
      'Är stockarna närmast grunden friska, och vem har känt på dem?',
      'En timmerman, och de är hårda.',
      'Ingen, eller mjuka ställen.',
      'seller inspector',
    ],
  },
  stonePlinth: {
    stake: 40_000,
    only: 'property',
    ask: [
      'Är ventilerna i stengrunden öppna, och är bjälklaget torrt?',
      'Öppna, torrt och utan lukt.',
      'Igensatta, eller ingen har varit där.',
      'seller inspector',
      'foundation',
    ],
  },
  slope: {
    stake: 42_000,
    only: 'property',
    ask: [
      'Är väggen mot slänten fuktmätt, och vart rinner vattnet?',
      'Torr, och vattnet leds bort.',
      'Omätt, och marken lutar mot huset.',
      'seller inspector',
    ],
  },
  retainingWall: {
    stake: 30_000,
    only: 'property',
    ask: [
      'Lutar stödmuren, och har den dränering bakom?',
      'Rak, med avlopp för vattnet.',
      'Den lutar eller buktar.',
      'seller inspector',
    ],
  },
  addedInsulation: {
    stake: 38_000,
    only: 'property',
    ask: [
      'Hur luftas väggen eller vinden efter tilläggsisoleringen?',
      'Luftspalt, ritad av någon som kan det.',
      'Ingen vet: fukten kan bli kvar.',
      'seller inspector',
    ],
  },
  dehumidifier: {
    stake: 45_000,
    only: 'property',
    ask: [
      'Varför sitter det en avfuktare där, och vad visar den?',
      'Den håller krypgrunden torr, och värdena är sparade.',
      'Den döljer fukt som ingen har sökt orsaken till.',
      'seller inspector',
    ],
    settled: [
      'reading',
      [
        'Vad gör luften fuktig där, och vem har undersökt det?',
        'En fuktsakkunnig, med utlåtande.',
        'Ingen: avfuktaren döljer orsaken.',
        'seller inspector',
      ],
    ],
  },
  radonFan: {
    stake: 30_000,
    ask: [
      'Vad visade mätningen efter att radonfläkten kom på plats?',
      'Ett värde under gränsen, mätt under vintern.',
      'Ingen har mätt efteråt.',
      'seller',
      'radon',
    ],
  },
  extension: {
    stake: 40_000,
    only: 'property',
    ask: [
      'Vem byggde till huset, och finns bygglov och slutbesked?',
      'En firma, och båda papperen finns.',
      'Säljaren själv, eller inga papper.',
      'seller municipality',
      'planning',
    ],
    settled: ['permit'],
  },
  furnishedAttic: {
    stake: 35_000,
    only: 'property',
    ask: [
      'Har inredningen av vinden bygglov, och hur är taket isolerat?',
      'Bygglov, och luftspalt under taket.',
      'Inget lov, eller isolering utan luft.',
      'seller municipality',
      'attic',
    ],
    settled: [
      'permit',
      [
        'Hur är taket isolerat över den inredda vinden?',
        'Luftspalt under taket.',
        'Isolering utan luft.',
        'seller inspector',
        'attic',
      ],
    ],
  },
  tinRoof: {
    stake: 26_000,
    only: 'property',
    ask: [
      'När målades plåttaket, och är skarvarna täta?',
      'De senaste åren, av en plåtslagare.',
      'Rost eller fläckar på vinden.',
      'seller',
      'roof shell',
    ],
  },
  clayTiles: {
    stake: 26_000,
    only: 'property',
    ask: [
      'Är papp och läkt under tegelpannorna bytta, eller bara pannorna?',
      'Allt är bytt.',
      'Pappen är gammal.',
      'seller',
      'roof shell',
    ],
  },
  concreteTiles: {
    stake: 26_000,
    only: 'property',
    ask: [
      'Hur gammal är pappen under betongpannorna?',
      'Yngre än trettio år.',
      'Lika gammal som huset.',
      'seller',
      'roof shell',
    ],
  },
  woodFront: {
    stake: 18_000,
    only: 'property',
    ask: [
      'När målades träfasaden, och var är panelen sämst?',
      'De senaste åren, och den är hård överallt.',
      'Mjuk nertill eller åt söder.',
      'seller',
      'facade shell',
    ],
  },
  brickFront: {
    stake: 15_000,
    only: 'property',
    ask: [
      'Är fogarna i tegelfasaden hela, och finns luft bakom teglet?',
      'Hela fogar och öppna springor nertill.',
      'Vittrade fogar eller sprickor.',
      'seller inspector',
      'facade shell',
    ],
  },
  renderFront: {
    stake: 40_000,
    only: 'property',
    ask: [
      'Sitter putsen direkt på isolering, eller finns en luftspalt?',
      'Luftspalt, eller puts på sten.',
      'Direkt på isolering: kräv fuktmätning.',
      'seller inspector',
      'facade shell',
    ],
  },
  coupledWindows: {
    stake: 20_000,
    notWithin: 10,
    ask: [
      'Går alla fönsterbågar att öppna, och är kittet helt?',
      'Ja, och de är målade nyligen.',
      'Några är fastmålade eller mjuka.',
      'seller',
      'windows',
    ],
  },
  electricHeat: {
    stake: 25_000,
    only: 'property',
    ask: [
      'Vad kostade elen i januari, och finns vattenburen värme att bygga på?',
      'En faktura, och ja.',
      'En gissning, och nej.',
      'seller',
      'heating',
    ],
  },
  airPump: {
    stake: 17_000,
    only: 'property',
    ask: [
      'Hur gammal är luftvärmepumpen, och när servades den?',
      'Yngre än tio år, med servicehäfte.',
      'Äldre, och ingen har sett på den.',
      'seller',
      'heating',
    ],
    settled: [
      'age',
      [
        'När servades luftvärmepumpen, och når värmen alla rum?',
        'Det senaste året, och ja.',
        'Aldrig, eller elementen går ändå.',
        'seller',
        'heating',
      ],
    ],
  },
  airWaterPump: {
    stake: 28_000,
    only: 'property',
    ask: [
      'Hur många timmar har luft-vattenpumpen gått, och när servades den?',
      'Displayen visar det, och servicen är gjord.',
      'Ingen vet, eller elpatronen går ofta.',
      'seller',
      'heating',
    ],
  },
  exhaustPump: {
    stake: 26_000,
    notWithin: 8,
    ask: [
      'Hur gammal är frånluftspumpen, och är kompressorn bytt?',
      'Ny eller nyligen bytt kompressor.',
      'Lika gammal som huset.',
      'seller',
      'heating',
    ],
    settled: [
      'age',
      [
        'Är kompressorn i frånluftsvärmepumpen bytt, och hur mycket el drar den?',
        'Bytt eller ny, med fakturor.',
        'Elpatronen går ofta.',
        'seller',
        'heating',
      ],
    ],
  },
  groundPump: {
    stake: 28_000,
    only: 'property',
    ask: [
      'Hur gammal är bergvärmens kompressor, och hur djupt är hålet?',
      'Yngre än tio år, med borrprotokoll.',
      'Lika gammal som anläggningen, och inga papper.',
      'seller',
      'heating',
    ],
    settled: [
      'age',
      [
        'Hur djupt är borrhålet till bergvärmen, och finns borrprotokoll?',
        'Ett djup, med protokoll.',
        'Ingen vet.',
        'seller',
        'heating',
      ],
    ],
  },
  districtHeat: {
    stake: 14_000,
    isCommon: true,
    only: 'property',
    ask: [
      'Vad kostade fjärrvärmen förra året, och hur gammal är centralen?',
      'En faktura, och yngre än femton år.',
      'En gissning, eller en gammal central.',
      'seller',
      'heating',
    ],
  },
  pelletBoiler: {
    stake: 28_000,
    only: 'property',
    ask: [
      'Hur mycket ved eller pellets går det åt om året, och var förvaras det?',
      'En mängd, en kostnad och ett torrt förråd.',
      'Ingen vet.',
      'seller',
      'heating',
    ],
  },
  waterborne: {
    stake: 13_000,
    only: 'property',
    notWithin: 20,
    ask: [
      'Hur gamla är elementen, och har något rör till dem läckt?',
      'Bytta, eller hela och utan rost.',
      'Original, eller lagade skarvar.',
      'seller',
    ],
  },
  floorHeat: {
    stake: 12_000,
    ask: [
      'Fungerar golvvärmen i alla rum, och är den el eller vatten?',
      'Ja, och du får känna efter.',
      'En slinga är död.',
      'seller',
    ],
  },
  fireStove: {
    stake: 15_000,
    isCommon: true,
    ask: [
      'Är braskaminen anmäld till kommunen, och får jag se beskedet?',
      'Anmäld, utan anmärkning.',
      'Inte anmäld, eller aldrig kontrollerad.',
      'seller',
      'chimney',
    ],
    settled: ['approval'],
  },
  tiledStove: {
    stake: 22_000,
    ask: [
      'Får jag se sotarens protokoll för kakelugnen?',
      'Ja, med protokoll.',
      'Eldningsförbud, eller inget protokoll.',
      'seller board',
      'chimney',
    ],
    settled: ['approval'],
  },
  openFire: {
    stake: 18_000,
    ask: [
      'Får jag se protokollet från provtryckningen av öppna spisen?',
      'Ja, från de senaste åren.',
      'Den är aldrig provtryckt.',
      'seller board',
      'chimney',
    ],
    settled: ['approval'],
  },
  ironStove: {
    stake: 14_000,
    ask: [
      'Får jag se sotarens protokoll för vedspisen?',
      'Ja, utan anmärkning.',
      'Det finns inget.',
      'seller',
      'chimney',
    ],
    settled: ['approval'],
  },
  solarPanels: {
    stake: 24_000,
    ask: [
      'Vad gav solcellerna förra året, och är de betalda?',
      'En siffra, och de är betalda.',
      'Hyrda, eller ingen har räknat.',
      'seller board',
    ],
    settled: [
      'terms',
      [
        'Går avtalet om solcellerna över på mig, och vad kostar det att lösa ut?',
        'De är betalda och följer med.',
        'Du tar över ett avtal som löper i många år.',
        'seller',
      ],
    ],
  },
  municipalWater: {
    stake: 9_500,
    isCommon: true,
    only: 'property',
    ask: [
      'Finns kända fel på ledningarna mellan huset och gatan?',
      'Nej, och de är filmade.',
      'Rötter eller stopp.',
      'seller municipality',
      'sewage',
    ],
  },
  drilledWell: {
    stake: 24_000,
    only: 'property',
    ask: [
      'Hur mycket vatten ger brunnen i timmen, och hur gammal är pumpen?',
      'En mätning, och en ny pump.',
      'Ingen vet, eller det räcker inte en torr sommar.',
      'seller',
    ],
  },
  warranty: {
    stake: 12_000,
    ask: [
      'Vilka garantier gäller än, och vem svarar om byggaren är borta?',
      'Papper med slutdatum och ett försäkringsbolag.',
      'Ingen.',
      'agent seller',
    ],
  },
  roofWindows: {
    stake: 24_000,
    ask: [
      'Hur gamla är takfönstren, och har det läckt runt dem?',
      'Yngre än tjugo år, och torrt runt om.',
      'Fläckar i karmen eller i taket intill.',
      'seller inspector',
    ],
    settled: [
      'age',
      [
        'Har det läckt runt takfönstren?',
        'Nej, torrt runt om.',
        'Fläckar i karmen eller i taket intill.',
        'seller inspector',
      ],
    ],
  },
  kneeAttic: {
    stake: 19_000,
    only: 'property',
    ask: [
      'Är det torrt och luftigt i kattvindarna?',
      'Ljust trä, utan lukt.',
      'Mörka fläckar, eller isolering mot taket.',
      'seller inspector',
      'attic',
    ],
  },
  aircrete: {
    stake: 20_000,
    ask: ['Är lättbetongen i väggarna vit eller blå?', 'Vit.', 'Blå: den kan ge radon.', 'seller'],
  },
  piers: {
    stake: 26_000,
    only: 'property',
    ask: [
      'Står plintarna raka, och hur nära marken sitter virket?',
      'Raka, med luft under hela huset.',
      'De lutar, eller virket ligger mot jord.',
      'seller inspector',
      'foundation',
    ],
  },
  naturalDraught: {
    stake: 11_000,
    ask: [
      'Hur är luften i sovrummen på morgonen, och går ventilerna att öppna?',
      'Frisk, och alla ventiler är öppna.',
      'Imma på fönstren, eller igensatta ventiler.',
      'seller',
      'ventilation',
    ],
  },
  heatRecovery: {
    stake: 13_000,
    ask: [
      'När byttes filtren i aggregatet, och när rensades kanalerna?',
      'I år, och de senaste åren.',
      'Aldrig.',
      'seller',
      'ventilation',
    ],
  },
  exhaustFan: {
    stake: 10_000,
    ask: [
      'Drar frånluftsfläkten i badrummet, och när rensades kanalerna?',
      'Ja, den suger fast ett papper.',
      'Den står stilla eller låter.',
      'seller',
      'ventilation',
    ],
  },
  tripleGlazing: {
    stake: 12_000,
    ask: [
      'Gäller treglas alla fönster, även i källare och uterum?',
      'Alla, med kvitto.',
      'Bara några.',
      'seller',
      'windows',
    ],
  },
  woodBeams: {
    stake: 12_000,
    only: 'association',
    ask: [
      'Hur mycket hörs ovanifrån genom bjälklaget av trä?',
      'Lite, och grannen ovanför har matta.',
      'Varje steg.',
      'seller',
    ],
  },
  gable: {
    stake: 9_000,
    ask: [
      'Drar det från gavelväggen på vintern, och är den isolerad?',
      'Varmt, och ja.',
      'Kall vägg, eller fläckar bakom möbler.',
      'seller',
    ],
  },
  sharedWell: {
    stake: 22_000,
    only: 'property',
    ask: [
      'Hur många delar på brunnen, och finns ett skrivet avtal?',
      'Få, med avtal.',
      'Bara en muntlig överenskommelse.',
      'seller',
    ],
  },
};
