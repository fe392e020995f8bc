import { fitOf } from './label-fit.js';
import { type LabelName, labelWords } from './label-words.js';
import { labelOf } from './labels.js';
import { factOf } from './line-facts.js';
import { streetWithin } from './names.js';
import { parseNumber } from './numbers.js';
import { itemsOf } from './text-pairs.js';
import { endsHome, isSection } from './text-sections.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** Longer lines are running text, characters. */
const longestRow = 200;
/** What a row may hold besides facts (`Inflyttad 2021`, `balkong mot söder`), words. */
const longestRest = 4;

interface Stated {
  readonly key: LabelName;
  readonly label: string;
  readonly value: string;
}

/** A piece of a row: what it states; undefined for what is no fact that we read. */
interface Piece {
  readonly text: string;
  readonly stated: readonly Stated[] | undefined;
}

/**
 * The lines of a text, where rows of facts above the selling text (`Villa, friköpt. 6 rum, 142 m²`) are taken apart into
 * one label and value a line. Rows that contradict each other tell of several homes and stay as they are, and so do
 * facts that stand under a label of their own.
 */
export function withRowsLabelled(lines: readonly string[]): string[] {
  const rows = lines.map((): readonly Piece[] | undefined => undefined);
  let isHead = true;
  for (const [index, line] of lines.entries()) {
    if (endsHome(line)) break;
    if (isSection(line)) isHead = /^(?:bostads)?fakta|^byggnad/i.test(line);
    if (!isHead) continue;
    if (index === 0 || labelOf(lines[index - 1]!) === undefined) rows[index] = rowOf(line);
    if (rows[index] === undefined && isProse(line) && !/kakor|cookies/i.test(line)) isHead = false;
  }
  if (contradict(rows)) return [...lines];
  const labelled = new Set(lines.map((line) => labelOf(line.split(':')[0]!)).filter(Boolean));
  return lines.flatMap((line, index) => {
    const row = rows[index];
    const isOpen =
      (text: string) =>
      ({ key }: Stated) =>
        !labelled.has(key) || text.includes(':');
    if (!row?.some(({ text, stated }) => stated?.some(isOpen(text)))) return [line];
    return row.flatMap(({ text, stated = [] }) => {
      const open = stated.filter(isOpen(text));
      return open.length > 0 ? open.map(({ label, value }) => `${label}: ${value}`) : [text];
    });
  });
}

function isProse(line: string): boolean {
  return line.length >= 60 || (line.length >= 22 && /[.!?]$/.test(line));
}

/** What two homes of a list differ in. */
const tellsApart = new Set<LabelName>(['propertyType', 'rooms', 'livingArea', 'monthlyFee']);

function contradict(rows: readonly (readonly Piece[] | undefined)[]): boolean {
  const values = new Map<LabelName, string>();
  for (const { key, value } of rows.flatMap((row) => row?.flatMap(({ stated }) => stated ?? []) ?? [])) {
    if (!tellsApart.has(key)) continue;
    const one = String(parseNumber(value) ?? propertyKindOf(value));
    if ((values.get(key) ?? one) !== one) return true;
    values.set(key, one);
  }
  return false;
}

/** Words of sentences, and what tells of somebody else's home. */
const sentenceWord =
  /(?<!\p{L})(?:är|var|har|hade|ligger|säljs|såldes|finns|får|kan|vi|du|ni|vår|grann\p{L}*|bredvid|intill|tidigare|liknande|sökes|köpes|önskas)(?!\p{L})/iu;

