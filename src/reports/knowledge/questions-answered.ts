import { debtPhrase } from './association-bands.js';
import type { PartId } from './life-lengths.js';

/**
 * How a question of the bank goes on when the advert answers it: the answer is repeated and its proof asked for.
 * Rows of one question are tried in order; the first whose answer stands in the advert counts.
 */
export interface Answered {
  readonly id: string;
  /** Path of a field and what it says; `{}` is its value. Without words a text field is quoted. */
  readonly field?: readonly [path: string, says?: string];
  /** Only this value of the field is the answer. */
  readonly value?: boolean;
  /** Whole-word pattern in the texts. */
  readonly text?: string;
  /** The text is itself a denial (`inte enstegstätad`). */
  readonly denial?: boolean;
  /** A dated statement about one of these parts. */
  readonly parts?: readonly PartId[];
  /** What is left to ask; null leaves the question out. */
  readonly ask: string | null;
}

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
const compass = String.raw`(?:syd|nord)?(?:söder|väster|öster|norr|väst|öst|ost|syd|nord)(?:läge\p{L}*|vänd\p{L}*|\s+(?:läge|om))?`;
const unmeasured = String.raw`radon(?:mätning\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+\p{L}+|ingen\s+radonmätning\p{L}*|radonmätning\p{L}*\s+saknas`;
const reset = String.raw`(?:tomträtt|avgäld)\p{L}*[^.!?\n]{0,60}(?:19|20)\d\d`;
const kitchen: readonly PartId[] = ['kitchen'];
const pumps: readonly PartId[] = ['groundHeatPump', 'heatPump', 'boiler'];

