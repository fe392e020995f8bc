import type { Wordings } from '../wording.js';

const sewage = String.raw`avlopp(?!s?rör|s?stam|s?ledning)\p{L}*|(?:tre|två|en|3-?|2-?)kammar\p{L}*|gråvatt\p{L}*|slamavskilj\p{L}*|slambrunn\p{L}*|infiltration\p{L}*|markbädd\p{L}*|minireningsverk\p{L}*|reningsverk\p{L}*|bdt\p{L}*|wc-?(?:vatten|avlopp|utsläpp)\p{L}*|stenkista\p{L}*|septi(?:k)?tank\p{L}*|sluten\s+tank`;
/** `Till den 30 juni`, `t.o.m. 2027`, `till sista september`. */
const untilDay = String.raw`(?:t\.?\s?o\.?\s?m\.?|till(?:\s+och\s+med)?)\s+(?:den\s+)?(?:\d{1,2}(?:\s|:?e\s)|\d{4}|sista|årsskiftet|nyår|dess|utgången|slutet|halvårsskiftet|(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)(?!\p{L}))`;
const water = String.raw`(?:dricks)?vatt(?:en|net|nen)(?:prov|analys|kvalitet|kvalité)?\p{L}*|brunn\p{L}*`;
const salt = String.raw`saltvatten\p{L}*|salt(?:are|haltigt|igt)?\s+(?:\p{L}+\s+)?(?:dricks|brunns)?vatten|(?:dricks|brunns)?vatt(?:net|en)\s+(?:\p{L}+\s+){0,4}?(?:salt|saltare|saltigt|bräckt|bräckare)(?!\p{L})|(?:brunnen|kranen)[^.!?\n]{0,40}?(?<!\p{L})(?:salt|saltare|bräckt|bräckare|saltsmak|saltpåverka[dt])(?!\p{L})|bräckt\s+(?:\p{L}+\s+)?(?:vatten|i\s+brunnen)|saltsmak\p{L}*|(?:hög|förhöjd)\p{L}*\s+(?:salt|klorid)halt\p{L}*`;
const dry = String.raw`sinar|sinat|sinade|brunn\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:torr|torrlagd|tom)(?!\p{L})|brunn\p{L}*[^.!?\n]{0,40}?(?<!\p{L})(?:tar|tog|tagit)\s+slut(?!\p{L})|(?:vattnet|brunnen)\s+(?:\p{L}+\s+){0,3}?(?:räcker|räckte|räckt)\s+(?:ej|inte)|vattenbrist\p{L}*`;
/** Plants of others, told of together or by where they lie, and words that count this one among them. */
const ofOthers = String.raw`(?<!\p{L})(?:(?:ett\s+(?:antal|tiotal|dussin\p{L}*)|flera|många|några|andra|vissa|åtskilliga)\s+(?:\p{L}+\s+){0,2}?(?:avlopp|anläggning|brunn)\p{L}*|(?:avlopp|anläggning|brunn)\p{L}*\s+(?:\p{L}+\s+)?(?:längre\s+(?:ner|ned|upp|bort|in)|nedanför|ovanför|runt\s*om|intill|på\s+andra\s+sidan))`;
const oursToo = String.raw`(?<!\p{L})(?:vår(?:t|a)?|även|också|inklusive|däribland|bland\s+annat|detta|denna|det\s+här|den\s+här|fastighetens|husets)(?!\p{L})`;
const municipal = String.raw`(?:kommunal\p{L}*|kommunens)\s+(?:va|vatten|avlopp\p{L}*|dricksvatten)(?:\s+och\s+(?:avlopp|vatten))?(?!\p{L})`;
const must = String.raw`(?:ska(?:ll)?|kommer\s+att|måste|behöver)\s+(?:\p{L}+\s+){0,2}?anslutas(?!\p{L})`;
/** The sum that the same sentence gives, so that it stands in the quote. */
const withSum = String.raw`(?:[^.!?\n]{0,80}?\d[\d\s]{0,9}(?:kr|kronor|tkr)(?!\p{L}))?`;
const connection = String.raw`(?:${must}(?:\s+\p{L}+){0,2}?\s+${municipal}|(?:vatten|avlopp|va)(?!\p{L})[^.;!?\n]{0,50}?(?<!\p{L})${must}|${municipal}\s+(?:\p{L}+\s+){0,2}?(?:planeras|byggs\s+ut|dras\s+fram|väntas|är\s+på\s+gång)(?!\p{L})|utbyggnad(?:en)?\s+av\s+(?:det\s+)?${municipal}|anslutning(?:en)?\s+till\s+(?:det\s+)?${municipal}\s+(?:blir|ska|planeras|krävs|sker|beräknas|är\s+(?:planerad|beslutad))(?!\p{L}))${withSum}`;

