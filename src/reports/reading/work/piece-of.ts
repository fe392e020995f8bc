import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';
import { isLimited } from './some-of-roof.js';

/** `Bergvärme. Värmepumpen är från 2019.`: the pump of the sentence before. */
export const sameHeat = (text: string, item: Mention, before: PartId | undefined): Mention =>
  before === 'groundHeatPump' && /^värmepumpen$/iu.test(text.slice(item.start, item.end))
    ? { ...item, part: before }
    : item;

const pump = /^[\s"”»]*(?:själva\s+)?pumpen(?!\p{L})/iu;
/** A new fan makes no ducts new, but an old one tells that nothing was renewed since. */
const ventilating =
  /^\s*(?:själva\s+)?(?:aggregatet|(?:alla|samtliga)\s+fläktar(?:na)?|fläkten\s+är\s+(?:kvar\s+)?från\s+(?:19\d\d|[5-9]0-talet)(?=\s*(?:[.!]|$)))(?!\p{L})/iu;
const fittings =
  /^\s*(?:hela\s+)?(?:inredningen|luckor(?:na)?(?:,|\s+och)\s+(?:bänk|skåp|stom)\p{L}*)(?!\p{L})/iu;
/** What a roof is covered with; what tells which of it stands between it and its verb. */
const covering =
  /^\s*(?:(?:själva\s+|hela\s+)?(?:pappen|pannorna|teglet|plåten)|(?:alla|samtliga)\s+pannor(?:na)?|all\s+plåt)(?:\s+(?:och|samt)\s+\p{L}+)?\s+(?:är|har|låg|ligger|lades|byttes|kom|gjordes)(?!\p{L})/iu;
/** What a part is known by in the sentence after the one that names it. */
const pieces: Partial<Record<PartId, (text: string) => boolean>> = {
  groundHeatPump: (text) => pump.test(text),
  otherHeatPump: (text) => pump.test(text),
  heatPump: (text) => pump.test(text),
  ventilation: (text) => ventilating.test(text),
  roof: (text) => covering.test(text) && !isLimited(text),
  kitchen: (text) => fittings.test(text),
};

/** `Pumpen är från 2017.` right after a heat pump was named, `Aggregatet är från 2019.` after the ventilation. */
export const isPieceOf = (text: string, before: PartId | undefined): boolean =>
  before !== undefined && pieces[before]?.(text) === true;
