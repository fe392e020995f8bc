import type { PartId } from '../life-lengths.js';
import type { AskRow } from './asks/ask.types.js';

/** What the advert tells of the age of a part. */
export type WorkState = 'fresh' | 'older' | 'original' | 'partial' | 'planned';

/** Years for which a work counts as fresh: papers and warranty can still be had. */
export const freshFor = 8;

/** Parts of a house that nobody in a flat can show papers of. */
export const ofWholeHouse: ReadonlySet<PartId> = new Set([
  'roof',
  'facade',
  'windows',
  'drainage',
  'ventilation',
  'boiler',
  'groundHeatPump',
  'heatPump',
  'districtHeating',
]);

/** What is asked of them, where an association owns them, after what the advert tells. */
export const sharedWorkAsks: Rows = {
  fresh: [
    'är det betalt eller lånat?',
    'Betalt med sparade pengar.',
    'Ett lån som ännu inte märks i avgiften.',
    'board',
  ],
  older: [
    'när står det i underhållsplanen nästa gång?',
    'Om många år.',
    'Snart, eller så finns ingen plan.',
    'board',
  ],
  original: [
    'vilket år byts det enligt underhållsplanen?',
    'Ett årtal, och pengarna är sparade.',
    'Det är inte med i planen.',
    'board',
  ],
  partial: ['när görs resten, och höjs avgiften?', 'Ett årtal, och nej.', 'Ingen vet.', 'board'],
};

type Rows = Readonly<Partial<Record<WorkState, AskRow>>>;

/**
 * What to ask of a dated part, by what the advert tells; `{when}` is its year, and what stands behind the colon goes on after the
 * advert's own words where they are short. Of a part that the association owns the board
 * is asked.
 */
