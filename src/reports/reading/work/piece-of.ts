import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';

/** `Bergvärme. Värmepumpen är från 2019.`: the pump of the sentence before. */
export const sameHeat = (text: string, item: Mention, before: PartId | undefined): Mention =>
  before === 'groundHeatPump' && /^värmepumpen$/iu.test(text.slice(item.start, item.end))
    ? { ...item, part: before }
    : item;

const pump = /^[\s"”»]*(?:själva\s+)?pumpen(?!\p{L})/iu;
/** What a part is known by in the sentence after the one that names it. */
const pieces: Partial<Record<PartId, RegExp>> = {
  groundHeatPump: pump,
  otherHeatPump: pump,
  heatPump: pump,
  ventilation: /^\s*(?:själva\s+)?(?:aggregatet|(?:alla|samtliga)\s+fläktar(?:na)?)(?!\p{L})/iu,
  roof: /^\s*(?:pappen|pannorna|teglet|hela\s+plåten|all\s+plåt)(?!\p{L}|\s+(?:runt|kring|vid|över|närmast|på)(?!\p{L}))/iu,
  kitchen: /^\s*(?:hela\s+)?(?:inredningen|luckor(?:na)?(?:,|\s+och)\s+(?:bänk|skåp|stom)\p{L}*)(?!\p{L})/iu,
};

/** `Pumpen är från 2017.` right after a heat pump was named, `Aggregatet är från 2019.` after the ventilation. */
export const isPieceOf = (text: string, before: PartId | undefined): boolean =>
  before !== undefined && pieces[before]?.test(text) === true;
