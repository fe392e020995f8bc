import { fieldLabel } from '../../../shared/field-labels.js';

/** Names that the rules give to what goes into a calculation, where they are not a listing field's. */
const inputs: Record<string, string> = {
  after: 'Länets pris efter',
  age: 'Ålder, år',
  amortisation: 'Amortering',
  amortisationRate: 'Amorteringstakt, andel',
  area: 'Yta, m²',
  average: 'Medelpris',
  before: 'Länets pris före',
  cap: 'Högsta avgift',
  debtPerSqm: 'Skuld per m²',
  debtShare: 'Din del av skulden',
  deedFee: 'Avgift per pantbrev',
  deedRate: 'Stämpelskatt, andel',
  effectivePrice: 'Pris och skuld tillsammans',
  existing: 'Befintliga pantbrev',
  feePerSqm: 'Årsavgift per m²',
  figure: 'Siffran i tabellen',
  hire: 'Hyrd utrustning per månad',
  highRate: 'Avdrag över gränsen, andel',
  interest: 'Ränta, andel',
  interestRatePercent: 'Ränta, procent',
  lastDone: 'Senast gjort, år',
  jointFacility: 'Gemensamhetsanläggning per månad',
  lease: 'Avgäld eller arrende per månad',
  leaseholdFee: 'Tomträttsavgäld per månad',
  life: 'Livslängd, år',
  limit: 'Gränsvärde',
  loan: 'Lån',
  loans: 'Föreningens lån',
  lowRate: 'Avdrag upp till gränsen, andel',
  maxLoanToValue: 'Högsta belåning, andel',
  median: 'Median',
  months: 'Antal månader',
  netInterest: 'Ränta efter avdrag',
  now: 'Länets pris nu',
  other: 'Övrigt',
  perFlat: 'Lån per lägenhet',
  perSqm: 'Pris per m²',
  percent: 'Höjning, procent',
  propertyCharge: 'Fastighetsavgift per månad',
  rate: 'Avgift, andel',
  reduction: 'Skattereduktion per år',
  roadFee: 'Vägavgift per månad',
  sharedFee: 'Samfällighetsavgift per månad',
  stated: 'Belopp i annonsen',
  taxValue: 'Taxeringsvärde',
  threshold: 'Gräns per person och år',
  titleFee: 'Expeditionsavgift',
  titleRate: 'Lagfart, andel',
  totalFees: 'Föreningens årsavgifter',
  value: 'Värde',
  year: 'I år',
  yearly: 'Kostnad per år',
  yearlyInterest: 'Ränta per år',
  around: 'Meter runt huset',
  bathrooms: 'Antal badrum',
  count: 'Mängd',
  each: 'Pris per badrum',
  footprint: 'Grundyta, m²',
  freeSides: 'Fria sidor',
  unitPrice: 'Pris per enhet',
  least: 'Lägst, kr per år',
  most: 'Högst, kr per år',
  runningEstimate: 'Driftkostnad per månad, uppskattad',
  runningFixed: 'Fasta kostnader, kr per år',
  runningPerSqm: 'Drift, kr per m²',
  share: 'Andel',
  roofPerGround: 'Tak per grundyta',
  storeys: 'Antal plan',
  wallHeight: 'Vägghöjd, m',
  windowsPerSqm: 'Fönster per m²',
};

const tables: Record<string, string> = {
  'association-bands': 'Riktvärden för föreningar',
  'building-years': 'Risker efter byggår',
  checks: 'Kontroller av fackmän',
  'cost-ranges': 'Kostnader för arbeten',
  'energy-classes': 'Energiklasser',
  euphemisms: 'Mäklarsvenska',
  'house-shape': 'Mått på hus',
  'interest-assumption': 'Räntan vi räknar med',
  'life-lengths': 'Tekniska livslängder',
  method: 'Så gör vi',
  'money-rules': 'Regler för lån och skatt',
  moisture: 'Fukt',
  'must-have': 'Det en annons bör berätta',
  questions: 'Frågor till visningen',
  'own-adverts': 'Annonser vi har läst',
  'price-levels': 'Prisnivåer',
  'running-cost': 'Driftkostnader',
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
