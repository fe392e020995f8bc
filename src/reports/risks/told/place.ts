import type { Risk } from './risk.js';

const category = 'Omgivning';

/** What is around the home, or will be. */
export const placeRisks: readonly Risk[] = [
  {
    id: 'noise-near',
    tells: [
      { title: 'Buller från vägen', kinds: ['place.traffic-noise'] },
      { title: 'Buller från järnvägen', kinds: ['place.rail-noise'] },
      { title: 'Buller från flyget', kinds: ['place.air-noise'] },
      { title: 'Störningar från verksamhet intill', kinds: ['place.business-noise'] },
      { title: 'Buller som väntas', kinds: ['place.noise-planned'] },
    ],
    category,
    severity: 'warning',
    description: 'Det som hörs eller luktar utifrån märks ofta mer när du bor där än på en visning.',
    action: 'Besök platsen både på kvällen och en vardagsmorgon, och fråga kommunen om bullret är mätt.',
  },
  {
    id: 'building-near',
    tells: [
      { title: 'Bygge eller planer intill', kinds: ['place.building-near'] },
      { title: 'Utsikt som kan försvinna', kinds: ['place.view-lost'] },
    ],
    category,
    severity: 'warning',
    description: 'Utsikt, ljus och lugn kan försvinna, och det finns sällan någon rätt att behålla dem.',
    action: 'Se efter i kommunens planer vad som får byggas, hur högt och när.',
  },
  {
    id: 'power-near',
    tells: [
      { title: 'Kraftledning eller mast intill', kinds: ['place.power-line'] },
      { title: 'Vindkraft intill', kinds: ['place.wind-power'] },
    ],
    category,
    severity: 'warning',
    description: 'Sådant kan synas, höras, begränsa vad du får bygga och påverka värdet.',
    action: 'Fråga hur långt bort det är, och om ledningsrätt går över tomten.',
  },
  {
    id: 'ground-hazard',
    tells: [
      { title: 'Risk för ras eller skred', kinds: ['place.landslide'] },
      { title: 'Risk för översvämning', kinds: ['place.flood-risk'] },
      { title: 'Gruva eller hålrum under marken', kinds: ['place.mine'] },
    ],
    category: 'Mark',
    severity: 'critical',
    description: 'Ett läge med sådan risk kan vara svårt att försäkra, belåna och sälja.',
    action: 'Se på kommunens och myndigheternas riskkartor, och fråga ditt försäkringsbolag.',
  },
  {
    id: 'access-poor',
    tells: [
      { title: 'Väg med brister', kinds: ['place.road-access'] },
      { title: 'Långt till service', kinds: ['place.no-service'] },
      { title: 'Bristande trygghet i området', kinds: ['place.safety'] },
      { title: 'Trappor utan hiss', kinds: ['lift.none'] },
    ],
    category,
    severity: 'notice',
    description: 'Det påverkar vardagen, och ibland vem som kan tänka sig att köpa när du säljer.',
    action: 'Pröva vägen själv och fråga dem som bor där.',
  },
];
