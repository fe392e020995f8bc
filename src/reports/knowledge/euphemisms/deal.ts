import type { PhraseRow } from './phrase.types.js';

/** Phrases about the association, the papers and the sale. */
export const dealPhrases: readonly PhraseRow[] = [
  [
    'permit-possible',
    String.raw`(?:möjlighet(?:er)?|chans)\s+(?:till|att)\s+(?:\p{L}+\s+){0,2}(?:bygglov|bygga|utbyggnad|tillbyggnad|avstyckning|stycka|byggrätt)|byggrätt(?:en)?(?:\s+finns)?|bygglov\s+finns|outnyttjad\s+byggrätt`,
    'ett lov som inte är beviljat',
    'Vad säger detaljplanen, och finns ett skriftligt beslut?',
  ],
  [
    'popular-association',
    String.raw`(?:attraktiv|eftertraktad|populär|omtyckt)\s+(?:\p{L}+\s+)?(?:förening|bostadsrättsförening|brf)(?:en)?`,
    'hög efterfrågan men inget om ekonomin',
    'Vad visar senaste årsredovisningen?',
  ],
  [
    'stable-economy',
    String.raw`(?:mycket\s+)?(?:stabil|god|bra|stark|sund|ordnad|trygg)\s+(?:och\s+\p{L}+\s+)?(?:förenings)?ekonomi(?:n)?|ekonomi(?:n)?\s+(?:är\s+)?(?:i\s+balans|stabil|god|sund|stark)|framtidssäkrad\s+(?:förening|ekonomi)(?:en)?|(?:välskött|välmående|stabil)\s+(?:och\s+\p{L}+\s+)?(?:förening|bostadsrättsförening|brf)(?:en)?`,
    'ett omdöme utan siffror',
    'Vilka är föreningens sju nyckeltal i årsredovisningen?',
  ],
  [
    'low-fee',
    String.raw`(?:mycket\s+)?låg(?:a)?\s+(?:månads|års)?avgift(?:en|er)?`,
    'att underhåll skjuts upp eller att lånen är höga',
    'Hur stort är sparandet, och vad säger underhållsplanen?',
  ],
  [
    'no-fee-rise',
    String.raw`inga\s+(?:planerade\s+)?(?:avgifts)?höjningar(?:\s+av\s+avgiften)?(?:\s+(?:är\s+)?(?:planerade|planeras|beslutade))?`,
    'en prognos som bara gäller det närmaste året',
    'Vad står i styrelsens senaste protokoll om avgiften?',
  ],
  [
    'fee-just-raised',
    String.raw`(?:nyligen|nyss)\s+höjd\s+avgift|avgift(?:en)?\s+(?:höjdes|har\s+höjts)\s+nyligen`,
    'att avgiften inte räckte till, och att fler höjningar kan följa',
    'Varför höjdes avgiften, och är fler höjningar beslutade?',
  ],
  [
    'pipes-planned',
    String.raw`stambyte\s+(?:är\s+)?(?:planer(?:as|at|ad|ar)|på\s+gång|kommer\s+att|diskuteras|beslutat|förestående)|(?:planer(?:ar|at|as)|kommande|förestående|inför)\s+(?:ett\s+)?stambyte`,
    'en avgiftshöjning som märks varje månad',
    'Är det beslutat och finansierat, och vad händer med avgiften?',
  ],
  [
    'relining',
    String.raw`(?:stammar(?:na)?\s+(?:är\s+|har\s+)?)?relin(?:ade|ad|ats|ing|ingen)`,
    'kortare garanti än ett stambyte och inget nytt badrum',
    'Vilket år gjordes det, och vad säger intyget?',
  ],
  [
    'energy-missing',
    String.raw`energi(?:klass|deklaration)(?:en)?(?:\s*:)?\s+(?:saknas|ej\s+upprättad|är\s+ej\s+upprättad|ej\s+utförd|är\s+inte\s+upprättad|kommer\s+upprättas)`,
    'en hög energiförbrukning',
    'När visas energideklarationen?',
  ],
  [
    'of-which-secondary',
    String.raw`varav\s+(?:ca\s+)?\d+\s*(?:(?:kvm|m²|m2|kvadratmeter)\s*)?(?:är\s+)?biarea`,
    'mindre användbar yta än siffran antyder',
    'Är ytan uppmätt enligt svensk standard?',
  ],
  [
    'as-is',
    String.raw`(?:(?:säljs|överlåts|säljes|överlåtes)\s+)?i\s+(?:sitt\s+)?befintligt\s+skick`,
    'att säljaren vill slippa ansvar för fel',
    'Finns en besiktning, och gäller någon dolda fel-försäkring?',
  ],
  [
    'estate',
    String.raw`dödsbo(?:et|ets)?`,
    'att säljaren vet lite om bostaden',
    'Vem kan svara på frågor om husets historia?',
  ],
  [
    'relisted',
    String.raw`(?:tidigare\s+)?budgivning(?:en)?\s+avbröts|ny\s+på\s+marknaden|ute\s+(?:till\s+försäljning\s+)?igen|köparen?\s+(?:hoppade\s+av|drog\s+sig\s+ur)`,
    'att annonsen är ompublicerad',
    'Har bostaden legat ute tidigare, och till vilket pris?',
  ],
  [
    'preview',
    String.raw`förhandstitt(?:en)?|pris\s+på\s+begäran|snart\s+till\s+salu`,
    'att prissättningen inte är klar',
    'Vilket utgångspris är tänkt, jämfört med snittet i området?',
  ],
  [
    'starting-price',
    String.raw`(?:utgångspris(?:et)?|accepterat\s+pris|lockpris)(?=\p{L}{0,3}\W)`,
    'att slutpriset hamnar högre',
    'Vad har liknande bostäder slutat på den senaste tiden?',
  ],
  [
    'quick-access',
    String.raw`(?:snabbt|omgående|flexibelt)\s+tillträde`,
    'att bostaden redan står tom',
    'Hur länge har bostaden stått tom, och varför?',
  ],
  [
    'buyer-inspects',
    String.raw`köparen?\s+(?:uppmanas|har\s+en)\s+(?:att\s+)?(?:noggrant\s+)?(?:undersöka|undersökningsplikt|besiktiga)`,
    'att säljaren påminner om att fel du kunde ha sett blir dina',
    'Hinner du besiktiga före kontrakt?',
  ],
];
