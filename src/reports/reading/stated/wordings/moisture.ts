import { open, goneSince, closed, dryAfterWork, tornDown } from '../phrases.js';
import type { Wordings } from '../wording.js';

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
export const moistureWordings = {
  /** `Hussvamp`, `svamp i syllen`. */
  'dry-rot': {
    words: String.raw`serpula\s+lacrymans|(?:äkta\s+)?hussvamp(?!s?fri|s?försäkr)\p{L}*|(?:källar|timmer|röt)svamp\p{L}*|svamp(?:angrepp|skad)\p{L}*|svamp\s+(?:i|på)\s+(?:\p{L}+\s+)?(?:trossbotten|bjälk|syll|krypgrund|blindbotten|stomm|golv|regl)\p{L}*|(?:trossbotten|bjälklag\p{L}*|syll\p{L}*|krypgrund\p{L}*|blindbotten)\s+(?:\p{L}+\s+){0,3}?svamp`,
    unless: String.raw`försäkring(?!sbolag)`,
    mayBeOld: true,
    cases: { tornDown },
  },
  /** `Mögel på vinden`, `mikrobiell påväxt`. */
  mould: {
    words: String.raw`(?:svart)?mögel(?!ost|blå|grön|fri|skydd|resisten|hämm|tvätta)\p{L}*|mögl(?:ig|at|ar|ad)\p{L}*|mögla(?!\p{L})|mikrobiell\p{L}*(?:\s+(?:på)?(?:växt|skad)\p{L}*)?|mikroorganism\p{L}*|påväxt\p{L}*`,
    unless: String.raw`försäkring(?!sbolag)|(?:av\s+|och\s+)?(?:moss|alg|lav)(?:a|or|er|ar)?(?!\p{L})`,
    mayBeOld: true,
    cases: {
      closed,
      goneSince: { words: goneSince, within: 'passage' },
      tornDown,
    },
  },
  /** `Röta i syllen`, `murkna bjälkar`; a rotten tree or fence is none. */
  'rot-damage': {
    words: String.raw`röt(?:a|an|skad\p{L}*|angrepp\p{L}*|angrip\p{L}*)|(?:(?:genom)?rutt|murk)(?:en|et|na)\p{L}*(?!\s+(?:mellan|längs|gick|går|med\s+(?:tung|buss|tåg)))(?!\s+(?:\p{L}+\s+)?(?:träd(?!golv)|björk|stubb|gran(?!n)|tall|ek(?!onomi)|gren|staket|bod(?!el)))`,
    unless: String.raw`försäkring(?!sbolag)|(?:björk|gran|tall|ask|alm|träd|stubb)(?:en|et|ar|arna)?\s+(?:\p{L}+\s+)?(?:är|har|var)(?!\p{L})`,
    mayBeOld: true,
    cases: {
      /** `Röta i vindskivorna`, and in nothing that bears. */
      outerWood: { words: String.raw`^(?=.*(?:${small}))(?!.*(?:${bearing}))` },
      tornDown,
    },
  },
  /** `Vattenskada`, `vatten tränger in`. */
  'water-damage': {
    words: String.raw`(?:vatten|läckage)skad(?!e|esäk)\p{L}*|(?:vatten|in)läckning\p{L}*|vatteninträngning\p{L}*|inträngande\s+(?:\p{L}*vatten|fukt|väta)|(?:tränger|trängde|rinner|rann|kommer|sipprar)\s+(?:det\s+)?(?:in|ned|ner|igenom)\s+vatten|inläckage\p{L}*|vatten\s+(?:har\s+)?(?:tränger|trängt|trängde|rinner|runnit|rann|läcker|läckt|kommer)\s+(?:in|ned|ner|igenom)(?:\s+\p{L}+)?|(?:tränger|trängde|trängt|rinner|rann|kommer)\s+(?:det\s+)?(?:in\s+)?vatten(?:\s+(?:in|ned|ner|igenom))`,
    unless: String.raw`försäkring(?!sbolag|särend)|förebygg|utformad|grundvatten`,
    mayBeOld: true,
    cases: { closed, tornDown },
  },
  /** Moisture that was found: `fuktskada`, `förhöjda fuktvärden`, `källaren är fuktig`. */
  'stated-moisture': {
    words: String.raw`pågående\s+fukt\p{L}*|fukt(?:skad|problem|påslag|genomslag|inträngning|angrepp|vandring|fläck|ros)\p{L}*|(?:förhöj|hög|avvikande|onormal|kraftig)\p{L}*\s+(?:\p{L}+\s+){0,2}?fukt(?!mät|skydd|spärr|säk|larm)\p{L}*|fuktig(?:t|a)?\s+(?:\p{L}*källar|krypgrund|grund|vägg|golv|vind|bjälklag)\p{L}*|(?:mät(?:t)?es|uppmättes|noterades|hittades|konstaterades|påträffades|upptäcktes|syns|finns)\s+(?:(?!inga|inget|ingen|ej|inte)\p{L}+\s+)?fukt(?!mät|skydd|spärr|larm|mätare)\p{L}*|fukt\s+(?:har\s+)?(?:konstaterades|konstaterats|noterades|noterats|uppmättes|uppmätts|påträffades|påträffats|påvisades|påvisats|tränger|trängt)|skad(?:a|ad|or|at)\s+(?:av|från)\s+fukt|(?:källar|krypgrund|vind)\p{L}*\s*:\s*(?:\p{L}+\s+)?(?:fuktig|blöt|våt)\p{L}*|(?:blir|står|är)\s+(?:\p{L}*källar|\p{L}*grund|golv)\p{L}*\s+(?:\p{L}+\s+)?(?:blöt|våt|fuktig)\p{L}*|fukt\s+i\s+(?:\p{L}+\s+)?(?:\p{L}*syll|källar|grund|krypgrund|vägg|golv|vind|syll|platta|bjälklag|badrum|tak|yttervägg|sockel)\p{L}*|\p{L}*(?:källar|grund|golv|vägg)\p{L}*\s+(?:är|var|blir|står)\s+(?:\p{L}+\s+)?(?:fuktig|blöt|våt)\p{L}*|fukt(?:indikering|mätning|kontroll|indikator)\p{L}*\s+(?:(?!utan|inga|inget|ej|inte)\p{L}+\s+){0,3}?(?:utslag|höga|förhöj\p{L}*|avvik\p{L}*)|(?:problem|bekymmer|besvär)\s+med\s+(?:fukt|vatten|väta|inträngande\s+\p{L}+)(?:\s+i\s+\p{L}+)?|(?:fått|får|haft|kommer|kommit)\s+(?:\p{L}+\s+)?vatten\s+i\s+källar\p{L}*|står\s+(?:det\s+)?(?:ofta\s+|ibland\s+)?vatten\s+(?:på|i|över)\s+(?:\p{L}*golv|källar)\p{L}*|fukten\s+(?:\p{L}+\s+){0,5}?(?:finns\s+kvar|sitter\s+kvar|är\s+kvar|kvarstår|återkom\p{L}*)`,
    unless: String.raw`försäkring(?!sbolag)|luftfuktig`,
    mayBeOld: true,
    cases: {
      closed,
      goneSince: { words: `${goneSince}|${dryAfterWork}`, within: 'passage' },
      tornDown,
    },
  },
  /** `En läcka`, `taket läcker`; a leaking boat or a `läcker lägenhet` is none. */
  'leak-mentioned': {
    words: String.raw`(?:vatten|rör|tak|köks|diskmaskins?|element|vvs-?)?läck(?:a|an|or|orna|age|aget|agen|t|te|er)|droppar\s+(?:från|ur|genom|in)`,
    unless: String.raw`(?:\p{L}*båt|eka|kanot|kajak|jolle|\p{L}*tunna|vattenkanna|trädgårdsslang|\p{L}*slang)(?:en|an|n)?\s+(?:\p{L}+\s+){0,5}?läck(?:er|te|t)(?!\p{L})|läckage(?:skydd|varn|larm|säker)|(?:vatten|läckage)(?:larm|varn)|försäkring(?!sbolag)|värmeläck|luftläck|förebygg|läck\p{L}*\s+(?:luft|värme|drag)|droppar\s+(?:från|ur|genom)\s+(?:\p{L}+\s+){0,2}?(?:träd|lönn|björk|ek(?:en|ar)|löv|blad|gren)\p{L}*|(?:en|ett|så|riktigt|mycket|enormt|och(?=\s+läcker\s+(?!(?:nu|vid|in|från|ut|igenom|när|ännu|fortfarande|genom)\s)))\s+läcker|läcker\s+(?:inredning|design|detalj|kök|stil|färg|känsla|etta|tvåa|trea|lägenhet|villa|bostad|takvåning|interiör|badrum)`,
    cases: {
      closed,
      /** `Taket lades om`, `rören byttes`. */
      renewed: {
        words: String.raw`(?:lades|lagts|fick|fått|sattes|monterades)\s+(?:\p{L}+\s+)?ny(?:tt|a)?(?!\p{L})|^(?!.*(?<!\p{L})(?:läcker|droppar|trots|fortfarande|ännu|igen|återkom\p{L}*|kommer\s+tillbaka)(?!\p{L})).*(?<!\p{L})(?:tätades|tätats|byttes|bytts|lades\s+om|lagts\s+om)(?!\p{L})`,
      },
      /** `Taket läcker`. */
      roofLeaks: {
        words: String.raw`^(?!.*(?:vattenmät|rör\p{L}*\s+läck)).*(?<!\p{L})(?:ytter)?tak(?:et|fönst\p{L}*|kup\p{L}*|papp\p{L}*|pann\p{L}*|plåt\p{L}*)\s+(?:\p{L}+\s+){0,2}?läcker(?!\p{L})`,
      },
      /** `Det droppar`, `golvbrunnen läcker`, `ej åtgärdad`. */
      notStopped: { words: String.raw`läcker|droppar|${open}|(?:golvbrunn|tätskikt|duschgolv)\p{L}*` },
      tornDown,
    },
  },
  /** Machines that dry, or a repair not begun: `avfuktare från saneringsfirman`, `torkning pågår`. */
  'drying-under-way': {
    words: String.raw`${drying}|(?:avfuktar|torkfläkt|byggfläkt|byggtork|torkaggregat|uttorkning|torkning)\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:fortfarande|ännu|pågår|just\s+nu|för\s+närvarande|(?:ej|inte)\s+(?:helt\s+)?(?:klar|avsluta|färdig)\p{L}*)(?!\p{L})|(?:pågående|pågår)\s+(?:\p{L}+\s+)?(?:ut)?torkning\p{L}*|återställ(?:ande|ning|a)\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:har\s+|är\s+)?(?:ännu\s+)?(?:ej|inte)\s+(?:\p{L}+\s+)?(?:påbörja|börja|klar|utför|gjor|beställ|skett)\p{L}*|(?:ingen|inte|ej)\s+(?:har\s+)?(?:ännu\s+)?(?:börjat|påbörjat|hunnit)\s+(?:med\s+)?(?:att\s+)?återställ\p{L}*`,
    unless: String.raw`(?:kryp|torpar)?grund(?:en)?(?!\p{L})|kryprum|vind(?:en)?(?!\p{L})|pool|torkning\p{L}*\s+av\s+(?:tvätt|ved|virke|kläder)|tvättstug|torkskåp`,
    holdsDenial: true,
    staysAfterWork: true,
    cases: { tornDown },
  },
  /** Smell, salt and loose render: `unken lukt`, `saltutfällning`. */
  'damp-smell': {
    words: String.raw`${smell}|(?:unken|unket|instängd|fuktig|källar|mögel)-?\s?(?:lukt|doft)\p{L}*|luktar\s+(?:\p{L}+\s+)?(?:unket|mögel|fukt|källare)|salt(?:utfällning|utslag)\p{L}*|putssläpp\p{L}*|putsen\s+släpper`,
    unless: fragrance,
    cases: {
      goneSince: { words: goneSince, within: 'passage' },
      tornDown,
    },
  },
  /** Insects in wood, by name or sign, and vermin: `husbock`, `gnagspår`, `råttor`. */
  'wood-pests': {
    words: String.raw`${pestSigns}|husbock\p{L}*|hästmyr\p{L}*|(?:strimmig\s+)?trägnagar\p{L}*|(?:trä)?skade(?:djur|insekt)(?!sförsäkr|savtal)\p{L}*|vägg(?:löss|lus|lössen|ohyra)|kackerlack\p{L}*|rått(?:or|problem|angrepp)\p{L}*|möss(?:en)?\s+(?:har\s+|finns\s+|förekommer\s+)?(?:\p{L}+\s+)?(?:i|på|under)\s+(?:vind|källar|vägg|kök|kryp|grund|isolering|hus|förråd|skafferi|bjälklag|torpargrund)\p{L}*|mus(?:angrepp|spillning)\p{L}*|(?:långsprötad\p{L}*\s+)?silverfisk\p{L}*|ohyra`,
    unless: String.raw`försäkring(?!sbolag)|avtal|rådjur|förebygg`,
    cases: {
      /** `Stugan kallas Husbocken`. */
      onlyName: {
        words: String.raw`^(?=.*(?<!\p{L})(?:kallar|kallas|heter|döpt|döptes|staty\p{L}*|skulptur\p{L}*|maskot\p{L}*|smeknamn\p{L}*)(?!\p{L}))(?!.*(?:angrepp|virk|larv|hål|skalbagg|insekt|takstol|bjälk|syll|saner|skad))`,
      },
      /** `Sanerad 2019`. */
      treated: {
        words: String.raw`^(?=.*(?:behandla|sanera|bespruta|begasa|värmebehandla)(?:d|t|de|des|ts)(?!\p{L}))(?!.*(?:inte|ej|aldrig)\s+(?:\p{L}+\s+)?(?:behandla|sanera))`,
      },
      /** `Levande larver`, `sanering krävs`. */
      activeInWood: {
        words: String.raw`^(?=.*(?:husbock|hästmyr|trägnagar|skadeinsekt|skalbagg|larv|insekt|hål|mjöl))(?=.*(?<!\p{L})(?:levande|larver|färsk\p{L}*|aktiv\p{L}*|kontakta\p{L}*|offert\p{L}*|sanerare|sanering\s+(?:väntar|krävs|behövs|återstår)|ny(?:tt|a)?\s+varje|varje\s+(?:vår|år|sommar)|(?:ej|inte|ännu)\s+(?:utre|sanera|behandla|undersök)\p{L}*|efter\s+utredning|${open}))(?!.*(?<!\p{L})(?:gamla|äldre|inaktiv\p{L}*)\s+(?:spår|hål|angrepp))`,
        within: 'passage',
      },
      /** `Husbock konstaterades`. */
      foundInWood: {
        words: String.raw`^(?=.*(?:husbock|hästmyr))(?=.*(?:hitta(?:ts|des|d|t)|upptäck(?:t|ts|tes)|notera(?:de|des|ts|t)|konstatera(?:ts|des|t)|påträffa(?:ts|des|t)))(?!.*(?<!\p{L})(?:gamla|äldre|inaktiv\p{L}*)\s+(?:spår|hål|angrepp))(?!.*(?<!\d)(?:19\d\d|20[01]\d)(?!\d))`,
      },
      goneSince: {
        words: String.raw`${goneSince}|(?:är|var)\s+(?:\p{L}+\s+)?borta(?!\p{L})`,
        within: 'passage',
      },
      /** `Möss på vinden`. */
      onlyMice: {
        words: String.raw`^(?!.*(?:husbock|hästmyr|trägnagar|skade|insekt|hål|mjöl|vägg(?:l|o)|kackerlack|rått)).*(?:möss|mus|silverfisk)`,
      },
    },
  },
} satisfies Wordings;
