import type { RunningHeat } from '../../knowledge/running-cost.js';
import type { Advert } from '../text/advert.js';
import { isInstalled } from '../parts/installed.js';
import { once } from '../text/once.js';
import { findAll, words } from '../text/sources.js';

/** A pump that heats the whole house; one that blows warm air beside other heat is none. */
const pump = words(
  String.raw`(?:berg|jord|sjö|mark)värme(?:n|pump(?:en)?|anläggning(?:en)?)?|(?:frånlufts|vatten|luft[-/\s]{1,3}vatten)?[-\s]?värmepump(?:en)?`,
);
const airOnly = /luft[-/\s–]{1,3}luft|luftvärmepump/iu;
const district = words(String.raw`fjärrvärme(?:n|(?:under)?central(?:en)?|anläggning(?:en)?)?`);
/** Oil costs about as much as electricity that no pump makes more of. */
const electric = words(
  String.raw`direkt(?:verkande)?\s*el(?:en|värme|radiatorer)?|elradiator(?:er|erna)?|el-?element(?:en)?|elpanna(?:n)?|eluppvärm(?:d|t|ning)|elvärme(?:n)?|vattenburen\s+el(?:värme)?|olje(?:panna|pannan|eldning|uppvärmning)`,
);

/** What the advert says that heats the house, the cheapest to run first. */
export const runningHeatOf = once((advert): RunningHeat => {
  const has = (pattern: RegExp) =>
    findAll(advert.sources, pattern).some(
      (quote) => !airOnly.test(around(advert, quote)) && isInstalled(advert, quote),
    );
  if (has(district)) return 'district';
  if (has(pump)) return 'pump';
  return has(electric) ? 'electric' : 'unknown';
});

function around({ sources }: Advert, { field, start, end }: ReturnType<typeof findAll>[number]): string {
  const source = sources.find((text) => text.field === field);
  return source?.readable.slice(Math.max(0, start - 12), end) ?? '';
}
