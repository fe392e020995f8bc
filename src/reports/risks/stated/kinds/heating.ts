import { general, plainGap, plainWord, undenied, type TextRisk } from '../text-risk.js';

const inGround = String.raw`(?:i|under)\s+(?:mark(?:en)?|jord(?:en)?|trädgård(?:en)?|tomt(?:en)?|gräsmatta(?:n)?|infart(?:en)?|rabatt(?:en)?|gården)(?!\p{L})|(?:ned|ner)gräv\p{L}*|markförlag\p{L}*`;
const notCleaned = String.raw`(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:saner|tömd|tömts|rengj|plomber)\p{L}*`;
const heater = String.raw`(?:sol(?:cell|panel|energi|el)|\p{L}*värmepump|bergvärme|vitvar|varmvattenberedare|laddbox|fjärrvärmecentral|hemlarm|ventilationsaggregat)\p{L}*`;

const flue = String.raw`(?:rökgång|rökkanal|kanal|skorsten|murstock|\p{L}*kakelugn|eldstad|\p{L}*kamin|vedspis|öppna?\s+spis)(?:en|ar|arna|et|er|erna|ens|s)?`;
const noFire = String.raw`eldning\p{L}*\s+${plainWord}{0,3}(?:förbjud|otillåt)\p{L}*|(?:inte|ej)\s+(?:längre\s+)?(?:tillåtet|lov|lämpligt)\s+att\s+elda|sprick(?:a|or|bildning)\p{L}*\s+i\s+(?:\p{L}+\s+)?${flue}|(?:stopp|förbud|nej)\s+(?:för|mot|till)\s+(?:all\s+)?eldning|${flue}${plainGap(40)}(?<!\p{L})(?:sprucken|spruckna|sprickor|spräckt|(?:fick|fått)\s+nej|fälld(?:es|a)?)(?!\p{L})|${flue}\s+(?:\p{L}+\s+)?(?:klara(?:de|r)?|gick)\s+(?:ej|inte|aldrig)(?!\p{L})|sotar\p{L}*\s+(?:har\s+)?(?:fäll(?:de|t)|döm(?:de|t)\s+ut|underkän(?:de|t)|sagt\s+nej|sade\s+nej)`;

