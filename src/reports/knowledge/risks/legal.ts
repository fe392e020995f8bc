import { general, type TextRisk } from './text-risk.js';

/** Rights and bans on the land, permits, the contract and who lives there. */
export const legalRisks: readonly TextRisk[] = [
  {
    rule: 'easement',
    pattern: String.raw`(?:avtals|official)?servitut(?!sfri)\p{L}*|ledningsrätt\p{L}*`,
    nearby: true,
    title: 'Servitut på fastigheten',
    category: 'Mark',
    severity: 'notice',
    weight: 0.5,
    cases: [
      {
        when: String.raw`belasta\p{L}*|till\s+förmån\s+för\s+(?!fastigheten(?!s)|denna|huset)|(?:begränsa|inskränk|hindra)\p{L}*|rätt\s+(?:för\s+\p{L}+\s+)?att\s+(?:använda|nyttja|gå|köra|passera|ha|dra)|grann\p{L}*\s+(?:har\s+)?rätt`,
        severity: 'warning',
      },
    ],
    description:
      'Ett servitut ger någon annan rätt att använda en del av tomten, eller dig rätt till en annans mark. Det följer fastigheten när den säljs.',
    action: 'Be om servitutsavtalet och kartan, och se vad det hindrar dig från att göra.',
    source: 'lantmateriet.se (fastighetsregistret visar inskrivna rättigheter)',
    only: 'property',
  },
  {
    rule: 'shore-protection',
    pattern: String.raw`strandskydd\p{L}*`,
    unless: String.raw`(?:upphävt|upphävd)|strandskydd\p{L}*\s+(?:är\s+)?upphäv|(?:berör|omfattar|gäller|påverkar)\s+(?:ej|inte)`,
    title: 'Strandskydd gäller',
    category: 'Mark',
    severity: 'warning',
    description:
      'Inom strandskydd är det förbjudet att bygga nytt eller göra stranden mer privat utan dispens, och dispens är svår att få.',
    action: 'Fråga kommunen vad som är tillåtet, och om allt på tomten har dispens.',
    source: 'Länsstyrelsen och kommunen (strandskydd enligt miljöbalken 7 kap.)',
    only: 'property',
  },
  {
    rule: 'building-ban',
    nearby: true,
    pattern: String.raw`(?:ny)?bygg(?:nads)?förbud\p{L}*|byggstopp\p{L}*|(?:får|kan)\s+(?:ej|inte)\s+(?:bebyggas|byggas\s+(?:ut|till|på))|prick(?:ad|at)?\s?mark\p{L}*`,
    stated: true,
    unless: String.raw`(?:inget|inga|ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:bygg(?:nads)?förbud|prick)|(?:råder|gäller|finns)\s+(?:ej|inte)|hävt|upphävt`,
    title: 'Byggnadsförbud på tomten',
    category: 'Mark',
    severity: 'warning',
    description: 'Delar av tomten får inte bebyggas. Då går det kanske inte att bygga ut som du tänkt dig.',
    action: 'Läs detaljplanen och fråga kommunens byggnadsnämnd innan du räknar med en utbyggnad.',
    source: 'Kommunen (detaljplan och områdesbestämmelser)',
  },
  {
    rule: 'permit-missing',
    nearby: true,
    pattern: String.raw`(?:bygglov|startbesked|slutbesked)\p{L}*\s+(?:saknas|finns\s+(?:ej|inte)|har\s+(?:ej|inte|aldrig)|är\s+(?:ej|inte)|söktes\s+aldrig)|(?:saknar|utan)\s+(?:\p{L}+\s+)?(?:bygglov|startbesked|slutbesked|rivningslov)|svartbygg\p{L}*|olovlig\p{L}*\s+(?:\p{L}*bygg|åtgärd|utför)\p{L}*|(?:strid|planstridig)\p{L}*\s+mot\s+(?:\p{L}+\s+)?detaljplan\p{L}*|planstridig\p{L}*|(?:inget|ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:sökt\s+)?bygglov(?:\s+(?:finns|sökt|söktes))?|(?:ej|inte)\s+(?:bygglovs)?anmäl[dt]\p{L}*\s+till\s+(?:kommun|byggnadsnämnd|förening)\p{L}*`,
    stated: true,
    unless: String.raw`krävs?\s+(?:ej|inte)|kräver\s+(?:ej|inte)|(?:ej|inte|inget)\s+(?:\p{L}+\s+)?(?:krav|krävs|kräver|behöv)|bygglovsfri|attefall|får\s+(?:du\s+)?(?:bygga|uppföra)|möjlig|kan\s+(?:du\s+)?(?:bygga|uppföra)|rätt\s+att`,
    title: 'Bygglov eller slutbesked saknas',
    category: 'Mark',
    severity: 'warning',
    description:
      'Något är byggt utan lov eller utan slutbesked. Kommunen kan kräva rättelse, avgift eller rivning av den som äger när det upptäcks.',
    action:
      'Be om lov, startbesked och slutbesked för allt som är byggt, eller låt säljaren söka i efterhand.',
    source: 'Kommunens byggnadsnämnd (plan- och bygglagen)',
  },
  {
    rule: 'dispute',
    pattern: String.raw`(?:pågående\s+)?(?:rätts|gräns|granne?)?tvist(?:en|er)?(?!\p{L})|rättsprocess\p{L}*|stämningsansök\p{L}*|stämt\s+(?:förening|entreprenör|säljar|bolag|byggherre)\p{L}*|tingsrätten`,
    title: 'En tvist nämns',
    category: 'Avtal',
    severity: 'warning',
    cases: [{ when: String.raw`avslutad|förlik|löst|vann`, severity: null }],
    description: 'Annonsen nämner en tvist. Utgången kan kosta föreningen eller dig.',
    action: 'Be om en skriftlig beskrivning av tvisten och vad den kan kosta.',
    source: general,
  },
  {
    rule: 'disclaimer',
    pattern: String.raw`friskriv\p{L}*|(?:säljs|överlåts|säljes|överlåtes)\s+i\s+(?:sitt\s+|det\s+)?(?:befintligt|befintliga)\s+skick|köparen\s+(?:avstår|avsäger\s+sig)\s+(?:från\s+)?(?:rätten\s+)?(?:att|alla|varje|påfölj)\p{L}*|säljaren?\s+(?:har\s+inget|tar\s+inget|ansvarar\s+(?:ej|inte)|garanterar\s+(?:ej|inte))\s*\p{L}*|utan\s+(?:ansvar|garantier)\s+(?:för|från)\s+säljar\p{L}*`,
    stated: true,
    unless: String.raw`friskriver\s+sig\s+(?:ej|inte)|(?:ingen|inte|ej|utan)\s+(?:\p{L}+\s+){0,2}?friskriv`,
    title: 'Säljaren friskriver sig',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Säljaren vill inte ansvara för fel som visar sig efter köpet. Då är din egen undersökning det enda skyddet.',
    action: 'Låt besiktiga före kontrakt och be en jurist läsa klausulen. Ta med risken i ditt bud.',
    source: 'husadvokaten.se (ansvar för dolda fel)',
  },
  {
    rule: 'estate-sale',
    pattern: String.raw`dödsbo\p{L}*`,
    title: 'Säljaren är ett dödsbo',
    category: 'Avtal',
    severity: 'notice',
    weight: 1,
    description:
      'De som säljer har sällan bott här och kan därför svara på lite. Ofta följer en friskrivning med i kontraktet.',
    action: 'Fråga grannar och förening om det ingen annan vet, och läs kontraktet noga.',
    source: general,
  },
  {
    rule: 'forced-sale',
    pattern: String.raw`exekutiv\p{L}*|konkurs(?:bo|förvaltare)\p{L}*|utmät\p{L}*|kronofogd\p{L}*|tvångsförsälj\p{L}*`,
    title: 'Försäljning genom konkurs eller Kronofogden',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Den som säljer har inte bott här och lämnar inga garantier. Reglerna om dolda fel gäller inte alltid.',
    action: 'Läs villkoren, och räkna med att ingen kan svara på frågor om skicket.',
    source: general,
  },
  {
    rule: 'tenant-stays',
    pattern: String.raw`säljs\s+(?:som\s+)?(?:delvis\s+)?uthyrd\p{L}*|besittningsskydd\p{L}*|hyresgäst(?:en)?\s+(?:bor|har\s+(?:kontrakt|avtal)|vill\s+bo|sitter)(?:\s+kvar)?|över(?:tar?|tas)\s+(?:\p{L}+\s+){0,3}hyres(?:avtal|kontrakt|gäst)\p{L}*|hyres(?:avtal|kontrakt)\p{L}*\s+(?:\p{L}+\s+){0,2}(?:löper|övertas|följer\s+med)|befintlig\p{L}*\s+hyresgäst\p{L}*`,
    title: 'Någon hyr bostaden',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Den som hyr kan ha rätt att bo kvar efter köpet. Då kan du kanske inte flytta in när du tänkt.',
    action: 'Be om hyresavtalet och ett skriftligt besked om när hyresgästen flyttar.',
    source: general,
  },
];
