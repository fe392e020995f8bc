import { turnedDown } from '../../assertion/turned-down.js';
import { plainWord, plainGap } from '../phrases.js';
import type { Wordings } from '../wording.js';

const beside = String.raw`(?:intill|vid|längs|utmed|bredvid|granne\s+med|angränsa\p{L}*\s+(?:till|mot)|gränsa\p{L}*\s+(?:till|mot)|ligger\s+(?:nära|mot|invid))\s+(?:en\s+|ett\s+|den\s+|det\s+)?(?:\p{L}+\s+)?`;
/** At most 499 metres, in the same clause. */
const metres = String.raw`(?<!\d|\d[ .,])[1-4]?\d{1,2}\s*(?:m|meter)(?!\p{L})`;
/** Not a station or a drive to town. */
const track = String.raw`(?:järnväg(?:en)?|stambana(?:n)?|(?:tåg|järnvägs)spår(?:et|en)?)(?!\p{L})`;
const road = String.raw`(?:motorväg(?:en)?|riksväg(?:en)?(?:\s\d+)?|genomfartsled(?:en)?|E\s?\d{1,2}(?::?an)?)(?![\p{L}\d])`;
const goes = String.raw`(?:går|ligger|löper|passerar|drar|finns|börjar|är)`;
const byHome = String.raw`(?:(?:strax|precis|direkt|alldeles|tätt|bara)\s*)?(?:bakom|intill|invid|utanför|nedanför|ovanför|förbi)\s+(?:\p{L}+\s+)?(?:tomt|hus|trädgård|fastighet|gård|bostad|knut|fönst|altan)\p{L}*`;
const nearTraffic = String.raw`(?:${track}|${road})\s+${goes}(?!\p{L})(?:${plainGap(40)}${metres}|\s+${byHome})|${metres}\s+(?:till|från)\s+(?:\p{L}+\s+)?(?:${track}|motorväg(?:en)?(?!\p{L}))`;
const seen = String.raw`(?:löper|går|passerar|drar)\s+${plainWord}?${track}|${track}\s+(?:skymtar|syns)`;
const audible = String.raw`(?:E\s?\d{1,2}(?::?an)?|(?:motor|riks|stor|lands)?väg(?:en)?(?:\s\d+)?|trafiken|järnvägen|tåg(?:et|en)|flyg(?:et|en|planen))\s+${plainWord}?(?:hörs|märks|känns|brusar|dundrar)`;
const passing = String.raw`tåg(?:et|en)\s+(?:\p{L}+\s+)?(?:passerar|går\s+(?:\p{L}+\s+)?(?:förbi|bakom|utanför|nära|intill)|dundrar)|flyg(?:plan(?:en)?|en|et)\s+(?:går|passerar|flyger)\s+(?:\p{L}+\s+)?(?:lågt|över)`;

/** Plans that came to nothing: not an appeal against them. */
const cameToNothing = String.raw`(?<!överklag[^.;]{0,60})(?:${turnedDown}|avslag\p{L}*|avslås|nekad\p{L}*|stoppa(?:d|t|ts|des)|inte\s+aktuell)(?![^.;]{0,60}överklag)`;
/** A business that is no more; one that closes on Sundays goes on. */
const closed = String.raw`nedlagd|(?:lades|lagts)\s+ner?d?(?!\p{L})|stäng(?:d|t|des|ts)(?!\p{L})(?!\s+(?:på|under|vid|mellan|när|vissa))|avvecklad\p{L}*|avvecklades|upphör(?:de|t)|återställd|igenvuxen`;

