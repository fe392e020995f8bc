import type { PartId } from '../life-lengths.js';
import type { Answered } from './answered.types.js';

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
/** A measurement of these says nothing of the ground. */
const otherPart = String.raw`(?:fasad|ytterväg|vägg|vind|råspont|badrum|våtrum|dusch|kök|tak)\p{L}{0,8}`;
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
    why: 'Utan mätning vet ingen om grunden är torr.',
  },
  {
    id: 'foundation',
    text: String.raw`(?<!${otherPart}[^.!?\n]{0,30})(?:fukt(?:mätning\p{L}*|mätt\p{L}*|protokoll\p{L}*)(?![^.!?\n]{0,30}${otherPart})${tail}|fukt(?:en)?\s+(?:är|har)\s+(?:\p{L}+\s+)?(?:upp)?mätt?s?\p{L}*(?![^.!?\n]{0,30}${otherPart}))`,
    ask: 'får jag läsa protokollet, och vem mätte?',
    why: 'Bara protokollet visar var det mättes, när och med vilket resultat.',
  },
  {
    id: 'foundation',
    text: String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta`,
    ask: 'hur är golvet uppbyggt, är plattan isolerad undertill, och är fukten mätt?',
    why: 'Under en platta utan isolering kan fukt stiga upp i golvet.',
  },
  {
    id: 'foundation',
    text: String.raw`(?:torpar|kryp(?:rums)?)grund\p{L}*`,
    ask: 'är fukten mätt, och finns avfuktare?',
    why: 'Luften under golvet blir ofta fuktig på sommaren.',
  },
  {
    id: 'foundation',
    field: ['foundation'],
    text: String.raw`källare(?:n)?|källargrund|suterräng\p{L}*|plint\p{L}*`,
    ask: 'är fukten mätt, och finns protokoll?',
    why: 'Grunden avgör var fukten brukar sitta och vad besiktningen ska mäta.',
  },
  {
    id: 'drainage',
    parts: ['drainage'],
    ask: 'hur långt runt huset, med vilken metod, och finns faktura?',
    askOriginal: 'är dräneringen spolad eller undersökt sedan huset byggdes?',
    why: 'Ibland dräneras bara en eller två sidor, och då är resten gammal.',
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
    why: 'Det som står framför väggen döljer fläckar och saltutslag.',
  },
  {
    id: 'attic',
    text: String.raw`vind(?:en|s\p{L}+)?(?!uthyr)[^.!?\n]{0,40}(?:besiktig|kontroller|isoler|torr|utan\s+anmärkning|fuktmät)\p{L}*`,
    ask: 'får jag titta upp på vinden, och finns protokoll eller bilder?',
    why: 'En vind kan ha ändrats sedan den kontrollerades, så se den själv.',
  },
  {
    id: 'moisture-damage',
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:fukt|vatten|mögel)skad\p{L}*`,
    ask: 'vad åtgärdades, och finns faktura och fuktmätning?',
    why: 'En skada kan vara lagad på ytan men fuktig under.',
  },
  {
    id: 'roof',
    parts: ['roof'],
    ask: 'hur gammal är underlagspappen, och finns faktura på det som är gjort?',
    askOriginal: 'är något lagat eller bytt på taket sedan huset byggdes?',
    why: 'Ett nytt ytskikt kan ligga på ett gammalt underlag, och det syns inte utifrån.',
  },
  {
    id: 'facade',
    text: String.raw`(?:inte|ej)\s+en-?stegs-?tät\p{L}*|två-?stegs-?tät\p{L}*`,
    denial: true,
    ask: 'finns ritning eller intyg på hur väggen är byggd?',
    why: 'Ett intyg är det enda som visar vad som sitter bakom putsen.',
  },
  {
    id: 'facade',
    text: String.raw`en-?stegs-?tät\p{L}*`,
    ask: 'är väggarna fuktmätta, och vad kostar en ombyggnad?',
    why: 'Fukt som tar sig in bakom putsen blir kvar, och skador syns inte utifrån.',
  },
  {
    id: 'facade',
    field: ['facade'],
    text: String.raw`(?:trä|tegel|sten|plåt)fasad\p{L}*|fasad\p{L}*\s+(?:i|av)\s+(?:\p{L}+\s+)?(?:tegel|trä|puts|panel|plåt|sten)|tegel|(?:stående|liggande)\s+panel|träpanel`,
    ask: 'när underhölls fasaden senast, och vad återstår?',
    why: 'Hur ofta en fasad behöver skötas beror på materialet, och det som är eftersatt betalar du.',
  },
  {
    id: 'windows',
    parts: ['windows'],
    ask: 'gäller det alla fönster och dörrar, och när målades de senast?',
    why: 'Ofta byts bara en del av fönstren, och de andra är då äldre.',
  },
  {
    id: 'claims',
    text: String.raw`(?:inga|utan)\s+(?:kända\s+|tidigare\s+)?(?:försäkrings|vatten|fukt)skador`,
    denial: true,
    ask: 'kan säljaren visa ett utdrag från försäkringsbolaget?',
    why: 'Vad säljaren känner till är inte alltid allt, men bolaget har en lista.',
  },
  {
    id: 'claims',
    text: String.raw`försäkringsskad\p{L}*|försäkringsärende\p{L}*`,
    ask: 'vad hände, vad betalade bolaget, och finns protokollet?',
    why: 'Protokollet visar vad som lagades och vad som lämnades kvar.',
  },
  {
    id: 'radon',
    text: unmeasured,
    denial: true,
    ask: 'kan säljaren mäta före tillträdet?',
    why: 'Gränsen är 200 Bq/m³, och ett högt värde räknas sällan som dolt fel.',
  },
  {
    id: 'radon',
    text: String.raw`radon(?:mätt\p{L}*|mätning\p{L}*|halt\p{L}*|värde\p{L}*|\s+(?:är\s+)?(?:upp)?mät\p{L}*)(?:[^.!?\n]{0,40}\d)?`,
    ask: 'får jag se mätprotokollet, och gjordes mätningen under vinterhalvåret?',
    why: 'Bara ett protokoll visar hur och när det mättes. Gränsen är 200 Bq/m³.',
  },
  {
    id: 'asbestos',
    text: String.raw`(?:ingen|inget|inte|ej|fri(?:tt)?\s+från|utan)\s+(?:\p{L}+\s+){0,2}?(?:asbest|eternit|blåbetong)\p{L}*|(?:asbest|eternit|blåbetong)\p{L}*\s+(?:finns|förekommer)\s+(?:ej|inte)|asbestfri\p{L}*`,
    denial: true,
    ask: 'vem har undersökt det, och finns det på papper?',
    why: 'Materialen går inte att se med säkerhet, så uppgiften behöver ett prov bakom sig.',
  },
  {
    id: 'asbestos',
    text: String.raw`(?:asbest|eternit|blåbetong)\p{L}*`,
    ask: 'var sitter det, i vilket skick är det, och vem har undersökt det?',
    why: 'Materialet är lagligt att ha kvar men dyrt att ta bort.',
  },
  {
    id: 'chimney',
    text: String.raw`eldningsförbud\p{L}*|sotad\p{L}*|sotning\p{L}*(?:${tail})?|provtryck\p{L}*|brandskyddskontroll\p{L}*`,
    ask: 'får jag se sotarens protokoll?',
    why: 'Protokollet visar om något anmärktes och om alla eldstäder får användas.',
  },
  {
    id: 'electricity',
    parts: ['electrical'],
    ask: 'vad byttes, och finns intyg från elektrikern?',
    askOriginal: 'är något bytt sedan huset byggdes, och är elen besiktigad?',
    why: 'Ibland byts bara centralen, och ledningarna i väggarna är kvar.',
  },
  {
    id: 'plumbing',
    parts: ['pipes'],
    ask: 'gäller det både vatten och avlopp, och är avloppet filmat?',
    askOriginal: 'är något bytt sedan huset byggdes, och är avloppet filmat?',
    why: 'Ofta byts bara det som går att nå, och de ingjutna rören är kvar.',
  },
  {
    id: 'sewage',
    text: String.raw`(?:enskilt|eget|egen)\s+(?:va|vatten|avlopp|brunn)\p{L}*|trekammarbrunn\p{L}*`,
    ask: 'finns tillstånd för avloppet, och hur gammalt är vattenprovet?',
    why: 'En egen anläggning utan tillstånd kan behöva göras om.',
  },
  {
    id: 'sewage',
    text: String.raw`kommunalt\s+(?:va|vatten|avlopp)(?:\s+(?:och|&)\s+avlopp)?`,
    ask: 'är anslutningen betald, och finns kända fel på ledningarna till huset?',
    why: 'Ledningarna på tomten är ägarens ansvar, även när nätet är kommunens.',
  },
  {
    id: 'sewage',
    field: ['waterAndSewage'],
    ask: 'finns kända fel på ledningarna, och vem ansvarar för dem fram till huset?',
    why: 'Ledningarna på tomten är ofta ägarens ansvar.',
  },
  {
    id: 'heating',
    parts: pumps,
    ask: 'när fick anläggningen service senast, och får jag se tre års fakturor?',
    why: 'Service och fakturor visar både skick och förbrukning.',
  },
  {
    id: 'heating',
    field: ['heating'],
    text: String.raw`fjärrvärme|bergvärme|jordvärme|\p{L}*värmepump|direktverkande\s+el`,
    ask: 'hur gammal är anläggningen, och får jag se tre års fakturor?',
    why: 'Be om fakturor, inte om en uppskattning.',
  },
  {
    id: 'energy',
    field: ['energyClass', 'att energiklassen är {}'],
    text: String.raw`energi(?:prestanda)?klass(?:en)?(?:\s+är)?(?:\s*:)?\s+[a-g]|energideklaration\p{L}*[^.!?\n]{0,40}klass\s+[a-g]`,
    ask: 'får jag läsa hela energideklarationen?',
    why: 'Den berättar också om radon och ventilation, och om förslag på åtgärder.',
  },
  {
    id: 'house-bathroom',
    parts: ['bathroom'],
    ask: 'gäller det alla badrum, vem gjorde arbetet, och finns kvalitetsdokument?',
    askOriginal: 'är något gjort sedan huset byggdes, och finns kvalitetsdokument?',
    why: 'Utan dokument kan försäkringen ge mindre vid en vattenskada.',
  },
  {
    id: 'tax',
    field: ['taxValues.totalTaxValue', 'att taxeringsvärdet är {} kr'],
    text: taxed,
    ask: 'hur stor är fastighetsavgiften, och väntas värdet räknas om?',
    why: 'Avgiften betalas varje år och hör till månadskostnaden.',
  },
  {
    id: 'deeds',
    field: ['mortgageDeeds.total', 'att pantbreven är {} kr'],
    text: String.raw`pantbrev\p{L}*[^.!?\n]{0,40}?\d[\d ]{4,12}\s*(?:kr|kronor|:-)`,
    ask: 'följer alla med i köpet utan kostnad?',
    why: 'Varje befintligt pantbrev som följer med sparar två procent av beloppet åt dig.',
  },
  {
    id: 'easements',
    text: String.raw`samfällighetsavgift\p{L}*[^.!?\n\d]{0,30}\d[\d ]{0,12}\s*(?:kr|kronor)`,
    ask: 'vad ingår, och är höjningar eller större arbeten beslutade?',
    why: 'Avgiften följer med fastigheten vare sig du vill eller inte.',
  },
  {
    id: 'easements',
    text: String.raw`(?:samfällighet|servitut|vägförening)\p{L}*`,
    ask: 'vad omfattar det, vad kostar det per år, och är större arbeten beslutade?',
    why: 'Det följer med fastigheten vare sig du vill eller inte.',
  },
  {
    id: 'planning',
    text: String.raw`bygglov\p{L}*`,
    ask: 'gäller det alla byggen på tomten, och får jag se besluten?',
    why: 'Svartbyggen kan behöva rivas på din bekostnad.',
  },
  {
    id: 'inspection',
    text: String.raw`(?:överlåtelse)?besiktig\p{L}*|(?:överlåtelse)?besiktning\p{L}*|anticimex|dolda?[\s-]fel-?\s?försäkring\p{L}*`,
    ask: 'får jag läsa protokollet och riskanalysen, och gäller en dolda fel-försäkring?',
    why: 'En känd risk i protokollet kan du inte kräva ersättning för senare.',
  },
  {
    id: 'connectivity',
    field: ['internet'],
    text: String.raw`(?<!(?:möjlighet|möjligt|går|förberett?)\s+(?:\p{L}+\s+){0,3})\p{L}*fiber\p{L}*`,
    ask: 'vad kostar abonnemanget, och hur är mobiltäckningen inomhus?',
    why: 'Ett avtal följer sällan med huset, och täckningen provar du själv på visningen.',
  },
  {
    id: 'land-lease',
    text: reset,
    ask: 'vad väntas hyran för marken bli efter omräkningen?',
    why: 'Hyran för marken räknas om, och det påverkar både kostnad och värde.',
  },
];
