import { debtPhrase } from './association-bands.js';
import type { PartId } from './life-lengths.js';
import type { Answered } from './questions-answered.js';

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
const compass = String.raw`(?:syd|nord)?(?:söder|väster|öster|norr|väst|öst|ost|syd|nord)(?:läge\p{L}*|vänd\p{L}*|\s+(?:läge|om))?`;
const room = String.raw`(?:vardagsrum|sovrum|kök|rum|fönster|lägenhet|bostad)\p{L}*`;
const outside = String.raw`(?:balkong|altan|uteplats|terrass|loggia|trädgård|tomt|takterrass)\p{L}*`;
const reset = String.raw`(?:tomträtt|avgäld)\p{L}*[^.!?\n]{0,60}(?:19|20)\d\d`;
const kitchen: readonly PartId[] = ['kitchen'];

/** Answers about the association. */
export const associationAnswers: readonly Answered[] = [
  {
    id: 'debt',
    field: ['associationFacts.debtPerSqm', 'att skulden är {} kr/m²'],
    text: debtPhrase,
    ask: 'vilken yta är det räknat på, och får jag se årsredovisningen?',
  },
  {
    id: 'debt',
    text: String.raw`(?<!(?:inte|ej|nästan)\s+(?:\p{L}+\s+)?)(?:skuld|låne?)fri(?:tt|a)?|(?:inga|utan)\s+lån`,
    denial: true,
    ask: 'framgår det av den senaste årsredovisningen, och är något lån på väg?',
  },
  {
    id: 'fee-history',
    text: String.raw`(?:månads|års)?avgift\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:höjts|höjdes|höjs|höjas|sänkt\p{L}*|oförändrad)${tail}`,
    ask: 'är något mer beslutat eller planerat om avgiften?',
  },
  {
    id: 'fee-history',
    text: String.raw`(?:inga|ingen|någon)\s+(?:\p{L}+\s+)?(?:avgiftshöjning\p{L}*|höjning\p{L}*\s+av\s+(?:månads|års)?avgift\p{L}*)(?:\s+är\s+(?:inte\s+|ej\s+)?(?:beslut|planer)\p{L}*)?`,
    denial: true,
    ask: 'hur länge gäller det, och hur har avgiften ändrats de senaste tre åren?',
  },
  {
    id: 'fixation',
    text: String.raw`\d+(?:[.,]\d+)?\s*(?:%|procent)(?:en)?\s+(?:av\s+(?:\p{L}+\s+)?lån\p{L}*|[^.!?\n]{0,40}(?:villkorsänd|omsätt|binds\s+om|läggs\s+om|rörlig)\p{L}*)|(?:lån|lånen|skuld\p{L}*)\s[^.!?\n]{0,50}(?:villkorsänd|omsätt|binds\s+om|läggs\s+om|rörlig|bund(?:na|et|en))\p{L}*[^.!?\n]{0,40}\d`,
    ask: 'vilken ränta har de lånen i dag, och vilken ränta räknar styrelsen med nästa gång?',
  },
  {
    id: 'savings',
    field: ['associationFacts.savingsPerSqm', 'att sparandet är {} kr/m²'],
    text: String.raw`sparande\p{L}*(?:(?!skuld|lån|avgift)[^.!?\n\d]){0,40}\d[\d ]*\s*(?:kr|kronor)(?:\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter))?`,
    ask: 'vilket år gäller siffran, och räcker den till underhållsplanen?',
  },
  {
    id: 'maintenance-plan',
    text: String.raw`underhållsplan\p{L}*`,
    ask: 'får jag läsa planen, och vad kostar de närmaste tio åren?',
  },
  {
    id: 'pipes',
    parts: ['pipes'],
    planned: true,
    ask: 'är det beslutat, hur ska det betalas, och vad blir avgiften efteråt?',
  },
  {
    id: 'pipes',
    parts: ['pipes'],
    ask: 'vilka rör gäller det, är de bytta eller relinade, och finns intyg?',
  },
  {
    id: 'pipes',
    text: String.raw`(?:inget|ej|inga)\s+(?:\p{L}+\s+){0,2}stambyte\p{L}*|stambyte\p{L}*\s+(?:är\s+)?(?:ej|inte)\s+\p{L}+`,
    denial: true,
    ask: 'vilket år är stammarna ifrån, och har de besiktigats?',
  },
  {
    id: 'pipes',
    text: String.raw`stambytt?(?:a|es)?|stambyte\p{L}*\s+(?:är\s+)?(?:utfört|gjort|genomfört|klart)|relina(?:d|t|de|ts)|(?:bytta|nya)\s+stammar`,
    ask: 'vilket år gjordes det, gällde det både avlopp och vatten, och finns intyg?',
  },
  {
    id: 'shell',
    parts: ['roof', 'facade', 'windows'],
    ask: 'vad återstår av tak, fasad, fönster och balkonger?',
  },
  { id: 'ground-lease', text: reset, ask: 'vad väntas avgälden bli, och hur påverkas avgiften?' },
  {
    id: 'ground-lease',
    field: ['associationFacts.ownsLand', 'att föreningen äger marken'],
    value: true,
    text: String.raw`äger\s+(?:själva?\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?|marken\s+(?:ägs\s+av\s+(?:förening|brf)\p{L}*|är\s+friköpt)|(?:ägd|friköpt|egen)\s+mark|(?:mark|tomt|fastighet)(?:en)?\s+(?:innehas\s+)?med\s+(?:full\s+)?äganderätt`,
    ask: 'framgår det av den senaste årsredovisningen?',
  },
  {
    id: 'ground-lease',
    field: ['associationFacts.ownsLand', 'att marken inte ägs av föreningen'],
    value: false,
    text: String.raw`tomträtt\p{L}*`,
    ask: 'när räknas avgälden om, och hur mycket kan den stiga?',
  },
  {
    id: 'genuine',
    field: ['associationFacts.genuine', 'att föreningen är äkta'],
    value: true,
    text: String.raw`äkta\s+(?:bostadsrätts)?(?:förening|brf)\p{L}*|förening\p{L}*\s+(?:är|klassas|räknas|beskattas)\s+(?:som\s+)?(?:en\s+)?äkta|privatbostadsföretag`,
    ask: 'står det i årsredovisningen, och har något ändrats sedan dess?',
  },
  {
    id: 'genuine',
    field: ['associationFacts.genuine', 'att föreningen är oäkta'],
    value: false,
    text: String.raw`oäkta\s+(?:bostadsrätts)?(?:förening|brf)\p{L}*`,
    ask: 'vad betyder det för min skatt varje år och när jag säljer?',
  },
  {
    id: 'premises',
    field: ['associationFacts.numberOfPremises', 'att föreningen har {} lokaler'],
    text: String.raw`(?:\d+|en|två|tre|fyra|fem|sex|sju|åtta|nio|tio)\s+(?:uthyrda\s+)?(?:lokal|lokaler|hyresrätter|hyreslägenheter)|hyresintäkter\p{L}*\s+från\s+(?:\p{L}+\s+){0,2}lokal\p{L}*`,
    outside: true,
    ask: 'hur stor del av inkomsterna ger de, och står något tomt?',
  },
  {
    id: 'trouble',
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:vatten|fukt)skad\p{L}*`,
    ask: 'är allt lagat, och pågår någon tvist eller sanering i huset?',
  },
  {
    id: 'which-association',
    field: ['association', 'att föreningen heter {}'],
    ask: 'vilket organisationsnummer har den, och får jag årsredovisningen?',
  },
  {
    id: 'economic-plan',
    text: String.raw`ekonomisk(?:a)?\s+plan(?:en)?(?:${tail})?`,
    ask: 'får jag läsa den, och vilken ränta och amortering räknar den med?',
  },
  {
    id: 'sun',
    text: String.raw`${outside}[^.!?\n,]{0,30}?${compass}`,
    ask: 'hur många timmar sol blir det, och vad skymmer när allt är byggt?',
  },
  {
    id: 'fees-at-purchase',
    field: ['associationFacts.transferFee', 'att överlåtelseavgiften är {} kr'],
    text: String.raw`(?:överlåtelse|pantsättnings)avgift\p{L}*[^.!?\n\d]{0,40}\d[\d ]*\s*(?:kr|kronor|%)`,
    ask: 'är det köparen eller säljaren som betalar?',
  },
  {
    id: 'fees-at-purchase',
    text: String.raw`(?:köparen|säljaren|förvärvaren|överlåtaren)\s+betalar\s+(?:\p{L}+\s+){0,2}(?:överlåtelse|pantsättnings)avgift\p{L}*|(?:överlåtelse|pantsättnings)avgift\p{L}*\s+betalas\s+av\s+(?:köpare|säljare|förvärvare|överlåtare)n?`,
    ask: 'hur stor är den?',
  },
  {
    id: 'included',
    field: ['includedInFee'],
    text: String.raw`i\s+(?:(?:månads|års)?avgiften|hyran)\s+ingår${tail}|ingår\s+i\s+(?:(?:månads|års)?avgiften|hyran)|(?:värme|vatten|bredband|tv|kabel-tv)(?:,|\s)[^.!?\n]{0,50}ingår`,
    ask: 'gäller det fortfarande, och vad betalar jag själv?',
  },
  {
    id: 'parking',
    field: ['associationFacts.parking'],
    text: String.raw`(?<!nära\s+(?:till\s+)?|gångavstånd\s+till\s+)(?:parkering|p-plats|garage|carport)\p{L}*`,
    outside: true,
    ask: 'följer en plats med, hur lång är kön, och går det att ladda bilen?',
  },
  {
    id: 'storage',
    text: String.raw`\p{L}*förråd\p{L}*|(?:vinds|källar)(?:kontor|utrymme)\p{L}*`,
    outside: true,
    ask: 'hör det till bostadsrätten, och får jag se det?',
  },
  {
    id: 'rules',
    field: ['associationFacts.sublettingPolicy'],
    text: String.raw`(?:andrahand|korttid)s?uthyrning\p{L}*(?:\s+(?:är|får|kan|tillåts|medges|godkänns)${tail})?|(?:hus|säll)skapsdjur\p{L}*${tail}|husdjur\p{L}*(?:\s+(?:är|får)${tail})?|(?:tillåter|medger|godkänner)\s+(?:\p{L}+\s+)?(?:andrahand|uthyr|husdjur|juridisk)\p{L}*`,
    denial: true,
    ask: 'står det i stadgarna, och vad gäller för resten: andrahand, husdjur och korttidsuthyrning?',
  },
  {
    id: 'alterations',
    text: String.raw`(?:godkän|anmäl)\p{L}*\s+(?:\p{L}+\s+){0,2}styrelsen`,
    ask: 'får jag se godkännandet?',
  },
];

/** Answers about the flat itself. */
export const flatAnswers: readonly Answered[] = [
  {
    id: 'bathroom',
    parts: ['bathroom'],
    ask: 'vem gjorde arbetet, och finns kvalitetsdokument för våtrummet?',
  },
  {
    id: 'leaks',
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:vatten|fukt)skad\p{L}*`,
    ask: 'vad åtgärdades, och finns protokoll från torkning och fuktmätning?',
  },
  {
    id: 'ventilation',
    text: String.raw`(?:ovk|ventilationskontroll\p{L}*)(?:${tail})?`,
    ask: 'får jag se protokollet och prova fläkten?',
  },
  {
    id: 'power',
    parts: ['electrical'],
    ask: 'vad gjordes, finns intyg, och finns jordfelsbrytare?',
  },
  {
    id: 'power',
    text: String.raw`jordfelsbrytare\p{L}*`,
    ask: 'skyddar den hela lägenheten, är alla uttag jordade, och hur gammal är elcentralen?',
  },
  {
    id: 'daylight',
    text: String.raw`${room}[^.!?\n,]{0,40}?${compass}`,
    ask: 'hur är ljuset i de andra rummen, och vad skymmer det?',
  },
  {
    id: 'daylight',
    text: String.raw`(?:${outside}[^.!?\n,]{0,30}?)?${compass}`,
    ask: 'åt vilket håll vetter rummen, och vad skymmer ljuset?',
  },
  { id: 'measured', text: String.raw`(?:upp|kontroll)mätt\p{L}*`, ask: 'får jag se mätprotokollet?' },
  {
    id: 'appliances',
    parts: kitchen,
    ask: 'är vitvarorna lika gamla, och hur är vattnet under diskbänken kopplat?',
  },
  {
    id: 'appliances',
    text: String.raw`vitvaror\p{L}*[^.!?\n]{0,40}(?:20\d\d|nya|\d+\s+år)|(?:nya|moderna|helt\s+nya)\s+vitvaror`,
    ask: 'finns kvitton och garanti, och hur är vattnet under diskbänken kopplat?',
  },
];
