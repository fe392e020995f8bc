import type { landWordings } from '../../../reading/stated/wordings/land.js';
import { general, type Entries } from '../entry.js';

/** Rights and bans on the land, permits, protection of the house and debts shared with the neighbours. */
export const landRisks: Entries<typeof landWordings> = {
  easement: {
    title: 'Servitut på fastigheten',
    category: 'Mark',
    severity: 'notice',
    weight: 0.5,
    description:
      'Ett servitut ger någon annan rätt att använda en del av tomten, eller dig rätt till en annans mark. Det följer fastigheten när den säljs.',
    action: 'Be om servitutsavtalet och kartan, och se vad det hindrar dig från att göra.',
    source: 'lantmateriet.se (fastighetsregistret visar inskrivna rättigheter)',
    only: 'property',
    cases: {
      burdensPlot: { severity: 'warning' },
    },
  },
  'shore-protection': {
    title: 'Strandskydd på tomten',
    category: 'Mark',
    severity: 'warning',
    description:
      'Inom strandskydd är det förbjudet att bygga nytt eller göra stranden mer privat utan dispens, och dispens är svår att få.',
    action: 'Fråga kommunen vad som är tillåtet, och om allt på tomten har dispens.',
    source: 'Länsstyrelsen och kommunen (strandskydd enligt miljöbalken 7 kap.)',
    only: 'property',
  },
  'building-ban': {
    title: 'Byggnadsförbud på tomten',
    category: 'Mark',
    severity: 'warning',
    description: 'Delar av tomten får inte bebyggas. Då går det kanske inte att bygga ut som du tänkt dig.',
    action: 'Läs detaljplanen och fråga kommunens byggnadsnämnd innan du räknar med en utbyggnad.',
    source: 'Kommunen (detaljplan och områdesbestämmelser)',
    cases: {
      littleLeft: {
        severity: 'critical',
        title: 'Lite eller inget av tomten går att bebygga',
        description:
          'Enligt annonsen får det mesta av tomten inte bebyggas, eller bara en liten yta blir kvar. Då ryms kanske inget hus, och tomten är värd mycket mindre.',
        action:
          'Be kommunen om ett skriftligt besked om var och hur stort du får bygga, och läs rättigheten eller planen innan du lägger bud.',
      },
    },
  },
  'interim-permit': {
    title: 'Bara ett interimistiskt slutbesked',
    category: 'Mark',
    severity: 'critical',
    description:
      'Kommunen låter byggnaden användas tills vidare eller en viss tid, men något återstår att göra eller visa. Blir det inte gjort kan den förbjuda att byggnaden används, och det drabbar den som äger.',
    action:
      'Läs beslutet hos byggnadsnämnden: vad som återstår, till när det gäller och vad det kostar. Skriv i kontraktet vem som ordnar det slutliga beskedet.',
    source: 'Plan- och bygglagen 10 kap. 36 § (interimistiskt slutbesked)',
    cases: { madeFinal: null },
    // A new building is often taken over on one.
    adjust: ({ listing, year }, stated) =>
      listing.yearBuilt !== undefined && listing.yearBuilt >= year
        ? { ...stated, severity: 'warning', weight: 2 }
        : stated,
  },
  'permit-missing': {
    title: 'Bygglov eller slutbesked som saknas',
    category: 'Mark',
    severity: 'warning',
    description:
      'Något är byggt utan lov eller utan slutbesked. Kommunen kan kräva rättelse, avgift eller rivning av den som äger när det upptäcks.',
    action:
      'Be om lov, startbesked och slutbesked för allt som är byggt, eller låt säljaren söka i efterhand.',
    source: 'Kommunens byggnadsnämnd (plan- och bygglagen)',
    cases: {
      ofNeighbour: null,
      applicationOnly: null,
      closedCase: {
        severity: 'notice',
        weight: 0.5,
        title: 'Ett avslutat ärende hos byggnadsnämnden',
        description:
          'Annonsen berättar om ett ärende som kommunen har avslutat. Beslutet visar vad som gäller.',
        action: 'Be om kommunens beslut i ärendet.',
      },
      openCase: {
        severity: 'critical',
        title: 'Ett öppet ärende om olovligt byggande',
        description:
          'Kommunen har ett ärende om något som är byggt utan bygglov. Den kan kräva att det rivs eller ändras, och kravet följer med till dig som köper. Till det kan komma en avgift.',
        action:
          'Läs ärendet hos byggnadsnämnden, och köp inte innan säljaren har fått lov i efterhand eller ni har skrivit vem som betalar rivning och avgift.',
      },
    },
  },
  'permission-refused': {
    title: 'Tomt utan byggrätt',
    category: 'Mark',
    severity: 'warning',
    description:
      'Annonsen säger att byggrätt saknas. Då bestämmer kommunen i varje enskilt fall om något får byggas.',
    action:
      'Sök förhandsbesked före köpet, eller skriv in i kontraktet att köpet går tillbaka om kommunen säger nej.',
    source: 'Plan- och bygglagen 9 kap. (förhandsbesked och bygglov)',
    only: 'property',
    cases: {
      refused: {
        severity: 'warning',
        weight: 1,
        title: 'Ett avslag på bygglov eller förhandsbesked',
        description:
          'Annonsen säger att kommunen eller länsstyrelsen har sagt nej till att bygga. Skälen gäller ofta även nästa ansökan.',
        action: 'Läs beslutet och skälen hos byggnadsnämnden, och fråga vad som skulle krävas för ett ja.',
      },
    },
    adjust: ({ home }, stated) =>
      home.form === 'plot' && stated.case === 'refused'
        ? {
            ...stated,
            severity: 'critical',
            weight: undefined,
            title: 'Ett nej till att bygga på tomten',
            description:
              'Annonsen säger att kommunen eller länsstyrelsen har sagt nej till att bygga. Utan lov är tomten mark att odla eller vistas på, och skälen gäller ofta även nästa ansökan.',
            action:
              'Läs avslaget hos byggnadsnämnden, och köp bara om tomten är värd priset utan hus eller köpet beror på att du får lov.',
          }
        : stated,
  },
  'permission-expired': {
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
  'protected-building': {
    title: 'Skyddad byggnad',
    category: 'Mark',
    severity: 'notice',
    weight: 1,
    description:
      'Huset är skyddat i planen eller utpekat av kommunen. Då får det inte rivas eller förvanskas, och lov kan krävas även för fönster, färg och tak.',
    action: 'Läs detaljplanen, och fråga byggnadsnämnden vad du får ändra ute och inne.',
    source: 'Kommunens byggnadsnämnd och länsstyrelsen (plan- och bygglagen, kulturmiljölagen)',
    only: 'property',
    cases: {
      listedMonument: {
        severity: 'warning',
        title: 'Byggnadsminne',
        description:
          'Ett byggnadsminne får inte ändras utan länsstyrelsens tillstånd, och underhållet ska göras med rätt material och metod. Det kan bli dyrare.',
        action: 'Be om länsstyrelsens skyddsbestämmelser, och fråga vilka bidrag som går att söka.',
      },
    },
  },
  'shared-facility-debt': {
    title: 'Lån i samfälligheten eller vägföreningen',
    category: 'Kostnader',
    severity: 'notice',
    weight: 1,
    description: 'Skulden betalas av delägarna genom avgiften, och din andel följer med fastigheten.',
    action: 'Be om senaste årsredovisning och debiteringslängd, och räkna ut din andel av lånet.',
    source: general,
    only: 'property',
  },
};
