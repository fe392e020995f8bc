import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { unexplainedRender } from '../../reading/stated/render.js';
import type { StatedRisk } from './entry.js';

/** Years when render straight on insulated wooden walls was common; source: sessies.se, fastighetshuset.nu. */
const years = { from: 1995, to: 2007 } as const;

/** Render on a house of the risk years when nothing says how the wall is built: a question for the seller. */
export function renderFlags(context: Context, stated: readonly StatedRisk[]): Flag[] {
  const { listing, home } = context;
  const built = listing.yearBuilt;
  if (built === undefined || built < years.from || built > years.to || home.form === 'plot') return [];
  if (stated.some(({ kind }) => kind === 'single-stage-facade')) return [];
  const found = unexplainedRender(context);
  if (!found) return [];
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
        ...found.inText.slice(0, 2).map(quoted),
        ...(found.isField ? [field('facade', listing.facade ?? null)] : []),
        field('yearBuilt', built),
        reference('building-years', 'Enstegstätade fasader 1995–2007', 'sessies.se, fastighetshuset.nu'),
      ],
    }),
  ];
}
