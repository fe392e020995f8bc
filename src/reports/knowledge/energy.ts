/** Energy classes as a share of what is required of a new building, percent; source: Boverket. */
export const energyClasses = {
  row: 'A högst 50 %, B 75 %, C 100 %, D 135 %, E 180 %, F 235 % av kravet på nya hus; G däröver',
  source: 'boverket.se, svenskenergideklaration.se',
} as const;
