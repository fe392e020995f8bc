import { debtPhrase } from '../association-bands.js';
import { energy, livingArea, price, rows, running, yearBuilt, type Row } from './rows.js';

const pipe = String.raw`(?:rör|avlopps|vatten|köks?)?stam(?:byte(?:t|n)?|men|mar(?:na)?(?!\s+från\s+1[0-7])|renovering(?:en)?)|relining(?:en)?|rörstam(?:mar(?:na)?)?|(?:vatten|avlopps)(?:ledningar(?:na)?|rör(?:en)?)`;
/** What is told of pipes that answers whether they are replaced. */
const status = String.raw`\d{4}|\d0-tal\p{L}*|utför\p{L}*|genomför\p{L}*|gjor[dt]\p{L}*|klar[at]?|planer\p{L}*|beslut\p{L}*|by(?:tt|ts|ttes|tta|tas)|relina\p{L}*|renoverad\p{L}*|renoveras|original\p{L}*|byggår\p{L}*|nya|kvar|aktuell\p{L}*|skick|filma\p{L}*|inspekter\p{L}*|besikt\p{L}*|saknas|väntar|återstår|inte|ej`;
const commonSpace = String.raw`(?:tvättstug|butik|lokal|restaurang|café|kafé|cykel|förråd|gym|bastu|förskol|kontor|garage|mataffär|livs|salong|mottagning|takterrass|gemensam|soprum)\p{L}{0,15}`;

/** The floor and the lift of a flat, however it is held. */
export const floor: Row = [
  'floor',
  'Våning och hiss',
  3,
  'Våning och hiss påverkar både vardagen och priset.',
  'Vilken våning är det, och finns hiss?',
  'floor elevator',
  String.raw`(?<!(?:skid|bil|ski)\p{L}{0,3}\s?)hiss(?:en|ar|fri\p{L}*)?|(?:våning(?:en)?\s+\d{1,2}(?!\d)|\d{1,2}\s*tr(?:appor)?|(?:botten|entré|mark|gatu)(?:våning\p{L}*|plan\p{L}*)|(?:två|tre|fyra|fem)\s+tr|(?:högst|längst|överst)\s+upp(?=\s+i\s+(?:huset|fastigheten|byggnaden)|\s*[.,!]|\s+med)|(?:första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|översta)\s+våning\p{L}*|\p{L}+\s+trappor\s+upp)(?<!${commonSpace}\s[^.!?\n]{0,50})|(?<!enligt\s)(?<!ekonomisk\s)plan\s+\d{1,2}(?!\d)`,
];

