import { general, plainWord, type TextRisk } from './text-risk.js';

const flat = String.raw`platt(?:a)?|låglutande|flack(?:t|a)?`;
const rebuilt = String.raw`bygg(?:des|ts|t)\s+om|ombygg\p{L}*|ersat(?:t|tes|ts)|bytt(?:es|s)?\s+(?:mot|till)`;

/** Shapes of a roof where leaks often begin. */
export const roofRisks: readonly TextRisk[] = [
  {
    rule: 'flat-roof',
    pattern: String.raw`(?:${flat})\s+${plainWord}?(?:papp|plåt|betong|duk|ytter)?tak(?:et)?|tak(?:et)?\s+är\s+${plainWord}?(?:${flat})`,
    unless: rebuilt,
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
  {
    rule: 'dormers',
    pattern: String.raw`takkup(?:a|an|or|orna)`,
    unless: String.raw`(?:ny|om)plåt\p{L}*|nya\s+takkup|takkup\p{L}*\s+(?:är\s+)?(?:nya|bytt|omgjord|renovera)\p{L}*|(?:kan|möjlig\p{L}*|bygglov)\s`,
    title: 'Takkupor',
    category: 'Tak',
    severity: 'notice',
    weight: 0.5,
    description: 'Vid takkupor möts flera takfall och plåtar, och där börjar läckor ofta.',
    action: 'Fråga hur gamla plåtarna är, och låt besiktningsmannen se på vinden vid kuporna.',
    source: general,
    only: 'property',
  },
];
