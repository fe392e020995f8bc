import { parts } from '../../knowledge/life-lengths.js';
import type { Context, Flag } from '../../facts/context.js';
import { list, lower } from '../../format.js';
import { pipesPaidBy } from '../../risks/association/pipe-effect.js';
import { pricedWorks } from '../../risks/association/works-price.js';
import type { Horizon } from './jobs.js';
import { fromWhen } from '../../reading/work/work.js';

/** Work that the advert says is planned. */
export interface Plan {
  /** To stand after `Red ut`: `Planerat stambyte 2028`. */
  readonly what: string;
  /** First possible year; null when the advert gives none that is to come. */
  readonly from: number | null;
  /** Where the association pays: what the buyer does, in words. */
  readonly paid?: string;
}

/** Work ahead as the advert tells it: of each part the first, and a pipe replacement that only a finding tells. */
export function plannedWork(context: Context, flags: readonly Flag[]): Plan[] {
  const { work, year, home } = context;
  const ofPipes = () => (home.tenure === 'cooperative' ? { paid: pipesPaidBy(context) } : {});
  const priced = home.tenure === 'cooperative' ? pricedWorks(context) : [];
  const paidOf = (name: string) => {
    const found = priced.find((one) => one.name === name);
    return found ? { paid: found.text } : {};
  };
  const ofParts = parts.flatMap((part): Plan[] => {
    const all = work.filter((item) => item.part === part.id && item.state === 'planned');
    const [first] = all.toSorted((a, b) => a.from - b.from);
    if (!first) return [];
    const what = part.id === 'pipes' ? 'Planerat stambyte' : `Planerat arbete på ${lower(part.the)}`;
    const own = part.id === 'pipes' ? ofPipes() : paidOf(lower(part.the));
    return [
      first.from >= year
        ? { what: `${what} (${fromWhen(first)})`, from: first.from, ...own }
        : { what, from: null, ...own },
    ];
  });
  const plans = [
    ...ofParts,
    ...priced
      .filter(({ text }) => !ofParts.some(({ paid }) => paid === text))
      .map(({ name, from, text }) => ({
        what: `Planerat arbete på ${name}${from === null ? '' : ` (${from})`}`,
        from,
        paid: text,
      })),
  ];
  const isPipes = plans.some(({ what }) => what.startsWith('Planerat stambyte'));
  const isTold = flags.some((item) => item.rule === 'pipe-replacement-planned');
  return isTold && !isPipes ? [...plans, { what: 'Planerat stambyte', from: null, ...ofPipes() }] : plans;
}

/** The horizons that are counted in years. */
export type Ahead = Exclude<Horizon, 'immediate'>;

/** Years from now, first and last. */
const spans: Readonly<Record<Ahead, readonly [number, number]>> = {
  shortTerm: [0, 2],
  mediumTerm: [3, 5],
  longTerm: [6, 10],
};

/** Last year of a horizon, counted from now. */
export const lastOf = { shortTerm: spans.shortTerm[1] } as const;

/**
 * Planned work of a horizon, without a price of its own but for pipes that the association pays; null for none. Work
 * without a year stands in the nearest, which it may come in, and is told to be open.
 */
export function plannedIn(plans: readonly Plan[], year: number, horizon: Ahead): string | null {
  const [first, last] = spans[horizon];
  const dated = plans.filter(({ from }) => from !== null && from - year >= first && from - year <= last);
  const open = horizon === 'shortTerm' ? plans.filter(({ from }) => from === null) : [];
  const told = [
    ...dated.map(({ what }) => what),
    ...open.map(({ what }) => `${what} (år okänt, kan komma senare)`),
  ];
  if (told.length === 0) return null;
  const shown = [...dated, ...open];
  const rest = shown.filter(({ paid }) => !paid);
  const paid = [...new Set(shown.flatMap((plan) => plan.paid ?? []))];
  const price = [
    ...paid,
    ...(rest.length === 0
      ? []
      : [paid.length > 0 ? 'Priset på det övriga framgår inte.' : 'Priset framgår inte.']),
  ];
  return `${list(told.map((what, index) => (index === 0 ? what : lower(what))))}. ${price.join(' ')}`;
}
