import { counted } from '../format/home.js';
import { percent } from '../format/number.js';

/** All words of the signed-in first page; those of the specification stand as it has them. */
export const homeTexts = {
  start: { title: 'Ny analys', label: 'Länk till bostadsannonsen' },
  failed: { title: 'Översikten kunde inte hämtas', action: 'Försök igen' },
  stats: {
    total: 'Totalt analyser',
    thisWeek: 'Denna vecka',
    averageConfidence: 'Snitt tillförlitlighet',
    missing: '–',
  },
  prices: {
    title: 'Prisinsikter',
    average: 'i snitt',
    trend: (direction: 'up' | 'down', change: number) =>
      `${direction === 'up' ? '↑ upp' : '↓ ned'} ${percent(change)} senaste veckan`,
    price: 'Pris',
    lowest: 'Lägsta pris',
    highest: 'Högsta pris',
    averagePrice: 'Snittpris',
    houses: 'Villor och hus',
    apartments: 'Bostadsrätter och lägenheter',
    none: 'Visas när analysen av en lägenhet eller ett hus med pris är klar.',
  },
  risks: {
    title: 'Risköversikt',
    flags: (count: number) => counted(count, 'röd flagga', 'röda flaggor'),
    total: 'totalt',
    verdicts: { GREEN: 'Lovande', YELLOW: 'Försiktig', RED: 'Varningar' },
    technical: 'Teknisk status',
    shares: (green: number, yellow: number, red: number) =>
      `${percent(green)} bra · ${percent(yellow)} att bevaka · ${percent(red)} problem`,
    problems: 'Vanligaste problemen',
    none: 'Visas när din första analys är klar.',
  },
  latest: {
    title: 'Senaste analyser',
    all: 'Visa alla',
    empty: {
      title: 'Du har inga analyser än',
      text: 'Klistra in länken till en annons här ovanför. Det tar ungefär en minut.',
    },
  },
  acts: {
    label: 'Genvägar',
    compare: { title: 'Jämför bostäder', text: 'Ställ upp till 3 bredvid varandra' },
    all: { title: 'Alla rapporter', text: 'Sök, sortera och jämför' },
  },
} as const;
