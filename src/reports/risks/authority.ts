import type { Risk } from './risk.js';

const category = 'Myndighet';

/** Permits, plans and what authorities decided. */
export const authorityRisks: readonly Risk[] = [
  {
    id: 'permit-missing',
    kinds: ['permit.missing', 'permit.refused', 'permit.final-missing', 'plan.exceeded'],
    category,
    severity: 'critical',
    title: 'Saknat bygglov, slutbesked eller annat tillstånd',
    description:
      'Det som är byggt utan lov eller slutbesked kan inte räknas med: kommunen kan kräva avgift eller att det rivs, och det drabbar den som äger.',
    action: 'Fråga kommunen vilka lov och slutbesked som finns, och vad som krävs i efterhand.',
  },
  {
    id: 'permit-open',
    kinds: ['permit.pending', 'permit.expired'],
    category,
    severity: 'warning',
    title: 'Lov som prövas eller har gått ut',
    description: 'Räkna inte med det som lovet gäller förrän beslutet har vunnit laga kraft.',
    action: 'Fråga kommunen om läget och tidsgränserna.',
  },
  {
    id: 'room-not-approved',
    kinds: ['room.not-approved', 'room.unreported-change', 'area.partly-low'],
    category,
    severity: 'warning',
    title: 'Rum eller ombyggnad utan godkännande',
    description:
      'Ett rum som inte är godkänt för boende kan inte räknas som sovrum eller boyta, och ändringar utan lov kan få återställas.',
    action: 'Be om föreningens eller kommunens beslut och jämför med ritningen.',
  },
  {
    id: 'plan-limits',
    kinds: [
      'plan.changing',
      'plan.building-ban',
      'plan.protected',
      'plan.shore-protection',
      'place.water-protection',
    ],
    category,
    severity: 'warning',
    title: 'Plan, skydd eller förbud med krav på ägaren',
    description: 'Det du tänkt bygga, ändra eller använda kan vara förbjudet eller kräva tillstånd.',
    action: 'Fråga kommunen eller länsstyrelsen vad som gäller för just den här fastigheten.',
  },
  {
    id: 'authority-decided',
    kinds: ['authority.order', 'authority.ban'],
    category,
    severity: 'critical',
    title: 'Förbud eller krav från en myndighet',
    description:
      'Förelägganden, förbud och viten följer med fastigheten och ska uppfyllas av den som äger den.',
    action: 'Läs beslutet: vad som ska göras, till när, och vad det kostar.',
  },
  {
    id: 'authority-matter',
    kinds: ['authority.matter'],
    category,
    severity: 'warning',
    title: 'Pågående ärende hos en myndighet',
    description: 'Ärendet kan sluta med krav, förbud eller kostnader för den som äger.',
    action: 'Be kommunen om handlingarna i ärendet.',
  },
];