const association: readonly Answered[] = [
  {
    id: 'debt',
    field: ['associationFacts.debtPerSqm', 'att skulden är {} kr/m²'],
    text: debtPhrase,
    ask: 'vilken yta är det räknat på, och får jag se årsredovisningen?',
  },
  {
    id: 'fee-history',
    text: String.raw`avgift\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:höjts|höjdes|höjs|höjas|sänkt\p{L}*|oförändrad)${tail}`,
    ask: 'är något mer beslutat eller planerat om avgiften?',
  },
  {
    id: 'fee-history',
    text: String.raw`(?:inga|ingen)\s+(?:\p{L}+\s+)?avgiftshöjning\p{L}*`,
    denial: true,
    ask: 'hur länge gäller det, och hur har avgiften ändrats de senaste tre åren?',
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
    ask: 'vilka rör gäller det, är de bytta eller relinade, och finns intyg?',
  },
  {
    id: 'pipes',
    text: String.raw`(?:inget|ej|inga)\s+(?:\p{L}+\s+){0,2}stambyte\p{L}*|stambyte\p{L}*\s+(?:är\s+)?(?:ej|inte)\s+\p{L}+`,
    denial: true,
    ask: 'vilket år är stammarna ifrån, och har de besiktigats?',
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
    text: String.raw`äger\s+(?:själva?\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?|marken\s+ägs\s+av\s+föreningen|(?:ägd|friköpt|egen)\s+mark`,
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
    text: String.raw`äkta\s+(?:bostadsrätts)?(?:förening|brf)\p{L}*|förening\p{L}*\s+är\s+(?:en\s+)?äkta|privatbostadsföretag`,
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
    text: String.raw`\d+\s+(?:lokaler|hyresrätter|hyreslägenheter)`,
    ask: 'hur stor del av inkomsterna ger de, och står något tomt?',
  },
  {
    id: 'trouble',
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:vatten|fukt)skad\p{L}*`,
    ask: 'är allt lagat, och pågår någon tvist eller sanering i huset?',
  },
  {
    id: 'fees-at-purchase',
    field: ['associationFacts.transferFee', 'att överlåtelseavgiften är {} kr'],
    text: String.raw`(?:överlåtelse|pantsättnings)avgift\p{L}*[^.!?\n\d]{0,40}\d[\d ]*\s*(?:kr|kronor|%)`,
    ask: 'är det köparen eller säljaren som betalar?',
  },
  {
    id: 'included',
    field: ['includedInFee'],
    text: String.raw`i\s+(?:månads)?avgiften\s+ingår${tail}|ingår\s+i\s+(?:månads)?avgiften`,
    ask: 'gäller det fortfarande, och vad betalar jag själv?',
  },
  {
    id: 'parking',
    field: ['associationFacts.parking'],
    text: String.raw`(?:parkering|p-plats|garage)\p{L}*`,
    ask: 'följer en plats med, hur lång är kön, och går det att ladda bilen?',
  },
  {
    id: 'storage',
    text: String.raw`\p{L}*förråd\p{L}*`,
    ask: 'hör det till bostadsrätten, och får jag se det?',
  },
  {
    id: 'alterations',
    text: String.raw`(?:godkän|anmäl)\p{L}*\s+(?:\p{L}+\s+){0,2}styrelsen`,
    ask: 'får jag se godkännandet?',
  },
];

const flat: readonly Answered[] = [
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
  { id: 'ventilation', text: String.raw`ovk${tail}|ovk`, ask: 'får jag se protokollet och prova fläkten?' },
  {
    id: 'power',
    parts: ['electrical'],
    ask: 'vad gjordes, finns intyg, och finns jordfelsbrytare?',
  },
  { id: 'daylight', text: compass, ask: 'hur är ljuset i de andra rummen, och vad skymmer det?' },
  { id: 'measured', text: String.raw`(?:upp|kontroll)mätt\p{L}*`, ask: 'får jag se mätprotokollet?' },
  {
    id: 'appliances',
    parts: kitchen,
    ask: 'är vitvarorna lika gamla, och hur är vattnet under diskbänken kopplat?',
  },
];

const house: readonly Answered[] = [
  {
    id: 'foundation',
    text: String.raw`fukt(?:mätning\p{L}*|mätt\p{L}*|protokoll\p{L}*)${tail}|fukt(?:en)?\s+(?:är|har)\s+(?:\p{L}+\s+)?(?:upp)?mätt?s?\p{L}*`,
    ask: 'får jag läsa protokollet, och vem mätte?',
  },
  {
    id: 'foundation',
    text: String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta`,
    ask: 'hur är golvet uppbyggt, är plattan isolerad undertill, och är fukten mätt?',
  },
  {
    id: 'foundation',
    text: String.raw`(?:torpar|kryp(?:rums)?)grund\p{L}*`,
    ask: 'är fukten mätt, och finns avfuktare?',
  },
  {
    id: 'foundation',
    field: ['foundation'],
    text: String.raw`källare(?:n)?|källargrund|suterräng\p{L}*|plint\p{L}*`,
    ask: 'är fukten mätt, och finns protokoll?',
  },
  {
    id: 'drainage',
    parts: ['drainage'],
    ask: 'hur långt runt huset, med vilken metod, och finns faktura?',
  },
  {
    id: 'basement',
    text: String.raw`platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta|betongplatta(?:n)?|(?:torpar|kryp(?:rums)?)grund\p{L}*|plintgrund\p{L}*`,
    ask: null,
  },
  {
    id: 'basement',
    text: String.raw`(?:ingen|utan|saknar)\s+källare`,
    denial: true,
    ask: null,
  },
  {
    id: 'moisture-damage',
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:fukt|vatten|mögel)skad\p{L}*`,
    ask: 'vad åtgärdades, och finns faktura och fuktmätning?',
  },
  {
    id: 'roof',
    parts: ['roof'],
    ask: 'hur gammal är underlagspappen, och finns faktura på det som är gjort?',
  },
  {
    id: 'facade',
    text: String.raw`(?:inte|ej)\s+en-?stegs-?tät\p{L}*|två-?stegs-?tät\p{L}*`,
    denial: true,
    ask: 'finns ritning eller intyg på hur väggen är byggd?',
  },
  {
    id: 'facade',
    text: String.raw`en-?stegs-?tät\p{L}*`,
    ask: 'är väggarna fuktmätta, och vad kostar en ombyggnad?',
  },
  {
    id: 'facade',
    text: String.raw`(?:trä|tegel)fasad\p{L}*|tegel|(?:stående|liggande)\s+panel|träpanel`,
    ask: 'när underhölls fasaden senast, och vad återstår?',
  },
  {
    id: 'windows',
    parts: ['windows'],
    ask: 'gäller det alla fönster och dörrar, och när målades de senast?',
  },
  { id: 'radon', text: unmeasured, denial: true, ask: 'kan säljaren mäta före tillträdet?' },
  {
    id: 'radon',
    text: String.raw`radon(?:mätt\p{L}*|mätning\p{L}*|halt\p{L}*|värde\p{L}*|\s+(?:är\s+)?(?:upp)?mät\p{L}*)(?:[^.!?\n]{0,40}\d)?`,
    ask: 'får jag se mätprotokollet, och gjordes mätningen under vinterhalvåret?',
  },
  {
    id: 'asbestos',
    text: String.raw`(?:asbest|eternit|blåbetong)\p{L}*`,
    ask: 'var sitter det, i vilket skick är det, och vem har undersökt det?',
  },
  {
    id: 'chimney',
    text: String.raw`eldningsförbud\p{L}*|sotad\p{L}*|sotning\p{L}*|provtryck\p{L}*`,
    ask: 'får jag se sotarens protokoll?',
  },
  { id: 'electricity', parts: ['electrical'], ask: 'vad byttes, och finns intyg från elektrikern?' },
  {
    id: 'plumbing',
    parts: ['pipes'],
    ask: 'gäller det både vatten och avlopp, och är avloppet filmat?',
  },
  {
    id: 'sewage',
    text: String.raw`(?:enskilt|eget|egen)\s+(?:va|vatten|avlopp|brunn)\p{L}*|trekammarbrunn\p{L}*`,
    ask: 'finns tillstånd för avloppet, och hur gammalt är vattenprovet?',
  },
  {
    id: 'sewage',
    text: String.raw`kommunalt\s+(?:va|vatten|avlopp)(?:\s+(?:och|&)\s+avlopp)?`,
    ask: 'är anslutningen betald, och finns kända fel på ledningarna till huset?',
  },
  {
    id: 'heating',
    parts: pumps,
    ask: 'när fick anläggningen service senast, och får jag se tre års fakturor?',
  },
  {
    id: 'heating',
    field: ['heating'],
    text: String.raw`fjärrvärme|bergvärme|jordvärme|\p{L}*värmepump|direktverkande\s+el`,
    ask: 'hur gammal är anläggningen, och får jag se tre års fakturor?',
  },
  {
    id: 'energy',
    field: ['energyClass', 'att energiklassen är {}'],
    text: String.raw`energiklass\s+[a-g]`,
    ask: 'får jag läsa hela energideklarationen?',
  },
  {
    id: 'house-bathroom',
    parts: ['bathroom'],
    ask: 'gäller det alla badrum, vem gjorde arbetet, och finns kvalitetsdokument?',
  },
  {
    id: 'tax',
    field: ['taxValues.totalTaxValue', 'att taxeringsvärdet är {} kr'],
    ask: 'hur stor är fastighetsavgiften, och väntas värdet räknas om?',
  },
  {
    id: 'deeds',
    field: ['mortgageDeeds.total', 'att pantbreven är {} kr'],
    text: String.raw`pantbrev\p{L}*[^.!?\n\d]{0,40}\d[\d ]*\s*(?:kr|kronor)`,
    ask: 'följer alla med i köpet utan kostnad?',
  },
  {
    id: 'easements',
    text: String.raw`samfällighetsavgift\p{L}*[^.!?\n\d]{0,30}\d[\d ]*\s*(?:kr|kronor)`,
    ask: 'vad ingår, och är höjningar eller större arbeten beslutade?',
  },
  {
    id: 'easements',
    text: String.raw`(?:samfällighet|servitut|vägförening)\p{L}*`,
    ask: 'vad omfattar det, vad kostar det per år, och är större arbeten beslutade?',
  },
  {
    id: 'planning',
    text: String.raw`bygglov\p{L}*`,
    ask: 'gäller det alla byggen på tomten, och får jag se besluten?',
  },
  {
    id: 'inspection',
    text: String.raw`(?:överlåtelse)?besiktig\p{L}*|(?:överlåtelse)?besiktning\p{L}*|anticimex`,
    ask: 'får jag läsa protokollet och riskanalysen, och gäller en dolda fel-försäkring?',
  },
  {
    id: 'connectivity',
    field: ['internet'],
    text: String.raw`\p{L}*fiber\p{L}*`,
    ask: 'vad kostar abonnemanget, och hur är mobiltäckningen inomhus?',
  },
  { id: 'land-lease', text: reset, ask: 'vad väntas hyran för marken bli efter omräkningen?' },
];

const plot: readonly Answered[] = [
  {
    id: 'zoning',
    text: String.raw`byggrätt\p{L}*${tail}|detaljplan\p{L}*`,
    ask: 'får jag läsa planen, och vad gäller för höjd och placering?',
  },
  {
    id: 'plot-tax',
    field: ['taxValues.totalTaxValue', 'att taxeringsvärdet är {} kr'],
    ask: 'är tomten avstyckad?',
  },
];

export const answeredQuestions: readonly Answered[] = [...association, ...flat, ...house, ...plot];
