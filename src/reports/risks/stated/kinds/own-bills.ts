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
  'raised-deductible': {
    title: 'En höjd självrisk i föreningens försäkring',
    category: 'Försäkring',
    severity: 'notice',
    weight: 1,
    description:
      'Föreningen betalar en högre självrisk än vanligt för skador på huset. Den summan kommer på avgiften, eller på den medlem vars lägenhet skadan börjar i.',
    action: 'Fråga varför självrisken är höjd, hur stor den är och vem som betalar den vid en skada.',
    source: general,
    only: 'cooperative',
    cases: {
      largeOnMember: {
        severity: 'critical',
        title: 'En stor självrisk som medlemmen betalar',
        description:
          'Annonsen säger att medlemmen betalar självrisken vid en skada, och att den är på hundra tusen kronor eller mer. En enda läcka kan kosta dig så mycket.',
        action:
          'Läs stadgarna och försäkringsbrevet, och fråga ditt eget bolag om bostadsrättstillägget täcker föreningens självrisk.',
      },
      onMember: {
        severity: 'warning',
        title: 'En höjd självrisk som medlemmen betalar',
        description:
          'Annonsen säger att medlemmen betalar föreningens höjda självrisk vid en skada. Det är en kostnad som ditt eget försäkringsbolag inte säkert ersätter.',
        action:
          'Fråga hur stor självrisken är, och fråga ditt eget bolag om bostadsrättstillägget täcker den.',
      },
      largeSum: {
        severity: 'warning',
        title: 'En självrisk på hundra tusen kronor eller mer',
        description:
          'Föreningen betalar de första hundra tusen kronorna eller mer av varje skada själv. Så stor blir en självrisk oftast när skadorna har varit många.',
        action:
          'Be om försäkringsbrevet och en lista över de senaste årens skador, och fråga vad som är gjort.',
      },
      afterDamage: {
        severity: 'warning',
        title: 'En höjd självrisk efter skador i huset',
        description:
          'Försäkringsbolaget har höjt självrisken efter skador i huset, alltså räknar det med fler. Föreningen betalar mer av nästa skada själv.',
        action: 'Fråga vilka skador det var, vad som är gjort åt orsaken och när rören ska bytas.',
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
