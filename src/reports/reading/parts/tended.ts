import type { PartId } from '../../knowledge/life-lengths.js';
import type { Advert } from '../text/advert.js';
import { quoteAt, sentences, type Quote } from '../text/sources.js';
import { ownMentions } from '../work/part-mentions.js';
import { tendingWords } from '../work/upkeep.js';
import { isInstalled } from './installed.js';

/** Words that a sentence must hold to tell of upkeep or of a heat source; the others need no closer reading. */
const hints = /renover|restaurer|måla|tvätta|laga|fräscha|rusta|bergvärme|pann|brännare/iu;

/** Where the texts tell of the upkeep of parts, and which heat sources stand here. */
interface TendedParts {
  readonly upkeep: ReadonlyMap<PartId, Quote>;
  readonly heat: ReadonlySet<PartId>;
}

/** Reads both at once: each sentence is looked through for its parts. */
export function tendedPartsIn(advert: Advert): TendedParts {
  const upkeep = new Map<PartId, Quote>();
  const heat = new Set<PartId>();
  for (const source of advert.sources) {
    for (const span of sentences(source.readable)) {
      const text = source.readable.slice(span.start, span.end);
      if (!hints.test(text)) continue;
      for (const { part, place, start, end } of ownMentions(source, span)) {
        const isHeat = (part === 'groundHeatPump' || part === 'boiler') && !heat.has(part);
        if (isHeat && isInstalled(advert, quoteAt(source, span.start + start, span.start + end)))
          heat.add(part);
        const after = place || upkeep.has(part) ? null : tendingWords.exec(text.slice(end));
        if (!after) continue;
        const quote = quoteAt(source, span.start + start, span.start + end + after[0].length);
        if (isInstalled(advert, quote)) upkeep.set(part, quote);
      }
    }
  }
  return { upkeep, heat };
}
