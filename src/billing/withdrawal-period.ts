/** The days that a buyer has to change their mind (2 kap. 10 § distansavtalslagen). */
const DAYS = 14;

const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/**
 * The first moment at which a purchase can no longer be withdrawn: midnight in Sweden after the fourteenth day that
 * follows the day of the purchase. A period that ends on a Saturday or Sunday goes on to the Monday (lag 1930:173);
 * the other holidays of that law are not reckoned with, and a buyer who names one is helped by hand.
 */
export function withdrawalEnds(bought: Date): Date {
  const [year, month, day] = stockholm.format(bought).split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, day + DAYS));
  const weekday = last.getUTCDay();
  const longer = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return midnightInSweden(Date.UTC(year, month - 1, day + DAYS + longer + 1));
}

/** @param midnight the same clock time in UTC, milliseconds */
function midnightInSweden(midnight: number): Date {
  // Sweden is one or two hours ahead of UTC, as the day itself tells.
  const summer = new Date(midnight - 2 * 3_600_000);
  const isSummer = stockholm.format(summer) === stockholm.format(new Date(midnight));
  return isSummer ? summer : new Date(midnight - 3_600_000);
}
