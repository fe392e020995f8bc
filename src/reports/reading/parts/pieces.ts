import type { PartId } from '../../knowledge/life-lengths.js';
import type { Work } from '../work/work.types.js';

type Said = Pick<Work, 'part' | 'quote'>;

/** Separate rooms and halves that one part id stands for; each has an age of its own. */
const pieces: Readonly<Partial<Record<PartId, readonly RegExp[]>>> = {
  bathroom: [
    /övre|övervån|uppe|vindsvån/iu,
    /nedre|nere|entré|botten|markplan/iu,
    /källar|suterräng|souterräng/iu,
    /gäst/iu,
  ],
  pipes: [/vatten(?!.*avlopp)/iu, /avlopp(?!.*vatten)/iu],
  electrical: [/central|skåp/iu],
};

/** Which of its part's rooms or halves a work names last; −1 for none. */
export function pieceOf({ part, quote }: Said): number {
  const at = (pieces[part] ?? []).map((kind) => quote.text.search(kind));
  const last = Math.max(-1, ...at);
  return last < 0 ? -1 : at.indexOf(last);
}

const panel = /(?<!\p{L})\p{L}*(?:central|skåp)\p{L}*/giu;
/** `Elledningar`, `elsystem`, `ny el`. */
const wiring =
  /(?<!\p{L})el(?:en|system|ledning|stam|drag|stig|kab|nät|anlägg|install)\p{L}*|(?<!\p{L})el(?!\p{L})|ledning|kab(?:el|lar)|stigar/iu;

/** True where a work tells of the fuse panel alone, which says nothing of the wiring. */
export const isPanelOnly = ({ part, quote: { text } }: Said): boolean =>
  part === 'electrical' && text.search(panel) >= 0 && !wiring.test(text.replace(panel, ' '));

const water = /vatten/iu;
const sewer = /avlopp/iu;
/** Words that mean both halves: `stammarna`, `rören`. */
const allPipes = /(?<!\p{L})(?:stammar(?:na)?|stamby\p{L}*|rör(?:en|stammar(?:na)?)?|vvs\p{L}*)(?!\p{L})/iu;

/** Which half of the pipes a work tells of; undefined for both. */
export function pipeHalfOf({ part, quote }: Said): 'water' | 'sewer' | undefined {
  if (part !== 'pipes' || allPipes.test(quote.text)) return undefined;
  const [isWater, isSewer] = [water.test(quote.text), sewer.test(quote.text)];
  if (isWater === isSewer) return undefined;
  return isWater ? 'water' : 'sewer';
}

/** True where a work tells of a whole ventilation unit, and not of a fan: `FTX`, `aggregatet`. */
export const isVentilationUnit = ({ part, quote }: Said): boolean =>
  part === 'ventilation' && /ftx|aggregat|återvinn/iu.test(quote.text);

/** True where a work tells of every bathroom at once: `båda badrummen`, `badrummen renoverades`. */
export const isOfAllRooms = ({ part, quote }: Said): boolean =>
  part === 'bathroom' && /(?:bad|dusch|våt)rummen(?!\p{L})|båda\s+(?:bad|dusch|våt)rum/iu.test(quote.text);
