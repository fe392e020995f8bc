import type { Risk } from './risk.js';

const category = 'Omgivning';

/** What is around the home, or will be. */
export const placeRisks: readonly Risk[] = [
  {
    id: 'noise-near',
    kinds: [
      'place.traffic-noise',
      'place.rail-noise',
      'place.air-noise',
      'place.business-noise',
      'place.noise-planned',
    ],
    category,
    severity: 'warning',
    title: 'Buller eller lukt från omgivningen',
    description: 'Väg, järnväg, flyg eller verksamhet intill kan märkas inne och ute.',
    action: 'Besök platsen på kvällen och en vardagsmorgon, och fråga kommunen om bullerkartan.',
  },
  {
    id: 'building-near',
    kinds: ['place.building-near', 'place.view-lost'],
    category,
    severity: 'warning',
    title: 'Bygge eller planer intill',
    description: 'Utsikt, ljus och lugn kan försvinna, och det finns sällan någon rätt att behålla dem.',
    action: 'Se efter i kommunens planer vad som får byggas, hur högt och när.',
  },
  {
    id: 'power-near',
    kinds: ['place.power-line', 'place.wind-power'],
    category,
    severity: 'warning',
    title: 'Kraftledning, mast eller vindkraft i närheten',
    description: 'Det kan höras, synas, begränsa vad du får bygga och påverka värdet.',
    action: 'Fråga hur långt bort det är, och om ledningsrätt går över tomten.',
  },
  {
    id: 'ground-hazard',
    kinds: ['place.landslide', 'place.flood-risk', 'place.mine'],
    category: 'Mark',
    severity: 'critical',
    title: 'Risk för ras, översvämning eller rörelser i marken',
    description: 'Ett läge med sådan risk kan vara svårt att försäkra, belåna och sälja.',
    action: 'Se på kommunens och myndigheternas riskkartor, och fråga ditt försäkringsbolag.',
  },
  {
    id: 'access-poor',
    kinds: ['place.road-access', 'place.no-service', 'place.safety', 'lift.none'],
    category,
    severity: 'notice',
    title: 'Sämre väg, service eller trygghet',
    description: 'Det påverkar vardagen, och ibland vem som kan tänka sig att köpa när du säljer.',
    action: 'Pröva vägen själv och fråga dem som bor där.',
  },
];