export const workAsks: Readonly<Partial<Record<PartId, Rows>>> = {
  roof: {
    fresh: [
      'Taket gjordes {when}: får jag se fakturan, och gäller garantin för mig?',
      'Allt, ner till råsponten, med garanti.',
      'Bara ytan, eller inga papper.',
      'seller',
      'roof shell',
    ],
    older: [
      'Taket är från {when}: vem har varit uppe och sett på det sedan dess?',
      'En takläggare, de senaste åren.',
      'Ingen.',
      'seller',
      'roof shell',
    ],
    original: [
      'Taket är original: vem har varit uppe och sett på det?',
      'Ja, och pappen är hel.',
      'Nej.',
      'seller',
      'roof shell',
    ],
    partial: [
      'Bara en del av taket gjordes {when}: vad är kvar?',
      'Resten är yngre, eller har ett pris.',
      'Den gamla delen är mest utsatt.',
      'seller',
      'roof shell',
    ],
    planned: [
      'När ska taket göras, och vem betalar det?',
      'Ett datum, och någon annan betalar.',
      'Du.',
      'seller',
      'roof shell',
    ],
  },
  drainage: {
    fresh: [
      'Dräneringen gjordes {when}: får jag se fakturan och brunnarna?',
      'Hela huset, med faktura och spolbrunnar.',
      'Bara en eller två sidor.',
      'seller',
      'drainage',
    ],
    older: [
      'Dräneringen är från {when}: när spolades den senast?',
      'De senaste åren.',
      'Aldrig, eller brunnar saknas.',
      'seller',
      'drainage',
    ],
    original: [
      'Dräneringen är lika gammal som huset: är väggen nere mätt?',
      'Mätt torr.',
      'Omätt, eller färg som flagnar.',
      'seller',
      'drainage',
    ],
    partial: [
      'Dräneringen gjordes bara delvis {when}: vilka sidor är kvar?',
      'Sidor högt över marken.',
      'Källarsidan.',
      'seller',
      'drainage',
    ],
  },
  facade: {
    fresh: [
      'Fasaden gjordes {when}: vad byttes, och vad fick bara ny yta?',
      'Panel eller puts, med faktura.',
      'Bara färg.',
      'seller',
      'facade shell',
    ],
    older: [
      'Fasaden är från {when}: var är träet eller putsen sämst?',
      'Ingenstans, och du har gått runt.',
      'Söderväggen eller nertill.',
      'seller',
      'facade shell',
    ],
    original: [
      'Fasaden är original: när målades eller lagades den senast?',
      'De senaste åren.',
      'Länge sedan.',
      'seller',
      'facade shell',
    ],
    planned: [
      'När ska fasaden göras, och vad kostar den mig?',
      'Pengarna finns.',
      'Höjd avgift.',
      'seller',
      'facade shell',
    ],
  },
  windows: {
    fresh: [
      'Fönstren byttes {when}: finns faktura, och gäller garantin alla?',
      'Alla, med garanti.',
      'Några, resten är gamla.',
      'seller',
      'windows shell',
    ],
    older: [
      'Fönstren är från {when}: vilka går trögt eller är immiga?',
      'Inga.',
      'Flera.',
      'seller',
      'windows shell',
    ],
    original: [
      'Fönstren är original: vilka är mjuka i träet?',
      'Inga, och de är nymålade.',
      'De mot söder.',
      'seller',
      'windows shell',
    ],
    partial: [
      'Bara några fönster byttes {when}: vilka är kvar?',
      'Få, och i gott skick.',
      'De flesta.',
      'seller',
      'windows shell',
    ],
    planned: [
      'När byts fönstren, och hur betalas det?',
      'Sparade pengar.',
      'Höjd avgift.',
      'seller',
      'windows shell',
    ],
  },
  pipes: {
    fresh: [
      'Rören byttes {when}: får jag se intyget, och vilka rör gäller det?',
      'Båda, med intyg.',
      'Bara det ena.',
      'seller',
      'pipes plumbing',
    ],
    older: [
      'Rören är från {when}: har avloppet filmats sedan dess?',
      'Ja, utan anmärkning.',
      'Nej.',
      'seller',
      'pipes plumbing',
    ],
    original: [
      'Rören är original: när filmades de senast?',
      'De senaste åren.',
      'Aldrig.',
      'seller',
      'pipes plumbing',
    ],
    partial: [
      'Rören byttes bara delvis {when}: vilka är kvar?',
      'Korta bitar som går att nå.',
      'De ingjutna.',
      'seller',
      'pipes plumbing',
    ],
    planned: [
      'När byts stammarna, och vad blir avgiften efteråt?',
      'Ett datum och ett belopp.',
      'Inget av dem.',
      'seller',
      'pipes plumbing',
    ],
  },
  electrical: {
    fresh: [
      'Elen gjordes om {when}: får jag se elföretagets intyg?',
      'Allt, med intyg från elföretaget.',
      'Bara centralen.',
      'seller',
      'electricity power',
    ],
    older: [
      'Elen är från {when}: finns jordade uttag i alla rum?',
      'Ja, och jordfelsbrytare.',
      'Bara i kök och bad.',
      'seller',
      'electricity power',
    ],
    original: [
      'Elen är original: vad sa den senaste elbesiktningen?',
      'Godkänd, med protokoll.',
      'Aldrig besiktigad.',
      'seller',
      'electricity power',
    ],
    partial: [
      'Elen är bara delvis bytt {when}: var sitter de gamla ledningarna?',
      'På ett ställe, och det går att byta.',
      'Ingen vet.',
      'seller',
      'electricity power',
    ],
  },
  heatPump: {
    fresh: [
      'Luftpumpen är från {when}: gäller garantin för mig?',
      'Ja, med servicehäfte.',
      'Nej.',
      'seller',
      'heating',
    ],
    older: [
      'Luftpumpen är från {when}: värmer den hela huset på vintern?',
      'Nästan, och elräkningen visar det.',
      'Elementen går hela vintern.',
      'seller',
      'heating',
    ],
  },
  groundHeatPump: {
    fresh: [
      'Bergvärmen är från {when}: vad kostar huset att värma på ett år?',
      'En faktura.',
      'En gissning.',
      'seller',
      'heating',
    ],
    older: [
      'Bergvärmepumpen är från {when}: när servades kompressorn?',
      'De senaste åren.',
      'Aldrig, och elpatronen går in.',
      'seller',
      'heating',
    ],
  },
  otherHeatPump: {
    fresh: ['Värmepumpen är från {when}: finns garanti och service?', 'Båda.', 'Ingen.', 'seller', 'heating'],
    older: [
      'Värmepumpen är från {when}: vad kostar en ny av samma sort?',
      'Ett pris.',
      'Ingen vet.',
      'seller',
      'heating',
    ],
  },
  districtHeating: {
    fresh: [
      'Fjärrvärmecentralen är från {when}: vad kostar värmen om året?',
      'En faktura.',
      'En gissning.',
      'seller',
      'heating',
    ],
    older: [
      'Fjärrvärmecentralen är från {when}: vem servar den?',
      'Nätbolaget, med avtal.',
      'Ingen.',
      'seller',
      'heating',
    ],
  },
  boiler: {
    fresh: [
      'Pannan är från {when}: hur mycket går det åt på ett år?',
      'En mängd och en faktura.',
      'Ingen vet.',
      'seller',
      'heating',
    ],
    older: [
      'Pannan är från {when}: får den eldas i enligt sotaren?',
      'Ja, med protokoll.',
      'Ingen kontroll.',
      'seller',
      'heating',
    ],
  },
  ventilation: {
    fresh: [
      'Ventilationen är från {when}: får jag se injusteringsprotokollet?',
      'Ett protokoll.',
      'Aldrig injusterad.',
      'seller',
      'ventilation',
    ],
    older: [
      'Ventilationen är från {when}: när rensades kanalerna?',
      'De senaste åren.',
      'Aldrig.',
      'seller',
      'ventilation',
    ],
  },
  sewage: {
    fresh: [
      'Avloppet är från {when}: får jag se kommunens tillstånd?',
      'Ja.',
      'Nej.',
      'seller municipality',
      'sewage',
    ],
    older: [
      'Avloppet är från {when}: vad säger kommunen vid ett ägarbyte?',
      'Tillståndet gäller.',
      'Det ska göras om.',
      'municipality seller',
      'sewage',
    ],
  },
  bathroom: {
    fresh: [
      'Badrummet gjordes {when}: får jag se intygen för tätskiktet?',
      'En namngiven våtrumsfirma, med intyg.',
      'Säljaren själv.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
    older: [
      'Badrummet är från {when}: har det läckt eller lagats sedan dess?',
      'Nej, och mätningen visar torrt.',
      'Ja, eller plattor som låter ihåliga.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
    original: [
      'Badrummet är original: räknar ni med ett nytt i priset?',
      'Ja, och du har en offert.',
      'Nej.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
    partial: [
      'Badrummet gjordes bara delvis {when}: är golvet nytt?',
      'Ja, med tätskikt.',
      'Nej, bara väggar eller porslin.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
    planned: [
      'När görs badrummet om, och vad väljer jag själv?',
      'Ett datum och en lista.',
      'Oklart.',
      'seller',
      'bathroom house-bathroom',
    ],
  },
  kitchen: {
    fresh: [
      'Köket är från {when}: finns kvitto och garanti på vitvarorna?',
      'Ja, och läckageskydd under.',
      'Nej.',
      'seller',
      'appliances',
    ],
    older: [
      'Köket är från {when}: vilka vitvaror har bytts sedan dess?',
      'De flesta.',
      'Inga.',
      'seller',
      'appliances',
    ],
    original: [
      'Köket är original: fungerar alla maskiner?',
      'Ja, och torrt under diskbänken.',
      'Nej.',
      'seller',
      'appliances',
    ],
    partial: [
      'Vad i köket gjordes {when}, och vad är kvar?',
      'Stommar och rör är nya.',
      'Bara luckorna.',
      'seller',
      'appliances',
    ],
  },
  balcony: {
    fresh: ['Balkongen gjordes {when}: vem ansvarar för den nu?', 'Föreningen.', 'Du.', 'board'],
    older: ['Balkongen är från {when}: när besiktigades den?', 'De senaste åren.', 'Aldrig.', 'board'],
    planned: [
      'När byggs eller lagas balkongen, och vad betalar jag?',
      'Ett datum och ett belopp.',
      'Oklart.',
      'board',
    ],
  },
  chimney: {
    fresh: [
      'Skorstenen gjordes {when}: är den provtryckt?',
      'Ja, med protokoll.',
      'Nej.',
      'seller',
      'chimney',
    ],
    older: [
      'Skorstenen är från {when}: vad sa sotaren senast?',
      'Ingen anmärkning.',
      'Något ska lagas.',
      'seller',
      'chimney',
    ],
  },
};
