import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';

/** A sum of money with its unit, and its period where told, in named groups. */
export const sum = String.raw`(?<sum>\d{1,3}(?:[\s.]\d{3}){1,3}|\d+(?:[.,]\d+)?)\s*(?<unit>mkr|mnkr|miljoner(?:\s+kronor)?|milj\.?|tkr|kkr|kr(?:onor)?|:-|sek)(?![\p{L}\d]|\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadrat))(?<period>\s*(?:\/|per|i|varje|om)\s*(?:mån(?:ad(?:en)?)?|år(?:et)?))?`;
const lead = String.raw`(?:\s+(?:är|på|om|blir|ligger|uppgår|till|för|har|varit|var|i|dag|idag|nu|ca|cirka|c:a|endast|bara|låga|per|månad|år|satt|beräknas|senaste|tolv|månaderna|året|enligt|säljaren|begärt|motsvarar|omkring|runt|ungefär)|\s*:){0,12}\s*`;
/** Of hundreds of thousands a sum is plain without its unit. */
const bare = String.raw`(?<sum>\d{3}(?:[\s.]\d{3})|\d{1,3}(?:[\s.]\d{3}){2})(?![.,]?\d|\s\d|\s*(?:kr|mkr|sek|kvm|m²|m2|st|%|:-))`;
/** A sum of money without its unit behind a subject: `taxeringsvärde 2 140 000`. */
export const bareMoney = (subject: string): RegExp =>
  latinRegExp(String.raw`(?<![\p{L}\d-])(?:${subject})${lead}${bare}`, 'giu');
/** A sum of money with its unit behind a subject: `driftkostnaden är cirka 29 800 kr/år`. */
export const money = (subject: string): RegExp =>
  latinRegExp(String.raw`(?<![\p{L}\d-])(?:${subject})${lead}${sum}`, 'giu');
export const running = money(String.raw`(?:årlig\s+|total\s+)?drift(?:s?kostnad(?:en|er|erna)?|en)?`);

/** The advert with the sums of the running cost blanked, so that no other cost is read from them. */
export const withoutRunningCost = (advert: Advert): Advert => ({
  ...advert,
  sources: advert.sources.map((source) => ({
    ...source,
    readable: source.readable.replace(running, (told) => ' '.repeat(told.length)),
  })),
});
