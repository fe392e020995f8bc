import type { PartId } from '../../knowledge/life-lengths.js';
import { word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { withoutPaint } from './words.js';

const whole = (pattern: string): RegExp => latinRegExp(word(pattern), 'iu');

/** What keeps a part in shape without making it new. */
const tended = whole(
  String.raw`\p{L}*(?<!s)mål(?:a|ning)\p{L}*|\p{L}*(?:renover|restaurer|tvätt|reparer|kitta|rust(?:a|ning)|slip(?:a|ning))\p{L}*|lag(?:ad|at|ade|ades|ats|ning)|tät(?:ad|at|ade|ades|ats)`,
);
/** What puts a new thing in place of the old. */
const replaced = whole(
  String.raw`(?:ut|om)?by(?:tt?|tta|tte|ttes|tts|tes|ts|ten|tet|te)|(?:tak|fönster|fasad|panel)byte\p{L}*|ny(?:a|tt|lagd|lagt|lagda)?|la(?:de|des|gd|gda|gt|gts)|om(?:lagd|lagt|lagda|lades)|\p{L}*omläggning\p{L}*|(?:ny)?install\p{L}*|monter\p{L}*|insat(?:t|ta)|\p{L}*puts(?:ad|ade|ades|at|ats|ning)`,
);
/** Only the tiles were lifted and laid again: what ages is the felt under them. */
const relaidTiles = whole(
  String.raw`(?<!(?:med|av|har)\s+(?:\p{L}+\s+)?)\p{L}*pannor(?:na)?\s+(?:(?:är|har|blev|blivit)\s+)?(?:om(?:lagda|lagts|lades)|lades\s+om|lagts\s+om)|omlagda\s+\p{L}*pannor|omläggning\s+av\s+\p{L}*pannor(?:na)?`,
);
const roofing = whole(String.raw`ny(?:a|tt)?|papp\p{L}*|underlag\p{L}*|läkt\p{L}*|duk`);
/** A lick of paint or new surfaces, over the same waterproofing. */
const freshened = whole(
  String.raw`(?:upp)?fräscha(?:d|de|des|t|ts)|uppfräschning\p{L}*|\p{L}*mål(?:ad|ade|ades|at|ats)|ytskikt\p{L}*`,
);
const madeAnew = whole(
  String.raw`(?!ytskikt)\p{L}*(?:renover|rust)\p{L}*|(?:ut|om)?by(?:tt|tta|ttes|ggt|ggd|ggdes)|ny(?:a|tt)?|från|kakla\p{L}*|\p{L}*kaklat|tätskikt\p{L}*|inre(?:tt|dd|ddes)`,
);
/** Tiles over a worktop date no kitchen. */
const tiled = whole(String.raw`\p{L}*kakla\p{L}*`);

/** Parts that a renovation leaves as old as they were; a bathroom or a kitchen is made anew by one. */
const keepsItsAge: ReadonlySet<PartId> = new Set([
  ...(['roof', 'windows', 'boiler', 'ventilation'] as const),
  ...(['groundHeatPump', 'heatPump', 'otherHeatPump', 'districtHeating'] as const),
]);

/**
 * True for words that tell of upkeep of a part (`fönstren renoverades 2016`, `badrummet fräschades upp`, `pannorna lades
 * om`), which makes no new part. `said` holds what stands with the year.
 */
export function isTending(part: PartId, said: string): boolean {
  if (part === 'roof' && relaidTiles.test(said)) return !roofing.test(said);
  if (part === 'bathroom') return freshened.test(said) && !madeAnew.test(said);
  if (part === 'kitchen')
    return (tiled.test(said) || freshened.test(said)) && !madeAnew.test(said.replace(tiled, ' '));
  return keepsItsAge.has(part) && tended.test(said) && !replaced.test(withoutPaint(said));
}

/** What follows a part that was tended: ` renoverades 2016`. */
export const tendingWords =
  /^\s+(?:(?:är|har|blev|blivit)\s+)?(?:\p{L}+\s+)?(?:(?:renovera|restaurera)(?:d|t|de|des|ts)|måla(?:d|t|de|des|ts)|ommåla(?:d|t|de)|nymåla(?:d|t|de)|tvätta(?:d|t|de|des|ts)|laga(?:d|t|de|des|ts)|(?:upp)?fräscha(?:d|t|de|des|ts)(?:\s+upp)?|rusta(?:d|t|de|des|ts))(?:\s+(?:och|samt)\s+(?:om)?(?:måla|kitta|tvätta)(?:d|t|de|des|ts))?(?:\s+(?:år\s+)?(?:19|20)\d\d)?(?!\p{L})/iu;
