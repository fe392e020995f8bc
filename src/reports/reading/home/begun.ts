import { homeHas } from '../assertion/standing.js';
import { once } from '../text/once.js';
import { findAll, words, type Quote } from '../text/sources.js';

const whole = String.raw`(?:ny)?(?:hus)?bygg(?:e|et|nation|nationen)|hus(?:et)?|vill(?:a|an)|stug(?:a|an)|byggnad(?:en)?`;
const standing = String.raw`(?:rest(?:es|s|e|a)?|står|finns|är\s+(?:rest|på\s+plats|uppe)|gjuten|gjutet|gjöts|gjutits|gjuts|klar|färdig)`;
/** A house that is not finished: named as begun, or its ground plate or frame told as there. */
const begun = words(
  String.raw`(?:påbörja[dt]|halvfärdig\p{L}?|oavsluta[dt]|ofärdig\p{L}?)\s+(?:${whole})|(?:${whole})\s+(?:är|har)\s+påbörja(?:d|t|ts|de)|(?:stomme|stommen|takstolarna|(?:betong|botten)?platta|(?:betong|botten)?plattan|platta\s+på\s+mark|grund|grunden|husgrund|husgrunden)(?:,?\s+\d{2,3}\s?(?:kvm|m²|m2|kvadratmeter),?|\s+till\s+(?:huset|villan))?\s+(?:har\s+|är\s+|blev\s+|redan\s+){0,2}${standing}|(?:gjuten|färdig)\s+(?:(?:betong|botten)?platta|grund|husgrund)`,
);

/** The first words that tell of a house that somebody has begun to build on the plot that is sold. */
export const begunIn = once((advert): Quote | undefined =>
  advert.home.form === 'plot'
    ? findAll(advert.sources, begun).find((quote) => homeHas(advert.sources, quote))
    : undefined,
);
