import { plainWord, plainGap, undenied } from '../phrases.js';
import type { Wordings } from '../wording.js';

const inGround = String.raw`(?:i|under)\s+(?:mark(?:en)?|jord(?:en)?|trädgård(?:en)?|tomt(?:en)?|gräsmatta(?:n)?|infart(?:en)?|rabatt(?:en)?|gården)(?!\p{L})|(?:ned|ner)gräv\p{L}*|markförlag\p{L}*`;
const notCleaned = String.raw`(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:saner|tömd|tömts|rengj|plomber)\p{L}*`;
const heater = String.raw`(?:sol(?:cell|panel|energi|el)|\p{L}*värmepump|bergvärme|vitvar|varmvattenberedare|laddbox|fjärrvärmecentral|hemlarm|ventilationsaggregat)\p{L}*`;
const flue = String.raw`(?:rökgång|rökkanal|kanal|skorsten|murstock|\p{L}*kakelugn|eldstad|\p{L}*kamin|vedspis|öppna?\s+spis)(?:en|ar|arna|et|er|erna|ens|s)?`;
const noFire = String.raw`eldning\p{L}*\s+${plainWord}{0,3}(?:förbjud|otillåt)\p{L}*|(?:inte|ej)\s+(?:längre\s+)?(?:tillåtet|lov|lämpligt)\s+att\s+elda|sprick(?:a|or|bildning)\p{L}*\s+i\s+(?:\p{L}+\s+)?${flue}|(?:stopp|förbud|nej)\s+(?:för|mot|till)\s+(?:all\s+)?eldning|${flue}${plainGap(40)}(?<!\p{L})(?:sprucken|spruckna|sprickor|spräckt|(?:fick|fått)\s+nej|fälld(?:es|a)?)(?!\p{L})|${flue}\s+(?:\p{L}+\s+)?(?:klara(?:de|r)?|gick)\s+(?:ej|inte|aldrig)(?!\p{L})|sotar\p{L}*\s+(?:har\s+)?(?:fäll(?:de|t)|döm(?:de|t)\s+ut|underkän(?:de|t)|sagt\s+nej|sade\s+nej)`;

