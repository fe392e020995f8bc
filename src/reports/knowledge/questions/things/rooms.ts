import type { Things } from './thing.types.js';

/** What stands in the rooms. */
export const roomThings: Things = {
  sauna: {
    stake: 13_000,
    whose: 'own',
    isCommon: true,
    why: 'En bastu utan fuktspärr kan skada väggen bakom.',
    ask: [
      'Vem byggde bastun, och finns fuktspärr och intyg på elen?',
      'En firma, med intyg.',
      'Egenbyggd, utan papper.',
      'seller',
    ],
  },
  cellarRoom: {
    stake: 36_000,
    needs: 'cellar',
    only: 'property',
    why: 'En inredd källarvägg kan dölja fukt.',
    ask: [
      'Är det torrt bakom väggen i gillestugan, och luktar det?',
      'Torrt, med luftspalt.',
      'Panel direkt på källarväggen.',
      'seller inspector',
      'basement',
    ],
  },
  ownLaundry: {
    stake: 11_000,
    whose: 'own',
    isCommon: true,
    only: 'property',
    why: 'En läcka i ett rum utan tätskikt hamnar i huset.',
    ask: [
      'Har tvättstugan golvbrunn och tätskikt, och när lades det?',
      'Ja, med intyg.',
      'Målat betonggolv utan brunn.',
      'seller',
    ],
  },
  washingMachine: {
    stake: 9_000,
    whose: 'own',
    only: 'association',
    why: 'En maskin som läcker kan skada flera våningar.',
    ask: [
      'Vem kopplade in tvättmaskinen, och står den på tätt golv?',
      'En fackman, och golvbrunnen är intill.',
      'Säljaren själv.',
      'seller',
    ],
  },
  bathtub: {
    stake: 9_500,
    why: 'En brunn som inte går att nå går inte att rensa.',
    ask: [
      'Går det att komma åt golvbrunnen under badkaret?',
      'Ja, och den är rensad.',
      'Badkaret är inbyggt.',
      'seller',
    ],
  },
  guestToilet: {
    stake: 7_000,
    why: 'Gästtoaletten glöms ofta när badrummet görs om.',
    ask: [
      'Har gästtoaletten golvbrunn, och är den gjord samtidigt som badrummet?',
      'Ja, med samma intyg.',
      'Äldre, eller utan papper.',
      'seller',
    ],
  },
  secondBathroom: {
    stake: 16_000,
    isCommon: true,
    notWithin: 8,
    why: 'Det äldsta badrummet kostar först.',
    ask: [
      'Vilket av badrummen är äldst, och hur gammalt är tätskiktet där?',
      'Alla är yngre än femton år.',
      'Ett är orört.',
      'seller',
    ],
  },
  parquet: {
    notWithin: 10,
    stake: 6_500,
    isCommon: true,
    why: 'Parkett går bara att slipa så länge slitskiktet räcker.',
    ask: [
      'Går parketten att slipa en gång till?',
      'Ja, den är tjock och hel.',
      'Nej, den är tunn eller redan slipad.',
      'seller',
    ],
  },
  plankFloor: {
    stake: 6_500,
    notWithin: 15,
    why: 'Ett golv som sviktar kan tyda på skador i bjälklaget.',
    ask: [
      'Sviktar brädgolven någonstans, och vad ligger under dem?',
      'Raka, och isolerade.',
      'De lutar eller ger vika.',
      'seller',
    ],
  },
  stucco: {
    stake: 8_000,
    notWithin: 30,
    why: 'Lagningar i taket kan vara spår av en läcka.',
    ask: [
      'Har stuckaturen lagats efter läckor eller sprickor?',
      'Nej, den är orörd.',
      'Ja, och orsaken är okänd.',
      'seller',
    ],
  },
  removedWall: {
    stake: 30_000,
    why: 'Utan en bärande vägg kan bjälklaget svikta.',
    ask: [
      'Var väggen som är borta bärande, och finns anmälan?',
      'Nej, eller ritad av en konstruktör.',
      'Ingen vet.',
      'seller board',
      'alterations house-walls',
    ],
  },
  extraRoom: {
    stake: 12_000,
    why: 'Ett sovrum ska ha fönster.',
    ask: [
      'Får det extra rummet fönster, dörr och luft enligt reglerna?',
      'Ja, och det är ritat.',
      'Det blir ett rum utan fönster.',
      'agent board',
    ],
  },
  sleepingLoft: {
    stake: 9_000,
    why: 'Yta med för låg takhöjd räknas inte fullt ut.',
    ask: [
      'Räknas loftet in i boarean, och hur högt är det i tak?',
      'Nej, eller enligt mätprotokoll.',
      'Ja, fast det är för lågt.',
      'agent',
    ],
  },
  duplex: {
    stake: 11_000,
    why: 'En trappa inne i lägenheten kan vara byggd utan lov.',
    ask: [
      'Hur låter det mellan våningarna, och är trappan godkänd?',
      'Tyst, och lovet finns.',
      'Byggd utan lov.',
      'seller board',
    ],
  },
  topFloor: {
    stake: 14_000,
    only: 'association',
    why: 'Närmast taket blir det varmast, och en läcka kommer dit först.',
    ask: [
      'Hur varmt blir det under taket i juli, och har det läckt in?',
      'Svalt, och aldrig.',
      'Mycket varmt, eller fläckar i taket.',
      'seller board',
    ],
  },
  groundFloor: {
    stake: 12_000,
    only: 'association',
    why: 'Golvet i en bottenvåning är ofta kallare, och insynen större.',
    ask: [
      'Hur kallt är golvet i bottenvåningen, och hur mycket syns in?',
      'Varmt, och ingen ser in.',
      'Källare under, och folk utanför fönstret.',
      'seller',
    ],
  },
  towardsStreet: {
    stake: 13_000,
    why: 'En visning på en söndag säger lite om trafiken.',
    ask: [
      'Hur låter det i rummen mot gatan en vardagsmorgon?',
      'Tyst med stängt fönster.',
      'Bussar eller leveranser.',
      'seller',
      'noise',
    ],
  },
  towardsYard: {
    stake: 8_500,
    only: 'association',
    why: 'Ljuset mot en gård växlar mycket med årstiden.',
    ask: [
      'Hur mörkt är det mot gården på vintern, och hörs fläktar?',
      'Ljust, och tyst.',
      'Lampan på mitt på dagen.',
      'seller',
    ],
  },
  allRenovated: {
    stake: 32_000,
    why: 'Det dyra sitter bakom det som syns.',
    ask: [
      'Vem höll i renoveringen, och finns kvitton på rör och el?',
      'Firmor med namn, kvitton och intyg.',
      'Säljaren själv.',
      'seller',
    ],
  },
  architect: {
    stake: 6_000,
    only: 'property',
    why: 'Ritningarna visar vad som går att ändra.',
    ask: [
      'Finns arkitektens ritningar kvar, och är huset byggt så?',
      'Ja, och de följer med.',
      'Nej: då är väggarna en gissning.',
      'seller',
    ],
  },
  longOwned: {
    stake: 14_000,
    why: 'Den som har bott länge vet vad som har gått sönder.',
    ask: [
      'Vad har ni själva lagat under åren, och finns kvitton?',
      'En lista med årtal och kvitton.',
      '”Ingenting”.',
      'seller',
    ],
  },
  firstOwners: {
    stake: 9_000,
    why: 'Anmärkningarna visar vad byggaren skulle rätta.',
    ask: [
      'Vad anmärktes vid slutbesiktningen, och är allt rättat?',
      'Protokollet finns, och allt är rättat.',
      'Ingen har protokollet.',
      'seller',
    ],
  },
  alarm: {
    stake: 5_000,
    why: 'Ett larm kan vara hyrt med bindningstid.',
    ask: [
      'Ingår larmet, och hur länge är avtalet bundet?',
      'Ja, utan bindning.',
      'Ett avtal du måste ta över.',
      'seller',
    ],
  },
  wardrobe: {
    stake: 4_000,
    why: 'Ytan påverkar priset per kvadratmeter.',
    ask: [
      'Räknas klädkammaren in i boarean, och går det att ställa en säng där?',
      'Ja enligt mätningen.',
      'Ingen vet.',
      'agent',
    ],
  },
  furnished: {
    stake: 6_000,
    why: 'Möbler ingår bara om de står i kontraktet.',
    ask: [
      'Vilka möbler ingår, och kan vi skriva in dem i kontraktet?',
      'En lista.',
      'Det löser sig.',
      'agent',
      'fixtures',
    ],
  },
  centralVacuum: {
    stake: 3_500,
    why: 'En trasig maskin är inte alltid värd att byta.',
    ask: [
      'Fungerar centraldammsugaren, och var sitter maskinen?',
      'Ja, och du får prova.',
      'Den används inte.',
      'seller',
    ],
  },
  kitchenIsland: {
    stake: 5_500,
    why: 'Rör i golvet är svåra att komma åt vid en läcka.',
    ask: [
      'Går el och vatten till köksön, och är rören åtkomliga?',
      'Ja, under en lucka.',
      'Gjutna i golvet.',
      'seller',
    ],
  },
  newAppliances: {
    stake: 5_000,
    why: 'Garantin gäller med kvitto.',
    ask: ['Finns kvitton på vitvarorna, och gäller garantin för mig?', 'Ja, med datum.', 'Nej.', 'seller'],
  },
};
