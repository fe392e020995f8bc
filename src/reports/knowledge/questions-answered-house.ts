import type { PartId } from './life-lengths.js';
import type { Answered } from './questions-answered.js';

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
const unmeasured = String.raw`radon(?:mätning\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+\p{L}+|ingen\s+radonmätning\p{L}*|radonmätning\p{L}*\s+saknas`;
const reset = String.raw`(?:tomträtt|avgäld)\p{L}*[^.!?\n]{0,60}(?:19|20)\d\d`;
const taxed = String.raw`taxer(?:ings?värde|ad|at)\p{L}*[^.!?\n\d]{0,40}\d[\d ]{4,12}\s*(?:kr|kronor|:-)`;
const pumps: readonly PartId[] = ['groundHeatPump', 'heatPump', 'boiler'];

/** Answers about a house and its land. */
export const houseAnswers: readonly Answered[] = [
  {
    id: 'foundation',
    text: String.raw`(?:ingen|ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?fukt(?:mät\p{L}*|\s+mätt)|fukt(?:en|mätning\p{L}*)?\s+(?:\p{L}+\s+){0,3}?(?:inte|ej|aldrig)\s+(?:utförd|gjord|gjorts|mätt|mätts)|fuktmätning\p{L}*\s+saknas`,
    denial: true,
    ask: 'kan fukten mätas innan jag bjuder, och vad skulle en avfuktare kosta?',
  },
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
    id: 'basement',
    text: String.raw`(?:luktfri|oisolera)\p{L}*[^.!?\n]{0,40}(?:vägg|källar)\p{L}*|källar\p{L}*[^.!?\n]{0,40}(?:isoler|luktfri)\p{L}*`,
    ask: 'får jag se väggarna bakom hyllor och skåp, och är fukten mätt?',
  },
  {
    id: 'attic',
    text: String.raw`vind(?:en|s\p{L}+)?(?!uthyr)[^.!?\n]{0,40}(?:besiktig|kontroller|isoler|torr|utan\s+anmärkning|fuktmät)\p{L}*`,
    ask: 'får jag titta upp på vinden, och finns protokoll eller bilder?',
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
    field: ['facade'],
    text: String.raw`(?:trä|tegel|sten|plåt)fasad\p{L}*|fasad\p{L}*\s+(?:i|av)\s+(?:\p{L}+\s+)?(?:tegel|trä|puts|panel|plåt|sten)|tegel|(?:stående|liggande)\s+panel|träpanel`,
    ask: 'när underhölls fasaden senast, och vad återstår?',
  },
  {
    id: 'windows',
    parts: ['windows'],
    ask: 'gäller det alla fönster och dörrar, och när målades de senast?',
  },
  {
    id: 'claims',
    text: String.raw`(?:inga|utan)\s+(?:kända\s+|tidigare\s+)?(?:försäkrings|vatten|fukt)skador`,
    denial: true,
    ask: 'kan säljaren visa ett utdrag från försäkringsbolaget?',
  },
  {
    id: 'claims',
    text: String.raw`försäkringsskad\p{L}*|försäkringsärende\p{L}*`,
    ask: 'vad hände, vad betalade bolaget, och finns protokollet?',
  },
  { id: 'radon', text: unmeasured, denial: true, ask: 'kan säljaren mäta före tillträdet?' },
  {
    id: 'radon',
    text: String.raw`radon(?:mätt\p{L}*|mätning\p{L}*|halt\p{L}*|värde\p{L}*|\s+(?:är\s+)?(?:upp)?mät\p{L}*)(?:[^.!?\n]{0,40}\d)?`,
    ask: 'får jag se mätprotokollet, och gjordes mätningen under vinterhalvåret?',
  },
  {
    id: 'asbestos',
    text: String.raw`(?:ingen|inget|inte|ej|fri(?:tt)?\s+från|utan)\s+(?:\p{L}+\s+){0,2}?(?:asbest|eternit|blåbetong)\p{L}*|(?:asbest|eternit|blåbetong)\p{L}*\s+(?:finns|förekommer)\s+(?:ej|inte)|asbestfri\p{L}*`,
    denial: true,
    ask: 'vem har undersökt det, och finns det på papper?',
  },
  {
    id: 'asbestos',
    text: String.raw`(?:asbest|eternit|blåbetong)\p{L}*`,
    ask: 'var sitter det, i vilket skick är det, och vem har undersökt det?',
  },
  {
    id: 'chimney',
    text: String.raw`eldningsförbud\p{L}*|sotad\p{L}*|sotning\p{L}*(?:${tail})?|provtryck\p{L}*|brandskyddskontroll\p{L}*`,
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
    id: 'sewage',
    field: ['waterAndSewage'],
    ask: 'finns kända fel på ledningarna, och vem ansvarar för dem fram till huset?',
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
    text: String.raw`energi(?:prestanda)?klass(?:en)?(?:\s+är)?\s*:?\s+[a-g]|energideklaration\p{L}*[^.!?\n]{0,40}klass\s+[a-g]`,
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
    text: taxed,
    ask: 'hur stor är fastighetsavgiften, och väntas värdet räknas om?',
  },
  {
    id: 'deeds',
    field: ['mortgageDeeds.total', 'att pantbreven är {} kr'],
    text: String.raw`pantbrev\p{L}*[^.!?\n]{0,40}?\d[\d ]{4,12}\s*(?:kr|kronor|:-)`,
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
    text: String.raw`(?:överlåtelse)?besiktig\p{L}*|(?:överlåtelse)?besiktning\p{L}*|anticimex|dolda?[\s-]fel-?\s?försäkring\p{L}*`,
    ask: 'får jag läsa protokollet och riskanalysen, och gäller en dolda fel-försäkring?',
  },
  {
    id: 'connectivity',
    field: ['internet'],
    text: String.raw`(?<!(?:möjlighet|möjligt|går|förberett?)\s+(?:\p{L}+\s+){0,3})\p{L}*fiber\p{L}*`,
    ask: 'vad kostar abonnemanget, och hur är mobiltäckningen inomhus?',
  },
  { id: 'land-lease', text: reset, ask: 'vad väntas hyran för marken bli efter omräkningen?' },
];
