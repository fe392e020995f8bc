import type { contractWordings } from '../../../reading/stated/wordings/contract.js';
import { general, type Entries } from '../entry.js';

/** The contract, who sells and who else has a right to the home. */
export const contractRisks: Entries<typeof contractWordings> = {
  dispute: {
    title: 'En tvist',
    category: 'Avtal',
    severity: 'warning',
    description: 'Annonsen nämner en tvist. Beroende på utgången kan den kosta föreningen eller dig pengar.',
    action: 'Be om en skriftlig beskrivning av tvisten och vad den kan kosta.',
    source: general,
    cases: { ended: null },
  },
  disclaimer: {
    title: 'Säljarens friskrivning',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Säljaren vill inte ansvara för fel som visar sig efter köpet. Då är din egen undersökning det enda skyddet.',
    action: 'Låt besiktiga före kontrakt och be en jurist läsa klausulen. Ta med risken i ditt bud.',
    source: 'husadvokaten.se (ansvar för dolda fel)',
    cases: {
      asItStands: {
        severity: 'warning',
        title: 'Försäljning i befintligt skick',
        description:
          'Säljaren vill att du tar bostaden som den är. Orden räcker sällan som friskrivning från dolda fel, men en tydligare klausul kan stå i kontraktet.',
      },
    },
  },
  'estate-sale': {
    title: 'Ett dödsbo som säljare',
    category: 'Avtal',
    severity: 'notice',
    weight: 1,
    description:
      'De som säljer har sällan bott här och kan därför svara på lite. Ofta står det en friskrivning i kontraktet.',
    action: 'Fråga grannar om det som säljarna inte vet, och läs kontraktet noga.',
    source: general,
  },
  'forced-sale': {
    title: 'Försäljning genom konkurs eller Kronofogden',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Den som säljer har inte bott här och lämnar inga garantier. Reglerna om dolda fel gäller inte alltid.',
    action: 'Läs villkoren, och räkna med att ingen kan svara på frågor om skicket.',
    source: general,
  },
  'tenant-stays': {
    title: 'En hyresgäst i bostaden eller en del av den',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Den som hyr kan ha rätt att bo kvar efter köpet. Då kan du kanske inte flytta in när du tänkt.',
    action: 'Be om hyresavtalet och ett skriftligt besked om när hyresgästen flyttar.',
    source: general,
    // The association lets its shops, and the rent is its own.
    adjust: ({ home }, stated) =>
      stated.case === 'shop' && home.tenure === 'cooperative' && stated.quotes.length === 1 ? null : stated,
    cases: {
      shop: { severity: 'warning' },
      leaves: { severity: 'warning', weight: 1 },
      partOfHome: { severity: 'warning' },
      stays: {
        severity: 'critical',
        title: 'En hyresgäst som bor kvar efter köpet',
        description:
          'Den som hyr har ett avtal som går över på dig, ofta utan slutdatum. Du blir hyresvärd, och hyresgästen kan ha rätt att bo kvar, så du kan kanske inte flytta in alls.',
        action:
          'Be om hyresavtalet och skriftligt besked om uppsägning innan du lägger bud, och fråga en jurist om besittningsskyddet. Hör också med banken, för bolån förutsätter ofta att du ska bo där.',
      },
    },
  },
  'pre-emption': {
    title: 'Förköpsrätt eller hembud',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Någon annan har rätt att köpa eller lösa in bostaden före dig. Affären är inte säker förrän den har tackat nej.',
    action:
      'Be om avtalet eller stadgarna, och ett skriftligt besked om att rätten inte används, innan du betalar handpenning.',
    source: general,
  },
  'co-owned': {
    title: 'Flera ägare till bostaden',
    category: 'Avtal',
    severity: 'notice',
    weight: 0.5,
    description: 'Alla som äger bostaden måste gå med på köpet.',
    action: 'Se i lagfarten att alla ägare skriver på kontraktet.',
    source: general,
    cases: {
      shareForSale: {
        severity: 'warning',
        title: 'Köp av en andel i fastigheten',
        description:
          'Du köper en del av fastigheten och äger den tillsammans med andra. Då behövs de andras ja till det mesta, och banken kan säga nej till lån.',
        action: 'Be om samäganderättsavtalet, och fråga din bank om andelen går att belåna.',
      },
    },
  },
};
