import { debtPhrase } from './association-bands.js';

/** A fact the buyer needs. It counts as stated when one of the fields has a value or the text matches. */
export interface MustHave {
  readonly field: string;
  readonly label: string;
  readonly why: string;
  readonly ask: string;
  /** Paths in the listing; any value will do. */
  readonly fields: readonly string[];
  /** Whole-word pattern that shows the text says it. */
  readonly text?: string;
  /** How much of the verdict rests on it. */
  readonly weight: number;
}

type Row = readonly [
  field: string,
  label: string,
  weight: number,
  why: string,
  ask: string,
  fields: string,
  text?: string,
];

const rows = (list: readonly Row[]): MustHave[] =>
  list.map(([field, label, weight, why, ask, fields, text]) => ({
    field,
    label,
    weight,
    why,
    ask,
    fields: fields.split(' '),
    ...(text ? { text } : {}),
  }));

const price: Row = [
  'price',
  'Utgångspris',
  10,
  'Utan pris går det inte att räkna på vare sig lån eller månadskostnad.',
  'Vilket utgångspris har bostaden?',
  'price soldPrice',
];
const livingArea: Row = [
  'livingArea',
  'Boarea',
  10,
  'Pris och avgift går bara att jämföra per kvadratmeter.',
  'Hur stor är boarean, och vem har mätt den?',
  'livingArea',
];
const yearBuilt: Row = [
  'yearBuilt',
  'Byggår',
  10,
  'Byggåret säger vilka material och risker du ska leta efter.',
  'När är huset byggt?',
  'yearBuilt yearBuiltText',
];
const energy: Row = [
  'energyClass',
  'Energiklass',
  5,
  'Säljaren ska visa en energideklaration. Den berättar också om radon och ventilation.',
  'Får jag se energideklarationen?',
  'energyClass energyPerformance',
  String.raw`energiklass\s+[a-g]`,
];
const running: Row = [
  'operatingCost',
  'Driftkostnad',
  6,
  'El, värme, försäkring och liknande betalar du varje månad.',
  'Vad har driften kostat de senaste tolv månaderna?',
  'operatingCost annualOperatingCosts.total',
];

/** Flat or house in a housing association. */
export const cooperativeMustHave = rows([
  price,
  livingArea,
  [
    'monthlyFee',
    'Månadsavgift',
    12,
    'Avgiften är en stor del av vad du betalar varje månad.',
    'Vad är månadsavgiften, och vad ingår?',
    'monthlyFee associationFacts.feePerSqm',
  ],
  [
    'debtPerSqm',
    'Föreningens skuld per kvadratmeter',
    20,
    'Du tar över en del av skulden när du köper. Den avgör hur känslig avgiften är för räntan.',
    'Hur stor är skulden per kvadratmeter, och per vilken yta är den räknad?',
    'associationFacts.debtPerSqm associationFacts.indirectNetDebt',
    debtPhrase,
  ],
  [
    'landOwnership',
    'Om föreningen äger marken',
    10,
    'Tomträtt betyder att marken hyrs av kommunen, och hyran omförhandlas.',
    'Äger föreningen marken eller är det tomträtt?',
    'associationFacts.ownsLand',
    String.raw`tomträtt\p{L}*|äg(?:er|d|a|s)\s+(?:sin\s+)?mark(?:en)?|ägd\s+mark|friköpt\s+(?:mark|tomt)|egen\s+mark`,
  ],
  [
    'genuine',
    'Om föreningen är äkta',
    5,
    'I en oäkta förening beskattas du annorlunda, både under tiden och när du säljer.',
    'Är föreningen äkta (privatbostadsföretag)?',
    'associationFacts.genuine',
    String.raw`(?:o)?äkta\s+(?:bostadsrätts)?(?:förening|bostadsföretag|brf)|privatbostadsföretag`,
  ],
  yearBuilt,
  [
    'pipes',
    'Stambyte',
    10,
    'Ett stambyte som återstår kan höja avgiften mycket.',
    'Vilket år byttes stammarna, eller när är det planerat?',
    '',
    String.raw`stam(?:byte\p{L}*|bytt\p{L}*|mar\p{L}*|renover\p{L}*)|relin\p{L}*|rörstam\p{L}*`,
  ],
  [
    'savings',
    'Föreningens sparande per kvadratmeter',
    6,
    'Sparandet visar om avgiften räcker till framtida underhåll.',
    'Hur stort är sparandet per kvadratmeter?',
    'associationFacts.savingsPerSqm',
  ],
  energy,
  running,
  [
    'floor',
    'Våning och hiss',
    3,
    'Våning och hiss påverkar både vardagen och priset.',
    'Vilken våning är det, och finns hiss?',
    'floor elevator',
    String.raw`hiss(?:en)?|våning\s+\d|\d\s*tr(?:appor)?|bottenvåning`,
  ],
  [
    'association',
    'Föreningens namn',
    3,
    'Med namnet hittar du årsredovisningen.',
    'Vad heter föreningen, och vilket organisationsnummer har den?',
    'association associationFacts.name associationFacts.registrationNumber',
  ],
  [
    'balcony',
    'Balkong eller uteplats',
    1,
    'Om inget står är det ofta för att det saknas.',
    'Finns balkong eller uteplats?',
    '',
    String.raw`(?:fransk\s+)?\p{L}*(?:balkong|uteplats|terrass|altan)\p{L}*`,
  ],
  [
    'storage',
    'Förråd',
    1,
    'Förrådet kan höra till bostadsrätten eller bara lånas ut.',
    'Hör förrådet till bostadsrätten?',
    '',
    String.raw`\p{L}*förråd\p{L}*`,
  ],
]);

