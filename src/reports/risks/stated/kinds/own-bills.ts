import type { ownBillWordings } from '../../../reading/stated/wordings/own-bills.js';
import { general, type Entries } from '../entry.js';

/** Sums that fall on the one who owns the home, beside price and fee, and a time without a home to live in. */
export const ownBillRisks: Entries<typeof ownBillWordings> = {
  'capital-contribution': {
    title: 'Ett kapitaltillskott till föreningen',
    category: 'Kostnader',
    severity: 'warning',
    description:
      'Medlemmarna ska betala pengar till föreningen utöver avgiften. Den som är medlem när tillskottet ska betalas står för det.',
    action: 'Fråga vad summan blir för lägenheten, när den ska betalas och om säljaren eller du betalar.',
    source: general,
    only: 'cooperative',
    cases: {
      sellerPays: {
        severity: 'notice',
        weight: 1,
        description: 'Medlemmarna betalar ett tillskott, och annonsen säger att säljaren står för det.',
        action: 'Skriv in i kontraktet att säljaren betalar tillskottet, och fråga om fler är på väg.',
      },
      onBuyer: {
        severity: 'critical',
        title: 'Ett kapitaltillskott ovanpå priset',
        description:
          'Medlemmarna ska betala pengar till föreningen utöver avgiften. Den som är medlem när tillskottet ska betalas står för det, så summan kommer ovanpå priset.',
        action:
          'Be om stämmans beslut, lägg summan till priset och skriv in i kontraktet vem som betalar. Fråga också banken om du får låna till den.',
      },
    },
  },
  'own-pipe-bill': {
    title: 'Egen kostnad vid stambytet',
    category: 'Kostnader',
    severity: 'warning',
    description:
      'Föreningen betalar rören, men annonsen säger att den som äger lägenheten själv betalar en del av arbetet. Det är en utgift utöver priset och avgiften.',
    action: 'Fråga vad föreningen återställer, vad du betalar själv och när räkningen kommer.',
    source: general,
    only: 'cooperative',
    cases: {
      sellerPays: { severity: 'notice', weight: 1 },
      largeSum: {
        severity: 'critical',
        title: 'En stor egen räkning vid stambytet',
        description:
          'Föreningen betalar rören, men annonsen säger att den som äger lägenheten själv betalar en stor del. Summan kommer ovanpå priset och avgiften.',
        action:
          'Be om stämmans beslut och vad som ingår, lägg summan till priset och skriv in i kontraktet vem som betalar.',
      },
    },
  },
  'cannot-be-lived-in': {
    title: 'En tid utan möjlighet att bo i bostaden',
    category: 'Skick',
    severity: 'warning',
    description:
      'Annonsen säger att det inte går att bo i bostaden under en tid. Då betalar du för två boenden, och hemförsäkringen gäller sällan hyran.',
    action:
      'Fråga exakt vilka veckor det gäller, var du kan bo under evakueringen och vem som betalar för den.',
    source: general,
  },
};