/** Own sewage and own water. */
export const waterAndSewageWordings = {
  /** `Avloppet är underkänt`, `förbud att använda anläggningen`. */
  'sewage-rejected': {
    words: String.raw`(?:underkän|utdöm)\p{L}*|döm(?:s|ts|des|t|de)\s+ut|(?:ej|inte|icke)\s+(?:\p{L}+\s+){0,2}?godk\p{L}*|godkän(?:ns|ts|t|des)\s+(?:ej|inte)|kräver\s+(?:(?!ingen|inga|inget|ej|inte)\p{L}+\s+){0,2}?(?:nytt|ny|åtgärd\p{L}*|ombyggnad)(?!\p{L})|(?:utsläpps|användnings)?förbud\p{L}*|förbjud\p{L}*|(?:vites)?före(?:läg|lag[dt]|lade)\p{L}*|å(?:läg|lag[dt]|lade)\p{L}*|vite(?!\p{L})|(?:uppfyller|klarar|motsvarar|håller)\s+(?:\p{L}+\s+){0,2}?(?:ej|inte)|(?:får|kan)\s+(?:ej|inte)\s+(?:längre\s+)?(?:användas|brukas|nyttjas|belastas)|får\s+(?:(?:bara|endast|fortsatt)\s+)?(?:användas|brukas|nyttjas)\s+(?:(?:bara|endast|längst|fram)\s+)?${untilDay}|avstäng\p{L}*|ur\s+(?:funktion|bruk)|fungerar\s+(?:ej|inte)|bristfällig\p{L}*|otillräcklig\p{L}*|(?:ej|inte)\s+(?:\p{L}+\s+)?tillåt\p{L}*|otillåt\p{L}*|(?:ej|inte)\s+(?:längre\s+)?(?:får|bör)\s+(?:\p{L}+\s+){0,2}?(?:användas|brukas|bruk)(?!\p{L})|anmärkning\p{L}*\s+på\s+(?:avlopp|anläggning)\p{L}*|olaglig\p{L}*|saknar\s+(?:giltigt\s+)?tillstånd|tillstånd\s+(?:saknas|finns\s+(?:ej|inte))|(?:måste|behöver|ska(?:ll)?)\s+(?:\p{L}+\s+){0,2}?(?:åtgärdas?|bytas?|göras?\s+om|ersättas?|förnyas?|anläggas?|byggas?\s+om)|krav\s+på\s+(?:åtgärd|ny|utbyte)\p{L}*`,
    about: sewage,
    unless: String.raw`gräv(?:nings)?förbud|eldningsförbud|byggnadsförbud|badrum|våtrum|uppfyller\s+(?:ej|inte)\s+(?:bara|enbart)|kommunalt\s+avlopp`,
    holdsDenial: true,
    cases: {
      /** `Flera avlopp i byn är underkända`, and not ours. */
      ofOthers: { words: String.raw`^(?=.*(?:${ofOthers}))(?!.*(?:${oursToo}))` },
      /** `Det gamla avloppet var underkänt`. */
      formerPlant: {
        words: String.raw`(?:gamla|tidigare|förra|gammalt)\s+(?:\p{L}+\s+)?(?:avlopp|anläggning|trekammar|infiltration|brunn)\p{L}*\s+(?:\p{L}+\s+)?(?:var|blev|underkän|döm|får)`,
      },
      /** `En ny infiltration byggdes 2021`. */
      renewed: {
        words: String.raw`^(?!.*(?:måste|ska(?:ll)?|senast|kräv|behöver|föreläg))(?=.*(?:(?<!(?:någon|ingen|inget|något)\s+(?:\p{L}+\s+)?)ny(?:tt|a)?\s+(?:\p{L}+\s+){0,2}?(?:anläggning|avlopp|infiltration|trekammar|markbädd|minireningsverk|brunn)\p{L}*\s+(?:(?!ej|inte|aldrig|saknas)\p{L}+\s+){0,2}?(?:bygg|anla|install|finns|klar|från|20\d\d)|(?:ersat|bytt|omgjor|gjordes\s+om|godkän(?:d|t|des)\s+(?:\p{L}+\s+){0,2}20\d\d)))`,
        within: 'passage',
      },
    },
  },
  /** `Dispens för avlopp`. */
  'sewage-exemption': {
    words: String.raw`(?:wc|avlopps|mulltoa|toalett)-?\s?dispens\p{L}*|dispens\s+(?:från|för)\s+(?:\p{L}+\s+){0,2}(?:avlopp|wc|toalett)\p{L}*`,
  },
  /** Bad or too little water of the well: `otjänligt`, `salt i brunnen`, `brunnen sinar`. */
  'water-unfit': {
    words: String.raw`otjänlig\p{L}*|tjänlig\p{L}*\s+med\s+anmärkning\p{L}*|kolibakterie\p{L}*|koliform\p{L}*|e\.?\s?coli|arsenik\p{L}*|pfas|${salt}|${dry}|(?:förorenat|smittat)\s+(?:dricks|brunns)?vatten`,
    about: water,
    unless: String.raw`saltvatten(?:pool|badkar|akvari)|(?<!\p{L})(?:havet|viken|fjärden|östersjön|västerhavet|simma)(?!\p{L})`,
    cases: {
      /** `Tjänligt med anmärkning`. */
      fitWithRemark: { words: String.raw`tjänlig\p{L}*\s+med\s+anmärkning` },
      /** `Otjänligt`. */
      unfit: { words: String.raw`otjänlig` },
      /** `Saltvatten i brunnen`. */
      salt: { words: `^(?=.*(?<!\\p{L})(?:${salt}))` },
      /** `Brunnen sinar`. */
      runsDry: { words: `^(?=.*(?<!\\p{L})(?:${dry}))` },
    },
  },
  /** An own well, or a test that is lacking: `egen borrad brunn`, `vattenprov saknas`. */
  'well-untested': {
    words: String.raw`(?:egen|egna|eget|enskild|enskilt|borrad|grävd)\s+(?:\p{L}+\s+){0,2}?(?:(?:vatten)?brunn\p{L}*|vattentäkt\p{L}*|dricksvatten)|vattenprov\p{L}*\s+(?:saknas|(?:finns|är)\s+(?:ej|inte))|(?:inget|saknar|utan)\s+(?:\p{L}+\s+)?vattenprov\p{L}*|vatt(?:en|net)\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:test|analys|prov)\p{L}*`,
    unless: String.raw`(?:avlopp|slam|kammar|golv|brand)\p{L}*brunn|igenlagd|igenfylld|bevattning|trädgård|odling|pool|kommunalt\s+(?:dricks)?vatten|bergvärme|energibrunn`,
    holdsDenial: true,
  },
  /** `Sommarvatten`. */
  'summer-water': {
    words: String.raw`sommarvatten\p{L}*|vatten\s+(?:endast|bara|enbart)\s+(?:under\s+)?sommar\p{L}*`,
  },
  /** `Huset ska anslutas till kommunalt vatten`. */
  'connection-ahead': {
    words: connection,
    unless: String.raw`(?:är|blev)\s+(?:redan\s+)?(?:betal|erlag)\p{L}*|betalats|erlagts|ingår|redan|anslöts|(?:är|blev)\s+anslut(?:en|et|na)|av\s+säljaren|(?:ej|inte|inga?)\s+(?:\p{L}+\s+){0,2}?(?:planer\p{L}*|anslutas)`,
    holdsDenial: true,
    mayBeNeighbours: true,
  },
  /** `Mulltoa`, `förbränningstoalett`. */
  'toilet-without-sewer': {
    words: String.raw`(?:förmultnings|förbrännings|mull|torr|kompost)-?(?:toa(?!lettsits)|klosett)\p{L}*|separett\p{L}*`,
  },
  /** `BDT-vatten till stenkista`. */
  soakaway: {
    words: String.raw`(?:bdt|gråvatt|disk-?\s?och|diskvatt|badvatt|duschvatt|avlopp)\p{L}*[^.!?\n]{0,40}?(?<!\p{L})(?:till|i|via|med)\s+(?:en\s+|egen\s+)?stenkista\p{L}*|stenkista\p{L}*\s+för\s+(?:\p{L}+\s+)?(?:bdt|gråvatt|disk|bad|avlopp)\p{L}*`,
    unless: String.raw`dagvatt\p{L}*(?![^.]{0,40}(?:bdt|gråvatt))|stuprör\p{L}*`,
  },
  /** `Anslutningsavgift tillkommer`, `ej ansluten till el`. */
  'connection-fees': {
    words: String.raw`anslutnings(?:avgift|kostnad)\p{L}*[^.\n]{0,50}tillkommer|(?:ej|inte)\s+ansluten\s+till\s+\p{L}+`,
    holdsDenial: true,
  },
} satisfies Wordings;
