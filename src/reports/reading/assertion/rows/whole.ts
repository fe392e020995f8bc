import { concernsHome } from '../reach.js';
import { pattern, whole, type Row } from '../row.js';
import { opensWithOthers } from './elsewhere.js';
import { askedRows } from './thought.js';

/** What came over others did not come here: `här kom huset undan`, `vatten nådde aldrig hit upp`. */
const spared = String.raw`(?<!\p{L})(?:(?:här|huset|villan|tomten|vi|fastigheten|vår(?:t|a)?\s+\p{L}+|hos\s+oss)\s(?:\p{L}+\s+){0,4}?(?:klara(?:de|t)\s+(?:sig|oss)|kom\s+(?:\p{L}+\s+)?undan|gick\s+fria?|förskona(?:des|ts))|(?:nådde|nått|kom|kommit|steg|stigit)\s+(?:aldrig|inte)\s+(?:\p{L}+\s+)?(?:hit|huset|tomten|vår(?:t|a)?)|aldrig\s+(?:nått|kommit\s+till)\s+(?:hit|huset|tomten|vår(?:t|a)?)|(?:inget|ingenting)\s+(?:\p{L}+\s+)?(?:nådde|kom|trängde|rann)\s+(?:\p{L}+\s+)?(?:hit|huset)|(?:men|dock)\s+(?:inte|aldrig)\s+(?:här|hit|hos\s+oss|i\s+vår(?:t|a)?))(?!\p{L})`;
/** Rooms of this home, which what `came to nobody` may have come into all the same. */
const ownRooms =
  /(?<!\p{L})(?:källaren|badrummet|tvättstugan|hallen|vinden|krypgrunden|golvbrunnen|pannrummet|gillestugan|vår\s+källare)(?!\p{L})/iu;

/**
 * What decides how a whole clause stands, that the learned reader took for one thing. The words may stand anywhere in its
 * sentence, the clause included.
 */
