import type { electricityWordings } from '../../../reading/stated/wordings/electricity.js';
import { general, type Entries } from '../entry.js';

/** Faults, signs of age and work of the seller's own in the wiring. */
export const electricityRisks: Entries<typeof electricityWordings> = {
  'electrical-remarks': {
    title: 'Anmärkning på elen',
    category: 'El',
    severity: 'warning',
    weight: 1,
    description:
      'Äldre eller felaktig el kan ge brand och elolycka, och uttag utan jord räcker inte för alla apparater.',
    action: 'Beställ en elbesiktning och ta in pris på det som måste göras.',
    cost: 'electrical',
    source: general,
    cases: {
      onlyFuses: {
        severity: 'notice',
        weight: 1,
        title: 'Äldre elcentral med proppar',
        description:
          'Proppar är ett tecken på att elen är gammal. Det är inget fel i sig, men ofta är ledningarna lika gamla och jordfelsbrytare saknas.',
        action: 'Fråga när elen drogs, om det finns jordfelsbrytare och vad en ny elcentral kostar.',
      },
      onlyOldCables: {
        severity: 'warning',
        weight: 1,
        title: 'Äldre elledningar',
        description:
          'Annonsen nämner ledningar av en sort som inte läggs längre. Isoleringen blir skör med åren och kan ge brand.',
      },
      onlyUnearthed: {
        severity: 'warning',
        weight: 1,
        title: 'Ojordade eluttag',
        description: 'Uttag utan jord ger sämre skydd mot elolyckor och räcker inte för alla apparater.',
      },
      onlyNoBreaker: {
        severity: 'warning',
        weight: 1,
        title: 'El utan jordfelsbrytare',
        description:
          'Jordfelsbrytaren bryter strömmen när något är fel. Utan den är risken för olycka och brand större.',
      },
    },
  },
  'electrical-self-made': {
    title: 'El dragen i egen regi',
    category: 'El',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger att elen är gjord i egen regi. Fasta elinstallationer får bara göras av ett registrerat elföretag, och fel syns inte utanpå.',
    action:
      'Fråga vilket elföretag som gjort eller kontrollerat arbetet, och beställ annars en elbesiktning.',
    source: 'Elsäkerhetsverket (elsäkerhetslagen)',
  },
};
