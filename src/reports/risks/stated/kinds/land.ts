import { groundRisks } from './ground.js';
import { orderRisks } from './orders.js';
import { general, plainGap, plainWord, type TextRisk } from '../text-risk.js';

const authority = String.raw`(?:byggnadsnämnden?|bygglovs(?:enheten|avdelningen|kontoret)|(?:stads|samhälls)bygg\p{L}*|kommunens?)`;
const casework = String.raw`${authority}[^.;!?\n]{0,50}?(?<!\p{L})(?:tillsyns|rättelse)?ärende(?:t|n)?(?!\p{L})|tillsynsärende\p{L}*|rättelseförelä\p{L}*|byggsanktionsavgift\p{L}*|ärende(?:t)?\s+(?:om|gällande|rörande)\s+(?:\p{L}+\s+)?(?:olovlig|svartbygg|rättelse)\p{L}*|${authority}[^.;!?\n]{0,20}?(?<!\p{L})(?:förelagt|förelägger|kräver|krävt|krav\s+på)[^.;!?\n]{0,40}?(?<!\p{L})(?:riv|rättelse|rätta|ta\s+bort)\p{L}*|(?:ska|skall|måste)\s+(?:rättas|rivas\s+eller\s+rättas)|${authority}\s+(?:har\s+)?(?:\p{L}+\s+){0,4}?(?:utreder|granskar|prövar)[^.;!?\n]{0,60}?(?:utan\s+(?:bygg)?lov|olovlig|svartbygg)\p{L}*|utan\s+(?:bygg)?lov[^.;!?\n]{0,60}?(?<!\p{L})utred(?:er|s|ning|ningen)(?!\p{L})`;

const lov = String.raw`(?:bygglov|förhandsbesked|marklov|ansökan|bostadshus|enbostadshus|bebyggelse|byggnation|hus|att\s+bygga|byggrätt)`;
const turnsDown = String.raw`(?:avslag(?:it|its)?|avslogs?|neka(?:d|t|de|des|ts)|(?:sade|sa|säger|sagt)\s+nej)`;
/** Who decides said no, or what was asked for got a no. */
const refusal = String.raw`(?:bygglov|förhandsbesked)(?:et|s(?:ansökan)?)?${plainGap(50)}(?<!\p{L})(?:(?:fick|fått|gav)\s+(?:avslag|nej)|avslogs|avslagits|nekad(?:es|e)?|nekats)(?!\p{L})|avslag\s+på\s+(?:\p{L}+\s+){0,3}?(?:bygglov|förhandsbesked)\p{L}*|negativt\s+(?:förhandsbesked|planbesked)|(?:byggnadsnämnden|kommunen|nämnden|länsstyrelsen|domstolen)\s+(?:har\s+)?${turnsDown}\s+(?:till\s+|om\s+)?${plainGap(30)}(?<!\p{L})${lov}(?!\p{L})|byggnadsnämnden\s+(?:har\s+)?(?:sade|sa|säger|sagt)\s+nej`;

