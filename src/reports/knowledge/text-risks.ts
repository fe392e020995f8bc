import type { Severity } from '../analysis-result.schema.js';

/**
 * Something an advert's own words give away. A match is dropped when its sentence denies it, matches `unless` or lacks
 * `needs`. A `stated` absence (`radon är inte mätt`) is news in itself and holds its own denial.
 */
export interface TextRisk {
  readonly rule: string;
  readonly pattern: string;
  readonly unless?: string;
  readonly needs?: string;
  readonly stated?: boolean;
  readonly title: string;
  readonly category: string;
  readonly severity: Severity;
  readonly weight?: number;
  readonly description: string;
  readonly action: string;
  readonly cost?: string;
  readonly source: string;
  /** Only for these kinds of home; all when absent. */
  readonly only?: 'property' | 'cooperative';
}

/** `Inte åtgärdad` is no repair. */
const undone = String.raw`(?<!(?:ej|inte|icke|aldrig)\s+)`;
const general = 'Allmän kunskap, ej bekräftad källa';

export const textRisks: readonly TextRisk[] = [
  {
    rule: 'single-stage-facade',
    pattern: String.raw`en-?stegs-?tätad\p{L}*|en-?stegs-?(?:fasad|putsfasad|tätning)\p{L}*|1-stegstätad\p{L}*|putsad\s+träregelvägg`,
    unless: String.raw`${undone}åtgärdad|ombyggd|utbytt|bytt\s+till|två-?stegs`,
    title: 'Enstegstätad fasad',
    category: 'Riskkonstruktion',
    severity: 'critical',
    description:
      'Putsen sitter direkt på väggens isolering utan luftspalt. Fukt som tar sig in blir kvar, och skador kan finnas utan att de syns. Eftersom konstruktionen är känd är det svårt att kräva säljaren på pengar i efterhand.',
    action:
      'Köp inte utan fuktmätning i väggarna av en opartisk besiktningsman, och ta in pris på ombyggnad.',
    cost: 'singleStageFacade',
    source: 'sessies.se (varning 2007), fastighetshuset.nu',
  },
  {
    rule: 'not-genuine-association',
    pattern: String.raw`oäkta\s+(?:bostadsrätts)?(?:förening|brf|bostadsföretag)\p{L}*|(?:föreningen|brf)\s+är\s+(?:en\s+)?(?:s\.k\.\s+)?oäkta|oäkta\s+bostadsrätt\p{L}*`,
    title: 'Oäkta bostadsrättsförening',
    category: 'Föreningen',
    severity: 'critical',
    description:
      'En oäkta förening beskattas som ett företag. Det kan ge årlig skatt för dig som bor där och högre skatt när du säljer.',
    action: 'Be mäklaren om skatteeffekten skriftligt och räkna på den innan du lägger bud.',
    source: 'support.allabrf.se (betygstak för oäkta föreningar)',
  },
  {
    rule: 'stated-moisture',
    pattern: String.raw`(?:fukt|mögel|vatten|röt)(?:skad(?:a|or|ad|at|an)|angrepp|problem|påslag|påväxt)|hussvamp\p{L}*|mögel(?:lukt)?|förhöjd(?:a)?\s+fukt\p{L}*|röta|rötskad\p{L}*`,
    unless: String.raw`${undone}(?:åtgärdad|sanerad)\p{L}*|försäkring`,
    title: 'Fukt eller mögel nämns i annonsen',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen talar själv om fukt, mögel eller röta. Det du får veta före köpet kan du inte kräva ersättning för efteråt.',
    action: 'Läs skadeutredningen, låt en egen besiktningsman mäta och ta in pris på åtgärden före bud.',
    source: 'byggahus.se (kända fel är köparens)',
  },
  {
    rule: 'repaired-damage',
    pattern: String.raw`(?:fukt|mögel|vatten|röt)(?:skad(?:a|or|ad|at|an|orna)|angrepp\p{L}*|problem\p{L}*)|hussvamp\p{L}*|mögel|röta`,
    needs: String.raw`${undone}(?:åtgärdad|sanerad)\p{L}*|åtgärda(?:des|ts|t)|saner(?:ades|ats|at)|bytt?(?:es|s|a)?(?!\p{L})|renover\p{L}*|torkad\p{L}*|efter`,
    unless: String.raw`(?:ej|inte|icke|aldrig)\s+(?:åtgärd|saner)|försäkring`,
    title: 'En åtgärdad skada nämns',
    category: 'Fukt',
    severity: 'notice',
    weight: 1,
    description:
      'Annonsen berättar om en fukt- eller vattenskada som ska vara lagad. Skadan är känd, så det som finns kvar av den blir ditt.',
    action: 'Be om skadeutredning, faktura och protokoll från fuktmätningen efter lagningen.',
    source: 'byggahus.se (kända fel är köparens)',
  },
  {
    rule: 'leak-mentioned',
    pattern: String.raw`(?:vatten|rör|tak|köks|diskmaskins?|element|vvs-?)?läck(?:a|an|or|orna|age|aget|agen|t|te|er)|(?:vatten|rör)läckage\p{L}*`,
    unless: String.raw`läckage(?:skydd|varn|larm|säker)|(?:vatten|läckage)(?:larm|varn)|försäkring|värmeläck|luftläck|förebygg`,
    title: 'En läcka nämns i annonsen',
    category: 'Fukt',
    severity: 'warning',
    description:
      'Annonsen nämner en läcka. Vatten kan ha nått golv, väggar eller grannen, och skadan syns inte alltid på ytan.',
    action: 'Fråga när läckan var och vad som åtgärdades, och be om protokoll från torkning och fuktmätning.',
    source: 'byggahus.se (kända fel är köparens)',
  },
  {
    rule: 'radon-unmeasured',
    pattern: String.raw`radon(?:mätning\p{L}*|halt\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:utför\p{L}*|gjor\p{L}*|genomför\p{L}*|mät\p{L}*|uppmät\p{L}*|känd)|radonmätning\p{L}*\s+(?:saknas|finns\s+(?:ej|inte))|(?:ingen|någon|saknar|utan)\s+(?:\p{L}+\s+)?radonmätning\p{L}*|(?:ej|inte)\s+radonmätt`,
    unless: String.raw`någon\s+radonmätning\p{L}*\s+(?:är|har)\s+(?!ej|inte)`,
    stated: true,
    title: 'Radon är inte mätt',
    category: 'Radon',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen säger att radon inte är mätt. Gränsen inomhus är 200 Bq/m³.',
    action: 'Be säljaren mäta, eller avtala om mätning efter tillträdet och pengar för en åtgärd.',
    cost: 'radon',
    source: 'radonova.se (gräns 200 Bq/m³)',
  },
  {
    rule: 'settlement-damage',
    pattern: String.raw`sättnings?(?:skad\p{L}*|sprick\p{L}*|problem)|sättningar\s+(?:i|har|finns|konstaterad)\p{L}*|spricker?\s+i\s+(?:grund|sockel)\p{L}*`,
    title: 'Sättningar nämns i annonsen',
    category: 'Grund',
    severity: 'critical',
    description:
      'Sättningar betyder att grunden rör sig. Det kan vara gammalt och stilla eller pågående och dyrt.',
    action: 'Låt en konstruktör bedöma om rörelsen pågår innan du lägger bud.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
  },
  {
    rule: 'sewage-rejected',
    pattern: String.raw`(?:avlopp|trekammarbrunn|infiltration)(?:et|en)?\s+(?:är\s+)?(?:(?!inte\s|ej\s)\p{L}+\s+){0,2}(?:underkän\p{L}+|ej\s+godkän\p{L}+|inte\s+godkän\p{L}+|utdöm\p{L}+|saknar\s+tillstånd)|underkänt\s+(?:enskilt\s+)?avlopp|avlopp(?:et)?\s+(?:måste|behöver)\s+(?:åtgärdas|bytas|göras\s+om)|(?:ej|inte)\s+godkänt\s+avlopp`,
    title: 'Avloppet är inte godkänt',
    category: 'Vatten och avlopp',
    severity: 'critical',
    description: 'Ett underkänt avlopp måste göras om, och kommunen kan förbjuda att det används tills dess.',
    action: 'Be om kommunens beslut och en offert på ny anläggning, och dra av kostnaden i ditt bud.',
    cost: 'privateSewage',
    source: general,
    only: 'property',
  },
  {
    rule: 'fireplace-ban',
    pattern: String.raw`eldningsförbud\p{L}*|får\s+ej\s+eldas|kan\s+ej\s+eldas`,
    unless: String.raw`(?:hävt|upphävt)\s+eldningsförbud`,
    title: 'Eldningsförbud',
    category: 'Eldstad',
    severity: 'notice',
    description: 'Eldstaden får inte användas. Det är ofta skorstenen som är sliten.',
    action: 'Be om sotarens protokoll och ett pris på att laga rökgången.',
    source: general,
  },
  {
    rule: 'disclaimer',
    pattern: String.raw`friskriv\p{L}*|friskrivningsklausul\p{L}*|(?:säljs|överlåts|säljes|överlåtes)\s+i\s+(?:sitt\s+)?befintligt\s+skick|köparen\s+avstår\s+från\s+(?:rätten\s+)?(?:att|alla)\p{L}*`,
    title: 'Säljaren friskriver sig',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Säljaren vill inte ansvara för fel som visar sig efter köpet. Då är din egen undersökning det enda skyddet.',
    action: 'Låt besiktiga före kontrakt och be en jurist läsa klausulen. Ta med risken i ditt bud.',
    source: 'husadvokaten.se (ansvar för dolda fel)',
  },
  {
    rule: 'estate-sale',
    pattern: String.raw`dödsbo\p{L}*`,
    title: 'Säljaren är ett dödsbo',
    category: 'Avtal',
    severity: 'notice',
    weight: 1,
    description:
      'De som säljer har sällan bott här och kan därför svara på lite. Ofta följer en friskrivning med i kontraktet.',
    action: 'Fråga grannar och förening om det ingen annan vet, och läs kontraktet noga.',
    source: general,
  },
  {
    rule: 'crawl-space',
    pattern: String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*`,
    title: 'Krypgrund eller torpargrund',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Sommarluft som kyls av under huset blir fuktig, och träet i golvet kan mögla utan att det märks i rummen. En känd riskkonstruktion räknas sällan som dolt fel.',
    action: 'Fråga efter fuktmätning och avfuktare, och låt besiktningsmannen gå ner i grunden.',
    source: 'cacsweden.com, byggahus.se',
  },
  {
    rule: 'direct-electric-heating',
    pattern: String.raw`direktverkande\s+el\p{L}*|direktel|elradiator(?:er)?`,
    unless: String.raw`(?:ersatt|bytt|tidigare|utbytt)`,
    title: 'Direktverkande el',
    category: 'Uppvärmning',
    severity: 'notice',
    weight: 1,
    description: 'Huset värms med ren el, utan vattenburet system att koppla en större värmepump till.',
    action: 'Be om elräkningarna för tre år och räkna på en luftvärmepump.',
    cost: 'airHeatPump',
    source: 'ctc.se, villaagarna.se',
  },
  {
    rule: 'asbestos',
    pattern: String.raw`asbest(?!fri|sanerad)\p{L}*|eternit\p{L}*`,
    unless: String.raw`${undone}(?:sanerad|borttagen)`,
    title: 'Asbest eller eternit nämns',
    category: 'Material',
    severity: 'warning',
    description:
      'Asbest är ofarligt så länge det sitter orört. Det blir dyrt och farligt först när något ska rivas.',
    action: 'Fråga var det sitter, och räkna med sanering om du ska renovera.',
    cost: 'asbestos',
    source: 'sanering-asbest.se',
  },
  {
    rule: 'blue-concrete',
    pattern: String.raw`blåbetong\p{L}*`,
    title: 'Blåbetong',
    category: 'Radon',
    severity: 'warning',
    description: 'Blåbetong är en lättbetong som avger radon. Gränsvärdet för radon inomhus är 200 Bq/m³.',
    action: 'Kräv en mätning som är yngre än fem år och gjord under vinterhalvåret.',
    cost: 'radon',
    source: 'radonova.se, nomor.se (gräns 200 Bq/m³)',
  },
  {
    rule: 'pipe-replacement-planned',
    pattern: String.raw`stambyte\p{L}*\s+(?:är\s+)?(?:planer\p{L}*|beslutat|förestående|på\s+gång|diskuteras|kommer)|(?:planer\p{L}*|kommande|förestående|inför)\s+(?:ett\s+)?stambyte\p{L}*|stambyte\p{L}*\s+(?:sker|ska|skall|påbörjas|startar|inleds)`,
    title: 'Stambyte väntar',
    category: 'Föreningen',
    severity: 'warning',
    description: '',
    action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
    source: 'husentreprenad.se, borgstromprojekt.se',
    only: 'cooperative',
  },
  {
    rule: 'fee-rise',
    pattern: String.raw`(?:avgift(?:en|erna)?|årsavgift(?:en|erna)?|månadsavgift(?:en|erna)?)\s+(?:\p{L}+\s+){0,4}?(?:höjas|höjs|höjd|höjts|höjning)|(?:avgifts)?höjning(?:en|ar|arna)?\s+(?:av\s+(?:\p{L}+\s+){0,2}?(?:(?:års|månads)?avgift\p{L}*))|avgiftshöjning\p{L}*|höj(?:a|er)\s+(?:års|månads)?avgift\p{L}*`,
    title: 'Avgiften höjs',
    category: 'Föreningen',
    severity: 'warning',
    description:
      'Annonsen talar om en höjning som ligger framåt. Avgiften som visas gäller fram till dess, så räkna på den nya.',
    action: 'Fråga när höjningen gäller, hur stor den är och om fler är beslutade.',
    source: 'brfrapport.se',
    only: 'cooperative',
  },
  {
    rule: 'ground-lease-negotiation',
    pattern: String.raw`avgäld(?:en|s)?(?:perioden?)?\s+(?:\p{L}+\s+){0,3}(?:omförhandl\p{L}*|omregler\p{L}*|höjs|räknas\s+om)|(?:omförhandl\p{L}*|omregler\p{L}*)\s+(?:av\s+)?(?:tomträtts)?avgäld\p{L}*`,
    unless: String.raw`(?:ej|inte)\s+(?:höjs|höjas|omförhandl|omregler|räknas)`,
    title: 'Tomträttsavgälden räknas om',
    category: 'Mark',
    severity: 'warning',
    description: 'Hyran för marken ska räknas om. Höjningar har blivit stora när markvärdet stigit länge.',
    action: 'Fråga när den nya avgälden börjar, vad den blir och hur avgiften påverkas.',
    source: 'efn.se, bofakta.se (omreglering av tomträttsavgäld)',
  },
  {
    rule: 'shore-flood',
    pattern: String.raw`översvämning\p{L}*|skredrisk\p{L}*|ras-?\s?och\s+skred\p{L}*|skredområde\p{L}*`,
    title: 'Översvämning eller skred nämns',
    category: 'Läge',
    severity: 'warning',
    description: 'Annonsen nämner översvämning eller skred. Det påverkar både försäkring och värde.',
    action: 'Se myndigheternas kartor för adressen och fråga försäkringsbolaget om villkoren.',
    source: general,
  },
  {
    rule: 'original-condition',
    pattern: String.raw`(?:i\s+)?originalskick(?:et)?|totalrenoveringsbehov|(?:stort|omfattande|totalt)\s+renoveringsbehov|renoveringsobjekt(?:et)?|behöver\s+totalrenoveras|rivningsobjekt`,
    unless: String.raw`lada|ladugård|uthus|garage|förråd|gäststug|gårdshus|ekonomibyggnad|växthus`,
    title: 'Stort renoveringsbehov',
    category: 'Skick',
    severity: 'warning',
    description:
      'Bostaden är i originalskick eller beskrivs som ett renoveringsobjekt. Sedan april 2026 är det svårare att låna till renoveringen i efterhand, så pengarna behöver finnas vid köpet.',
    action: 'Ta in offerter på rör, el och våtrum före bud.',
    source: 'landshypotek.se (tilläggslån högst 80 % av värdet från 2026-04-01)',
  },
  {
    rule: 'connection-fees',
    pattern: String.raw`anslutnings(?:avgift|kostnad)\p{L}*[^.\n]{0,50}tillkommer|(?:ej|inte)\s+ansluten\s+till\s+\p{L}+`,
    title: 'Anslutningsavgifter tillkommer',
    category: 'Kostnader',
    severity: 'notice',
    weight: 1,
    description:
      'Anslutning till vatten, avlopp eller el ingår inte i priset. Lägg ihop summorna med utgångspriset när du jämför.',
    action: 'Be om skriftliga besked om varje avgift, och fråga vilket år taxan gäller.',
    source: general,
    only: 'property',
  },
  {
    rule: 'dispute',
    pattern: String.raw`(?:pågående\s+)?(?:rätts)?tvist(?:en|er)?(?!\p{L})|rättsprocess|stämningsansök\p{L}*`,
    title: 'En tvist nämns',
    category: 'Avtal',
    severity: 'warning',
    description: 'Annonsen nämner en tvist. Utgången kan kosta föreningen eller dig.',
    action: 'Be om en skriftlig beskrivning av tvisten och vad den kan kosta.',
    source: general,
  },
];
