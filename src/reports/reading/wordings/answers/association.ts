import { debtPhrase } from '../must-have/cooperative.js';
import { compass, outside, tail } from './common.js';

/** How adverts answer questions about the association. */
export const associationAnswers: Readonly<Record<string, string>> = {
  'no-debt': String.raw`(?<!(?:inte|ej|nästan)\s+(?:\p{L}+\s+)?)(?:skuld|låne?)fri(?:tt|a)?|(?:inga|utan)\s+lån`,
  'debt-per-sqm': debtPhrase,
  /** Raised, lowered or left as it was: `avgiften höjdes 2024 med 5 %`. */
  'fee-changed': String.raw`(?:månads|års)?avgift\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:höjts|höjdes|höjs|höjas|sänkt\p{L}*|oförändrad)${tail}`,
  /** `Inga avgiftshöjningar är beslutade.` */
  'no-fee-rise-decided': String.raw`(?:inga|ingen|någon)\s+(?:\p{L}+\s+)?(?:avgiftshöjning\p{L}*|höjning\p{L}*\s+av\s+(?:månads|års)?avgift\p{L}*)(?:\s+är\s+(?:inte\s+|ej\s+)?(?:beslut|planer)\p{L}*)?`,
  /** How much is fixed anew, or floats: `40 % av lånen binds om 2027`. */
  'loans-refixed': String.raw`\d+(?:[.,]\d+)?\s*(?:%|procent)(?:en)?\s+(?:av\s+(?:\p{L}+\s+)?lån\p{L}*|[^.!?\n]{0,40}(?:villkorsänd|omsätt|binds\s+om|läggs\s+om|rörlig)\p{L}*)|(?:lån|lånen|skuld\p{L}*)\s[^.!?\n]{0,50}(?:villkorsänd|omsätt|binds\s+om|läggs\s+om|rörlig|bund(?:na|et|en))\p{L}*[^.!?\n]{0,40}\d`,
  'savings-per-sqm': String.raw`sparande\p{L}*(?:(?!skuld|lån|avgift)[^.!?\n\d]){0,40}\d[\d ]{0,12}\s*(?:kr|kronor)(?:\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter))?`,
  'maintenance-plan': String.raw`underhållsplan\p{L}*`,
  'no-pipe-replacement': String.raw`(?:inget|ej|inga)\s+(?:\p{L}+\s+){0,2}stambyte\p{L}*|stambyte\p{L}*\s+(?:är\s+)?(?:ej|inte)\s+\p{L}+`,
  'pipes-replaced': String.raw`stambytt?(?:a|es)?|stambyte\p{L}*\s+(?:är\s+)?(?:utfört|gjort|genomfört|klart)|relina(?:d|t|de|ts)|(?:bytta|nya)\s+stammar`,
  /** The year of a new rent of the ground: `avgälden räknas om 2031`. */
  'ground-rent-reset': String.raw`(?:tomträtt|avgäld)\p{L}*[^.!?\n]{0,60}(?:19|20)\d\d`,
  'owns-land': String.raw`äger\s+(?:själva?\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?|marken\s+(?:ägs\s+av\s+(?:förening|brf)\p{L}*|är\s+friköpt)|(?:ägd|friköpt|egen)\s+mark|(?:mark|tomt|fastighet)(?:en)?\s+(?:innehas\s+)?med\s+(?:full\s+)?äganderätt`,
  leasehold: String.raw`tomträtt\p{L}*`,
  'genuine-association': String.raw`äkta\s+(?:bostadsrätts)?(?:förening|brf)\p{L}*|förening\p{L}*\s+(?:är|klassas|räknas|beskattas)\s+(?:som\s+)?(?:en\s+)?äkta|privatbostadsföretag`,
  'false-association': String.raw`oäkta\s+(?:bostadsrätts)?(?:förening|brf)\p{L}*`,
  'no-premises': String.raw`(?:0|inga|noll|utan)\s+(?:kommersiella\s+)?lokaler`,
  /** What the association lets: `tre lokaler`, `fem hyresrätter`. */
  premises: String.raw`(?:\d+|en|två|tre|fyra|fem|sex|sju|åtta|nio|tio)\s+(?:uthyrda\s+)?(?:lokal|lokaler|hyresrätter|hyreslägenheter)|hyresintäkter\p{L}*\s+från\s+(?:\p{L}+\s+){0,2}lokal\p{L}*`,
  'leak-or-water-damage': String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:vatten|fukt)skad\p{L}*`,
  'economic-plan': String.raw`ekonomisk(?:a)?\s+plan(?:en)?(?:${tail})?`,
  'advance-secured': String.raw`(?:förskott\p{L}*|insats\p{L}*|handpenning\p{L}*)[^.!?\n]{0,80}?(?:säkra[sdt]\p{L}*|säkerhet\p{L}*|garant\p{L}*|försäkra[sdt]\p{L}*|försäkring\p{L}*|bankgaranti\p{L}*)|(?:säkerhet|garanti|försäkring)\p{L}*\s+(?:för|av)\s+(?:\p{L}+\s+)?(?:förskott|insats)\p{L}*`,
  /** `förskott om 50 000 kr`, with no word of who secures it. */
  'advance-amount': String.raw`förskott\p{L}*[^.!?\n\d]{0,40}\d[\d ]{0,12}\s*(?:kr|kronor|%|procent)`,
  /** Who pays for homes that are not sold: `byggaren köper osålda lägenheter`. */
  'unsold-taken-on': String.raw`osålda\s+(?:lägenheter|bostäder|bostadsrätter)[^.!?\n]{0,80}(?:betal|köp|förvärv|svara|stå|ansvar)\p{L}*|(?:betal|köp|förvärv|svara|stå|ansvar|garant)\p{L}*[^.!?\n]{0,60}osålda\s+(?:lägenheter|bostäder|bostadsrätter)`,
  'all-sold': String.raw`(?:alla|samtliga)\s+(?:lägenheter|bostäder|bostadsrätter)\s+(?:är\s+)?(?:\p{L}+\s+)?(?:sålda|slutsålda|bokade)|slutsåld\p{L}*|(?:inga|0)\s+osålda\s+\p{L}+`,
  /** `fyra osålda lägenheter`. */
  'unsold-count': String.raw`(?:\d{1,3}|en|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|några\s+få|ett\s+fåtal)\s+(?:osålda\s+(?:lägenheter|bostäder|bostadsrätter)?|(?:lägenheter|bostäder|bostadsrätter)\s+(?:är\s+)?(?:osålda|kvar|lediga)|kvar\s+till\s+salu)`,
  /** `balkong i söder`. */
  'sun-outside': String.raw`${outside}[^.!?\n,]{0,30}?${compass}`,
  'transfer-fee-amount': String.raw`(?:överlåtelse|pantsättnings)avgift\p{L}*[^.!?\n\d]{0,40}\d[\d ]{0,12}\s*(?:kr|kronor|%)`,
  'transfer-fee-payer': String.raw`(?:köparen|säljaren|förvärvaren|överlåtaren)\s+betalar\s+(?:\p{L}+\s+){0,2}(?:överlåtelse|pantsättnings)avgift\p{L}*|(?:överlåtelse|pantsättnings)avgift\p{L}*\s+betalas\s+av\s+(?:köpare|säljare|förvärvare|överlåtare)n?`,
  'included-in-fee': String.raw`i\s+(?:(?:månads|års)?avgiften|hyran)\s+ingår${tail}|ingår\s+i\s+(?:(?:månads|års)?avgiften|hyran)|(?:värme|vatten|bredband|tv|kabel-tv)(?:,|\s)[^.!?\n]{0,50}ingår`,
  parking: String.raw`(?<!nära\s+(?:till\s+)?|gångavstånd\s+till\s+)(?:parkering|p-plats|garage|carport)\p{L}*`,
  storeroom: String.raw`\p{L}*förråd\p{L}*|(?:vinds|källar)(?:kontor|utrymme)\p{L}*`,
  'subletting-and-pets': String.raw`(?:andrahand|korttid)s?uthyrning\p{L}*(?:\s+(?:är|får|kan|tillåts|medges|godkänns)${tail})?|(?:hus|säll)skapsdjur\p{L}*${tail}|husdjur\p{L}*(?:\s+(?:är|får)${tail})?|(?:tillåter|medger|godkänner)\s+(?:\p{L}+\s+)?(?:andrahand|uthyr|husdjur|juridisk)\p{L}*`,
  /** `godkänt av styrelsen`. */
  'board-approval': String.raw`(?:godkän|anmäl)\p{L}*\s+(?:\p{L}+\s+){0,2}styrelsen`,
};