/** The pieces of a line that is nothing but facts, or that names at least one of them with its label. */
function rowOf(line: string): readonly Piece[] | undefined {
  if (line.length > longestRow || labelOf(line) !== undefined || streetWithin(line)) return undefined;
  const parts = sentences(line);
  // `Våning 3 av 5, hiss finns`: a label and all of its value.
  if (parts.length === 1 && itemsOf([line])[0]?.label) return undefined;
  const pieces = parts.flatMap(piecesOf);
  const facts = pieces.filter(({ stated }) => stated !== undefined);
  if (facts.length === 0) return undefined;
  if (facts.length === pieces.length) return isPlain(line, facts) ? undefined : pieces;
  const rest = pieces.filter(({ stated }) => stated === undefined);
  // A label alone would take what stands next for its value.
  if (rest.some(({ text }) => sentenceWord.test(text) || labelOf(text))) return undefined;
  if (rest.some(({ text }) => text.split(' ').length > longestRest)) {
    return pieces.length > 1 && facts.every(({ text }) => text.includes(':')) ? pieces : undefined;
  }
  return facts.length >= 2 || (pieces.length > 1 && facts[0]!.text.includes(':')) ? pieces : undefined;
}

/** One fact alone that is read as it stands (`142 m²`, `Villa`, `Byggår: 1974`). */
function isPlain(line: string, facts: readonly Piece[]): boolean {
  return facts.length === 1 && (factOf(line) !== undefined || labelOf(line.split(':')[0]!) !== undefined);
}

/** A short form ends no sentence. */
function sentences(line: string): string[] {
  return line
    .replace(/\.$/, '')
    .split(/(?<!(?:^|\s)(?:ca|nr|vån|st|kl))\.\s+(?=[\p{Lu}\d])/iu)
    .filter((sentence) => sentence !== '');
}

/** A list under a label (`Uppvärmning: fjärrvärme, kamin`) is one value. */
function piecesOf(sentence: string, index: number): Piece[] {
  const key = sentence.includes(':') ? labelOf(sentence.split(':')[0]!) : undefined;
  if (key !== undefined && ['prose', 'place', 'name', 'price'].includes(labelWords[key][0]))
    return [{ text: sentence, stated: labelledIn(sentence) }];
  return sentence.split(/,\s+/).map((text, at, [first = '']) => ({
    text,
    stated:
      labelledIn(text) ??
      statedIn(text, index === 0 && (at === 0 || (at === 1 && tenureKindOf(first) !== undefined))),
  }));
}

function labelledIn(text: string): Stated[] | undefined {
  const [, label = '', value = ''] = /^(\p{Lu}[^:]{1,40}):\s+(.{1,80})$/u.exec(text) ?? [];
  const key = labelOf(label);
  if (key === undefined) return undefined;
  const kind = labelWords[key][0];
  return fitOf(kind, value) >= (kind === 'prose' ? 1 : 2) ? [{ key, label, value }] : undefined;
}

const size = String.raw`((?:ca\.? |cirka )?\d[\d .,]{0,9} ?(?:m²|m2|kvm|ha|hektar))`;
const plot = new RegExp(
  String.raw`^(?:(arrende|tomträtts)tomt|(?:(?:egen|friköpt|plan|lättskött) )?tomt(?:area|yta)?)(?: (?:om|på))?:? ${size}$`,
  'iu',
);
const living = new RegExp(
  String.raw`^(?:boarea|boyta|boa)(?: om)? ${size}$|^${size} (?:i )?(?:boarea|boyta|boa)$`,
  'iu',
);
const extra = new RegExp(
  String.raw`^(?:biarea|biyta|bia)(?: om)? ${size}$|^${size} (?:biarea|biyta|bia)$`,
  'iu',
);
const floor =
  /^(?:(?:våning|vån\.?|plan) (\d{1,2}(?: (?:av|\/) \d{1,2})?)|(\d{1,2}(?:,5)? tr(?:appor)?(?: av \d{1,2})?))( (?:med|utan) hiss)?$/i;
const lift =
  /^(?:(?:med )?hiss(?: finns| i huset)?|(?:utan|ej|ingen) hiss|hiss (?:saknas|finns (?:ej|inte)))$/i;
const built =
  /^(?:byggår|byggnadsår|byggt|byggd|uppfört|uppförd)(?: år)? ((?:ca |cirka )?(?:1[5-9]|20)\d\d)$/i;
const fee =
  /^(?:(?:beräknad|preliminär|nuvarande|aktuell) )?(?:månads)?avgift(?: (?:är|på))? ((?:ca\.? |cirka )?\d[\d .]{2,8} ?(?:kr|kronor|:-) ?(?:\/ ?|per |i )mån(?:aden|ad)?)$/i;
