import type { openDamageWordings } from '../../../reading/stated/wordings/open-damage.js';
import { general, longAgo, type Entries } from '../entry.js';

/** Damage and work that somebody left as it is: refused by the insurer, come back, or begun. */
export const openDamageRisks: Entries<typeof openDamageWordings> = {
  'uninsured-damage': {
    title: 'En skada som försäkringen inte betalar',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen berättar om en skada som försäkringen inte ersätter, eller vars återställande lämnas till dig. Omfattningen och kostnaden är inte klara.',
    action:
      'Be om försäkringsbolagets beslut och skadeutredningen, ta in ett fast pris på hela återställandet och räkna av det från ditt bud.',
    source: general,
    mendedAs: 'repaired-damage',
    cases: { tornDown: null, longAgo },
  },
  'moving-crack': {
    title: 'En spricka som rör sig',
    category: 'Grund',
    severity: 'critical',
    description:
      'Annonsen berättar om en spricka som växer, eller om plomber och märken över den som har gått av. Det är så man ser att huset eller grunden fortfarande rör sig, och en förstärkning hör till det dyraste som kan göras.',
    action:
      'Köp inte utan en konstruktörs utlåtande om vad som rör sig och varför, och ett pris på förstärkningen.',
    source: general,
  },
  'rain-water': {
    title: 'Vatten som tränger in när det regnar',
    category: 'Fukt',
    severity: 'warning',
    weight: 3,
    description:
      'Annonsen säger att vatten kan komma in vid regn eller snösmältning. Ofta är det dräneringen eller dagvattnet, och det du vet före köpet får du svårt att kräva ersättning för.',
    action:
      'Fråga hur ofta det händer, hur mycket det blir och när huset dränerades, och ta in pris på ny dränering före bud.',
    source: general,
    mendedAs: 'repaired-damage',
    cases: {
      drainedSince: {
        severity: 'notice',
        weight: 1,
        title: 'Tidigare vatten vid regn',
        description:
          'Annonsen berättar om vatten vid regn före ett arbete med dräneringen eller dagvattnet. Fråga om det har varit torrt sedan dess.',
      },
      tornDown: null,
    },
  },
  'unfinished-work': {
    title: 'Arbete som är påbörjat men inte färdigt',
    category: 'Skick',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger att något är påbörjat men inte färdigt. Ingen ansvarar för helheten, och det kostar ofta mer att ta över ett arbete än att göra det från början.',
    action:
      'Be om ritningar, lov och kvitton på det som är gjort, och ta in pris på resten av en egen hantverkare.',
    source: general,
  },
};
