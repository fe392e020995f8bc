/** Words by which pages mark what is not this home. Kept apart from the walk, because they grow with every new site. */

/** Cards of other homes, to be cut whole. */
const otherHomesWords = [
  /^(?:liknande|fler|flera|andra|relaterade|närliggande|rekommenderade|senaste|senast|utvalda|nya|våra|sålda|alla|övriga|se fler|se alla|visa fler|visa alla)\b.{0,40}?(?:bostäder|bostad|objekt|hem|hus|villor|lägenheter|annonser|fritidshus|radhus|tomter|sålda|försäljningar|till salu)\b/i,
  /^(?:du kanske|andra har|andra tittade|andra såg|vi tror att|rekommenderat|rekommendationer|missa inte|upptäck)/i,
  /^(?:mer|fler|till salu|bostäder|sålda|annat) .{0,25}(?:i närheten|i området|nära|just nu|från oss|från samma|av oss)/i,
  /^(?:similar|related|other|more|recently sold|nearby) .{0,20}(?:homes|properties|listings|objects)|^you (?:may|might) also/i,
  /^(?:sålt|sålda) (?:av oss|i (?:kvarteret|huset|föreningen|grannskapet))|^sålt i närheten/i,
  /^(?:senast|nyligen) (?:visade|besökta|sålda|sålt|publicerade)|^sålda? (?:i närheten|i området|nära)|^tillsalu i /i,
  /^(?:kanske gillar|grannar|hem i samma|bostäder i samma|också till salu|fler hem)/i,
];

/** Parts whose figures are not facts of this home: calculators, statistics, bids, cookies, other's services. */
const figuresWords = [
  /^(?:räkna|beräkna)\b|\bkalkyl|kalkylator|\bbolån|^(?:vad kan du )?låna\b|lånelöfte|lånelov|^finansier|boendekostnad(?:en)?$|^ditt boende/i,
  /^(?:om )?området(?: i siffror)?$|statistik|prisutveckling|slutpriser|snittpris|medelpris|prishistorik|prisläge|^priser i |^i närheten$|^närområdet$|^närhet|^kommunikationer?$|^avstånd/i,
  /^(?:budgivning(?:en)?|budhistorik|bud|lagda bud|alla bud|budlogg|bids?|bidding)$|^budgivning(?! pågår)/i,
  /kakor|cookies?|samtycke|integritet/i,
  /^(?:bevaka|prenumerera|spara sökning|nyhetsbrev|värdera|fri värdering|få en värdering|sälja?\b|vad är din|funderar du)/i,
];

/** Parts that speak of people and offices: their addresses are not the home's. */
const peopleWords =
  /^(?:(?:din|ansvarig|våra|din kontakt|er)\s+)?(?:mäklare|mäklaren|kontakt(?:a)?(?:\s.{0,30})?|kontaktuppgifter|kontaktperson(?:er)?|kontor(?:et)?|vårt kontor|handläggare|säljare|intresseanmälan|intresserad\??|ställ en fråga.{0,20}|boka visning|anmäl.{0,30}|broker|agent|contact)$/i;

export type Noise = 'others' | 'figures' | 'people';

/** What a heading announces, or undefined when it may be this home. */
export function noiseOfHeading(text: string): Noise | undefined {
  if (text.length < 3 || text.length > 70) return undefined;
  if (otherHomesWords.some((words) => words.test(text))) return 'others';
  if (figuresWords.some((words) => words.test(text))) return 'figures';
  return peopleWords.test(text) ? 'people' : undefined;
}

const otherHomesBox =
  /(?:^|[\s_-])(?:similar|related|recommend\w*|liknande|nearby-(?:homes|listings|objects)|upcoming-listings|other-?(?:objects|homes|listings)|teasers?|also-like|more-homes|more-objects|crosssell|cross-sell|latest-(?:objects|homes|listings))(?=$|[\s_-])|(?:similar|related|recommended|nearby|other)(?:Listings|Homes|Objects|Properties|Estates)/;
const figuresBox =
  /(?:^|[\s_-])(?:calc|calculator|calculation|kalkyl|bolanekalkyl|loan|mortgage|bolan|lanekalkyl|bidding|bids|budgivning|budhistorik|cookies?|cookiebanner|consent|cc-banner|newsletter|area-statistics|area-stats|breadcrumbs?|crumbs|skip-?link|share|onetrust\w*|cybot\w*)(?=$|[\s_-])|Cookiebot|(?:Mortgage|Loan)Calc|(?:Breadcrumb|CookieBanner|Newsletter|Calculator)(?=[A-Z_\s-]|$)/;
const peopleBox =
  /(?:^|[\s_-])(?:agents?|estate-agent|brokers?|realtors?|maklare|maklarkort|maklarblock|maklarbox|maklarruta|contact|contacts|kontakt|staff|office)(?=$|[\s_-])|(?:Broker|Agent|Realtor|Contact)(?:Card|Info|Box|s)?(?=[A-Z_\s-]|$)/;

/** The foot of the whole page, where sites speak of themselves; that of a card has a longer name. */
const footBox = /^(?:(?:site|page|main|global)[-_]?)?footer$/i;

/** What one word of a box's class or id says about it. */
export function noiseOfBox(name: string): Noise | undefined {
  if (otherHomesBox.test(name)) return 'others';
  if (figuresBox.test(name) || footBox.test(name)) return 'figures';
  return peopleBox.test(name) ? 'people' : undefined;
}