const associationName =
  /^(?:bostadsrättsföreningen|brf|hsb:?s? (?:brf|bostadsrättsförening(?:en)?)|riksbyggens? (?:brf|bostadsrättsförening(?:en)?)) /i;
const namesAlone = /^(?:(?:\p{Lu}[\p{L}:’'-]{0,30}|\d{1,4}|nr|i) )*(?:\p{Lu}[\p{L}:’'-]{0,30}|\d{1,4})$/u;
const rooms = /^\d{1,2}(?:,5|½)? ?(?:rum|rok)(?: (?:och|&) kök)?(?: \((?:varav )?\d{1,2} sov(?:rum)?\))?$/i;
const asked = /^(?:utgångspris|begärt pris|pris):? (\d{1,3}(?:[ .]\d{3}){1,2} ?(?:kr|kronor|:-))$/i;
const area = new RegExp(
  String.raw`^(?:ca\.? |cirka )?\d{1,4}(?:,\d{1,2})?(?: ?[+/] ?\d{1,4}(?:,\d)?)? ?(?:m²|m2|kvm)$`,
  'i',
);
const kind = /^(\p{L}{4,24}(?:\/\p{L}{4,24})?)(?: i (?:ett|två|tre|1,5|[123]) plan)?$/u;

/** What a piece without a colon states. @param isFirst only the first word of a row names the kind of home */
function statedIn(text: string, isFirst: boolean): Stated[] | undefined {
  const one = (key: LabelName, label: string, value = ''): Stated[] => [{ key, label, value: value.trim() }];
  if (rooms.test(text)) return one('rooms', 'Antal rum', text);
  if (area.test(text)) return one('livingArea', 'Boarea', text);
  const [, leased, ofPlot] = plot.exec(text) ?? [];
  if (ofPlot) {
    const tenure = leased && one('tenure', 'Upplåtelseform', /^arr/i.test(leased) ? 'Arrende' : 'Tomträtt');
    return [...one('tomtarea', 'Tomtarea', ofPlot), ...(tenure || [])];
  }
  const ofHome = living.exec(text);
  if (ofHome) return one('livingArea', 'Boarea', ofHome[1] ?? ofHome[2]);
  const beside = extra.exec(text);
  if (beside) return one('biarea', 'Biarea', beside[1] ?? beside[2]);
  const [isFloor, ofMany, stairs, withLift] = floor.exec(text) ?? [];
  if (isFloor) {
    const elevator = withLift ? one('elevator', 'Hiss', /med/i.test(withLift) ? 'Ja' : 'Nej') : [];
    return [...one('floor', 'Våning', ofMany ?? stairs), ...elevator];
  }
  if (lift.test(text)) return one('elevator', 'Hiss', /utan|ej|ingen|inte|saknas/i.test(text) ? 'Nej' : 'Ja');
  const year = built.exec(text)?.[1];
  if (year) return one('yearBuilt', 'Byggår', year);
  const price = asked.exec(text)?.[1];
  if (price) return one('price', 'Utgångspris', price);
  const monthly = fee.exec(text)?.[1];
  if (monthly) return one('monthlyFee', 'Månadsavgift', monthly);
  if (associationName.test(text) && namesAlone.test(text.replace(associationName, '')))
    return one('association', 'Förening', text);
  const genuine = /^(o?)äkta (?:bostadsrätts)?förening$/i.exec(text);
  if (genuine) return one('genuine', 'Äkta förening', genuine[1] ? 'Nej' : 'Ja');
  const energy = /^energiklass ([A-G])$/i.exec(text)?.[1];
  if (energy) return one('energyClass', 'Energiklass', energy.toUpperCase());
  const word = kind.exec(text)?.[1];
  if (word === undefined) return undefined;
  if (isFirst && propertyKindOf(word) && !/^våning$/i.test(word))
    return one('propertyType', 'Bostadstyp', capital(word));
  if (!tenureKindOf(word) || word.includes('/')) return undefined;
  return one('tenure', 'Upplåtelseform', capital(word));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