/** House with its own land. */
export const houseMustHave = rows([
  price,
  livingArea,
  [
    'biarea',
    'Biarea',
    2,
    'Källare och förråd räknas för sig; utan siffran går ytorna inte att jämföra.',
    'Hur stor är biarean?',
    'biarea',
    String.raw`biarea\p{L}*|biyta\p{L}*`,
  ],
  [
    'tomtarea',
    'Tomtarea',
    4,
    'Tomtens storlek styr vad du får bygga och vad den kostar att sköta.',
    'Hur stor är tomten?',
    'tomtarea',
  ],
  yearBuilt,
  [
    'foundation',
    'Grund',
    7,
    'Grunden avgör var fukt brukar sitta och vad besiktningen ska mäta.',
    'Vilken grund har huset, och är fukten mätt?',
    'foundation',
    String.raw`(?:torpar|kryp|platt)?grund(?:en|läggning(?:en)?)?|platta\s+på\s+mark|källare(?:n)?|suterräng\p{L}*`,
  ],
  [
    'drainage',
    'Dräneringens ålder',
    8,
    'Dränering håller i ungefär 25 år och är dyr att göra om.',
    'Vilket år dränerades huset, och hur?',
    '',
    String.raw`(?:om|ny)?dräner\p{L}*|platta\s+på\s+mark|plint\p{L}*`,
  ],
  [
    'structure',
    'Stomme',
    3,
    'Stommen säger hur huset rör sig och vad som går att bygga om.',
    'Vad är stommen byggd av?',
    'structure',
    String.raw`stomme(?:n)?|(?:trä|sten|betong|regel|tegel)stomme|lösvirke\p{L}*`,
  ],
  [
    'facade',
    'Fasad',
    3,
    'Fasaden visar underhållsbehov och, för vissa byggår, en känd riskkonstruktion.',
    'Vad är fasaden gjord av, och när gjordes den?',
    'facade',
    String.raw`\p{L}*fasad\p{L}*|(?:trä|stående\s+|liggande\s+)panel\p{L}*`,
  ],
  [
    'roofYear',
    'Takets ålder',
    10,
    'Underlagspappen under pannorna håller i ungefär 30 år.',
    'Vilket år lades taket om?',
    '',
  ],
  [
    'windows',
    'Fönster',
    4,
    'Gamla fönster drar värme och kostar att byta.',
    'Hur gamla är fönstren?',
    'windows',
    String.raw`\p{L}*fönst(?:er|ren|erbyte)\p{L}*`,
  ],
  [
    'heating',
    'Uppvärmning',
    6,
    'Värmesystemet styr både elräkningen och nästa stora utgift.',
    'Hur värms huset, och hur gammalt är systemet?',
    'heating energySource',
    String.raw`\p{L}*(?:värmepump|bergvärme|fjärrvärme|jordvärme|direktverkande|pelletspanna)\p{L}*`,
  ],
  [
    'ventilation',
    'Ventilation',
    3,
    'Fel ventilation ger fukt, framför allt på vinden.',
    'Vilken ventilation har huset?',
    'ventilation',
    String.raw`ventilation\p{L}*|självdrag\p{L}*|frånluft\p{L}*|ftx`,
  ],
  [
    'waterAndSewage',
    'Vatten och avlopp',
    6,
    'En egen anläggning kräver tillstånd och kan behöva göras om.',
    'Är vatten och avlopp kommunalt eller enskilt?',
    'waterAndSewage',
    String.raw`(?:kommunalt|enskilt|eget)\s+(?:va|vatten|avlopp)|trekammarbrunn\p{L}*`,
  ],
  [
    'pipesAndWiring',
    'Ålder på rör och el',
    8,
    'Dolda rör och gammal el är dyra att byta i efterhand.',
    'När byttes rör och elcentral?',
    '',
  ],
  running,
  energy,
  [
    'taxValue',
    'Taxeringsvärde',
    3,
    'Taxeringsvärdet styr fastighetsavgiften.',
    'Vad är taxeringsvärdet?',
    'taxValues.totalTaxValue taxValues.mainProperty',
  ],
  [
    'mortgageDeeds',
    'Uttagna pantbrev',
    3,
    'Befintliga pantbrev kan sänka vad köpet kostar.',
    'Hur stora pantbrev är uttagna?',
    'mortgageDeeds.total',
    String.raw`pantbrev\p{L}*`,
  ],
  [
    'inspection',
    'Besiktning',
    6,
    'Ett protokoll visar vad säljaren redan vet om huset.',
    'Finns ett besiktningsprotokoll som jag får läsa?',
    '',
    String.raw`(?:överlåtelse)?besiktig\p{L}*|besiktning\p{L}*|besikta\p{L}*|anticimex`,
  ],
  [
    'radon',
    'Radonmätning',
    4,
    'Radon varken syns eller luktar; bara en mätning svarar.',
    'Är radon mätt de senaste fem åren, och vad blev värdet?',
    '',
    String.raw`radon\p{L}*`,
  ],
]);

