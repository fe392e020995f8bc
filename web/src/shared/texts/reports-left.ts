import { counted } from '../format/home.js';
import { number } from '../format/number.js';

/** How many reports somebody has left, in the menu, on home and before an analysis. */
export const reportsLeftTexts = {
  left: (free: number, bought: number): string => {
    if (free > 0 && bought > 0) {
      return `${number(free)} gratis och ${counted(bought, 'köpt rapport', 'köpta rapporter')} kvar`;
    }
    if (free > 0) return `${counted(free, 'gratis rapport', 'gratis rapporter')} kvar`;
    return bought > 0 ? `${counted(bought, 'köpt rapport', 'köpta rapporter')} kvar` : 'Inga rapporter kvar';
  },
  /** Before a report is spent; null where there is none to spend. Free ones go first. */
  cost: (free: number, bought: number): string | null => {
    if (free > 0) {
      const all = free === 1 ? 'din sista gratis rapport' : `1 av dina ${number(free)} gratis rapporter`;
      return `Hela rapporten kostar ${all}.${bought > 0 ? ` Du har också ${counted(bought, 'köpt', 'köpta')}.` : ''}`;
    }
    if (bought === 0) return null;
    const all = bought === 1 ? 'din sista köpta rapport' : `1 av dina ${number(bought)} köpta rapporter`;
    return `Hela rapporten kostar ${all}.`;
  },
  /** Instead of the report, where there is one left. */
  previewOnly: 'Bara förhandsvisning',
  previewBox: 'Bara förhandsvisning, som inte kostar något',
  /** To an account that free reports were not given to; of nobody else is anything told. */
  neverFree: 'Det här kontot fick inga gratis rapporter: de ges en gång per person',
  countedBy: 'Vi räknar på enhet, e\u2011postadress och nätverk.',
  /** Before an analysis that no report pays for. */
  preview: 'En ny analys blir en förhandsvisning.',
  prices: 'Se priser',
} as const;
