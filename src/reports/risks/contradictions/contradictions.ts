import type { Evidence } from '../../analysis-result.schema.js';
import type { Disagreement } from '../../../scraping/listing.types.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { annualReportFlags } from './annual-report.js';
import { areaFlag, areaFlags } from './area.js';
import { moneyFlags } from './money.js';
import { renewedFlags } from './renewed.js';
import { roomFlags } from './rooms.js';
import { traitFlags } from './traits.js';
import { yearFlags } from './year.js';
import { field, reference } from '../../facts/evidence.js';
import { kr } from '../../format.js';

/** Places where the advert, or two of its sources, say different things about the same fact. */
export function contradictionFlags(context: Context): Flag[] {
  return [
    ...areaFlags(context),
    ...yearFlags(context),
    ...renewedFlags(context),
    ...roomFlags(context),
    ...moneyFlags(context),
    ...annualReportFlags(context),
    ...traitFlags(context),
    ...disagreementFlags(context),
  ];
}

const labels: Readonly<Record<string, string>> = {
  livingArea: 'boarean',
  price: 'priset',
  monthlyFee: 'månadsavgiften',
  rooms: 'antalet rum',
  yearBuilt: 'byggåret',
  operatingCost: 'driftkostnaden',
  tomtarea: 'tomtarean',
  biarea: 'biarean',
  energyClass: 'energiklassen',
  tenure: 'upplåtelseformen',
};

function disagreementFlags(context: Context): Flag[] {
  return context.disagreements.flatMap((disagreement): Flag[] => {
    const label = labels[disagreement.field];
    const values = disagreement.values.map((entry) => entry.value);
    if (!label || values.length < 2) return [];
    if (disagreement.field === 'livingArea' && context.listing.livingArea) {
      const own = context.listing.livingArea;
      const other = values.find(
        (value): value is number => typeof value === 'number' && Math.abs(value / own - 1) >= 0.03,
      );
      if (other)
        return [areaFlag(context, own, other, [field('livingArea', own), ...sourceProofs(disagreement)])];
      return [];
    }
    const scalars = values.filter(
      (value): value is string | number => typeof value === 'string' || typeof value === 'number',
    );
    if (new Set(scalars).size < 2) return [];
    return [
      flag({
        rule: `source-conflict-${disagreement.field}`,
        title: `Olika uppgifter om ${label}`,
        category: 'Motsägelse',
        severity: severityOf(disagreement.field, scalars),
        description: `Portalen och mäklarens egen sida anger olika värden för ${label}: ${scalars.map(show).join(' och ')}.`,
        action: `Fråga mäklaren vilken uppgift om ${label} som gäller.`,
        evidence: sourceProofs(disagreement),
      }),
    ];
  });
}

const light = new Set(['energyClass', 'rooms', 'operatingCost', 'biarea']);

/** Two years of build ten years apart make two different houses. */
function severityOf(name: string, values: readonly (string | number)[]): Flag['severity'] {
  if (name === 'yearBuilt') {
    const years = values.map(Number).filter((year) => year > 1500);
    return Math.max(...years) - Math.min(...years) >= 10 ? 'critical' : 'warning';
  }
  return light.has(name) ? 'notice' : 'warning';
}

/** Which page said what; the host names the page. */
const sourceProofs = (disagreement: Disagreement): Evidence[] =>
  disagreement.values.map(({ url, value }) =>
    reference(
      'sources',
      `${disagreement.field}: ${String(value)}`,
      URL.canParse(url) ? new URL(url).hostname : url,
    ),
  );

const show = (value: string | number): string =>
  typeof value === 'number' && value > 3000
    ? kr(value).replace(/\u00a0kr$/, '')
    : String(value).replace('.', ',');
