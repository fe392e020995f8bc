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
  /** Before an analysis that no report pays for. */
  preview: 'En ny analys blir en förhandsvisning.',
  prices: 'Se priser',
} as const;
