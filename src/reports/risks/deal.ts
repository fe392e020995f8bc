import type { Risk } from './risk.js';

const category = 'Avtal';

/** The deal itself, and facts that do not agree. */
export const dealRisks: readonly Risk[] = [
  {
    id: 'sold-as-is',
    kinds: ['deal.forced', 'deal.disclaimer', 'deal.seller-knows-little', 'deal.estate', 'deal.company'],
    category,
    severity: 'warning',
    title: 'Säljare utan ansvar eller kännedom',
    description: 'Med friskrivning, dödsbo eller tvångsförsäljning får du stå för fel som visar sig efteråt.',
    action: 'Läs friskrivningen, besiktiga mer än vanligt och räkna in risken i priset.',
  },
  {
    id: 'inspection-open',
    kinds: ['deal.inspection-remark', 'deal.not-inspected', 'deal.no-hidden-faults-insurance'],
    category,
    severity: 'warning',
    title: 'Öppna frågor om besiktningen',
    description: 'Det som besiktningen nämner, eller borde ha visat, kan du inte klaga på efter köpet.',
    action: 'Läs hela protokollet, och låt din egen besiktningsman fullfölja det som lämnats öppet.',
  },
  {
    id: 'neighbour-dispute',
    kinds: ['deal.neighbour-dispute'],
    category: 'Granne',
    severity: 'warning',
    title: 'Tvist eller osämja med granne',
    description: 'En tvist om gräns, väg eller störning kan följa med den som köper.',
    action: 'Fråga vad tvisten gäller och läs de handlingar som finns.',
  },
  {
    id: 'deal-conditions',
    kinds: [
      'deal.access',
      'deal.republished',
      'deal.price',
      'deal.deeds',
      'deal.insurance',
      'new.advance',
      'deal.letting-income',
      'association.joining-fee',
    ],
    category,
    severity: 'warning',
    title: 'Villkor i köpet',
    description: 'Villkoren avgör när du får tillträde, vad du betalar och vad som händer om något går fel.',
    action: 'Läs villkoren före bud och fråga vad som händer om de inte uppfylls.',
  },
  {
    id: 'cost-beside',
    kinds: ['cost.one-off', 'cost.monthly', 'cost.tax'],
    category: 'Kostnader',
    severity: 'warning',
    title: 'Kostnad utöver pris och avgift',
    description: 'Annonsen nämner en kostnad som inte syns i priset.',
    action: 'Fråga hur stor den är, när den ska betalas och av vem.',
  },
  {
    id: 'area-conflict',
    kinds: ['area.conflict'],
    category: 'Motsägelse',
    severity: 'warning',
    title: 'Olika uppgifter om ytan',
    description: 'Priset per kvadratmeter bygger på en yta som kan vara fel.',
    action: 'Mät själv, eller villkora köpet med en mätning.',
  },
  {
    id: 'space-not-included',
    kinds: ['storage.missing', 'parking.queue'],
    category,
    severity: 'notice',
    title: 'Förråd eller parkering utanför köpet',
    description: 'Det som inte följer med får du hyra, köa till eller vara utan.',
    action: 'Fråga vad det kostar och hur lång kön är.',
  },
];
