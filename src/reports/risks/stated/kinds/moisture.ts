import { closed, general, goneSince, open, undenied, type TextRisk } from '../text-risk.js';

const known = 'byggahus.se (kända fel är köparens)';
const small = String.raw`fönsterb\p{L}*|fönsterkarm\p{L}*|vindskiv\p{L}*|staket\p{L}*|altan\p{L}*|trall\p{L}*|räcke\p{L}*|foderbräd\p{L}*|fönstren`;
const bearing = String.raw`syll\p{L}*|regl\p{L}*|regel\p{L}*|stomm\p{L}*|bjälk\p{L}*|takstol\p{L}*|råspont\p{L}*|golv\p{L}*`;

const wood = String.raw`(?:takstol|bjälk|\p{L}*bjälklag|syll|råspont|stomm|regl|regel|virke|timm|vindsgolv|takås|hanband|spärr)\p{L}*`;
const insects = String.raw`(?:skalbagg|larv|insekt)(?:er|erna|ar|arna|or|e|en)?`;
/** What insects leave in wood; a hole alone only with its kind, for heat pumps have bore holes too. */
const pestSigns = String.raw`(?:(?:ut)?flyg(?:nings)?|kläck|gnag|insekts)-?hål(?:en)?|ovala\s+(?:små\s+)?hål(?:en)?|runda\s+(?:små\s+)?hål[^.;\n]{0,40}?(?<!\p{L})${wood}|(?:borr|gnag|spån)mjöl\p{L}*|gnagspår|insekts(?:angrepp|skad|gång)\p{L}*|${wood}[^.;\n]{0,70}?(?<!\p{L})${insects}(?!\p{L})|${insects}\s[^.;\n]{0,60}?(?<!\p{L})${wood}`;

/** A smell of no known source, in or from a part of the house. */
const smell = String.raw`(?:avvikande|mikrobiell|obehaglig|dålig|konstig|svag|viss|lätt|speciell|frän|kemisk)\s+lukt(?:en)?(?!\p{L}|\s+av\s)|lukt(?:en)?\s+(?:kommer\s+|känns\s+|finns\s+|noteras\s+|noterades\s+|förekommer\s+)?(?:från|i|ur|under)\s+(?:\p{L}+\s+)?(?:golv|källar|krypgrund|grund|vind|vägg|garderob|klädkammar|förråd|hall|sovrum|gillestug|blindbotten|bjälklag)\p{L}*|lukt(?:en)?\s+(?:har\s+)?(?:noterats|noterades|konstaterats|konstaterades|påträffades)(?!\p{L})`;
const fragrance = String.raw`(?:kaffe|bröd|bull|bak|syren|blom|ros|kaprifol|hav|tjär|skog|gräs|gran|ved|rök|fabrik|bageri|stall|lantbruk|gödsel|hund|katt|mat|krydd|såpa|nymåla|nylagd|nytt?\s)\p{L}*`;

/** Machines that a firm put up, or that stand in rooms where nobody keeps one. */
const firm = String.raw`(?:sanerings?|skade|tork|avfuktnings)(?:firma|företag|bolag)\p{L}*`;
const dryer = String.raw`(?:avfuktare|avfuktarna|torkaggregat|(?:tork|bygg)fläkt)\p{L}*`;
const drying = String.raw`${dryer}\s+(?:från|av|som)\s+(?:\p{L}+\s+)?${firm}|${firm}\s+${dryer}|(?:surrar|brummar|går|står|snurrar|körs)\s+(?:\p{L}+\s+){0,5}?(?:(?:två|tre|fyra|flera|ett\s+par)\s+avfuktare|(?:tork|bygg)fläktar(?:na)?|torkaggregat)(?!\p{L})|(?:tork|bygg)fläktar(?:na)?\s+(?:står|går|surrar)(?!\p{L})`;