/** Fireplaces, what heats the house, what is left of it in the ground and what is only rented. */
export const heatingRisks: readonly TextRisk[] = [
  {
    rule: 'fireplace-ban',
    pattern: String.raw`eldningsförbud\p{L}*|(?:får|kan|ska)\s+(?:ej|inte)\s+(?:eldas|användas\s+för\s+eldning)|${noFire}|(?:rökgång|rökkanal|skorsten|murstock|kakelugn|eldstad|kamin|öppna\s+spis)\p{L}*[^.\n]{0,50}?(?:underkän|utdöm|otät|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:godkän|brukbar))\p{L}*`,
    stated: true,
    unless: String.raw`(?:hävt|upphävt|inget|ej|utan)\s+eldningsförbud|(?:löv|ris|gräs|kvistar|utomhus|trädgårdsavfall)(?!\p{L})`,
    title: 'Eldningsförbud',
    category: 'Eldstad',
    severity: 'warning',
    weight: 1,
    cases: [
      {
        when: String.raw`^(?!.*(?:förb[ju]+d|stopp|får\s+(?:ej|inte)|tillåt|underkän|utdöm|nej(?!\p{L})|fäll|döm))`,
        severity: 'warning',
        weight: 1,
        title: 'Fel på eldstad eller rökkanal',
      },
    ],
    description:
      'Annonsen säger att det inte får eldas, eller att rökkanalen inte duger. Ofta är det skorstenen som är sliten, och den kan behöva göras om.',
    action: 'Be om sotarens protokoll och ett pris på att laga rökgången.',
    source: general,
  },
  {
    rule: 'fireplace-untested',
    pattern: String.raw`(?:rökgång|rökkanal|skorsten|murstock|kakelugn|eldst[aä]d|\p{L}*kamin|vedspis|öppna\s+spis)\p{L}*[^.\n]{0,50}?(?:(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?(?:provtryck|besikt|kontroller|i\s+bruk)|(?:status|skick)\p{L}*\s+(?:är\s+)?(?:okän|oklar))\p{L}*|elda(?:r|s|t)\s+(?:man\s+|vi\s+)?(?:inte|ej)(?!\p{L})`,
    stated: true,
    unless: String.raw`eldningsförbud|klara(?:de|r)?\s+(?:ej|inte|aldrig)|otät\p{L}*|underkän\p{L}*|sprick\p{L}*|spruck\p{L}*|(?:inte|ej)\s+(?:bara|endast|enbart)|förbjud\p{L}*|(?:löv|ris|gräs|kvistar|utomhus)(?!\p{L})`,
    title: 'Eldstad som inte är provtryckt eller kontrollerad',
    category: 'Eldstad',
    severity: 'notice',
    weight: 0.5,
    description:
      'Annonsen säger att eldstaden inte är kontrollerad eller inte används. Det betyder inte att eldning är förbjuden, men ingen vet om rökkanalen är tät.',
    action:
      'Be om sotarens senaste protokoll, och låt provtrycka kanalen eller räkna med att den behöver tätas.',
    source: general,
  },
  {
    rule: 'direct-electric-heating',
    pattern: String.raw`direktverkande\s+el\p{L}*|direktel\p{L}*|elradiator(?:er)?|elelement(?!\p{L})`,
    unless: String.raw`(?:ersatt|bytts?\s+(?:mot|till|ut)|tidigare|utbytt|konverter)`,
    title: 'Direktverkande el',
    category: 'Uppvärmning',
    severity: 'warning',
    description: 'Huset värms med ren el, utan vattenburet system att koppla en större värmepump till.',
    action: 'Be om elräkningarna för tre år och räkna på en luftvärmepump.',
    cost: 'airHeatPump',
    source: 'ctc.se, villaagarna.se',
  },
  {
    rule: 'oil-heating',
    pattern: String.raw`oljepanna\p{L}*|oljeeld\p{L}*|oljebrännare\p{L}*|(?:värms|uppvärmning)\s+(?:upp\s+)?(?:med|av)\s+olja`,
    unless: String.raw`(?:ersatt|bytt|tidigare|utbytt|konverter|borttag|saner|demonter|urkoppl|tömd|skrotad|borta(?!\p{L}))`,
    title: 'Uppvärmning med olja',
    category: 'Uppvärmning',
    severity: 'warning',
    description:
      'Olja är dyrt, och en äldre panna och cistern behöver snart bytas. Cisternen ska kontrolleras regelbundet.',
    action: 'Fråga hur gammal pannan är, när cisternen kontrollerades och vad oljan kostar per år.',
    source: general,
    only: 'property',
  },
  {
    rule: 'oil-tank',
    stated: true,
    pattern: String.raw`(?:(?:ej|inte)\s+(?:uppgräv|töm|saner|rengjor|plombera)\p{L}*\s+)?olje?-?\s?(?:tank|cistern)\p{L}*|(?:nedgrävd|gammal)\s+cistern\p{L}*|olja[^.;\n]{0,40}?(?<!\p{L})(?:tank|cistern)(?:en)?\s+(?:\p{L}+\s+)?(?:ligger|finns|står|är)\s+kvar`,
    unless: String.raw`${undenied(String.raw`(?:upp|bort)(?:gräv|forsla|tag)\p{L}*|saner(?:ad|ats|ades)|fylld\s+med\s+sand|grävts\s+upp|grävdes\s+upp|borta(?!\p{L})|skrotad|demonterad`)}|regnvatten|vattencistern`,
    title: 'Oljetank på fastigheten',
    category: 'Mark',
    severity: 'notice',
    weight: 1,
    cases: [
      {
        when: `^(?!.*(?<!\\p{L})(?:${inGround})).*(?<!\\p{L})(?:${notCleaned})`,
        severity: 'warning',
        weight: 1,
        title: 'Oljetank som inte är sanerad',
      },
      {
        when: undenied(String.raw`tömd|tömts|tömdes|ur\s+bruk|plombera\p{L}*|urkoppla\p{L}*`),
        severity: 'notice',
        weight: 1,
        title: 'Oljetank som är tagen ur bruk',
      },
      {
        when: inGround,
        severity: 'warning',
        title: 'Oljetank i marken',
        description:
          'En tank i marken rostar utan att det syns, och läcker den kan ägaren få betala saneringen av marken. När den inte används ska den tömmas, rengöras och anmälas till kommunen.',
        action:
          'Be om senaste kontrollrapporten eller kommunens besked om att tanken är tagen ur bruk, och ta in pris på att gräva upp den.',
      },
    ],
    description:
      'En oljetank som inte används ska tömmas, rengöras och göras omöjlig att fylla, och kommunen ska få veta det. Den som äger fastigheten betalar.',
    action: 'Fråga kommunens miljökontor vad som är anmält, och be säljaren om intyg på rengöringen.',
    source: 'Kommunens miljökontor och Naturvårdsverket (regler för oljecisterner)',
    only: 'property',
  },
  {
    rule: 'rented-equipment',
    pattern: String.raw`${heater}${plainGap(40)}(?<!\p{L})(?:leasa\p{L}*|leasing\p{L}*|hyr(?:s|d|da|t)(?!\p{L})(?!\s+(?:ut|ej|inte))|hyres(?:avtal|kontrakt)\p{L}*)|(?:leasa(?:d|de|t)|hyrd(?:a)?|hyrt|leasing\p{L}*|hyresavtal\p{L}*)\s+${plainWord}{0,2}?${heater}`,
    unless: String.raw`köp(?:t|tes|ts)\s+(?:loss|ut)|utköp|friköp|(?:ut)?lös(?:t|tes|ts)(?!\p{L})|kan\s+(?:\p{L}+\s+)?(?:hyras|leasas)`,
    title: 'Hyrd eller leasad utrustning',
    category: 'Avtal',
    severity: 'warning',
    weight: 1,
    description:
      'Något i huset ägs av ett företag. Avgiften är en månadskostnad till, och avtalet kan behöva tas över eller lösas när huset säljs.',
    action: 'Be om avtalet, och se månadskostnaden, hur länge det gäller och vad det kostar att lösa ut.',
    source: general,
  },
];
