import type { StatedSum } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import type { StatedAmount } from '../reading/money/amounts.js';
import type { Purpose } from '../reading/money/purposes.js';

/** What a sum is called in the report. */
export const labels: Readonly<Record<Purpose | 'unclear', string>> = {
  levy: 'Uttaxering',
  contribution: 'Tillskott',
  connection: 'Anslutningsavgift',
  deductible: 'Självrisk',
  penalty: 'Vite eller avgift till det allmänna',
  deposit: 'Handpenning eller förskott',
  transfer: 'Avgift vid köpet',
  parking: 'Parkering',
  storage: 'Förråd',
  broadband: 'Bredband och tv',
  insurance: 'Försäkring',
  groundRent: 'Tomträttsavgäld',
  lease: 'Arrende',
  road: 'Vägavgift',
  shared: 'Samfällighet',
  discount: 'Avgift efter rabatten',
  deeds: 'Pantbrev',
  taxValue: 'Taxeringsvärde',
  propertyCharge: 'Fastighetsavgift',
  subsidy: 'Bidrag eller avdrag',
  rentIncome: 'Hyresintäkt',
  savings: 'Sparande i föreningen',
  debt: 'Lån',
  fee: 'Avgift',
  rent: 'Hyra',
  household: 'Hushållsel',
  heating: 'Uppvärmning',
  water: 'Vatten',
  waste: 'Sopor och sotning',
  service: 'Service och skötsel',
  running: 'Driftkostnad',
  offer: 'Offert',
  valuation: 'Värdering',
  price: 'Pris',
  work: 'Arbete på huset',
  unclear: 'Belopp utan förklaring',
};

export type Placed = Pick<StatedSum, 'place' | 'why' | 'mayBeCounted'>;
const ahead = (why: string): Placed => ({ place: 'ahead', why });
const beside = (why: string): Placed => ({ place: 'beside', why });
/** What the month may hold already. */
const perhaps = (why: string): Placed => ({ place: 'beside', mayBeCounted: true, why });
const aside = (why: string): Placed => ({ place: 'aside', why });

/** What the one who owns the home then has to pay. */
const owed: ReadonlySet<Purpose> = new Set(['levy', 'contribution', 'connection']);
/** Paid again and again, and part of the monthly cost where it holds now. */
const lasting: ReadonlySet<Purpose> = new Set([
  'fee',
  'discount',
  'rent',
  'groundRent',
  'lease',
  'shared',
  'road',
  'propertyCharge',
]);
/** Paid for the home's use, each month or year. */
const ofUse: ReadonlySet<Purpose> = new Set([
  'broadband',
  'insurance',
  'household',
  'heating',
  'water',
  'waste',
  'service',
  'running',
]);
/** Of these a running cost that we estimate holds some. */
const inEstimate: ReadonlySet<Purpose> = new Set(['insurance', 'household', 'heating', 'water', 'waste']);
/** What an association pays for its ground. */
const ofGround: ReadonlySet<Purpose> = new Set(['groundRent', 'lease']);
/** What a seller may have counted as running cost. */
const inStatedRunning: ReadonlySet<Purpose> = new Set(['shared', 'road', 'service']);
const ofChoice: ReadonlySet<Purpose> = new Set(['parking', 'storage']);
/** No single home is asked for so much at once: it is what all pay together, kr. */
const ofAllFrom = 1_000_000;

const whatElse: Partial<Record<Purpose, string>> = {
  deductible: 'Betalas bara vid en skada, men säger hur försäkringsbolaget ser på huset.',
  deposit: 'En del av priset, som betalas i förväg. Den läggs inte till.',
  transfer: 'Betalas en gång, vid köpet.',
  deeds:
    'En säkerhet som redan är uttagen. Du behöver bara nya pantbrev för det lån som den inte räcker till.',
  taxValue: 'Ett värde som avgifter räknas på, ingen kostnad.',
  subsidy: 'Räknas aldrig av, för det är inte säkert att du får det.',
  rentIncome: 'Räknas aldrig av, för ingen hyresgäst är säker.',
  savings: 'Pengar som föreningen eller samfälligheten har, inte något du betalar.',
  debt: 'En skuld som inte är ditt lån. Fråga hur stor del som hör till bostaden.',
  offer: 'Vad arbetet kostar enligt annonsen. Jämför med våra belopp under Renovering.',
  valuation: 'Någons bedömning, inget du betalar.',
  price: 'Ett pris som annonsen jämför med.',
  work: 'Vad ett arbete kostar enligt annonsen. Fråga vem som betalar.',
};