/** Moisture, mould, rot, leaks and pests. Unmended they are critical; what is put right is a `repaired-damage`. */
export const moistureRisks: readonly TextRisk[] = [
  {
    rule: 'dry-rot',
    pattern: String.raw`(?:äkta\s+)?hussvamp(?!s?fri|s?försäkr)\p{L}*|(?:källar|timmer|röt)svamp\p{L}*|svamp(?:angrepp|skad)\p{L}*|svamp\s+(?:i|på)\s+(?:\p{L}+\s+)?(?:trossbotten|bjälk|syll|krypgrund|blindbotten|stomm|golv|regl)\p{L}*|(?:trossbotten|bjälklag\p{L}*|syll\p{L}*|krypgrund\p{L}*|blindbotten)\s+(?:\p{L}+\s+){0,3}?svamp`,
    unless: String.raw`försäkring(?!sbolag)`,
    title: 'Hussvamp eller annan rötsvamp',
    category: 'Fukt',
    severity: 'critical',
    mendedAs: 'repaired-damage',
    description:
      'Svampen bryter ner trä och kan sprida sig till friska delar av huset. Saneringen blir ofta stor, och skadan är känd redan före köpet.',
    action: 'Köp inte utan saneringsföretagets rapport och ett fast pris på saneringen.',
    source: known,
  },
  {
    rule: 'mould',
    pattern: String.raw`(?:svart)?mögel(?!ost|fri|skydd|resisten|hämm|tvätta)\p{L}*|mögl(?:ig|at|ar|ad)\p{L}*|mögla(?!\p{L})|mikrobiell\p{L}*(?:\s+(?:på)?(?:växt|skad)\p{L}*)?|mikroorganism\p{L}*|påväxt\p{L}*`,
    unless: String.raw`försäkring(?!sbolag)|(?:av\s+|och\s+)?(?:moss|alg|lav)(?:a|or|er|ar)?(?!\p{L})`,
    title: 'Mögel i huset',
    category: 'Fukt',
    severity: 'critical',
    mendedAs: 'repaired-damage',
    cases: [
      closed,
      {
        when: goneSince,
        within: 'passage',
        severity: 'notice',
        weight: 1,
        title: 'Tidigare mögel',
        description:
          'Annonsen berättar om mögel som ska vara borta. Fråga vad som gjordes, och be om protokoll från kontrollen efteråt.',
      },
    ],
    description:
      'Annonsen talar själv om mögel. Där mögel växer finns fukt, och orsaken måste bort innan en sanering håller.',
    action:
      'Läs skadeutredningen, låt en egen besiktningsman mäta fukten och ta in pris på saneringen före bud.',
    source: known,
  },
  {
    rule: 'rot-damage',
    pattern: String.raw`röt(?:a|an|skad\p{L}*|angrepp\p{L}*|angrip\p{L}*)|(?:(?:genom)?rutt|murk)(?:en|et|na)\p{L}*(?!\s+(?:\p{L}+\s+)?(?:träd(?!golv)|björk|stubb|gran(?!n)|tall|ek(?!onomi)|gren|staket|bod(?!el)))`,
    unless: String.raw`försäkring(?!sbolag)|(?:björk|gran|tall|ask|alm|träd|stubb)(?:en|et|ar|arna)?\s+(?:\p{L}+\s+)?(?:är|har|var)(?!\p{L})`,
    title: 'Röta i huset',
    category: 'Fukt',
    severity: 'critical',
    mendedAs: 'repaired-damage',
    cases: [
      {
        when: String.raw`^(?=.*(?:${small}))(?!.*(?:${bearing}))`,
        severity: 'warning',
        title: 'Röta i yttre trä',
        description:
          'Fönster, vindskivor eller annat yttre trä har röta. Det går att byta, men fråga hur långt in den nått.',
      },
    ],
    description: 'Trä som ruttnat har tappat bärkraft. Skadan är ofta större inne i väggen än den ser ut.',
    action: 'Låt en besiktningsman sticka i virket och mäta fukten, och ta in pris på bytet före bud.',
    source: known,
  },
  {
    rule: 'water-damage',
    pattern: String.raw`(?:vatten|läckage)skad(?!e|esäk)\p{L}*|(?:vatten|in)läckning\p{L}*|vatteninträngning\p{L}*|inträngande\s+(?:\p{L}*vatten|fukt|väta)|(?:tränger|trängde|rinner|rann|kommer|sipprar)\s+(?:det\s+)?(?:in|ned|ner|igenom)\s+vatten|inläckage\p{L}*|vatten\s+(?:har\s+)?(?:tränger|trängt|trängde|rinner|runnit|rann|läcker|läckt|kommer)\s+(?:in|ned|ner|igenom)(?:\s+\p{L}+)?|(?:tränger|trängde|trängt|rinner|rann|kommer)\s+(?:det\s+)?(?:in\s+)?vatten(?:\s+(?:in|ned|ner|igenom))`,
    unless: String.raw`försäkring(?!sbolag|särend)|förebygg|utformad|grundvatten`,
    title: 'Vattenskada',
    category: 'Fukt',
    severity: 'critical',
    mendedAs: 'repaired-damage',
    cases: [closed],
    description:
      'Annonsen berättar om en vattenskada som inte sägs vara lagad. Fukten kan ha nått bjälklag och väggar, och det du vet före köpet får du svårt att kräva ersättning för.',
    action:
      'Be om skadeutredning, fuktprotokoll och försäkringsbolagets besked, och få skriftligt vem som betalar.',
    source: known,
  },
  {
    rule: 'stated-moisture',
    pattern: String.raw`pågående\s+fukt\p{L}*|fukt(?:skad|problem|påslag|genomslag|inträngning|angrepp|vandring|fläck|ros)\p{L}*|(?:förhöj|hög|avvikande|onormal|kraftig)\p{L}*\s+(?:\p{L}+\s+){0,2}?fukt(?!mät|skydd|spärr|säk|larm)\p{L}*|fuktig(?:t|a)?\s+(?:\p{L}*källar|krypgrund|grund|vägg|golv|vind|bjälklag)\p{L}*|(?:mät(?:t)?es|uppmättes|noterades|hittades|konstaterades|påträffades|upptäcktes|syns|finns)\s+(?:(?!inga|inget|ingen|ej|inte)\p{L}+\s+)?fukt(?!mät|skydd|spärr|larm|mätare)\p{L}*|fukt\s+(?:har\s+)?(?:konstaterades|konstaterats|noterades|noterats|uppmättes|uppmätts|påträffades|påträffats|påvisades|påvisats|tränger|trängt)|skad(?:a|ad|or|at)\s+(?:av|från)\s+fukt|(?:källar|krypgrund|vind)\p{L}*\s*:\s*(?:\p{L}+\s+)?(?:fuktig|blöt|våt)\p{L}*|(?:blir|står|är)\s+(?:\p{L}*källar|\p{L}*grund|golv)\p{L}*\s+(?:\p{L}+\s+)?(?:blöt|våt|fuktig)\p{L}*|fukt\s+i\s+(?:\p{L}+\s+)?(?:\p{L}*syll|källar|grund|krypgrund|vägg|golv|vind|syll|platta|bjälklag|badrum|tak|yttervägg|sockel)\p{L}*|\p{L}*(?:källar|grund|golv|vägg)\p{L}*\s+(?:är|var|blir|står)\s+(?:\p{L}+\s+)?(?:fuktig|blöt|våt)\p{L}*|fukt(?:indikering|mätning|kontroll|indikator)\p{L}*\s+(?:(?!utan|inga|inget|ej|inte)\p{L}+\s+){0,3}?(?:utslag|höga|förhöj\p{L}*|avvik\p{L}*)|(?:problem|bekymmer|besvär)\s+med\s+(?:fukt|vatten|väta|inträngande\s+\p{L}+)(?:\s+i\s+\p{L}+)?|(?:fått|får|haft|kommer|kommit)\s+(?:\p{L}+\s+)?vatten\s+i\s+källar\p{L}*`,
    unless: String.raw`försäkring(?!sbolag)|luftfuktig`,
    title: 'Fukt som är konstaterad',
    cases: [
      closed,
      {
        when: goneSince,
        within: 'passage',
        severity: 'notice',
        weight: 1,
        title: 'Tidigare fukt',
        description:
          'Annonsen berättar om fukt som ska vara borta. Fråga vad som gjordes och hur torrt det är i dag.',
      },
    ],
    category: 'Fukt',
    severity: 'critical',
    mendedAs: 'repaired-damage',
    description:
      'Annonsen talar själv om fukt. Det du får veta före köpet kan du sällan kräva ersättning för efteråt.',
    action: 'Läs skadeutredningen, låt en egen besiktningsman mäta och ta in pris på åtgärden före bud.',
    source: known,
  },
  {
    rule: 'leak-mentioned',
    pattern: String.raw`(?:vatten|rör|tak|köks|diskmaskins?|element|vvs-?)?läck(?:a|an|or|orna|age|aget|agen|t|te|er)|droppar\s+(?:från|ur|genom|in)`,
    unless: String.raw`(?:\p{L}*båt|eka|kanot|kajak|jolle|\p{L}*tunna|vattenkanna|trädgårdsslang|\p{L}*slang)(?:en|an|n)?\s+(?:\p{L}+\s+){0,5}?läck(?:er|te|t)(?!\p{L})|läckage(?:skydd|varn|larm|säker)|(?:vatten|läckage)(?:larm|varn)|försäkring(?!sbolag)|värmeläck|luftläck|förebygg|läck\p{L}*\s+(?:luft|värme|drag)|droppar\s+(?:från|ur|genom)\s+(?:\p{L}+\s+){0,2}?(?:träd|lönn|björk|ek(?:en|ar)|löv|blad|gren)\p{L}*|(?:en|ett|så|riktigt|mycket|och|enormt)\s+läcker|läcker\s+(?:inredning|design|detalj|kök|stil|färg|känsla|etta|tvåa|trea|lägenhet|villa|bostad|takvåning|interiör|badrum)`,
    title: 'En läcka',
    category: 'Fukt',
    severity: 'warning',
    mendedAs: 'leak-mentioned',
    cases: [
      closed,
      {
        when: String.raw`(?:lades|lagts|fick|fått|sattes|monterades)\s+(?:\p{L}+\s+)?ny(?:tt|a)?(?!\p{L})|^(?!.*(?<!\p{L})(?:läcker|droppar|trots|fortfarande|ännu|igen|återkom\p{L}*|kommer\s+tillbaka)(?!\p{L})).*(?<!\p{L})(?:tätades|tätats|byttes|bytts|lades\s+om|lagts\s+om)(?!\p{L})`,
        severity: 'notice',
        weight: 1,
        title: 'En läcka som ska vara lagad',
      },
      {
        when: String.raw`^(?!.*(?:vattenmät|rör\p{L}*\s+läck)).*(?<!\p{L})(?:ytter)?tak(?:et|fönst\p{L}*|kup\p{L}*|papp\p{L}*|pann\p{L}*|plåt\p{L}*)\s+(?:\p{L}+\s+){0,2}?läcker(?!\p{L})`,
        severity: 'critical',
        title: 'Ett tak som läcker',
        description:
          'Annonsen säger att taket läcker. Råspont, isolering och innertak kan vara skadade, och taket kan behöva läggas om.',
        action:
          'Låt en takläggare gå upp och en besiktningsman mäta fukten på vinden, och ta in pris på ett nytt tak före bud.',
      },
      {
        when: String.raw`läcker|droppar|${open}|(?:golvbrunn|tätskikt|duschgolv)\p{L}*`,
        severity: 'critical',
        title: 'En läcka som inte är lagad',
        description:
          'Annonsen berättar om en läcka som pågår eller inte är lagad. Vatten kan redan ha nått golv, väggar eller grannen.',
      },
    ],
    description:
      'Annonsen nämner en läcka. Vatten kan ha nått golv, väggar eller grannen, och skadan syns inte alltid på ytan.',
    action: 'Fråga när läckan var och vad som åtgärdades, och be om protokoll från torkning och fuktmätning.',
    source: known,
  },
  {
    rule: 'drying-under-way',
    lasting: true,
    pattern: String.raw`${drying}|(?:avfuktar|torkfläkt|byggfläkt|byggtork|torkaggregat|uttorkning|torkning)\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:fortfarande|ännu|pågår|just\s+nu|för\s+närvarande|(?:ej|inte)\s+(?:helt\s+)?(?:klar|avsluta|färdig)\p{L}*)(?!\p{L})|(?:pågående|pågår)\s+(?:\p{L}+\s+)?(?:ut)?torkning\p{L}*|återställ(?:ande|ning|a)\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:har\s+|är\s+)?(?:ännu\s+)?(?:ej|inte)\s+(?:\p{L}+\s+)?(?:påbörja|börja|klar|utför|gjor|beställ|skett)\p{L}*|(?:ingen|inte|ej)\s+(?:har\s+)?(?:ännu\s+)?(?:börjat|påbörjat|hunnit)\s+(?:med\s+)?(?:att\s+)?återställ\p{L}*`,
    unless: String.raw`(?:kryp|torpar)?grund(?:en)?(?!\p{L})|kryprum|vind(?:en)?(?!\p{L})|pool|torkning\p{L}*\s+av\s+(?:tvätt|ved|virke|kläder)|tvättstug|torkskåp`,
    stated: true,
    title: 'Pågående torkning eller återställning efter vattenskada',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Något torkas ut eller väntar på att återställas. Skadans omfattning, kostnaden och vem som betalar är inte klara.',
    action:
      'Vänta med bud tills det finns ett torrt protokoll och försäkringsbolagets besked, eller få skriftligt att säljaren betalar hela återställandet.',
    source: known,
  },
  {
    rule: 'damp-smell',
    pattern: String.raw`${smell}|(?:unken|unket|instängd|fuktig|källar|mögel)-?\s?(?:lukt|doft)\p{L}*|luktar\s+(?:\p{L}+\s+)?(?:unket|mögel|fukt|källare)|salt(?:utfällning|utslag)\p{L}*|putssläpp\p{L}*|putsen\s+släpper`,
    unless: fragrance,
    title: 'Tecken på fukt',
    category: 'Fukt',
    severity: 'warning',
    mendedAs: 'repaired-damage',
    cases: [
      {
        when: goneSince,
        within: 'passage',
        severity: 'notice',
        weight: 1,
        title: 'Tidigare tecken på fukt',
        description:
          'Annonsen berättar om tecken på fukt som ska vara borta. Fråga vad som gjordes och hur torrt det är i dag.',
      },
    ],
    description: 'Lukt, salt på väggen eller puts som släpper tyder på fukt, även när ytan känns torr.',
    action: 'Be om fuktmätning i golv och väggar innan du lägger bud.',
    source: general,
  },
  {
    rule: 'wood-pests',
    pattern: String.raw`${pestSigns}|husbock\p{L}*|hästmyr\p{L}*|(?:strimmig\s+)?trägnagar\p{L}*|(?:trä)?skade(?:djur|insekt)(?!sförsäkr|savtal)\p{L}*|vägg(?:löss|lus|lössen|ohyra)|kackerlack\p{L}*|rått(?:or|problem|angrepp)\p{L}*|möss(?:en)?\s+(?:har\s+|finns\s+|förekommer\s+)?(?:\p{L}+\s+)?(?:i|på|under)\s+(?:vind|källar|vägg|kök|kryp|grund|isolering|hus|förråd|skafferi|bjälklag|torpargrund)\p{L}*|mus(?:angrepp|spillning)\p{L}*|(?:långsprötad\p{L}*\s+)?silverfisk\p{L}*|ohyra`,
    unless: String.raw`försäkring(?!sbolag)|avtal|rådjur|förebygg`,
    title: 'Skadedjur',
    category: 'Skick',
    severity: 'warning',
    mendedAs: 'pests-mended',
    cases: [
      {
        when: String.raw`^(?=.*(?<!\p{L})(?:kallar|kallas|heter|döpt|döptes|staty\p{L}*|skulptur\p{L}*|maskot\p{L}*|smeknamn\p{L}*)(?!\p{L}))(?!.*(?:angrepp|virk|larv|hål|skalbagg|insekt|takstol|bjälk|syll|saner|skad))`,
        severity: null,
      },
      {
        when: String.raw`^(?=.*(?:behandla|sanera|bespruta|begasa|värmebehandla)(?:d|t|de|des|ts)(?!\p{L}))(?!.*(?:inte|ej|aldrig)\s+(?:\p{L}+\s+)?(?:behandla|sanera))`,
        severity: 'notice',
        weight: 0.5,
        title: 'Tidigare skadedjur',
      },
      {
        when: String.raw`^(?=.*(?:husbock|hästmyr|trägnagar|skadeinsekt|skalbagg|larv|insekt|hål|mjöl))(?=.*(?<!\p{L})(?:levande|larver|färsk\p{L}*|aktiv\p{L}*|kontakta\p{L}*|offert\p{L}*|sanerare|sanering\s+(?:väntar|krävs|behövs|återstår)|ny(?:tt|a)?\s+varje|varje\s+(?:vår|år|sommar)|(?:ej|inte|ännu)\s+(?:utre|sanera|behandla|undersök)\p{L}*|efter\s+utredning|${open}))(?!.*(?<!\p{L})(?:gamla|äldre|inaktiv\p{L}*)\s+(?:spår|hål|angrepp))`,
        within: 'passage',
        severity: 'critical',
        title: 'Angrepp av insekter i virket som inte är utrett',
        description:
          'Annonsen berättar om angrepp i husets virke utan att det är sanerat. Husbock och hästmyror kan försvaga takstolar, bjälkar och syllar, och ingen vet hur långt det gått förrän virket är öppnat.',
        action:
          'Köp inte utan saneringsföretagets rapport över hela huset, ett fast pris på sanering och virkesbyte, och besked om försäkringen betalar.',
      },
      {
        when: String.raw`^(?=.*(?:husbock|hästmyr))(?=.*(?:hitta(?:ts|des|d|t)|upptäck(?:t|ts|tes)|notera(?:de|des|ts|t)|konstatera(?:ts|des|t)|påträffa(?:ts|des|t)))(?!.*(?<!\p{L})(?:gamla|äldre|inaktiv\p{L}*)\s+(?:spår|hål|angrepp))(?!.*(?<!\d)(?:19\d\d|20[01]\d)(?!\d))`,
        severity: 'critical',
        title: 'Angrepp av insekter i virket som inte är utrett',
      },
      {
        when: String.raw`${goneSince}|(?:är|var)\s+(?:\p{L}+\s+)?borta(?!\p{L})`,
        within: 'passage',
        severity: 'notice',
        weight: 0.5,
        title: 'Tidigare skadedjur',
      },
      {
        when: String.raw`^(?!.*(?:husbock|hästmyr|trägnagar|skade|insekt|hål|mjöl|vägg(?:l|o)|kackerlack|rått)).*(?:möss|mus|silverfisk)`,
        severity: 'notice',
        weight: 1,
      },
    ],
    description:
      'Insekter i virket kan försvaga takstolar och bjälklag, och andra skadedjur kommer ofta igen.',
    action: 'Be om saneringsföretagets protokoll, och låt besiktningsmannen se på virket.',
    source: general,
  },
];

/** A sign in the text that a place was measured and found dry. */
export const dry = String.raw`${undenied('torr(?:t|a)?')}(?!\p{L})|(?:inga|ingen|inte|ej|utan)\s+(?:\p{L}+\s+){0,2}?(?:förhöjd\p{L}*|fukt(?!mät)\p{L}*|anmärkning\p{L}*|avvikelse\p{L}*)|normala?\s+(?:\p{L}+\s+)?(?:värde\p{L}*|fukt\p{L}*|nivå\p{L}*)|låga?\s+(?:\p{L}+\s+)?(?:värde\p{L}*|fukt\p{L}*)`;
