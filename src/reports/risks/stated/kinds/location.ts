import { plainGap, plainWord, type TextRisk } from '../text-risk.js';

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

/** What the text states about the surroundings that a buyer should look up for the address. */
export const locationRisks: readonly TextRisk[] = [
  {
    rule: 'shore-flood',
    nearby: true,
    pattern: String.raw`(?:risk\p{L}*\s+för\s+(?:\p{L}+\s+)?)?översvämning(?!sförsäkr|sskydd)\p{L}*|översvämma(?:s|t|ts|des|d|de)|skyfall(?:skart|srisk|somr)\p{L}*|högvatten\p{L}*`,
    unless: String.raw`utanför|(?:låg|liten|ingen|minimal)\s+(?:\p{L}+\s+)?risk|\p{L}*risk\p{L}*\s+(?:är|bedöms\s+som)\s+(?:\p{L}+\s+)?(?:låg|liten|obefintlig)`,
    title: 'Risk för översvämning',
    category: 'Läge',
    severity: 'warning',
    description: 'Annonsen nämner översvämning. Det påverkar försäkring, värde och hur källaren mår.',
    action:
      'Se MSB:s översvämningskarta och kommunens skyfallskarta för adressen, och fråga ditt försäkringsbolag.',
    source: 'MSB (översvämningsportalen), kommunen',
  },
  {
    rule: 'landslide',
    nearby: true,
    pattern: String.raw`risk\p{L}*\s+för\s+(?:\p{L}+\s+)?(?:ras|skred|erosion|jordskred)(?!\p{L})|skredrisk\p{L}*|skredområde\p{L}*|ras-?\s?(?:och|eller)\s+skred\p{L}*|jordskred\p{L}*|kvicklera\p{L}*|erosion(?:srisk|sskad)?\p{L}*`,
    unless: String.raw`utanför|(?:låg|liten|ingen|minimal)\s+(?:\p{L}+\s+)?(?:risk|skredrisk)|\p{L}*risk\p{L}*\s+(?:är|bedöms\s+som)\s+(?:\p{L}+\s+)?(?:låg|liten|obefintlig)`,
    title: 'Risk för ras eller skred',
    category: 'Läge',
    severity: 'warning',
    description: 'Annonsen nämner risk för ras, skred eller erosion. Marken kan behöva förstärkas.',
    action: 'Se SGU:s och SGI:s kartor för adressen, och be om den geotekniska utredningen.',
    source: 'SGU och SGI (kartor över ras, skred och kvicklera)',
  },
  {
    rule: 'industrial-past',
    nearby: true,
    pattern: String.raw`(?:tidigare|gammal|före\s+detta|f\.?\s?d\.?|nedlagd)\s+(?:\p{L}+\s+)?(?:industri|bensinstation|kemtvätt|sågverk|impregnering|handelsträdgård|deponi|soptipp|verkstads|gasverk)\p{L}*`,
    title: 'Tidigare industri på marken eller intill',
    category: 'Läge',
    severity: 'notice',
    weight: 0.5,
    description: 'Gamla verksamheter kan ha lämnat föroreningar i mark och grundvatten.',
    action: 'Se länsstyrelsens karta över förorenade områden för adressen.',
    source: 'Länsstyrelsen (förteckning över förorenade områden)',
  },
  {
    rule: 'traffic-noise',
    nearby: true,
    pattern: String.raw`(?:trafik|väg|tåg|flyg|spår|järnvägs?)-?(?:buller|brus|ljud|störning)\p{L}*|buller(?!skydd|dämp|plank|isoler|vall|fri)\p{L}*|(?:hörs|märks|hör)\s+(?:\p{L}+\s+){0,3}?(?:trafik|tåg|flyg|motorväg|E\d)\p{L}*|(?:trafiken|tågen|flygen|motorvägen)\s+(?:\p{L}+\s+)?hörs|${beside}(?:järnväg(?:en)?|stambana\p{L}*|motorväg\p{L}*|genomfartsled\p{L}*|riksväg\p{L}*|flygplats\p{L}*|E\s?\d{1,2})(?!s|\p{L})|inflygning\p{L}*|${nearTraffic}|${seen}|${audible}|${passing}`,
    unless: String.raw`(?:hörs|märks|känns|stör)\s+(?:ej|inte|aldrig|knappt)|nedlagd\p{L}*|banvall|(?:låg|liten|obetydlig|inget|utan|fri)\p{L}*\s+(?:\p{L}+\s+)?(?:trafik)?buller|skyddad\p{L}*\s+(?:från|mot)`,
    title: 'Buller från väg, spår eller flyg',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    cases: [
      {
        when: String.raw`^(?=.*(?:${track}|${road})).*(?<!\d|\d[ .,])\d{1,2}\s*(?:m|meter)(?!\p{L})`,
        severity: 'warning',
        weight: 1,
        title: 'Spår eller stor väg tätt intill',
        description:
          'Annonsen anger ett avstånd på under 100 meter till järnväg eller stor väg. Så nära kan ljud och vibrationer märkas även inne.',
      },
    ],
    description: 'Annonsen nämner trafik nära bostaden. Ljudet märks mest på uteplatsen och i sovrum.',
    action: 'Se kommunens och Trafikverkets bullerkartor, och besök adressen en vardagsmorgon.',
    source: 'Trafikverket, Naturvårdsverket och kommunen (bullerkartor)',
  },
  {
    rule: 'power-line',
    nearby: true,
    pattern: String.raw`kraftledning\p{L}*|högspänning\p{L}*|transformatorstation\p{L}*|ställverk\p{L}*`,
    unless: String.raw`nedgräv|grävts\s+ner|markförlag|(?:nedlag|lag)(?:d|t|ts)\s+(?:ner\s+)?i\s+(?:mark|jord)`,
    title: 'Kraftledning i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description:
      'En kraftledning påverkar utsikt och värde, och det kan vara förbjudet att bygga intill den.',
    action: 'Mät avståndet, fråga nätägaren om magnetfältet och se om en ledningsrätt gäller på tomten.',
    source: 'Svenska kraftnät och Strålsäkerhetsmyndigheten',
  },
  {
    rule: 'wind-power',
    nearby: true,
    pattern: String.raw`vindkraft\p{L}*|vindsnurr\p{L}*|vindmölle?park\p{L}*`,
    unless: String.raw`avslag\p{L}*|avslog\p{L}*|avslås|nekad|stoppad|inte\s+aktuell|andel\p{L}*\s+i|elavtal`,
    title: 'Vindkraft i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description:
      'Vindkraftverk kan höras, ge skuggor och synas långt. Planerade verk syns ännu inte på plats.',
    action: 'Se Vindbrukskollen och fråga kommunen vad som är byggt, beviljat och sökt.',
    source: 'Länsstyrelserna och Energimyndigheten (Vindbrukskollen)',
  },
  {
    rule: 'disturbing-neighbour',
    nearby: true,
    pattern: String.raw`(?:grus|berg|torv)-?täkt\p{L}*|stenbrott\p{L}*|krossverk\p{L}*|skjutbana\p{L}*|skjutfält\p{L}*|motorbana\p{L}*|avfallsanläggning\p{L}*|industri(?:område|n)?(?:t)?\s+${goes}${plainGap(40)}${metres}|${beside}(?:reningsverk|industriområde|godsterminal|återvinningscentral|djurfabrik|svinfarm|hönseri)\p{L}*`,
    unless: String.raw`nedlagd|återställd|igenvuxen`,
    title: 'Störande verksamhet i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description: 'Verksamheten kan ge buller, damm, lukt eller tung trafik.',
    action: 'Fråga kommunens miljökontor om tillstånd och klagomål, och besök platsen en vardag.',
    source: 'Kommunens miljökontor och länsstyrelsen (miljötillstånd)',
  },
  {
    rule: 'radon-ground',
    pattern: String.raw`(?:hög|högriskområde|risk)\p{L}*\s+(?:område\s+)?(?:för|av)\s+(?:mark)?radon|högriskmark\p{L}*|radonmark\p{L}*|högradonmark\p{L}*|radonrisk(?:område|mark)\p{L}*|markradon\p{L}*`,
    unless: String.raw`(?:låg|liten)\p{L}*\s+(?:\p{L}+\s+)?risk|lågrisk`,
    title: 'Mark som kan avge radon',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen nämner radon i marken. Hur mycket som når rummen visar bara en mätning inne.',
    action: 'Se SGU:s karta över gammastrålning och kommunens radonkarta, och be om en mätning inomhus.',
    source: 'SGU och kommunen (radonkartor)',
  },
  {
    rule: 'building-nearby',
    nearby: true,
    pattern: String.raw`(?:ny|ändrad|kommande)\s+detaljplan\p{L}*|detaljplan\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:tas\s+fram|ändras|är\s+under|upprättas|är\s+på\s+samråd|pågår)|planarbete\p{L}*|plansamråd\p{L}*|(?:planeras?|planerar|ska|skall|kommer)\s+(?:\p{L}+\s+){0,4}?(?:byggas|bebyggas|uppföras|exploateras)|(?:granntomt|grannfastighet|grannens\s+tomt|intilliggande\s+mark)\p{L}*\s+(?:\p{L}+\s+)?(?:bebyggs|bebyggas|exploateras)|nya\s+bostäder\s+(?:byggs|planeras|uppförs)`,
    unless: String.raw`huset\s+(?:ska|kommer)|bostaden\s+(?:ska|kommer)|(?:gick|vunnit)\s+laga\s+kraft\s+(?:19|200|201)`,
    title: 'Byggplaner i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 0.5,
    description:
      'Annonsen nämner planer på att bygga. Det kan ge flera års byggtid och ändra ljus och utsikt.',
    action: 'Läs kommunens pågående detaljplaner för området, och fråga när bygget startar.',
    source: 'Kommunen (pågående detaljplaner)',
  },
];
