import type { roofWordings } from '../../../reading/stated/wordings/roof.js';
import { general, type Entries } from '../entry.js';

/** Roofs that leak by their signs, and shapes of a roof where leaks often begin. */
export const roofRisks: Entries<typeof roofWordings> = {
  'roof-leak': {
    title: 'Ett tak som läcker',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Det annonsen berättar tyder på att vatten kommer in genom taket. Råspont, isolering och innertak kan vara skadade, och taket kan behöva läggas om.',
    action:
      'Låt en takläggare gå upp och en besiktningsman mäta fukten på vinden, och ta in pris på ett nytt tak före bud.',
    cost: 'roof',
    source: 'byggahus.se (kända fel är köparens)',
    mendedAs: 'leak-mentioned',
    cases: {
      mended: { severity: 'notice', weight: 1, title: 'En läcka i taket som ska vara lagad' },
      onlyStains: {
        severity: 'warning',
        title: 'Fläckar i innertaket',
        description:
          'Fläckar i ett innertak är ofta spår av en läcka från taket eller ett rör. Annonsen säger inte om den är lagad.',
      },
      tornDown: null,
    },
  },
  'flat-roof': {
    title: 'Platt eller låglutande tak',
    category: 'Tak',
    severity: 'notice',
    weight: 1,
    description:
      'På ett tak utan lutning blir vatten stående, så tätskiktet håller kortare tid och små skador läcker snabbt in.',
    action:
      'Fråga hur gammalt tätskiktet är och om brunnarna rensas, och be besiktningsmannen gå upp på taket.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    only: 'property',
  },
  dormers: {
    title: 'Takkupor',
    category: 'Tak',
    severity: 'notice',
    weight: 0.5,
    description: 'Vid takkupor möts flera takfall och plåtar, och där börjar läckor ofta.',
    action: 'Fråga hur gamla plåtarna är, och låt besiktningsmannen se på vinden vid kuporna.',
    source: general,
    only: 'property',
  },
};
