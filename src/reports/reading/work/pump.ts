import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';

/** `Bergvärme. Värmepumpen är från 2019.`: the pump of the sentence before. */
export const sameHeat = (text: string, item: Mention, before: PartId | undefined): Mention =>
  before === 'groundHeatPump' && /^värmepumpen$/iu.test(text.slice(item.start, item.end))
    ? { ...item, part: before }
    : item;

/** `Pumpen är från 2017.` right after a heat pump was named. */
export const isPumpOf = (text: string, before: PartId | undefined): boolean =>
  (before === 'groundHeatPump' || before === 'otherHeatPump' || before === 'heatPump') &&
  /^[\s"”»]*(?:själva\s+)?pumpen(?!\p{L})/iu.test(text);
