import { noiseOfHeading } from './noise.js';

/** Headings by which a copied page goes on to other homes, besides those that pages with markup have. */
const otherHomes = [
  /^(?:mer|fler|mera|nytt|annat|övrigt) (?:från|av|hos)(?! (?:beskrivning|fakta))\b/i,
  /^(?:fler|liknande|jämförbara|andra|övriga|senaste|populära|nya|utvalda|intressanta|heta) (?:bostäder|objekt|hem|lägenheter|villor|annonser|försäljningar|slutpriser|radhus|tomter|fritidshus|förslag|tips)(?!\p{L})/iu,
  /^(?:slutpriser|sålda|sålt|försäljningar|bostäder|till salu|hem|objekt|lägenheter|villor)(?: bostäder)? (?:i|nära|kring|runt)(?: (?:området|närheten|samma|grannskapet|dig)|\b.{0,3}\p{Lu})/iu,
  /^(?:senast|nyligen|tidigare|senaste) (?:sålda?|sålt|visade|besökta|tittade|sedda|slutpriser)/i,
  /^(?:andra|kunder|besökare|personer|de) .{0,25}(?:tittat|tittade|kollat|sparat|gillat|gillade|såg)\b/i,
  /^du (?:kanske|har (?:nyligen|tidigare|också|även)|kan också)\b/i,
  /^(?:passar dig|för dig|tips till dig|våra tips|intresserad av fler|se även|missa inte|populärt just nu|populära? just nu|bostäder du|hem du|hem som|objekt du)/i,
  /^(?:bostäder|lägenheter|villor|hus|hem|objekt|radhus|fritidshus|tomter|gårdar) till salu(?!\p{L})/iu,
  /^mäklarens (?:andra|övriga|fler|bostäder|objekt)/i,
  /^(?:nytt på|mer på|bläddra bland) (?:hemnet|booli)/i,
];
/** Longer lines are no headings. */
const longest = 70;
/** What every page of a site ends with. */
const footers =
  /^(?:om (?:hemnet|booli|oss på .{0,20})|kundservice|kundtjänst|©.*|copyright\b.*|integritetspolicy|personuppgiftspolicy|cookiepolicy|cookies?|om cookies|allmänna villkor|användarvillkor|alla rättigheter .*|populära (?:sökningar|områden)|jobba hos oss|press(?:rum)?)$/i;

/** Whether a line begins what is not about this home: other homes, or the foot of the page. */
export function endsHome(line: string): boolean {
  return announcesOthers(line) || (line.length <= longest && footers.test(line));
}

/** Whether a line is a heading under which other homes stand. */
export function announcesOthers(line: string): boolean {
  if (line.length < 3 || line.length > longest || /[.,]$/.test(line)) return false;
  return otherHomes.some((words) => words.test(line)) || noiseOfHeading(line) === 'others';
}

const sections =
  /^(?:beskrivning|om bostaden|om lägenheten|om huset|fakta|fakta om bostaden|bostadsfakta|föreningen|om föreningen|ekonomi|visning(?:ar|stider)?|dokument|byggnaden|byggnad|interiör|rum för rum|energi(?:deklaration)?|taxering|driftkostnader|tomt(?:en)?|kontakt|mäklare|ansvarig mäklare|omgivning(?:en)?|kommunikationer?|närområdet|läge|om området|området|övrigt)$/i;

/** Whether a line is the heading of one of the parts that adverts have. */
export function isSection(line: string): boolean {
  return line.length <= 30 && sections.test(line.replace(/:$/, ''));
}