/** Storage that belongs to the home. */
export const storage: Row = [
  'storage',
  'Förråd',
  1,
  'Förrådet kan höra till bostadsrätten eller bara lånas ut.',
  'Hör förrådet till bostadsrätten?',
  '',
  String.raw`(?!(?:cykel|barnvagn|rullstol|moped|permobil|sop|red?skap|verktyg|möbel|gemensam)\p{L}*)\p{L}{0,20}förråd(?:et|en|sutrymme\p{L}*|splats)?(?!\s+för\s+(?:cykel|cyklar|barnvagn))|(?:vinds|källar)(?:kontor|utrymme)\p{L}*|matkällare\p{L}*`,
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
    'Föreningens markägande (ägd mark eller tomträtt)',
    10,
    'Tomträtt betyder att marken hyrs av kommunen, och hyran omförhandlas.',
    'Äger föreningen marken eller är det tomträtt?',
    'associationFacts.ownsLand',
    String.raw`tomträtt(?:en|er)?|tomträttsavgäld\p{L}*|tomträttsavtal\p{L}*|äg(?:er|d|a|s)\s+(?:(?:själva?|inte|ej)\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?|mark(?:en)?\s+(?:ägs|är\s+(?:ägd|friköpt))|ägd\s+mark|friköpt\s+(?:mark|tomt)|(?=egen)(?<!(?:uteplats|täppa|trädgård|terrass|altan|rabatt)\p{L}{0,6}[^.!?\n]{0,25})egen\s+mark`,
  ],
  [
    'genuine',
    'Föreningens skattestatus (äkta eller oäkta)',
    5,
    'I en oäkta förening beskattas du annorlunda, både under tiden och när du säljer.',
    'Är föreningen äkta (privatbostadsföretag)?',
    'associationFacts.genuine',
    String.raw`(?:o)?äkta\s+(?:bostadsrätts)?(?:förening|bostadsföretag|brf)\p{L}*|(?:förening\p{L}*|brf|den|och)\s+(?:är|räknas\s+som|klassas\s+som|beskattas\s+som)\s+(?:\p{L}+\s+){0,2}?(?:o)?äkta|(?:o)?äkta\s+i\s+skattehänseende|privatbostadsföretag`,
  ],
  yearBuilt,
  [
    'pipes',
    'Stambyte',
    10,
    'Ett stambyte som återstår kan höja avgiften mycket.',
    'Vilket år byttes stammarna, eller när är det planerat?',
    '',
    String.raw`stambytt\p{L}*|stamrenovera[dt]\p{L}*|relina[dt]\p{L}*|(?:nya|bytta|relinade|gamla|ursprungliga)\s+(?:\p{L}+\s+)?(?:rör)?stammar(?:na)?|(?:${pipe})[^.!?\n]{0,60}?\s(?:${status})|(?:efter|vid|samband\s+med|inför|planerat|utfört|genomfört|gjort|kommande|inget|ingen)\s+(?:\p{L}+\s+)?(?:${pipe})|(?=stam|rör|relin|avlopp|vatten|kök)(?<=\d{4}[^.!?\n]{0,40}\s)(?:${pipe})`,
  ],
  [
    'savings',
    'Föreningens sparande per kvadratmeter',
    6,
    'Sparandet visar om avgiften räcker till framtida underhåll.',
    'Hur stort är sparandet per kvadratmeter?',
    'associationFacts.savingsPerSqm',
    String.raw`spar(?:ande\p{L}*|ar)(?:(?!skuld|lån|avgift)[^.!?\n\d]){0,50}\d[\d ]{0,12}\s*(?:(?:kr|kronor|:-)\s*)?(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`,
  ],
  energy,
  running,
  floor,
  [
    'association',
    'Föreningens namn',
    3,
    'Utan namnet går det inte att läsa årsredovisningen före visningen.',
    'Vad heter föreningen?',
    'association associationFacts.name',
    String.raw`(?:brf|bostadsrättsförening(?:en)?)\s+(?:hsb\s+|riksbyggen\s+)?(?!(?:med|som|är|har|i|på|utan|och|där|äger|äges|sköt\p{L}*|förvalt\p{L}*|plan\p{L}*|spar\p{L}*|består|bildades|får|kan|ska|skall|för|avgift\p{L}*|ekonomi\p{L}*|tillåter|erbjuder|ansvarar|beviljar|saknar|lån\p{L}*|skuld\p{L}*|vars|vill|kommer|höjde|höjer|sänkte|inga|ingen|via|samt|men|när|inte|sedan|från|av|till|ingår|debiterar|accepterar|godkänner|har|heter|planerar|renovera\p{L}*)(?!\p{L}))\p{L}{3,}|förening(?:en)?\s+heter\s+\p{L}{3,}|hsb(?::?s)?\s+(?:brf|bostadsrättsförening)\s+(?!(?:med|som|är|har|i|på|utan|och|där|äger|äges|sköt\p{L}*|förvalt\p{L}*|plan\p{L}*|spar\p{L}*|består|bildades|får|kan|ska|skall|för|avgift\p{L}*|ekonomi\p{L}*|tillåter|erbjuder|ansvarar|beviljar|saknar|lån\p{L}*|skuld\p{L}*|vars|vill|kommer|höjde|höjer|sänkte|inga|ingen|via|samt|men|när|inte|sedan|från|av|till|ingår|debiterar|accepterar|godkänner|har|heter|planerar|renovera\p{L}*)(?!\p{L}))\p{L}{3,}|riksbyggen(?:s)?\s+(?:brf|bostadsrättsförening)\s+(?!(?:med|som|är|har|i|på|utan|och|där|äger|äges|sköt\p{L}*|förvalt\p{L}*|plan\p{L}*|spar\p{L}*|består|bildades|får|kan|ska|skall|för|avgift\p{L}*|ekonomi\p{L}*|tillåter|erbjuder|ansvarar|beviljar|saknar|lån\p{L}*|skuld\p{L}*|vars|vill|kommer|höjde|höjer|sänkte|inga|ingen|via|samt|men|när|inte|sedan|från|av|till|ingår|debiterar|accepterar|godkänner|har|heter|planerar|renovera\p{L}*)(?!\p{L}))\p{L}{3,}`,
  ],
  [
    'registrationNumber',
    'Föreningens organisationsnummer',
    1,
    'Två föreningar kan ha nästan samma namn; numret visar vilken årsredovisning som är den rätta.',
    'Vilket organisationsnummer har föreningen?',
    'associationFacts.registrationNumber',
    String.raw`[27]\d{5}-?\d{4}`,
  ],
  [
    'balcony',
    'Balkong eller uteplats',
    1,
    'Om inget står är det ofta för att det saknas.',
    'Finns balkong eller uteplats?',
    '',
    String.raw`(?=\p{L}{0,20}(?:balkong|uteplats|terrass|altan|loggia|veranda)|(?:två|tre|båda|2)\s)(?<!(?:gemensam\p{L}{0,4}|delad|föreningens|grannens|bygga|byggas|inglasa|möjlighet\p{L}{0,4}\s+(?:till|att\s+bygga)|restaurangens|ansöka\s+om|takets)\s(?:\p{L}{1,20}\s)?)(?:\p{L}{0,20}?balkong(?:en)?|(?:två|tre|båda|2)\s+balkonger(?:na)?|\p{L}{0,20}?uteplats(?:en|er)?|\p{L}{0,20}?terrass(?:en|er)?|\p{L}{0,12}?altan(?:en)?|loggia(?:n)?|\p{L}{0,12}?veranda(?:n)?)(?!\s+kan\s)`,
  ],
  storage,
]);
