import { concernsHome } from '../reach.js';
import { turnedDown } from '../turned-down.js';
import { pattern, type Row } from '../row.js';
import { ofSameBuilding, opensWithOthers, ourPlace } from './elsewhere.js';
import { askedRows } from './thought.js';

/** Words between a home and what is said of it, none of which denies it. */
const between = String.raw`(?:(?!(?:inte|ej|aldrig|icke|knappt|knappast|varken|nästan)\s)\p{L}+\s+)`;
const wellOff = String.raw`(?:klara(?:de|t)\s+(?:sig|oss)(?!\s+(?:inte|ej|aldrig|knappt|knappast|dåligt|illa|nästan|utan(?!\s+(?:skad|vatten)))(?!\p{L}))|kom\s+${between}?undan|gick\s+fria?|förskona(?:des|ts))`;
/** What came over others did not come here: `här kom huset undan`, `vatten nådde aldrig hit upp`. */
const spared = String.raw`(?<!\p{L})(?:(?:här|huset|villan|tomten|vi|fastigheten|vår(?:t|a)?\s+\p{L}+|hos\s+oss)\s${between}{0,4}?${wellOff}|(?:nådde|nått|kom|kommit|steg|stigit)\s+(?:aldrig|inte)\s+(?:\p{L}+\s+)?(?:hit|huset|tomten|vår(?:t|a)?)|aldrig\s+(?:nått|kommit\s+till)\s+(?:hit|huset|tomten|vår(?:t|a)?)|(?:inget|ingenting)\s+(?:\p{L}+\s+)?(?:nådde|kom|trängde|rann)\s+(?:\p{L}+\s+)?(?:hit|huset)|(?:men|dock)\s+(?:inte|aldrig)\s+(?:här|hit|hos\s+oss|i\s+vår(?:t|a)?))(?!\p{L})`;
const disaster = String.raw`(?:skyfall|översväm|storm|högvatten)`;
/** Parts of this home, damage to it, and guards against water that others have: then it was not spared, or may not be. */
const notSpared = String.raw`källar|badrum|tvättstug|hallen|vinden|krypgrund|golvbrunn|pannrum|gillestug|syll|tak(?!\p{L})|taket|grunden|grundmur|vägg|golv|fasad|altan|garage|carport|brunn|avlopp|(?<!(?:utan|inga|inte)\s)skad|fukt|mögel|röta|läck|sprick|brast|brust|rasade|rör(?:en)?(?!\p{L})|hittills|ännu|bygg|skydd|vall|pump|ventil|åtgärd|dräner|invall|installera|försäkring|räddning|brandkår|hjälp|ersättning`;

/** `Grannen har hussvamp, och vi har det också`. */
const hereToo = String.raw`(?<!\p{L})(?:vi|vår(?:t|a)?|oss|här|huset|hos\s+oss)(?!\p{L}|\s+inte)[^.;]{0,40}(?<!\p{L})(?:också|likaså|detsamma|samma)(?!\p{L}|\s+år)`;