export const wholeRows: readonly Row[] = [
  ...askedRows,
  {
    id: 'denied-whole',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`(?<!\p{L})nej(?=[,.!])|(?<!\p{L})(?:har|hade)\s+(?:inte|aldrig)\s+(?:förekommit|funnits|drabbats)(?!\p{L})|(?<!\p{L})(?:(?:omfattas|berörs)\s+(?:inte|ej)|(?:inte|ej)\s+(?:omfattas|berörs))(?!\p{L})`,
      ),
    },
  },
  {
    id: 'insurer-paid',
    standing: 'mended',
    scope: 'sentence',
    amid: {
      sentence:
        /(?<!\p{L})försäkringsbolag\p{L}*\s(?:\p{L}+\s)?(?:lade|lät|lagade|bytte|betalade|bekostade|ersatte|torkade|byggde|återställde|stod\s+för|tog\s+(?:kostnaden|hand\s+om))(?!\p{L})/iu,
    },
  },
  {
    id: 'of-other-homes',
    standing: 'elsewhere',
    scope: 'sentence',
    amid: { sentence: pattern(`^${opensWithOthers}`) },
    unless: { sentence: concernsHome },
  },
  {
    id: 'clause-of-other-homes',
    standing: 'elsewhere',
    scope: 'clause',
    after: pattern(`^${opensWithOthers}`),
    unless: { sentence: pattern(`^${opensWithOthers}|${concernsHome.source}`) },
  },
  {
    id: 'on-the-road',
    standing: 'elsewhere',
    scope: 'sentence',
    amid: {
      sentence:
        /(?<!\p{L})(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram)\s+(?:på|längs|utmed|efter)\s+(?:vägen|gatan|backen|ån)(?!\p{L})/iu,
    },
    unless: { sentence: concernsHome },
  },
  {
    id: 'home-spared',
    standing: 'denied',
    scope: 'sentence',
    amid: { sentence: pattern(spared) },
    unless: { sentence: ownRooms },
  },
  {
    id: 'home-spared-after',
    standing: 'denied',
    scope: 'onward',
    after: pattern(String.raw`^\s*(?:men\s+)?(?=(?:här|huset|villan|tomten|vi|vår|vårt)\s)${spared}`),
    amid: {
      sentence:
        /(?<!\p{L})(?:skyfall|översväm|storm|högvatten|grann|de\s+som\s+bor|området|gatan|kvarteret)/iu,
    },
    unless: { sentence: ownRooms },
  },
  {
    id: 'plan-came-to-nothing',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: whole(
        String.raw`röstades\s+ne[dr]|röstats\s+ne[dr]|nedröst(?:ad|at|ade|ats)|avslogs|avslagits|fick\s+(?:ett\s+)?(?:avslag|nej)|sade?\s+nej|drog\s+(?:\p{L}+\s+)?tillbaka|drogs\s+tillbaka|dragits\s+tillbaka|skrinla(?:des|gts|gd|gt|gda)|skrota(?:des|ts|d|t)|lades\s+ned|nedlag(?:d|t|da|ts)|blev\s+(?:det\s+)?(?:aldrig\s+(?:av|något)|inget\s+(?:med|av))|avskrevs|avskrivits|inte\s+längre\s+aktuell\p{L}*|har\s+inte\s+(?:återkommit|sökts\s+på\s+nytt)|togs\s+bort\s+ur\s+(?:\p{L}+\s+){0,2}plan(?:en)?|gick\s+om\s+intet`,
      ),
    },
    // What the seller sought, a work that was needed, or a matter that goes on.
    unless: {
      sentence: pattern(
        String.raw`(?<!\p{L})(?:bygglov|bygganmäl|dispens|säljar|ägar|familjen|vi(?!\p{L})|vår|\p{L}*renover|stambyt|\p{L}*saner|reparation|reparera|\p{L}*åtgärd|underhåll|relining|\p{L}*dräner|byta(?!\p{L})|\p{L}*byte(?!\p{L})|försäkring|lån|bank|garanti|anspråk|ersättning|köpar|friköp|hiss|\p{L}*balkong|altan|uterum|tillbygg|fasad|takomlägg|avgift|larm|men(?!\p{L})|dock|överklag|\p{L}*prövning|igen(?!\p{L})|i\s+stället)`,
      ),
    },
  },
  {
    id: 'hardly-heard',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`^(?=.*(?:ljud|buller|hör|tåg|trafik|väg|buss|spårvagn|industri|musik|sorl|flyg|strålkast|restaurang|krog|skol|kyrk|motor))(?=.*(?:(?<!\p{L})(?:hörs|hör\s+man|märks|uppfattas)\s+(?:(?:endast|bara|blott|enbart|ytterst|mycket|som\s+ett)\s+)?(?:svagt|knappt|knappast|inte|aldrig|obetydligt)|(?<!\p{L})(?:märks|hörs)\s+enligt\s+\p{L}+\s+(?:inte|knappt|knappast|aldrig)|(?<!\p{L})stör\s+(?:inte|ej|aldrig|knappast))(?!\p{L}))`,
      ),
    },
    unless: {
      sentence: pattern(
        String.raw`(?<!\p{L})(?:dygnet|natt|nätt|mätning|uppmät|mätt|db|dba|decibel|\p{L}*riktvärd|gränsvärd|tydligt|\p{L}*stäng|men(?!\p{L})|dock|om(?!\p{L})|förrän|vibr|skak|planera|fläkt|grann)\p{L}*`,
      ),
    },
  },
  {
    id: 'in-order',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: whole(
        String.raw`(?:inte|aldrig)\s+(?:gett|givit|såg|sett|funnit)\s+(?:någon\s+)?anledning|utan\s+kö|någon\s+(?:fråga|tvist|oklarhet)\s(?:\p{L}+\s+){0,5}(?:finns|föreligger)\s+inte|(?:utförd|utfört|utförda|gjord|gjort|dragen|draget|installerad|installerat)\s+av\s+(?:registrera|auktorisera|behörig|certifiera)\p{L}*|energideklaration(?:en)?\s+(?:är|har)\s+beställ(?:d|ts)|(?:har|hade|fick|finns)\s+(?:\p{L}+\s+){0,2}?(?:bygg)?lov\s+och\s+(?:dispens|slutbesked)`,
      ),
    },
    unless: {
      sentence: pattern(
        String.raw`(?<!\p{L})(?:men(?!\p{L})|dock|saknas?|saknar|konkurs|utom|förutom|\p{L}*underkän|anmärkning|\p{L}*läck|sprick|fukt|mögel|trasig)`,
      ),
    },
  },
  {
    id: 'lie-of-the-land',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`(?:tomt|trädgård|gräsmatta|mark)\p{L}*\s(?:\p{L}+\s+){0,5}?(?:på\s+en\s+(?:svag|lätt|liten|mjuk)\s+höjd|(?:sluttar|rinner|lutar)\s+(?:svagt|mjukt|lätt)|i\s+(?:svag|mjuk|lätt)\s+(?:sluttning|slänt))(?!\p{L})`,
      ),
    },
    unless: {
      sentence:
        /(?<!\p{L})(?:mot\s+(?:huset|grunden|källaren)|\p{L}*vatten|ras|skred|erosion|blöt|fukt|men|dock)(?!\p{L})/iu,
    },
  },
  {
    id: 'warm-water',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: whole(
        String.raw`(?:golvvärme(?:n)?|radiatorer(?:na)?|elementen|värmesystemet)\s(?:\p{L}+\s+){0,5}?(?:går\s+på\s+vatten|(?:är\s+)?vattenbur(?:en|et|na))`,
      ),
    },
    unless: {
      sentence:
        /(?<!\p{L})(?:\p{L}*läck\p{L}*|sprick\p{L}*|trasig\p{L}*|fel|avstängd\p{L}*|inte|ej|gammal|gamla|men|dock)(?!\p{L})/iu,
    },
  },
  {
    id: 'small-print',
    standing: 'hypothetical',
    scope: 'sentence',
    amid: {
      sentence: whole(
        String.raw`uppgift(?:er|erna)\s(?:\p{L}+\s+){0,3}?(?:härrör|kommer|lämnas)\s+(?:från|av)\s+säljar\p{L}*`,
      ),
    },
  },
];
