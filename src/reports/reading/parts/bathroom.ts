import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words } from '../text/sources.js';

/** Words that turn what follows: `badrummet saknar intyg`, `badrum från före stambytet`. */
const turning = String.raw`saknar|utan|ej|inte|ing(?:a|en|et)|behov|behöv|bör|ska|kan|före|annan|annat`;
/** `Badrum med våtrumsintyg`, `totalrenoverat badrum`. */
const told = words(
  String.raw`(?:bad|våt|dusch)(?:rum)?\p{L}*(?:(?!(?<!\p{L})(?:${turning}))[^.!?\n]){0,80}?(?:intyg|kvalitetsdok|stambyte|(?:total|ny|hel)renover|omgjor)\p{L}*(?!\s+(?:som\s+)?(?:saknas|finns\s+(?:ej|inte)))|(?:nya|nytt|nyrenovera\p{L}*|totalrenovera\p{L}*|omgjor\p{L}*)\s+(?:\p{L}+\s+)?bad(?:rum)?\p{L}*`,
);

/** True where the advert tells of the bathroom with its papers or as made anew, though it may give no year. */
export const isBathroomTold = ({ sources }: Advert): boolean =>
  findAll(sources, told).some((quote) => standingOf(sources, quote) === 'stated');

const room = words(String.raw`\p{L}{0,12}(?:bad|dusch|våt)rum\p{L}*`);

/** A leisure home may have none; any other home has a bathroom, whatever its advert tells. */
export const hasBathroom = ({ home, sources }: Pick<Advert, 'home' | 'sources'>): boolean =>
  home.form !== 'leisure' || findAll(sources, room).some((quote) => standingOf(sources, quote) === 'stated');
