import { plainWord, plainGap, undenied, open, measuredDry } from '../phrases.js';
import type { Wordings } from '../wording.js';

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

const bearingWall = String.raw`(?<!(?:icke|ej|inte)[\s-])(?:bärande\s+(?:\p{L}+\s+)?|betong|hjärt)(?:inner|mellan)?vägg(?:en|ar|arna)?(?!\p{L})`;
const tookDown = String.raw`(?:rev|revs|rivit|rivits|riven|borttagen|(?:tog|togs|tagit|tagits|tagen|plockade|plockades|plockat|plockats|slog|slogs)\s+(?:\p{L}+\s+){0,2}?(?:bort|ut|ned|ner))(?!\p{L})`;
const papers = String.raw`(?:konstruktörs?|hållfasthets)\p{L}*|ritning(?:ar|arna|en)?|intyg(?:et|en)?|startbesked\p{L}*|slutbesked\p{L}*|bygglov\p{L}*|(?:bygg)?anmäl\p{L}*|tillstånd\p{L}*|medgivande\p{L}*|godkännande\p{L}*|handlingar(?:na)?|okej`;

/** Constructions known to hide moisture, and a frame or ground that moves. */
export const constructionWordings = {
  /** Render straight on the insulation, by its name or its build: `enstegstätad fasad`, `puts på cellplast`. */
  'single-stage-facade': {
    words: `${byName}|${byBuild}`,
    unless: String.raw`sockel\p{L}*|grundmur\p{L}*|två-?stegs(?!.*(?:inte|ej)\s)|${undenied(String.raw`(?:med|har|finns)\s+(?:en\s+)?(?:ventilerad\s+)?luftspalt`)}`,
  },
  /** A ventilated space under the floor: `krypgrund`, `torpargrund`. */
  'crawl-space': {
    words: String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*|kryprum\p{L}*`,
    unless: String.raw`inneluft|varmgrund|varm\s+(?:kryp)?grund`,
  },
  /** A floor on battens on the slab: `uppreglat golv på betongplatta`. */
  'battened-slab': {
    words: String.raw`uppregl\p{L}*\s+(?:\p{L}+\s+)?(?:på|mot|ovanpå)\s+(?:\p{L}+\s+)?(?:betong)?platta\p{L}*|uppregl\p{L}*\s+golv\p{L}*|golv\p{L}*\s+(?:är\s+)?uppregl\p{L}*|regelgolv\p{L}*|platta\p{L}*\s+(?:på\s+mark\s+)?med\s+(?:uppregl|flytande\s+golv)\p{L}*|flytande\s+golv\s+på\s+(?:betong)?platta\p{L}*`,
    cases: {
      /** `Det luktar i sovrummet`. */
      withSmell: {
        words: String.raw`^(?=.*${undenied('lukt(?!fri)')})(?!.*(?:lukt\p{L}*\s+(?:är\s+)?(?:borta|försvann)|(?:nybakat|kaffe)))`,
        within: 'passage',
      },
      measuredDry,
    },
  },
  /** Screed with casein: `flytspackel med kasein`. */
  'casein-screed': { words: String.raw`kasein(?!fri)\p{L}*` },
  /** `Källaren är isolerad invändigt`, `träreglar mot källarväggen`. */
  'basement-insulated-inside': {
    words: String.raw`invändigt?\s+(?:till(?:äggs)?)?isoler\p{L}*\s+(?:\p{L}+\s+)?källar\p{L}*|källar\p{L}*[^.\n]{0,50}?(?:isoler|regl|klä)\p{L}*\s+(?:\p{L}+\s+)?(?:invändigt|på\s+insidan|inifrån)|källar\p{L}*[^.\n]{0,30}?invändig\p{L}*\s+isoler\p{L}*|(?:träreglar|regelverk|panel|gips)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:mot|på)\s+källar(?:yttervägg|vägg)\p{L}*`,
    unless: String.raw`(?:inte|ej|inga|utan|ingen|varken)\s+(?:\p{L}+\s+){0,3}?(?:invändig|isoler)`,
    cases: { measuredDry },
  },
  /** `Magnesiumoxidskivor`, `MgO-skivor`. */
  'magnesium-boards': { words: String.raw`magnesiumoxid\p{L}*|mgo-?skiv\p{L}*` },
  /** A wall that carries, taken down: `den bärande väggen togs bort`. */
  'wall-removed': {
    words: `${tookDown}${plainGap(60)}(?<!\\p{L})${bearingWall}|${bearingWall}${plainGap(60)}(?<!\\p{L})${tookDown}`,
    staysAfterWork: true,
    cases: {
      /** `Ritningar saknas`, `utan tillstånd`, `anmälan hanns aldrig med`. */
      withoutPapers: {
        words: String.raw`(?<!\p{L})(?:${papers})(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L})(?:saknas|inte|ej|aldrig)(?!\p{L})|(?:utan|saknar|ingen|inget|inga)\s+(?:\p{L}+\s+){0,2}?(?:${papers})(?!\p{L})`,
        within: 'passage',
      },
      withPapers: { words: String.raw`(?<!\p{L})(?:${papers})(?!\p{L})`, within: 'passage' },
    },
  },
  /** A house or a ground that moves, or piles asked for: `huset har satt sig`, `offert på pålning`. */
  'settlement-damage': {
    words: `${settled}|${lower}|${moving}|${strengthening}`,
    unless: String.raw`(?:ej|inte|aldrig)\s+(?:visat\s+)?(?:(?:någon|några)\s+)?(?:rörelse\p{L}*|rört\s+(?:på\s+)?sig)`,
    cases: {
      /** `Sättningar pågår`, not strengthened since. */
      goingOn: { words: `^(?!.*(?<!\\p{L})${strengthened}).*(?<!\\p{L})(?:${underWay}|${open})` },
      /** `Två millimeter per år`. */
      growingYearly: {
        words: `^(?!.*(?<!\\p{L})${strengthened}).*(?:${size}|centimeter|millimeter)\\s*(?:per|om)\\s+år(?:et)?`,
        within: 'passage',
      },
      /** `Grunden är pålad`. */
      strengthened: { words: String.raw`grundförstärk\p{L}*|(?:om|på)?pål(?:ad|at|ades|ats|ning)\p{L}*` },
      /** `Golvet lutar`, and nothing more. */
      onlySlopingFloor: {
        words: String.raw`^(?!.*(?:sättning|satt\s+sig|satte\s+sig|sprick|sjunk|gett\s+vika)).*golv`,
      },
      /** `Gamla sättningar`, `stabilt`. */
      oldOrStill: {
        words: String.raw`(?:gamla|äldre|historisk\p{L}*|avstannad\p{L}*|stabil\p{L}*|inte\s+rört)`,
      },
    },
  },
  /** What may fall or may not be walked on: `balkongen är avstängd`, `rasrisk`. */
  'unsafe-part': {
    words: String.raw`rasrisk\p{L}*|nedfallsrisk\p{L}*|beträd(?:nads|s)förbud\p{L}*|(?:balkong|altan|trapp|terrass)\p{L}*[^.\n]{0,80}?(?:avstängd|avspärrad|(?:får|kan)\s+(?:ej|inte)\s+(?:beträdas|användas|nyttjas)|(?:ej|inte)\s+får\s+(?:beträdas|användas|nyttjas))\p{L}*`,
    unless: String.raw`ras-?\s?och\s+skred|(?:ingen|inga|låg|liten)\s+(?:\p{L}+\s+)?(?:ras|nedfalls)risk`,
    holdsDenial: true,
  },
} satisfies Wordings;