/** Fireplaces, what heats the house, what is left of it in the ground and what is only rented. */
export const heatingWordings = {
  /** No fire is allowed, or the flue is faulty: `eldningsförbud`, `sprickor i rökgången`. */
  'fireplace-ban': {
    words: String.raw`eldningsförbud\p{L}*|(?:får|kan|ska)\s+(?:ej|inte)\s+(?:eldas|användas\s+för\s+eldning)|${noFire}|(?:rökgång|rökkanal|skorsten|murstock|kakelugn|eldstad|kamin|öppna\s+spis)\p{L}*[^.\n]{0,50}?(?:underkän|utdöm|otät|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:godkän|brukbar))\p{L}*`,
    unless: String.raw`(?:hävt|upphävt|inget|ej|utan)\s+eldningsförbud|^(?=.*(?<!\p{L})hade\s+eldningsförbud)(?=.*(?<!(?<!\p{L})(?:inte|ej|aldrig)\s+)godkän(?:des|ts|d|t)(?!\p{L}))(?!.*(?<!\p{L})(?:fortfarande|ännu|men|dock|utom|ena)(?!\p{L}))|(?:löv|ris|gräs|kvistar|utomhus|trädgårdsavfall)(?!\p{L})`,
    holdsDenial: true,
    cases: {
      /** `Sprickor i rökgången`, and no ban. */
      faultOnly: {
        words: String.raw`^(?!.*(?:förb[ju]+d|stopp|får\s+(?:ej|inte)|tillåt|underkän|utdöm|nej(?!\p{L})|fäll|döm))`,
      },
    },
  },
  /** Nobody knows whether it is tight: `kakelugnen är ej provtryckt`. */
  'fireplace-untested': {
    words: String.raw`(?:rökgång|rökkanal|skorsten|murstock|kakelugn|eldst[aä]d|\p{L}*kamin|vedspis|öppna\s+spis)\p{L}*[^.\n]{0,50}?(?:(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?(?:provtryck|besikt|kontroller|i\s+bruk)|(?:status|skick)\p{L}*\s+(?:är\s+)?(?:okän|oklar))\p{L}*|elda(?:r|s|t)\s+(?:man\s+|vi\s+)?(?:inte|ej)(?!\p{L})`,
    unless: String.raw`eldningsförbud|klara(?:de|r)?\s+(?:ej|inte|aldrig)|otät\p{L}*|underkän\p{L}*|sprick\p{L}*|spruck\p{L}*|(?:inte|ej)\s+(?:bara|endast|enbart)|förbjud\p{L}*|(?:löv|ris|gräs|kvistar|utomhus)(?!\p{L})`,
    holdsDenial: true,
  },
  /** `Direktverkande el`, `elradiatorer`. */
  'direct-electric-heating': {
    words: String.raw`direktverkande\s+el\p{L}*|direktel\p{L}*|elradiator(?:er)?|elelement(?!\p{L})`,
    unless: String.raw`(?:ersatt|bytts?\s+(?:mot|till|ut)|tidigare|utbytt|konverter)`,
  },
  /** `Oljepanna`, `värms med olja`. */
  'oil-heating': {
    words: String.raw`oljepanna\p{L}*|oljeeld\p{L}*|oljebrännare\p{L}*|(?:värms|uppvärmning)\s+(?:upp\s+)?(?:med|av)\s+olja`,
    unless: String.raw`(?:ersatt|bytt|tidigare|utbytt|konverter|borttag|saner|demonter|urkoppl|tömd|skrotad|borta(?!\p{L}))`,
  },
  /** `Oljetank i trädgården`, `cisternen ligger kvar`. */
  'oil-tank': {
    words: String.raw`(?:(?:ej|inte)\s+(?:uppgräv|töm|saner|rengjor|plombera)\p{L}*\s+)?olje?-?\s?(?:tank|cistern)\p{L}*|(?:nedgrävd|gammal)\s+cistern\p{L}*|olj\p{L}*[^.;\n]{0,60}?(?<!\p{L})(?:tank|cistern)(?:en)?\s+(?:(?:\p{L}+\s+)?(?:ligger|finns|står|är)|fick\s+(?:ligga|stå|vara)|blev|lämnades)\s+kvar`,
    unless: String.raw`${undenied(String.raw`(?:upp|bort)(?:gräv|forsla|tag)\p{L}*|saner(?:ad|ats|ades)|fylld\s+med\s+sand|grävts\s+upp|grävdes\s+upp|borta(?!\p{L})(?!.*kvar)|skrotad|demonterad`)}|regnvatten|vattencistern`,
    holdsDenial: true,
    cases: {
      /** `Tanken är inte sanerad`; of one in the ground that is told instead. */
      notCleaned: { words: `^(?!.*(?<!\\p{L})(?:${inGround})).*(?<!\\p{L})(?:${notCleaned})` },
      /** `Tömd och plomberad`. */
      outOfUse: { words: undenied(String.raw`tömd|tömts|tömdes|ur\s+bruk|plombera\p{L}*|urkoppla\p{L}*`) },
      inGround: { words: inGround },
    },
  },
  /** `Värmepumpen hyrs`, `leasade solceller`. */
  'rented-equipment': {
    words: String.raw`${heater}${plainGap(40)}(?<!\p{L})(?:leasa\p{L}*|leasing\p{L}*|hyr(?:s|d|da|t)(?!\p{L})(?!\s+(?:ut|ej|inte))|hyres(?:avtal|kontrakt)\p{L}*)|(?:leasa(?:d|de|t)|hyrd(?:a)?|hyrt|leasing\p{L}*|hyresavtal\p{L}*)\s+${plainWord}{0,2}?${heater}`,
    unless: String.raw`köp(?:t|tes|ts)\s+(?:loss|ut)|utköp|friköp|(?:ut)?lös(?:t|tes|ts)(?!\p{L})|kan\s+(?:\p{L}+\s+)?(?:hyras|leasas)`,
  },
} satisfies Wordings;
