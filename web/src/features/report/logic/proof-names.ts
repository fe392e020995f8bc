import { fieldLabel } from './field-labels.js';

/** Names that the rules give to what goes into a calculation, where they are not a listing field's. */
const inputs: Record<string, string> = {
  age: 'Ålder, år',
  amortisation: 'Amortering',
  area: 'Yta, m²',
  average: 'Medelpris',
  after: 'Länets pris efter',
  before: 'Länets pris före',
  deedFee: 'Avgift per pantbrev',
  deedRate: 'Stämpelskatt, andel',
  debtPerSqm: 'Skuld per m²',
  existing: 'Befintliga pantbrev',
  feePerSqm: 'Årsavgift per m²',
  interest: 'Ränta, andel',
  lastDone: 'Senast gjort, år',
  life: 'Livslängd, år',
  limit: 'Gränsvärde',
  loan: 'Lån',
  maxLoanToValue: 'Högsta belåning, andel',
  median: 'Median',
  netInterest: 'Ränta efter avdrag',
  now: 'Länets pris nu',
  other: 'Övrigt',
  perFlat: 'Lån per lägenhet',
  perSqm: 'Pris per m²',
  taxValue: 'Taxeringsvärde',
  titleFee: 'Expeditionsavgift',
  titleRate: 'Lagfart, andel',
  value: 'Värde',
  year: 'I år',
  yearly: 'Kostnad per år',
};

const tables: Record<string, string> = {
  'association-bands': 'Riktvärden för föreningar',
  'building-years': 'Risker efter byggår',
  'cost-ranges': 'Kostnader för arbeten',
  'energy-classes': 'Energiklasser',
  euphemisms: 'Mäklarsvenska',
  'interest-assumption': 'Räntan vi räknar med',
  'life-lengths': 'Tekniska livslängder',
  method: 'Så gör vi',
  'money-rules': 'Regler för lån och skatt',
  'must-have': 'Det en annons bör berätta',
  questions: 'Frågor till visningen',
  'price-levels': 'Prisnivåer',
  'text-risks': 'Risker i annonstexten',
};

/** Name of what goes into a calculation, as a buyer reads it; an unknown one is answered by itself. */
export function inputLabel(name: string): string {
  return inputs[name] ?? fieldLabel(name);
}

/** Name of a knowledge table; an unknown one is answered by itself. */
export function tableLabel(name: string): string {
  return tables[name] ?? name;
}

/** The row as a reader meets it; null for a machine word such as `walking-distance`, which tells them nothing. */
export function rowLabel(row: string): string | null {
  return /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(row) ? null : row;
}
