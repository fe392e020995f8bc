import type { Evidence } from '../analysis-result.schema.js';
import type { CostUnit } from '../knowledge/cost-ranges.js';
import { houseShape } from '../knowledge/house-shape.js';
import { sharedSidesOf } from '../reading/home/attached.js';
import { windowsIn } from '../reading/home/counted.js';
import { storeysIn } from '../reading/home/storeys.js';
import type { Context } from './context.js';
import { computed, field, quoted, reference } from './evidence.js';

/** One measure of the home, least and most, m², metres or pieces. */
export interface Measured {
  readonly min: number;
  readonly max: number;
  /** What of it the advert does not state, to stand after the measure; null when it states all. */
  readonly assumes: string | null;
  readonly evidence: readonly Evidence[];
}

/** A house of one number of storeys, with the reckoning of each measure. */
interface Shape {
  readonly storeys: number;
  readonly footprint: Step;
  readonly around: Step;
}
interface Step {
  readonly value: number;
  readonly proof: readonly Evidence[];
}

/** How large the part of a home is that a price per unit counts; null where the advert gives no living area, or of a flat. */
export function measure(context: Context, unit: CostUnit): Measured | null {
  const { livingArea } = context.listing;
  if (!livingArea) return null;
  if (unit === 'livingSqm') return stated(livingArea, [field('livingArea', livingArea)]);
  const { form } = context.home;
  if (form !== 'house' && form !== 'leisure') return null;
  if (unit === 'window') return windows(context, livingArea);
  const told = storeysIn(context);
  const { least, most } = houseShape.unknownStoreys;
  const counts = told ? [told.max, told.min] : [most, least];
  const shapes = [...new Set(counts)].map((storeys) => shapeOf(context, livingArea, storeys));
  const steps = shapes.map((shape) => stepOf(shape, unit));
  const values = steps.map(({ value }) => value);
  return {
    min: Math.min(...values),
    max: Math.max(...values),
    assumes:
      shapes.length === 1
        ? null
        : told
          ? 'eftersom det inte framgår hur stor övervåningen är'
          : 'eftersom antalet plan inte framgår',
    evidence: [
      field('livingArea', livingArea),
      ...(told ? [quoted(told.quote)] : []),
      ruleOfThumb,
      ...steps.flatMap(({ proof }) => proof),
    ],
  };
}

const ruleOfThumb = reference(
  'house-shape',
  'Tak 1,25 gånger grundytan, vägg 2,7 m per plan, 4,2 m runt om för varje meter i roten ur grundytan, fönster 0,12 per m² boarea',
  houseShape.source,
);

const stated = (value: number, evidence: readonly Evidence[]): Measured => ({
  min: value,
  max: value,
  assumes: null,
  evidence,
});

/** Windows as the advert counts them, else by the living area. */
function windows(context: Context, livingArea: number): Measured {
  const told = windowsIn(context);
  if (told) return stated(told.value, [quoted(told.quote)]);
  const count = Math.max(1, Math.round(livingArea * houseShape.windows));
  return {
    ...stated(count, [
      field('livingArea', livingArea),
      ruleOfThumb,
      computed(
        'boarea × fönster per m²',
        { livingArea, windowsPerSqm: houseShape.windows },
        count,
        'fönster',
      ),
    ]),
    assumes: 'uppskattat efter boarean',
  };
}

function shapeOf(context: Context, livingArea: number, storeys: number): Shape {
  const ground = Math.round(livingArea / storeys);
  const free = 4 - sharedSidesOf(context);
  const around = Math.round((houseShape.around * Math.sqrt(ground) * free) / 4);
  const footprint = computed('boarea ÷ antal plan', { livingArea, storeys }, ground, 'm²');
  return {
    storeys,
    footprint: { value: ground, proof: [footprint] },
    around: {
      value: around,
      proof: [
        footprint,
        computed('4,2 × √grundyta × fria sidor ÷ 4', { footprint: ground, freeSides: free }, around, 'm'),
      ],
    },
  };
}

function stepOf({ storeys, footprint, around }: Shape, unit: CostUnit): Step {
  if (unit === 'metreAround') return around;
  if (unit === 'facadeSqm') {
    const value = Math.round(around.value * houseShape.storey * storeys);
    const inputs = { around: around.value, wallHeight: houseShape.storey, storeys };
    return {
      value,
      proof: [...around.proof, computed('meter runt om × vägghöjd × antal plan', inputs, value, 'm²')],
    };
  }
  const value = Math.round(footprint.value * houseShape.roof);
  const inputs = { footprint: footprint.value, roofPerGround: houseShape.roof };
  return { value, proof: [...footprint.proof, computed('grundyta × tak per grundyta', inputs, value, 'm²')] };
}
