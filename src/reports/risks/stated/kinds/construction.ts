import { dry } from './moisture.js';
import { general, open, plainGap, plainWord, undenied, type TextRisk } from '../text-risk.js';

const insulation = String.raw`(?:styren)?cellplast\p{L}*|frigolit\p{L}*|isolering\p{L}*|isolerskiv\p{L}*|mineralull\p{L}*|styrenplast|eps(?:-?skiv\p{L}*)?|styropor`;
const byName = String.raw`en-?\s?stegs-?\s?(?:tät|fasad|puts|metod|konstruktion|princip|lösning|vägg|system|utför|ytter)\p{L}*|ensteg(?!\p{L})|1-?stegs-?tät\p{L}*`;
const foam = String.raw`(?:styren)?cellplast\p{L}*|frigolit\p{L}*|styrenplast|eps(?:-?skiv\p{L}*)?|styropor`;
const noGap = String.raw`(?:(?:utan|ingen|saknar|någon)\s+(?:\p{L}+\s+){0,2}?(?:luftspalt|ventiler|ventilation|luftning|spalt|dränering)\p{L}*|luftspalt\p{L}*\s+(?:bakom\s+\p{L}+\s+)?(?:saknas|finns\s+(?:ej|inte)))`;
const byBuild = String.raw`(?:odränera|oventilera)\p{L}*\s+(?:\p{L}+\s+)?(?:puts|fasad|konstruktion|vägg|yttervägg)\p{L}*|(?:puts(?:en|ad|ade|at|as)?|tunnputs|putsfasad\p{L}*|putsskikt\p{L}*)\s+(?:\p{L}+\s+){0,3}?(?:på|mot|utanpå)\s+(?:\p{L}+\s+){0,2}?(?:${insulation}|träregel\p{L}*)|putsad\s+träregelvägg|puts\p{L}*[^.\n]{0,60}${noGap}|${noGap}[^.\n]{0,30}(?<!\p{L})(?:tunn|tjock)?puts\p{L}*|(?<!\p{L})(?:${foam})\s+(?:\p{L}+\s+){0,2}?(?:och|med|samt|under|bakom)\s+(?:\p{L}+\s+){0,2}?(?:tunn|tjock)?puts(?:en|ad|bruk)?(?!\p{L})|(?<!\p{L})(?:${foam})\s*[,/+]\s*(?:tunn|tjock)?puts(?!\p{L})|bakom\s+puts\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:${insulation})`;

const part = String.raw`(?:\p{L}*(?:hörnet|gaveln|långsidan)|hörn|gavel|sockeln|grundmuren)`;
const house = String.raw`(?:${part}|huset|huskroppen|villan|byggnaden|grunden|bottenplattan|(?:ut|till)byggnaden|stommen)`;
const size = String.raw`\d{1,3}(?:,\d)?\s*(?:mm|millimeter|cm|centimeter)(?!\p{L})`;
const settled = String.raw`sättnings?(?:skad\p{L}*|sprick\p{L}*|problem\p{L}*|rörels\p{L}*)|sättningar(?:na)?(?!\s+av)|\p{L}*golv(?:en|et)\s+${plainWord}?lutar(?!\s+(?:\p{L}+\s+)?mot)|lutande\s+golv|sprick(?:a|or|an|orna)\s+i\s+(?:\p{L}+\s+)?(?:grund|sockel|bärande|bottenplatta|källarvägg)\p{L}*`;
const lower = String.raw`${part}${plainGap(50)}${size}\s+(?:\p{L}+\s+)?(?:lägre|högre|ur\s+(?:lod|våg))|golv\p{L}*${plainGap(50)}(?:nivåskillnad|höjdskillnad|lutning|skiljer|skillnad)\p{L}*${plainGap(20)}${size}(?!\s+(?:\p{L}+\s+)?mot\s+\p{L}*brunn)`;
const moving = String.raw`${house}(?:\s+(?:mot|åt|vid|i|intill)\s+\p{L}+)?(?:\s+(?:har|hade|fortfarande|alltjämt|långsamt|sakta|också|nu|ännu|successivt|delvis|alltså|dock|faktiskt)){0,3}?\s+(?:satt\s+sig|satte\s+sig|sätter\s+sig|sjunk(?:er|it)|sjönk|rör(?:t|de)?\s+(?:på\s+)?sig(?!\s+(?:\p{L}+\s+)?(?:mellan|om|inom|kring))|lutar(?!\s+sig|\s+(?:ned|ner)?åt\s+(?:vatten|sjö|havet))|krupit|g(?:ett|ivit|er)\s+vika)(?!\p{L})|mätdubb\p{L}*|dubb(?:ar|arna)\s+i\s+(?:sockel|grund)\p{L}*`;
const piles = String.raw`(?:stål|stålkärne|kärn|ram|trä)?pål(?:ar|arna|ning|ningen|as)(?!\p{L})|grundförstärkning(?:en)?(?!\p{L})`;
const asked = String.raw`(?:anbud|offert|offerera|kostnadsförslag|föreslag|förslag|föreslå|rekommendera|planera|förorda)\p{L}*`;
const strengthening = String.raw`${asked}${plainGap(40)}(?<!\p{L})(?:${piles})|(?:${piles})${plainGap(40)}(?<!\p{L})(?:${asked}|(?:krävs|behövs|måste\s+göras)(?!\p{L})(?!\s+(?:ej|inte)))`;
const strengthened = String.raw`(?:(?:på|om)?pålad(?:es|e|t|s)?|pålats|pålningen\s+(?:blev\s+)?klar|(?:utfört?|utfördes|genomfört?|genomfördes|förstärkt|förstärktes)(?!\p{L}))`;
const underWay = String.raw`(?:rör\s+(?:på\s+)?sig|sjunker|sätter\s+sig|ökar|växer|vidga(?:s|t|ts|r|des))(?!\p{L})|${size}\s*(?:(?:per|om)\s+år(?:et)?|\/\s?år)|senaste\s+året|(?:följs|övervakas|bevakas|mäts)\s+(?:av|med|varje|årligen|fortfarande)(?!\p{L})|mätserie\p{L}*|${asked}|(?:${piles})\s+(?:\p{L}+\s+)?(?:krävs|behövs|måste)(?!\p{L})`;

