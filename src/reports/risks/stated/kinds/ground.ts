import type { groundWordings } from '../../../reading/stated/wordings/ground.js';
import { type Entries } from '../entry.js';

/** Ground that earlier work or filling has poisoned. */
export const groundRisks: Entries<typeof groundWordings> = {
  'contaminated-ground': {
    title: 'Förorenad mark',
    category: 'Mark',
    severity: 'warning',
    description: 'Den som äger marken kan få betala undersökning och sanering.',
    action: 'Fråga kommunen och länsstyrelsen vad som är undersökt, och be om rapporten.',
    source: 'Länsstyrelsen (förteckning över förorenade områden)',
    cases: {
      cleaned: {
        severity: 'notice',
        weight: 1,
        title: 'Mark som har sanerats',
        description:
          'Annonsen säger att marken har varit förorenad och är sanerad. Slutrapporten visar hur djupt saneringen gick och om något lämnades kvar.',
        action: 'Be om slutrapporten från saneringen och kommunens godkännande av den.',
      },
      mustBeCleaned: {
        severity: 'critical',
        title: 'Förorenad mark som måste saneras',
        description:
          'Annonsen säger att marken är förorenad och måste saneras. Sanering kan kosta mer än tomten är värd, och den som äger marken kan få betala när den som orsakade felet inte finns kvar.',
        action:
          'Läs markundersökningen och kommunens krav, ta in pris på saneringen och skriv in i kontraktet att säljaren betalar eller att köpet går tillbaka.',
      },
    },
    adjust: ({ home }, stated) =>
      home.form === 'plot' && stated.case === null
        ? {
            ...stated,
            severity: 'critical',
            title: 'Förorenad mark på tomten',
            description:
              'Annonsen säger att marken är förorenad. Innan något byggs kan kommunen kräva sanering, som kan kosta mer än tomten, och den som äger marken kan få betala.',
            action:
              'Läs markundersökningen, fråga kommunen vad som krävs för att få bygga och köp bara om säljaren betalar saneringen eller köpet kan gå tillbaka.',
          }
        : stated,
  },
};
