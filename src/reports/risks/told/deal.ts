import type { Risk } from './risk.js';

const category = 'Avtal';

/** The deal itself, and facts that do not agree. */
export const dealRisks: readonly Risk[] = [
  {
    id: 'sold-as-is',
    tells: [
      { title: 'Tvångsförsäljning eller konkurs', kinds: ['deal.forced'] },
      { title: 'Friskrivning', kinds: ['deal.disclaimer'] },
      { title: 'Säljare med liten kännedom om bostaden', kinds: ['deal.seller-knows-little'] },
      { title: 'Försäljning från dödsbo', kinds: ['deal.estate'] },
      { title: 'Försäljning från bolag', kinds: ['deal.company'] },
    ],
    category,
    severity: 'warning',
    description: 'Du får räkna med att själv stå för fel som visar sig efteråt.',
    action: 'Läs friskrivningen, besiktiga mer än vanligt och räkna in risken i priset.',
  },
  {
    id: 'inspection-open',
    tells: [
      { title: 'Anmärkning vid besiktning', kinds: ['deal.inspection-remark'] },
      { title: 'Försäljning utan besiktning', kinds: ['deal.not-inspected'] },
      { title: 'Ingen försäkring mot dolda fel', kinds: ['deal.no-hidden-faults-insurance'] },
    ],
    category,
    severity: 'warning',
    description: 'Det som en besiktning nämner, eller borde ha visat, kan du inte klaga på efter köpet.',
    action: 'Läs hela protokollet, och låt din egen besiktningsman fullfölja det som lämnats öppet.',
  },
  {
    id: 'neighbour-dispute',
    tells: [{ title: 'Tvist eller osämja med granne', kinds: ['deal.neighbour-dispute'] }],
    category: 'Granne',
    severity: 'warning',
    description: 'En tvist om gräns, väg eller störning kan följa med den som köper.',
    action: 'Fråga vad tvisten gäller och läs de handlingar som finns.',
  },
  {
    id: 'deal-conditions',
    tells: [
      { title: 'Villkor för tillträdet', kinds: ['deal.access'] },
      { title: 'Bostad som varit till salu förut', kinds: ['deal.republished', 'deal.price'] },
      { title: 'Förskott', kinds: ['new.advance'] },
      {
        title: 'Villkor i köpet',
        kinds: ['deal.deeds', 'deal.insurance', 'deal.letting-income', 'association.joining-fee'],
      },
    ],
    category,
    severity: 'critical',
    description: 'Villkoren avgör när du får tillträde, vad du betalar och vad som händer om något går fel.',
    action: 'Läs villkoren före bud och fråga vad som händer om de inte uppfylls.',
  },
  {
    id: 'cost-beside',
    tells: [
      { title: 'Engångskostnad utöver priset', kinds: ['cost.one-off'] },
      { title: 'Löpande kostnad utöver avgiften', kinds: ['cost.monthly'] },
      { title: 'Skatt att räkna med', kinds: ['cost.tax'] },
    ],
    category: 'Kostnader',
    severity: 'critical',
    description: 'Annonsen nämner en kostnad utöver priset.',
    action: 'Fråga hur stor den är, när den ska betalas och av vem.',
  },
  {
    id: 'area-conflict',
    tells: [{ title: 'Olika uppgifter om ytan', kinds: ['area.conflict'] }],
    category: 'Motsägelse',
    severity: 'warning',
    description: 'Priset per kvadratmeter bygger på en yta som kan vara fel.',
    action: 'Mät själv, eller villkora köpet med en mätning.',
  },
  {
    id: 'space-not-included',
    tells: [
      { title: 'Förråd som saknas', kinds: ['storage.missing'] },
      { title: 'Parkering utanför köpet', kinds: ['parking.queue'] },
    ],
    category,
    severity: 'notice',
    description: 'Det som inte följer med får du hyra, köa till eller vara utan.',
    action: 'Fråga vad det kostar och hur lång kön är.',
  },
];
