import type { orderWordings } from '../../../reading/stated/wordings/orders.js';
import { type Entries } from '../entry.js';

/** What an authority has ordered the owner to do. */
export const orderRisks: Entries<typeof orderWordings> = {
  'authority-order': {
    title: 'Ett föreläggande från en myndighet',
    category: 'Mark',
    severity: 'critical',
    description:
      'En myndighet kräver att något på fastigheten rättas, ofta vid vite. Kravet kan riktas mot dig när du äger den.',
    action:
      'Be om beslutet, ta in pris på det som ska göras och skriv in i kontraktet att säljaren gör det före tillträdet.',
    source: 'Kommunen och länsstyrelsen (tillsyn enligt plan- och bygglagen och miljöbalken)',
    cases: {
      sellerActs: { severity: 'warning' },
      againstAssociation: {
        severity: 'warning',
        title: 'Ett föreläggande mot föreningen',
        description:
          'En myndighet kräver att föreningen rättar något. Medlemmarna betalar genom avgiften, och dröjer det kan föreningen få betala vite.',
        action: 'Be om föreläggandet, och fråga styrelsen vad åtgärden kostar och när den är klar.',
      },
      withoutDispensation: {
        severity: 'critical',
        title: 'Byggt vid stranden utan strandskyddsdispens',
        description:
          'Något på tomten saknar dispens från strandskyddet. Myndigheten kan kräva att det rivs hur gammalt det än är, och kravet riktas mot den som äger det.',
        action:
          'Fråga kommunen om dispens går att få i efterhand, och köp inte innan svaret finns skriftligt eller priset räknar bort byggnaden.',
      },
      demolition: {
        severity: 'critical',
        title: 'Ett krav på rivning',
        description:
          'Annonsen säger att något på tomten ska rivas eller tas bort. Kravet kan följa med till dig som köper, och då betalar du rivningen och äger mindre än du såg på visningen.',
        action:
          'Läs beslutet hos myndigheten, räkna priset utan det som ska bort och skriv in i kontraktet vem som river och betalar.',
      },
    },
  },
};