/** Land without a house. */
export const plotMustHave = rows([
  price,
  ['tomtarea', 'Tomtarea', 15, 'Storleken styr hur mycket du får bygga.', 'Hur stor är tomten?', 'tomtarea'],
  [
    'zoning',
    'Detaljplan och byggrätt',
    25,
    'Planen avgör om du får bygga, hur stort och var.',
    'Vad säger detaljplanen eller förhandsbeskedet om byggrätten?',
    '',
    String.raw`detaljplan\p{L}*|byggrätt\p{L}*|förhandsbesked\p{L}*|bygglov\p{L}*|områdesbestämmelser`,
  ],
  [
    'waterAndSewage',
    'Vatten och avlopp',
    20,
    'Anslutning eller egen brunn kan kosta som en ny bil.',
    'Är kommunalt vatten och avlopp framdraget och betalt?',
    'waterAndSewage',
    String.raw`(?:kommunalt|enskilt|eget|sommar)?\s*(?:va|vatten|avlopp)(?:et)?`,
  ],
  [
    'power',
    'El och fiber',
    8,
    'Anslutningen betalar du själv när den saknas.',
    'Är el och fiber framdragna till tomtgränsen?',
    'electrical internet',
    String.raw`el(?:\s+|-)?(?:anslut\p{L}*|framdrag\p{L}*)?|fiber\p{L}*`,
  ],
  [
    'road',
    'Väg och servitut',
    8,
    'Vem som äger vägen avgör vad den kostar och om du får köra där.',
    'Vem äger vägen fram, och finns servitut?',
    '',
    String.raw`\p{L}*väg(?:en)?|servitut\p{L}*|samfällighet\p{L}*|vägförening\p{L}*`,
  ],
  [
    'ground',
    'Markförhållanden',
    10,
    'Berg, lera eller fyllning avgör vad grunden kostar.',
    'Är marken undersökt, och vad består den av?',
    '',
    String.raw`geotekni\p{L}*|berg(?:grund)?|lera|morän|markundersök\p{L}*|sprängning`,
  ],
  [
    'taxValue',
    'Taxeringsvärde',
    4,
    'Taxeringsvärdet kan höja kostnaden för lagfart.',
    'Vad är taxeringsvärdet?',
    'taxValues.totalTaxValue taxValues.mainProperty',
  ],
]);

/** When neither tenure nor form is stated. */
export const unknownMustHave = rows([
  price,
  livingArea,
  [
    'tenure',
    'Upplåtelseform',
    15,
    'Bostadsrätt och äganderätt har olika kostnader, risker och ansvar.',
    'Är det bostadsrätt, äganderätt eller något annat?',
    'tenure',
  ],
  [
    'propertyType',
    'Bostadstyp',
    10,
    'Vad du ska undersöka beror på om det är lägenhet, hus eller tomt.',
    'Vilken typ av bostad är det?',
    'propertyType',
  ],
  yearBuilt,
  [
    'cost',
    'Avgift eller driftkostnad',
    12,
    'Utan löpande kostnader går månaden inte att räkna på.',
    'Vad kostar bostaden per månad utöver lånet?',
    'monthlyFee operatingCost annualOperatingCosts.total',
  ],
  [
    'description',
    'Beskrivning',
    10,
    'En annons utan text lämnar alla frågor åt visningen.',
    'Kan jag få en beskrivning av bostadens skick?',
    'description',
  ],
  energy,
  [
    'condition',
    'Skick och renoveringar',
    20,
    'Ålder på tak, rör och våtrum avgör vad som väntar.',
    'Vad är renoverat, och vilka år?',
    'renovations',
    String.raw`renover\p{L}*|stambyt\p{L}*|nytt\s+tak|byggt?`,
  ],
]);