/** What the text states about the surroundings that a buyer should look up for the address. */
export const locationWordings = {
  /** `Risk för översvämning`, `högvatten`. */
  'shore-flood': {
    words: String.raw`(?:risk\p{L}*\s+för\s+(?:\p{L}+\s+)?)?översvämning(?!sförsäkr|sskydd)\p{L}*|översvämma(?:s|t|ts|des|d|de)|skyfall(?:skart|srisk|somr)\p{L}*|högvatten\p{L}*`,
    unless: String.raw`utanför|(?:låg|liten|ingen|minimal)\s+(?:\p{L}+\s+)?risk|\p{L}*risk\p{L}*\s+(?:är|bedöms\s+som)\s+(?:\p{L}+\s+)?(?:låg|liten|obefintlig)`,
    mayBeNeighbours: true,
  },
  /** `Risk för skred`, `kvicklera`. */
  landslide: {
    words: String.raw`risk\p{L}*\s+för\s+(?:\p{L}+\s+)?(?:ras|skred|erosion|jordskred)(?!\p{L})|skredrisk\p{L}*|skredområde\p{L}*|ras-?\s?(?:och|eller)\s+skred\p{L}*|jordskred\p{L}*|kvicklera\p{L}*|erosion(?:srisk|sskad)?\p{L}*`,
    unless: String.raw`utanför|(?:låg|liten|ingen|minimal)\s+(?:\p{L}+\s+)?(?:risk|skredrisk)|\p{L}*risk\p{L}*\s+(?:är|bedöms\s+som)\s+(?:\p{L}+\s+)?(?:låg|liten|obefintlig)`,
    mayBeNeighbours: true,
  },
  /** `Nedlagd bensinstation`, `före detta sågverk`. */
  'industrial-past': {
    words: String.raw`(?:tidigare|gammal|före\s+detta|f\.?\s?d\.?|nedlagd)\s+(?:\p{L}+\s+)?(?:industri|bensinstation|kemtvätt|sågverk|impregnering|handelsträdgård|deponi|soptipp|verkstads|gasverk)\p{L}*`,
    mayBeNeighbours: true,
  },
  /** Traffic that is heard, seen or close: `vägbuller`, `E4:an hörs`, `tågen passerar bakom tomten`. */
  'traffic-noise': {
    words: String.raw`(?:trafik|väg|tåg|flyg|spår|järnvägs?)-?(?:buller|brus|ljud|störning)\p{L}*|buller(?!skydd|dämp|plank|isoler|vall|fri|by)\p{L}*|(?:hörs|märks|hör)\s+(?:\p{L}+\s+){0,3}?(?:trafik|tåg|flyg|motorväg|E\d)\p{L}*|(?:trafiken|tågen|flygen|motorvägen)\s+(?:\p{L}+\s+)?hörs|${beside}(?:järnväg(?:en)?|stambana\p{L}*|motorväg\p{L}*|genomfartsled\p{L}*|riksväg\p{L}*|flygplats\p{L}*|E\s?\d{1,2})(?!s|\p{L})|inflygning\p{L}*|${nearTraffic}|${seen}|${audible}|${passing}`,
    unless: String.raw`(?:hörs|märks|känns|stör)\s+(?:ej|inte|aldrig|knappt)|nedlagd\p{L}*|banvall|(?:låg|liten|obetydlig|inget|utan|fri)\p{L}*\s+(?:\p{L}+\s+)?(?:trafik)?buller|skyddad\p{L}*\s+(?:från|mot)`,
    mayBeNeighbours: true,
    cases: {
      /** `Järnvägen går 60 meter bort`. */
      within100Metres: {
        words: String.raw`^(?=.*(?:${track}|${road})).*(?<!\d|\d[ .,])\d{1,2}\s*(?:m|meter)(?!\p{L})`,
      },
    },
  },
  /** `Kraftledning`, `transformatorstation`. */
  'power-line': {
    words: String.raw`kraftledning\p{L}*|högspänning\p{L}*|transformatorstation\p{L}*|ställverk\p{L}*`,
    unless: String.raw`nedgräv|gräv(?:ts|des)\s+ned|gräv(?:ts|des)\s+ner|markförlag|(?:nedlag|lag)(?:d|t|ts)\s+(?:ner\s+)?i\s+(?:mark|jord)`,
    mayBeNeighbours: true,
  },
  /** `Vindkraftverk`. */
  'wind-power': {
    words: String.raw`vindkraft\p{L}*|vindsnurr\p{L}*|vindmölle?park\p{L}*`,
    unless: String.raw`${cameToNothing}|andel\p{L}*\s+i|elavtal`,
    mayBeNeighbours: true,
  },
  /** `Grustäkt`, `skjutbana`, `intill ett reningsverk`. */
  'disturbing-neighbour': {
    words: String.raw`(?:grus|berg|torv)-?täkt\p{L}*|stenbrott\p{L}*|krossverk\p{L}*|skjutbana\p{L}*|skjutfält\p{L}*|motorbana\p{L}*|avfallsanläggning\p{L}*|industri(?:område|n)?(?:t)?\s+${goes}${plainGap(40)}${metres}|${beside}(?:reningsverk|industriområde|godsterminal|återvinningscentral|djurfabrik|svinfarm|hönseri)\p{L}*`,
    unless: closed,
    mayBeNeighbours: true,
  },
  /** `Högriskområde för radon`, `markradon`. */
  'radon-ground': {
    words: String.raw`(?:hög|högriskområde|risk)\p{L}*\s+(?:område\s+)?(?:för|av)\s+(?:mark)?radon|högriskmark\p{L}*|radonmark\p{L}*|högradonmark\p{L}*|radonrisk(?:område|mark)\p{L}*|markradon\p{L}*`,
    unless: String.raw`(?:låg|liten)\p{L}*\s+(?:\p{L}+\s+)?risk|lågrisk`,
  },
  /** Plans to build: `ny detaljplan`, `granntomten ska bebyggas`. */
  'building-nearby': {
    words: String.raw`(?:ny|ändrad|kommande)\s+detaljplan\p{L}*|detaljplan\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:tas\s+fram|ändras|är\s+under|upprättas|är\s+på\s+samråd|pågår)|planarbete\p{L}*|plansamråd\p{L}*|(?:planeras?|planerar|ska|skall|kommer)\s+(?:\p{L}+\s+){0,4}?(?:byggas|bebyggas|uppföras|exploateras)|(?:granntomt|grannfastighet|grannens\s+tomt|intilliggande\s+mark)\p{L}*\s+(?:\p{L}+\s+)?(?:bebyggs|bebyggas|exploateras)|nya\s+bostäder\s+(?:byggs|planeras|uppförs)`,
    unless: String.raw`huset\s+(?:ska|kommer)|bostaden\s+(?:ska|kommer)|(?:gick|vunnit)\s+laga\s+kraft\s+(?:19|200|201)`,
    mayBeNeighbours: true,
  },
} satisfies Wordings;