/** Rights and bans on the land, permits, protection of the house and debts shared with the neighbours. */
export const landRisks: readonly TextRisk[] = [
  {
    rule: 'easement',
    pattern: String.raw`(?:avtals|official)?servitut(?!sfri)\p{L}*|ledningsrätt\p{L}*|rätt\s+att\s+(?:\p{L}+\s+){0,2}?(?:gå|köra|passera|färdas)\s+(?:\p{L}+\s+)?över\s+(?:tomten|fastigheten|marken|gården|vår)(?!\p{L})`,
    nearby: true,
    title: 'Servitut på fastigheten',
    category: 'Mark',
    severity: 'notice',
    weight: 0.5,
    cases: [
      {
        when: String.raw`belasta\p{L}*|till\s+förmån\s+för\s+(?!fastigheten(?!s)|denna|huset)|(?:begränsa|inskränk|hindra)\p{L}*|rätt\s+(?:för\s+\p{L}+\s+)?att\s+(?:använda|nyttja|gå|köra|passera|ha|dra)|grann\p{L}*\s+(?:har\s+)?rätt|(?:över|genom|korsar|på)\s+(?:vår\s+|hela\s+|delar?\s+av\s+)?(?:tomten|fastigheten)(?!\p{L})`,
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
    title: 'Strandskydd på tomten',
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
    pattern: String.raw`(?:ny)?bygg(?:nads)?förbud\p{L}*|byggstopp\p{L}*|(?:får|kan)\s+(?:ej|inte)\s+(?:bebyggas|byggas\s+(?:ut|till|på))|prick(?:ad|at)?\s?mark\p{L}*|byggnadsfri\p{L}*|(?<!(?:tomten|fastigheten|marken)\s+är\s+(?:helt\s+)?)frit?t?(?:a)?\s+från\s+(?:\p{L}+\s+)?(?:byggnad|bebyggelse)\p{L}*|(?:inget|inga\s+(?:byggnader|hus)|ingenting)\s+(?:får\s+|kan\s+)(?:\p{L}+\s+)?(?:byggas|bebyggas|uppföras)|(?:får|kan)\s+(?:inget|inga\s+(?:byggnader|hus)|inget\s+hus|ingenting)\s+(?:byggas|uppföras)|(?:bebyggelse|byggnader)\s+(?:är\s+)?(?:ej|inte)\s+tillåt\p{L}*`,
    stated: true,
    unless: String.raw`grann(?:tomt|fastighet|ens)|(?:inget|inga|ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:bygg(?:nads)?förbud|prick)|(?:råder|gäller|finns)\s+(?:ej|inte)|hävt|upphävt`,
    title: 'Byggnadsförbud på tomten',
    category: 'Mark',
    severity: 'warning',
    cases: [
      {
        when: String.raw`^(?=.*(?:större|största)\s+delen|.*(?:rakt|tvärs)\s+över|.*(?:hela|tre\s+fjärdedelar\s+av|nästan\s+hela)\s+tomten|.*(?<!\p{L})(?:återstår|(?:blir|är)\s+kvar|kvar\s+(?:att|blir)|lämnar|blir\s+över)(?!\p{L})|.*(?<!\p{L})(?:endast|bara|blott)\s+(?:ett?|\d)|.*tomten\s+(?:får|kan)\s+(?:ej|inte)\s+bebyggas)(?!.*(?:övrigt\s+fri|utanför\s+byggrätt))`,
        within: 'passage',
        severity: 'critical',
        title: 'Lite eller inget av tomten går att bebygga',
        description:
          'Enligt annonsen får det mesta av tomten inte bebyggas, eller bara en liten yta blir kvar. Då ryms kanske inget hus, och tomten är värd mycket mindre.',
        action:
          'Be kommunen om ett skriftligt besked om var och hur stort du får bygga, och läs rättigheten eller planen innan du lägger bud.',
      },
    ],
    description: 'Delar av tomten får inte bebyggas. Då går det kanske inte att bygga ut som du tänkt dig.',
    action: 'Läs detaljplanen och fråga kommunens byggnadsnämnd innan du räknar med en utbyggnad.',
    source: 'Kommunen (detaljplan och områdesbestämmelser)',
  },
  {
    rule: 'permit-missing',
    nearby: true,
    pattern: String.raw`(?:bygglov|startbesked|slutbesked|lov)\p{L}*\s+(?:saknas|finns\s+(?:ej|inte)|(?:för\s+\p{L}+\s+(?:från\s+\d{4}\s+)?)?har\s+(?:\p{L}+\s+)?(?:ej|inte|aldrig)|är\s+(?:ej|inte)|söktes\s+aldrig)|(?:saknar|utan)\s+(?:\p{L}+\s+)?(?:bygglov|startbesked|slutbesked|rivningslov)|svartbygg\p{L}*|olovlig\p{L}*\s+(?:\p{L}*bygg|åtgärd|utför)\p{L}*|(?:strid|planstridig)\p{L}*\s+mot\s+(?:\p{L}+\s+)?detaljplan\p{L}*|planstridig\p{L}*|(?:inget|ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:sökt\s+)?bygglov(?:\s+(?:finns|sökt|söktes))?|(?:ej|inte)\s+(?:bygglovs)?anmäl[dt]\p{L}*\s+till\s+(?:kommun|byggnadsnämnd|förening)\p{L}*|${casework}|(?<=(?:bygg|uterum|gästhus|gäststug|altan|verand|inglas|förråd|garage|carport|attefall|brygg)\p{L}*[^.!?\n]{0,80}\s)utan\s+(?:att\s+)?(?:\p{L}+\s+){0,2}?(?:pappersarbete|fråga(?:de)?\s+(?:kommunen|någon|byggnadsnämnden))(?!\p{L})`,
    stated: true,
    unless: String.raw`krävs?\s+(?:ej|inte)|kräver\s+(?:ej|inte)|(?:ej|inte|inget)\s+(?:\p{L}+\s+)?(?:krav|krävs|kräver|behöv)|bygglovsfri|^(?!.*(?:rättas|rivas|ärende|föreläg|förelagt)).*attefall|får\s+(?:du\s+)?(?:bygga|uppföra)|möjlig|kan\s+(?:du\s+)?(?:bygga|uppföra)|rätt\s+att`,
    title: 'Bygglov eller slutbesked som saknas',
    category: 'Mark',
    severity: 'warning',
    cases: [
      { when: String.raw`^(?!.*(?:anmäl|oss|vår)).*(?<!\p{L})grann\p{L}*`, severity: null },
      {
        when: String.raw`^(?=.*ärende)(?=.*(?:bygglovsansök|ansökan|ansökt|detaljplan|planärende))(?!.*(?:olovlig|utan\s+(?:bygg)?lov|svartbygg|rättelse|tillsyn))`,
        severity: null,
      },
      {
        when: String.raw`^(?=.*(?:ärende|anmälan|föreläggande))(?=.*(?:avsluta|avskriv|lades\s+ne[dr]|utan\s+åtgärd|upphäv|preskriber))(?!.*(?:ännu|inte\s+avsluta|ej\s+avsluta))`,
        severity: 'notice',
        weight: 0.5,
        title: 'Ett avslutat ärende hos byggnadsnämnden',
        description:
          'Annonsen berättar om ett ärende som kommunen har avslutat. Beslutet visar vad som gäller.',
        action: 'Be om kommunens beslut i ärendet.',
      },
      {
        when: `^(?=.*(?:${casework}))`,
        within: 'passage',
        severity: 'critical',
        title: 'Ett öppet ärende om olovligt byggande',
        description:
          'Kommunen har ett ärende om något som är byggt utan bygglov. Den kan kräva att det rivs eller ändras, och kravet följer med till dig som köper. Till det kan komma en avgift.',
        action:
          'Läs ärendet hos byggnadsnämnden, och köp inte innan säljaren har fått lov i efterhand eller ni har skrivit vem som betalar rivning och avgift.',
      },
    ],
    description:
      'Något är byggt utan lov eller utan slutbesked. Kommunen kan kräva rättelse, avgift eller rivning av den som äger när det upptäcks.',
    action:
      'Be om lov, startbesked och slutbesked för allt som är byggt, eller låt säljaren söka i efterhand.',
    source: 'Kommunens byggnadsnämnd (plan- och bygglagen)',
  },
  {
    rule: 'permission-refused',
    pattern: String.raw`${refusal}|(?:utan|saknar|ingen)\s+(?:\p{L}+\s+)?byggrätt(?:er)?(?!\p{L})|byggrätt(?:er)?\s+(?:saknas|finns\s+(?:ej|inte))`,
    stated: true,
    unless: String.raw`grann\p{L}*|överklagande\p{L}*\s+av\s+(?:bygglov|förhandsbesked|beslut)\p{L}*|(?:men|därefter|sedan|nytt)\s+(?:\p{L}+\s+){0,3}?(?:bevilja|godkän)(?:d|t|des|ts)\p{L}*|outnyttjad|inlämna\p{L}*`,
    title: 'Tomt utan byggrätt',
    category: 'Mark',
    severity: 'warning',
    cases: [
      {
        when: `^(?=.*(?<!\\p{L})(?:${refusal}))`,
        severity: 'warning',
        weight: 1,
        title: 'Ett avslag på bygglov eller förhandsbesked',
        description:
          'Annonsen säger att kommunen eller länsstyrelsen har sagt nej till att bygga. Skälen gäller ofta även nästa ansökan.',
        action: 'Läs beslutet och skälen hos byggnadsnämnden, och fråga vad som skulle krävas för ett ja.',
      },
    ],
    description:
      'Annonsen säger att byggrätt saknas. Då bestämmer kommunen i varje enskilt fall om något får byggas.',
    action:
      'Sök förhandsbesked före köpet, eller skriv in i kontraktet att köpet går tillbaka om kommunen säger nej.',
    source: 'Plan- och bygglagen 9 kap. (förhandsbesked och bygglov)',
    only: 'property',
  },
  {
    rule: 'permission-expired',
    nearby: true,
    pattern: String.raw`(?:förhandsbesked|bygglov|marklov|startbesked|beskedet)(?:et|en|s)?(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L})(?:gått\s+ut|gick\s+ut|hann\s+gå\s+ut|löpt\s+ut|löpte\s+ut|upphört|upphörde|förfall(?:it|et|na)|förföll|för\s+gammalt|ogiltig\p{L}*|utgång(?:et|na)|inte\s+längre\s+(?:gäll|giltig)\p{L}*)(?!\p{L})`,
    stated: true,
    unless: String.raw`ny(?:tt)?\s+(?:(?:förhandsbesked|bygglov|lov|besked)\s+)?(?:är\s+)?(?:bevilja|finns|gäller|lämna)\p{L}*|(?:inte|ej|aldrig|innan)\s+(?:har\s+)?(?:gått|gick|löpt|förfall)|grann\p{L}*`,
    title: 'Ett förhandsbesked eller lov som har gått ut',
    category: 'Mark',
    severity: 'warning',
    description:
      'Förhandsbesked och lov gäller bara en viss tid. När tiden är ute får du söka på nytt, och svaret kan bli ett annat.',
    action:
      'Fråga byggnadsnämnden vad som gäller i dag, och skriv in i kontraktet att köpet beror på att du får lov.',
    source: 'Plan- och bygglagen 9 kap. (giltighetstid för förhandsbesked och bygglov)',
    only: 'property',
  },
  {
    rule: 'protected-building',
    pattern: String.raw`[kq]-?\s?märk(?:t|ning\p{L}*)|kultur(?:minnes)?-?märk(?:t|ning\p{L}*)|rivningsförbud\p{L}*|varsamhetsbestämmelse\p{L}*|skyddsbestämmelser\s+(?:för|i\s+detaljplan)\p{L}*|kulturhistoriskt\s+(?:särskilt\s+)?värdefull\s+byggnad|(?:är|förklara\p{L}*|skydda\p{L}*|klassa\p{L}*)\s+${plainWord}{0,3}?byggnadsminne|byggnadsminnesförklara\p{L}*`,
    unless: String.raw`upphäv\p{L}*|hävd\p{L}*|borttag\p{L}*|(?:kyrka|slott|kvarn|skola|herrgård|station)\p{L}*\s+(?:\p{L}+\s+)?(?:är|som)`,
    title: 'Skyddad byggnad',
    category: 'Mark',
    severity: 'notice',
    weight: 1,
    cases: [
      {
        when: 'byggnadsminne',
        severity: 'warning',
        title: 'Byggnadsminne',
        description:
          'Ett byggnadsminne får inte ändras utan länsstyrelsens tillstånd, och underhållet ska göras med rätt material och metod. Det kan bli dyrare.',
        action: 'Be om länsstyrelsens skyddsbestämmelser, och fråga vilka bidrag som går att söka.',
      },
    ],
    description:
      'Huset är skyddat i planen eller utpekat av kommunen. Då får det inte rivas eller förvanskas, och lov kan krävas även för fönster, färg och tak.',
    action: 'Läs detaljplanen, och fråga byggnadsnämnden vad du får ändra ute och inne.',
    source: 'Kommunens byggnadsnämnd och länsstyrelsen (plan- och bygglagen, kulturmiljölagen)',
    only: 'property',
  },
  {
    rule: 'shared-facility-debt',
    pattern: String.raw`(?:samfällighet|gemensamhetsanläggning|vägförening|vägsamfällighet|fiberförening|stugförening|tomtägarförening)\p{L}*${plainGap(60)}(?<!\p{L})(?:lån(?:et|en)?|lånat(?!\s+ut)|skuld(?:er|en|erna)?|belån\p{L}*)(?!\p{L})|(?:lån|skuld)(?:et|en|er)?\s+(?:i|för|till|hos)\s+(?:samfällighet|gemensamhetsanläggning|vägförening|vägsamfällighet|fiberförening)\p{L}*`,
    unless: String.raw`slutbetal\p{L}*|återbetal\p{L}*|avbetal[dt]\p{L}*|skuldfri\p{L}*`,
    title: 'Lån i samfälligheten eller vägföreningen',
    category: 'Kostnader',
    severity: 'notice',
    weight: 1,
    description: 'Skulden betalas av delägarna genom avgiften, och din andel följer med fastigheten.',
    action: 'Be om senaste årsredovisning och debiteringslängd, och räkna ut din andel av lånet.',
    source: general,
    only: 'property',
  },
  ...groundRisks,
  ...orderRisks,
];
