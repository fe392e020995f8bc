import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { findAll, words } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';
import type { Stated } from './stated.js';

/** Years when render straight on insulated wooden walls was common; source: sessies.se, fastighetshuset.nu. */
const years = { from: 1995, to: 2007 } as const;

const render = words(
  String.raw`puts(?:en|ad|ade|at)?\s+(?:\p{L}+\s+)?fasad\p{L}*|putsfasad\p{L}*|fasad\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:puts|putsad|putsats)(?:\p{L}*)|putsad(?:e|t)?\s+(?:\p{L}+\s+)?(?:villa|hus|ytterv|radhus|parhus)\p{L}*`,
);
const solved = words(
  String.raw`två-?\s?stegs\p{L}*|luftspalt\p{L}*|ventilerad\s+(?:puts|fasad)\p{L}*|dränerad(?:e)?\s+(?:puts|fasad)\p{L}*|(?:puts\p{L}*|fasad\p{L}*)[^.\n]{0,40}?(?:ombyggd|byggdes\s+om|byggts\s+om|utbytt|bytt|renovera)\p{L}*|en-?stegs-?tät\p{L}*|lättklinker\p{L}*|(?:på|av)\s+(?:lätt)?(?:betong|tegel|leca|siporex|block)\p{L}*`,
);
const stone = /betong|tegel|sten|leca|lättklinker|siporex|block/iu;

/** Render on a house of the risk years when nothing says how the wall is built: a question for the seller. */
export function renderFlags(context: Context, stated: readonly Stated[]): Flag[] {
  const { listing, home, sources } = context;
  const built = listing.yearBuilt;
  if (built === undefined || built < years.from || built > years.to || home.form === 'plot') return [];
  if (stated.some(({ risk }) => risk.rule === 'single-stage-facade')) return [];
  if (stone.test(listing.structure ?? '')) return [];
  const inText = findAll(sources, render).filter((quote) => standingOf(sources, quote) === 'stated');
  const isField = /puts/iu.test(listing.facade ?? '') && !/inte|ej/iu.test(listing.facade ?? '');
  if ((inText.length === 0 && !isField) || findAll(sources, solved).length > 0) return [];
  return [
    flag({
      rule: 'render-of-risk-years',
      title: 'Putsfasad från åren då enstegstätade väggar byggdes',
      category: 'Riskkonstruktion',
      severity: 'warning',
      description:
        'Många putsade hus med trästomme från omkring 1995–2007 saknar luftspalt bakom putsen, så att fukt stängs in. Annonsen säger inte hur väggen är byggd.',
      action: 'Fråga om väggen har luftspalt eller är fuktmätt, och be om svaret skriftligt.',
      evidence: [
        ...inText.slice(0, 2).map(quoted),
        ...(isField ? [field('facade', listing.facade ?? null)] : []),
        field('yearBuilt', built),
        reference('building-years', 'Enstegstätade fasader 1995–2007', 'sessies.se, fastighetshuset.nu'),
      ],
    }),
  ];
}