/** What somebody else would do in the neighbourhood. */
const plan = String.raw`(?<!\p{L})(?:\p{L}*plan(?:en|er|erna)(?!\p{L})|\p{L}*förslag|\p{L}*anlägga(?!\p{L})|motion(?:en|er)?(?!\p{L})|\p{L}*projekt|utredning|detaljplan|\p{L}*bygga(?!\p{L})|exploat|\p{L}*hotell|vindkraft|vindsnurr)`;
/** `Hos Rune frös ledningen, här har det aldrig hänt`: not `aldrig hänt förut`, which it did now. */
const notHere = String.raw`(?=.*(?<!\p{L})hos\s+(?!(?:oss|mig|säljar\p{L}*|ägar\p{L}*|familjen)(?!\p{L}))\p{L}+(?!\p{L}|\s+och\s+(?:mig|oss)))(?=.*(?<!\p{L})(?:här|hos\s+oss)\s+har\s+(?:det|detta|sådant|något\s+sådant)\s+(?:aldrig|inte)\s+(?:hänt|inträffat|skett|förekommit)[\s.!]*$)`;
/** What binds a home where it is so, and tells of nothing where it is not. */
const burden = String.raw`(?:[kq]-?märk(?:t|ta|ning)|kulturmärk\p{L}*|kulturminn\p{L}*|byggnadsminn\p{L}*|fornminn\p{L}*|fornlämning\p{L}*|naturreservat\p{L}*|\p{L}*arrende\p{L}*|tomträtt\p{L}*)`;
/** Behind such a denial: what holds in its place is no burden either. */
const ownLand = String.raw`,?\sutan\s(?!.*(?<!\p{L})(?:hyr|tomträtt|arrend|inte|ej(?!\p{L})|men(?!\p{L})|dock|fast|förbud))(?:\p{L}+\s){0,3}?(?:(?:mark|tomt)(?:en)?\s(?:följer|ingår|ägs|är\s(?:egen|ägd|friköpt))|äganderätt|friköpt|egen\s(?:mark|tomt))`;
const cameToNothing = String.raw`(?<!\p{L})(?:${turnedDown}|lades\s+ned|(?:plan|planer|planerna|planen|förslag\p{L}*|projekt\p{L}*|utredning\p{L}*)\s(?:\p{L}+\s+){0,4}?(?:är|blev|har)\s+(?:blivit\s+)?nedlag(?:d|t|da)|inte\s+längre\s+aktuell\p{L}*|har\s+inte\s+(?:återkommit|sökts\s+på\s+nytt)|togs\s+bort\s+ur\s+(?:\p{L}+\s+){0,2}plan(?:en)?)(?!\p{L})`;

