import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, quoted, reference } from '../../facts/evidence.js';
import { number } from '../../format.js';
import { woodMoisture } from '../../reading/stated/wood-moisture.js';

/** Moisture content of wood, percent by weight: mould can grow from about 17, rot from about 20. Common knowledge, unconfirmed. */
const woodLimit = { mould: 17, damage: 20 } as const;

/** Moisture measured in wood, when the latest value is above what dry wood holds. */
export function measuredMoistureFlags(context: Context): Flag[] {
  const latest = woodMoisture(context);
  if (!latest || latest.value <= woodLimit.mould) return [];
  const isHigh = latest.value >= woodLimit.damage;
  return [
    flag({
      rule: 'moisture-measured',
      title: isHigh ? 'Hög fukt i virket' : 'Något förhöjd fukt i virket',
      category: 'Fukt',
      severity: isHigh ? 'critical' : 'warning',
      description:
        `Annonsen anger en fuktkvot på ${number(latest.value)} procent. Över ungefär ${woodLimit.mould} procent kan mögel växa, ` +
        `och från omkring ${woodLimit.damage} kan trä börja ruttna.`,
      action: 'Be om hela fuktprotokollet, låt mäta igen och ta reda på varifrån fukten kommer före bud.',
      evidence: [
        quoted(latest.quote),
        reference(
          'moisture',
          `Fuktkvot i trä: mögel från ungefär ${woodLimit.mould} procent, röta från ungefär ${woodLimit.damage}`,
          'Allmän kunskap, ej bekräftad källa',
        ),
        computed(
          'fuktkvot − gräns för mögel',
          { value: latest.value, limit: woodLimit.mould },
          Math.round((latest.value - woodLimit.mould) * 10) / 10,
          'procentenheter',
        ),
      ],
    }),
  ];
}