const goesOnSettling =
  'Annonsen tyder på att huset rör sig, eller att grunden behöver förstärkas. Det hör till det dyraste som kan göras på ett hus, och det du vet före köpet får du svårt att kräva ersättning för.';

const dryMeasured = {
  when: dry,
  within: 'passage',
  severity: 'notice',
  weight: 0.5,
  description:
    'Det här är en känd riskkonstruktion. Annonsen säger att den är mätt och torr, så risken är mindre, men mätningen gäller dagen den gjordes.',
} as const;

/** Constructions known to hide moisture, and a frame or ground that moves. */
export const constructionRisks: readonly TextRisk[] = [
  {
    rule: 'single-stage-facade',
    pattern: `${byName}|${byBuild}`,
    unless: String.raw`sockel\p{L}*|grundmur\p{L}*|två-?stegs(?!.*(?:inte|ej)\s)|${undenied(String.raw`(?:med|har|finns)\s+(?:en\s+)?(?:ventilerad\s+)?luftspalt`)}`,
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
    rule: 'crawl-space',
    pattern: String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*|kryprum\p{L}*`,
    unless: String.raw`inneluft|varmgrund|varm\s+(?:kryp)?grund`,
    title: 'Krypgrund',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Sommarluft som kyls av under huset blir fuktig, och träet i golvet kan mögla utan att det märks i rummen. En känd riskkonstruktion räknas sällan som dolt fel.',
    action: 'Fråga efter fuktmätning och avfuktare, och låt besiktningsmannen gå ner i grunden.',
    source: 'cacsweden.com, byggahus.se',
  },
  {
    rule: 'battened-slab',
    pattern: String.raw`uppregl\p{L}*\s+(?:\p{L}+\s+)?(?:på|mot|ovanpå)\s+(?:\p{L}+\s+)?(?:betong)?platta\p{L}*|uppregl\p{L}*\s+golv\p{L}*|golv\p{L}*\s+(?:är\s+)?uppregl\p{L}*|regelgolv\p{L}*|platta\p{L}*\s+(?:på\s+mark\s+)?med\s+(?:uppregl|flytande\s+golv)\p{L}*|flytande\s+golv\s+på\s+(?:betong)?platta\p{L}*`,
    title: 'Uppreglat golv på betongplatta',
    category: 'Riskkonstruktion',
    severity: 'warning',
    cases: [
      {
        when: String.raw`^(?=.*${undenied('lukt(?!fri)')})(?!.*(?:lukt\p{L}*\s+(?:är\s+)?(?:borta|försvann)|(?:nybakat|kaffe)))`,
        within: 'passage',
        severity: 'warning',
        weight: 3,
        title: 'Uppreglat golv på betongplatta med lukt',
        description:
          'Trä som ligger direkt på en oisolerad platta suger fukt från marken. Annonsen nämner också lukt, och det är ofta så mögel under golvet märks.',
        action: 'Låt en besiktningsman ta prov under golvet före bud, och ta in pris på ett nytt golv.',
      },
      dryMeasured,
    ],
    description:
      'Trä som ligger direkt på en oisolerad platta suger fukt från marken. Mögel under golvet känns ofta bara som lukt.',
    action: 'Låt besiktningsmannen ta prov under golvet vid ytterväggarna.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
  },
  {
    rule: 'casein-screed',
    pattern: String.raw`kasein(?!fri)\p{L}*`,
    title: 'Flytspackel med kasein',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Flytspackel med kasein lades omkring 1977–1983. Blir det fuktigt bryts det ner, luktar och missfärgar golv.',
    action: 'Be om provtagning av spacklet, och känn efter om det luktar i hörn och garderober.',
    source: general,
  },
  {
    rule: 'basement-insulated-inside',
    pattern: String.raw`invändigt?\s+(?:till(?:äggs)?)?isoler\p{L}*\s+(?:\p{L}+\s+)?källar\p{L}*|källar\p{L}*[^.\n]{0,50}?(?:isoler|regl|klä)\p{L}*\s+(?:\p{L}+\s+)?(?:invändigt|på\s+insidan|inifrån)|källar\p{L}*[^.\n]{0,30}?invändig\p{L}*\s+isoler\p{L}*|(?:träreglar|regelverk|panel|gips)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:mot|på)\s+källar(?:yttervägg|vägg)\p{L}*`,
    unless: String.raw`(?:inte|ej|inga|utan|ingen|varken)\s+(?:\p{L}+\s+){0,3}?(?:invändig|isoler)`,
    title: 'Invändigt isolerad källare',
    category: 'Riskkonstruktion',
    severity: 'warning',
    cases: [dryMeasured],
    description:
      'Isolering och trä mot insidan av en källarvägg gör väggen kall och fuktig, och mögel bakom den syns inte.',
    action: 'Låt besiktningsmannen mäta bakom väggen, och fråga när huset dränerades.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
  },
  {
    rule: 'magnesium-boards',
    pattern: String.raw`magnesiumoxid\p{L}*|mgo-?skiv\p{L}*`,
    title: 'Skivor av magnesiumoxid i väggarna',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Skivorna användes omkring 2010–2015 och kan suga fukt ur luften så att fästen rostar och trä blir blött.',
    action: 'Fråga om väggarna är undersökta och om någon garanti gäller.',
    source: general,
  },
  {
    rule: 'settlement-damage',
    pattern: `${settled}|${lower}|${moving}|${strengthening}`,
    unless: String.raw`(?:ej|inte|aldrig)\s+(?:visat\s+)?(?:(?:någon|några)\s+)?(?:rörelse\p{L}*|rört\s+(?:på\s+)?sig)`,
    title: 'Sättningar i huset',
    category: 'Grund',
    severity: 'warning',
    weight: 3,
    mendedAs: 'repaired-damage',
    cases: [
      {
        when: `^(?!.*(?<!\\p{L})${strengthened}).*(?<!\\p{L})(?:${underWay}|${open})`,
        severity: 'critical',
        title: 'Sättningar som inte är åtgärdade',
        description: goesOnSettling,
      },
      {
        when: `^(?!.*(?<!\\p{L})${strengthened}).*(?:${size}|centimeter|millimeter)\\s*(?:per|om)\\s+år(?:et)?`,
        within: 'passage',
        severity: 'critical',
        title: 'Sättningar som inte är åtgärdade',
        description: goesOnSettling,
      },
      {
        when: String.raw`grundförstärk\p{L}*|(?:om|på)?pål(?:ad|at|ades|ats|ning)\p{L}*`,
        severity: 'notice',
        weight: 1,
        title: 'Grund som är förstärkt efter sättningar',
        description:
          'Annonsen berättar om sättningar och om en förstärkning av grunden. Fråga hur den gjordes och om huset rört sig efteråt.',
        action: 'Be om handlingarna från grundförstärkningen och eventuella mätningar efteråt.',
      },
      {
        when: String.raw`^(?!.*(?:sättning|satt\s+sig|satte\s+sig|sprick|sjunk|gett\s+vika)).*golv`,
        severity: 'notice',
        weight: 1,
        title: 'Golv som lutar',
        description:
          'Golv som lutar är vanligt i gamla hus, men kan också betyda att grunden eller bjälklaget har rört sig.',
      },
      {
        when: String.raw`(?:gamla|äldre|historisk\p{L}*|avstannad\p{L}*|stabil\p{L}*|inte\s+rört)`,
        severity: 'notice',
        weight: 1,
      },
    ],
    description:
      'Sättningar betyder att grunden rör sig. Det kan vara gammalt och stilla eller pågående och dyrt.',
    action: 'Låt en konstruktör bedöma om rörelsen pågår innan du lägger bud.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
  },
  {
    rule: 'unsafe-part',
    pattern: String.raw`rasrisk\p{L}*|nedfallsrisk\p{L}*|beträd(?:nads|s)förbud\p{L}*|(?:balkong|altan|trapp|terrass)\p{L}*[^.\n]{0,60}?(?:avstängd|avspärrad|(?:får|kan)\s+(?:ej|inte)\s+(?:beträdas|användas|nyttjas))\p{L}*`,
    stated: true,
    unless: String.raw`ras-?\s?och\s+skred|(?:ingen|inga|låg|liten)\s+(?:\p{L}+\s+)?(?:ras|nedfalls)risk`,
    title: 'En del av huset som inte är säker att använda',
    category: 'Skick',
    severity: 'warning',
    weight: 3,
    mendedAs: 'repaired-damage',
    description: 'Annonsen säger att något riskerar att rasa eller inte får beträdas.',
    action: 'Fråga vem som ska åtgärda det, när det blir klart och vem som betalar.',
    source: general,
  },
];