/** `Berör inte vår sida`, `har inte med vårt hus att göra`. */
const leavesHomeAlone = String.raw`(?<!\p{L})(?:(?:berör|berörde|rör|rörde|påverkar|påverkade|drabbar|drabbade|gäller|gällde)\s+(?:inte|ej|aldrig)\s+(?:oss(?!\p{L})|${ourPlace}(?!\p{L})|huset(?!\p{L})|fastigheten(?!\p{L})|tomten(?!\p{L}))|har\s+(?:inte|inget)\s+med\s+(?:oss|vårt\s+hus|vår\s+\p{L}+|den\s+här\s+\p{L}+)\s+att\s+göra(?!\p{L}))`;
/** A remedy that did not come here, a part of the home that has the trouble, what is limited in time or taken back, and rights and costs. */
const mayReachHome = String.raw`(?<!\p{L})(?:\p{L}*saner|\p{L}*byt(?:e|en|et|t|ts|tes)(?!\p{L})|\p{L}*renover|relin|\p{L}*dräner|\p{L}*isoler|\p{L}*garanti|försäkring|\p{L}*intyg|\p{L}*åtgärd|\p{L}*skydd|\p{L}*ersättning|\p{L}*sänkning|sänk|\p{L}*bidrag|\p{L}*stöd|\p{L}*undersök|\p{L}*besikt|\p{L}*utred|\p{L}*mätning|\p{L}*kontroll|friskriv|\p{L}*lov(?:et)?(?!\p{L})|tillstånd|\p{L}*avtal|servitut|\p{L}*rätt(?:en)?(?!\p{L})|\p{L}*anslut|fiber|fjärrvärme|\p{L}*ledning|kommunalt|underhåll|laga|reparera|tät|\p{L}*avgift|skuld|lån|\p{L}*kostnad|ränta|tvist|stämning|förelägg|förbud|\p{L}*radon|men(?!\p{L})|dock|däremot|fast(?:än)?(?!\p{L})|ännu|hittills|än\s+så\s+länge|i\s?dag|i\s+nuläget|nu(?!\p{L})|för\s+närvarande|direkt|bara|endast|enbart|främst|(?:i\s+)?så\s+(?:stor|hög)|nämnvärt|särskilt|lika|längre|förrän|än(?!\p{L})|(?<!(?:norr|söder|öster|väster|sidan)\s)om(?!\p{L})|etapp|fas(?!\p{L})|första|natt|dagtid|sommar|vinter|säger|sade|menar|försäkra|lova|konkurs|rekonstruk|byggherr|byggbolag|entreprenör|polis|styrelse|förvalt|revisor|skatt|uttaxer|oäkta|\p{L}*avgäld|arrende|\p{L}*hyra|utsläpp|\p{L}*lukt|damm|\p{L}*strål|pfas|deponi|soptipp|\p{L}*lera(?!\p{L})|buller|kan(?!\p{L})|ska(?!\p{L})|väntas|planeras|beräknas|enligt|uppges|uppger|sägs|påstås|tror|bedöms|källar|grund(?:en|mur)|vägg|vårt\s+tak|badrum|kök|tvättstug|sprick|sättning|\p{L}*fukt|mögel|\p{L}*läck|ras(?:et|risk\p{L}*)?(?!\p{L})|skred|\p{L}*förore|gift|översväm|också|även)`;
/** Land and houses of others. */
const beyond = String.raw`(?<!\p{L})(?:tvärs\s+över|på\s+andra\s+sidan|mitt\s?emot|grann(?:tomt|fastighet|hus|kvarter)\p{L}*|en\s+kilometer|flera\s+kilometer)`;
const cleaned = String.raw`(?<!\p{L})(?:är|blev|har)\s+(?:sedan\s+\p{L}+\s+)?(?:\p{L}+\s+)?(?:efterbehandla|sanera|friskförklara)(?:d|t|ts)(?!\p{L})`;
const notClean = String.raw`(?<!\p{L})(?:delvis|pågå|ska(?:ll)?(?!\p{L})|bör|måste|återstår|kvar|kvarstår|men(?!\p{L})|dock|däremot|fast(?:än)?(?!\p{L})|inte|ej(?!\p{L})|ännu|hittills|planera|beslut|ansvar|betala|kostnad|\p{L}*avgift|halva|del(?:en|ar)?(?!\p{L})|spri[dt]|grundvatten|läck|provtag|mätning|kontroll|övervak|vår(?:t|a)?\s+(?:tomt|mark|brunn|källare|hus)|här(?!\p{L})|också|även|väntan|väntar|uppge|enligt|sägs|ansök|halt(?:er|erna)?(?!\p{L})|riktvärde|industrimark|vägg|golv|rum(?:met)?(?!\p{L})|hall(?:en)?(?!\p{L})|gård|infart|uppfart|altan|cistern|\p{L}*tank|\p{L}*tak(?:et)?(?!\p{L})|källare|vinden|badrum|huset|villan|lägenheten|fastigheten|tomten|bostaden|föreningen)`;

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
        String.raw`(?<!\p{L})nej(?=[,.!])|(?<!\p{L})(?:har|hade)\s+(?:inte|aldrig)\s+(?:förekommit|funnits|drabbats)(?!\p{L})|(?<!\p{L})(?:(?:omfattas|berörs)\s+(?:inte|ej)|(?:inte|ej)\s+(?:omfattas|berörs))(?!\p{L})(?!\s+av\s+(?:\p{L}+\s+)?(?:\p{L}*försäkring|garanti|avtal|skydd)\p{L}*)`,
      ),
    },
  },
  {
    id: 'not-here',
    standing: 'denied',
    scope: 'sentence',
    amid: { sentence: pattern(`^${notHere}`) },
  },
  {
    id: 'burden-denied',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`^\P{L}*(?:\p{L}+\s+){1,5}?(?:inte|ej|ingen|inget|varken)\s+(?:(?:fråga|om|någon|något|ett|en)\s+){0,2}${burden}(?:\s+eller\s+(?:ett\s+|en\s+)?${burden})?(?=[\s.!]*$|${ownLand})`,
      ),
    },
  },
  {
    id: 'plain-matter',
    standing: 'denied',
    scope: 'clause',
    after: pattern(
      String.raw`^\P{L}*(?:energideklaration(?:en)?\s+(?:är\s+)?(?:beställd|utförd|pågår)|ventilation(?:en)?\s+(?:är|sker\s+(?:med|genom))\s+(?:(?:mekanisk|naturlig)\s+)?(?:frånluft(?:sventilation)?|från-\s+och\s+tilluft|självdrag|ftx|f-system)(?:\s+med\s+(?:värme)?återvinning)?|(?:gräsmattan|tomten|trädgården|marken)\s+(?:lutar|sluttar)\s+(?:svagt|lätt)\s+(?:mot|åt|ned\s+mot|ner\s+mot)\s+(?:söder|väster|öster|norr|sjön|vattnet|ån|havet|vägen))[\s.,;!]*$`,
    ),
  },
  {
    id: 'insurer-paid',
    standing: 'mended',
    scope: 'sentence',
    amid: {
      sentence:
        /(?<!\p{L})försäkringsbolag\p{L}*\s(?:\p{L}+\s)?(?:(?:lagade|bytte|torkade|byggde|återställde|tog\s+(?:kostnaden|hand\s+om)|lade\s+(?:in\s+|om\s+)?(?:ett\s+|en\s+)?ny(?:tt|a)?)(?!\p{L}|\s+(?:inte|ej|aldrig|bara|endast|enbart|delvis|halva))|lät\s+(?:laga|byta|torka|riva|sanera|åtgärda|reparera|renovera|återställa|bygga|lägga)|(?:betalade|bekostade|ersatte|stod\s+för)\s+(?!(?:inte|ej|aldrig|bara|endast|enbart|delvis|halva|ut)(?!\p{L}))(?:\p{L}+\s+){0,2}?(?:\p{L}*(?:reparation|saner|återställ|renover|arbet|uttork)\p{L}*|allt|alltihop|allting|nytt|nya|ny|bytet)(?!\p{L}))/iu,
    },
  },
  {
    id: 'of-other-homes',
    standing: 'elsewhere',
    scope: 'sentence',
    amid: { sentence: pattern(`^${opensWithOthers}`) },
    unless: { sentence: pattern(`${concernsHome.source}|${ofSameBuilding}|${hereToo}`) },
  },
  {
    id: 'clause-of-other-homes',
    standing: 'elsewhere',
    scope: 'clause',
    after: pattern(`^${opensWithOthers}`),
    unless: { sentence: pattern(`^${opensWithOthers}|${concernsHome.source}|${ofSameBuilding}`) },
  },
  {
    id: 'on-the-road',
    standing: 'elsewhere',
    scope: 'clause',
    after: pattern(
      String.raw`(?<!\p{L})(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram)\s+(?:på|längs|utmed|efter)\s+(?:vägen|gatan|backen|ån)(?!\p{L})`,
    ),
    // What stands further away than the thing: `avloppet är underkänt och längre upp på vägen bor …`.
    undoneBy: { lead: /(?<!\p{L})(?:och|men|är|har|var|blev)(?!\p{L})/iu },
    unless: { sentence: concernsHome },
  },
  {
    id: 'home-spared',
    standing: 'denied',
    scope: 'sentence',
    amid: { sentence: pattern(`^(?=.*${disaster})(?=.*${spared})`) },
    unless: { sentence: pattern(notSpared) },
  },
  {
    id: 'home-spared-after',
    standing: 'denied',
    scope: 'onward',
    after: pattern(
      String.raw`^\s*(?:men\s+)?(?=(?:här|huset|villan|tomten|vi|vår|vårt)\s)${spared}(?!.*(?:${notSpared}))`,
    ),
    amid: { sentence: pattern(disaster) },
    unless: { sentence: pattern(notSpared) },
  },
  {
    id: 'plan-came-to-nothing',
    standing: 'denied',
    scope: 'sentence',
    amid: { sentence: pattern(`^(?=.*${plan})(?=.*${cameToNothing})`) },
    // What the seller sought, a work that was needed, what would have been good, or a matter that goes on.
    unless: {
      sentence: pattern(
        String.raw`(?<!\p{L})(?:bygglov|bygganmäl|dispens|säljar|ägar|familjen|vi(?!\p{L})|vår|\p{L}*renover|stambyt|\p{L}*saner|reparation|reparera|laga(?!\p{L})|\p{L}*åtgärd|underhåll|relining|\p{L}*dräner|byta(?!\p{L})|\p{L}*byte(?!\p{L})|bygga\s+(?:ut|om|till|på)|flytta|förlägg|\p{L}*ledning|kommunalt|försäkring|lån|bank|bud|garanti|anspråk|ersättning|köpar|besiktning|friköp|hiss|\p{L}*balkong|altan|uterum|tillbygg|garage|carport|attefall|fasad|takomlägg|tak(?:et)?(?!\p{L})|stam(?:mar|rör)|rör(?:en)?(?!\p{L})|\p{L}*avlopp|\p{L}*anslut|kvar(?!\p{L})|\p{L}*förorena|\p{L}*deponi|\p{L}*tank(?:en)?(?!\p{L})|fukt|mögel|radon|\p{L}*skad|\p{L}*skydd|bullerplank|\p{L}*vall(?:en)?(?!\p{L})|avgift|larm|men(?!\p{L})|dock|ännu|(?<!\p{L})(?:står|ligger|finns|syns|hörs|i\s+drift)(?!\p{L})|överklag|\p{L}*prövning|igen(?!\p{L})|i\s+stället|(?:inte|ej|aldrig)\s+(?:\p{L}+\s+)?(?:nedröst|röstat|avslag|dragits|skrinl|skrot|nedlag|avskriv)|(?:röstades|avslogs|drogs|skrinlades|skrotades|avskrevs|lades)\s+(?:inte|ej|aldrig))`,
      ),
    },
  },
  {
    id: 'not-of-this-home',
    standing: 'denied',
    scope: 'sentence',
    amid: { sentence: pattern(leavesHomeAlone) },
    // What would help and did not come here, what holds for now, and what is settled of a right or a cost.
    unless: { sentence: pattern(mayReachHome) },
  },
  {
    id: 'cleaned-elsewhere',
    standing: 'elsewhere',
    scope: 'sentence',
    amid: { sentence: pattern(`^(?=.*${beyond})(?=.*${cleaned})`) },
    unless: { sentence: pattern(`${notClean}|${concernsHome.source}`) },
  },
  {
    id: 'hardly-heard',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`^(?=.*(?:ljud|buller|(?<!\p{L})hörs?(?!\p{L})|tåg|trafik|väg(?!g)|buss|spårvagn|industri|musik|sorl|flyg|strålkast|restaurang|krog|skol|kyrk|motor))(?=.*(?:(?<!\p{L})(?:hörs|hör\s+man|märks|uppfattas)\s+(?:(?:endast|bara|blott|enbart|ytterst|mycket|som\s+ett)\s+)?(?:svagt|knappt|knappast|inte|aldrig|obetydligt)|(?<!\p{L})(?:märks|hörs)\s+enligt\s+\p{L}+\s+(?:inte|knappt|knappast|aldrig)|(?<!\p{L})stör\s+(?:inte|ej|aldrig|knappast))(?!\p{L}))`,
      ),
    },
    unless: {
      sentence: pattern(
        String.raw`(?<!\p{L})(?:dygnet|natt|nätt|mätning|uppmät|mätt|db|dba|decibel|\p{L}*riktvärd|gränsvärd|tydligt|\p{L}*stäng|men(?!\p{L})|dock|om(?!\p{L})|förrän|vibr|skak|planera|fläkt|grann)\p{L}*|sprick|fukt|mögel|lukt|fläck|lutar|lutning|röta|ojämn|skev|skad|läck|sättning`,
      ),
    },
  },
];
