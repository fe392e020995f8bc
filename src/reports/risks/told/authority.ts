import type { Risk } from './risk.js';

const category = 'Myndighet';

/** Permits, plans and what authorities decided. */
export const authorityRisks: readonly Risk[] = [
  {
    id: 'permit-missing',
    tells: [
      { title: 'Saknat bygglov eller annat tillstånd', kinds: ['permit.missing'] },
      { title: 'Avslag på ansökan om lov', kinds: ['permit.refused'] },
      { title: 'Saknat slutbesked', kinds: ['permit.final-missing'] },
      { title: 'Byggnad större än planen tillåter', kinds: ['plan.exceeded'] },
    ],
    category,
    severity: 'critical',
    description:
      'Räkna inte med det som saknar lov eller slutbesked. Kommunen kan ta ut en avgift eller kräva att det rivs, och då drabbas den som äger.',
    action: 'Fråga kommunen vilka lov och slutbesked som finns, och vad som krävs i efterhand.',
  },
  {
    id: 'permit-open',
    tells: [
      { title: 'Lov som prövas', kinds: ['permit.pending'] },
      { title: 'Lov som har gått ut', kinds: ['permit.expired'] },
    ],
    category,
    severity: 'critical',
    description: 'Räkna inte med det som lovet gäller förrän beslutet har vunnit laga kraft.',
    action: 'Fråga kommunen om läget och tidsgränserna.',
  },
  {
    id: 'room-not-approved',
    tells: [
      { title: 'Rum utan godkännande som bostad', kinds: ['room.not-approved'] },
      { title: 'Ombyggnad utan anmälan eller tillstånd', kinds: ['room.unreported-change'] },
      { title: 'Yta med låg takhöjd', kinds: ['area.partly-low'] },
    ],
    category,
    severity: 'critical',
    description:
      'Det som inte är godkänt för boende kan inte räknas som boyta, och en ändring utan lov kan få återställas.',
    action: 'Be om föreningens eller kommunens beslut och jämför med ritningen.',
  },
  {
    id: 'plan-limits',
    tells: [
      { title: 'Planändring', kinds: ['plan.changing'] },
      { title: 'Begränsad rätt att bygga', kinds: ['plan.building-ban'] },
      { title: 'Skyddad bebyggelse', kinds: ['plan.protected'] },
      { title: 'Strandskydd', kinds: ['plan.shore-protection'] },
      { title: 'Skyddsområde för vatten', kinds: ['place.water-protection'] },
    ],
    category,
    severity: 'warning',
    description: 'Det du tänkt bygga, ändra eller använda kan vara förbjudet eller kräva tillstånd.',
    action: 'Fråga kommunen eller länsstyrelsen vad som gäller för just den här fastigheten.',
  },
  {
    id: 'authority-decided',
    tells: [
      { title: 'Krav från en myndighet', kinds: ['authority.order'] },
      { title: 'Förbud från en myndighet', kinds: ['authority.ban'] },
    ],
    category,
    severity: 'critical',
    description: 'Förelägganden, förbud och viten följer med fastigheten och drabbar den som äger den.',
    action: 'Läs beslutet och ta reda på vad som ska göras, till när och vad det kostar.',
  },
  {
    id: 'authority-matter',
    tells: [{ title: 'Pågående ärende hos en myndighet', kinds: ['authority.matter'] }],
    category,
    severity: 'critical',
    description: 'Ärendet kan sluta med krav, förbud eller kostnader för den som äger.',
    action: 'Be kommunen om handlingarna i ärendet.',
  },
];