/**
 * Where a sum belongs, and why.
 * @param isRunningEstimated the monthly cost counts a running cost of our own
 */
export function placeOf(
  amount: StatedAmount,
  { home, listing: { operatingCost: runningCost } }: Pick<Context, 'home' | 'listing'>,
  isRunningEstimated = false,
): Placed {
  const { purpose, time, payer, period } = amount;
  if (amount.isNotOurs) return aside('Sägs om andra bostäder.');
  if (purpose === null)
    return aside('Det framgår inte vad beloppet betyder för dig. Läs citatet och fråga mäklaren.');
  if (payer === 'seller')
    return aside('Enligt annonsen betalar säljaren. Se till att det står i kontraktet.');
  const isOwed = owed.has(purpose) || (purpose === 'work' && payer === 'each' && period === 'once');
  if (time === 'dropped') return aside('Föreslogs, men blev inte av. Fråga om det kan komma tillbaka.');
  if (time === 'past')
    return aside(
      isOwed || purpose === 'work' ? 'Redan betalt. Be om kvitto eller protokoll.' : 'Gällde tidigare.',
    );
  if (isOwed) return placeOfOwed(amount);
  if (purpose === 'penalty')
    return ahead('Ska betalas bara om kravet inte följs. Fråga vad som krävs och till när.');
  if (home.tenure === 'cooperative' && payer !== 'each' && ofGround.has(purpose) && time === 'now')
    return aside('Betalas av föreningen, ur avgifterna. Fråga vad en höjning gör med avgiften.');
  if (mayBeInRunning(amount, runningCost))
    return perhaps('Kan ingå i driftkostnaden som vi räknar med. Fråga säljaren.');
  if (lasting.has(purpose)) {
    if (time === 'ahead' || time === 'possible')
      return ahead('Månadskostnaden är räknad på det som gäller i dag.');
    return purpose === 'fee' && home.tenure === 'cooperative'
      ? perhaps('Inte samma avgift som den vi räknat med. Fråga vilken som gäller.')
      : beside('Ingår inte i månadskostnaden.');
  }
  if (amount.isPart && (ofUse.has(purpose) || ofChoice.has(purpose)))
    return aside('Ingår i ett annat belopp.');
  if (ofChoice.has(purpose)) return beside('Bara om du vill ha platsen.');
  if (isRunningEstimated && inEstimate.has(purpose))
    return aside('Sådant ingår i driften som vi har uppskattat. Läggs inte till.');
  if (isRunningEstimated && purpose === 'running')
    return aside('Går inte att räkna om till en driftkostnad för huset, så vi har uppskattat den.');
  if (purpose === 'broadband' && period === 'once')
    return beside('Ser ut att betalas en gång. Fråga säljaren om det redan är betalt.');
  if (ofUse.has(purpose)) return beside('Ingår inte i månadskostnaden.');
  return aside(whatElse[purpose] ?? 'Ingen kostnad som du betalar vid köpet.');
}

/** A yearly sum that the stated running cost is large enough to hold. */
const mayBeInRunning = (
  { purpose, value, period, time }: StatedAmount,
  runningCost: number | undefined,
): boolean =>
  purpose !== null &&
  inStatedRunning.has(purpose) &&
  (time === 'now' || (time === 'ahead' && purpose === 'service')) &&
  runningCost !== undefined &&
  value * timesAYear[period] <= runningCost;

const timesAYear = { once: 1, year: 1, quarter: 4, month: 12 } as const;

function placeOfOwed({ value, time, moment }: StatedAmount): Placed {
  if (value >= ofAllFrom)
    return aside('Vad alla betalar tillsammans. Fråga hur mycket den här bostaden ska betala.');
  if (time === 'possible') return ahead('Inte bestämt än. Fråga när det avgörs och vem som betalar.');
  return ahead(
    moment?.month
      ? 'Kommer utöver priset. Fråga om du eller säljaren är ägare då.'
      : 'Kommer utöver priset. Fråga om det förfaller före eller efter tillträdet.',
  );
}
