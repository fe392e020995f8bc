import type { Context, Flag } from '../../facts/context.js';
import { flag } from '../../facts/context.js';
import {
  numeral,
  numeralValue,
  ownQuote,
  sellingTexts,
  sentencesOf,
} from '../../reading/text/selling-texts.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import type { Quote } from '../../reading/text/sources.js';
import { latinRegExp } from '../../reading/text/latin.js';

/** How many rooms a text states; both ends of `4–5 rum och kök`. */
interface Rooms {
  readonly from: number;
  readonly to: number;
  readonly bedrooms: boolean;
  readonly quote: Quote | null;
  /** The name of a document, which is no text of the advert. */
  readonly document?: string;
}

const number = String.raw`(?<![\p{L}\d.,])(?<from>${numeral})(?:\s*(?:[-–]|till|eller)\s*(?<to>${numeral}))?`;
const counted = [
  String.raw`${number}\s*(?:(?:\p{L}+a\s+)?rum\s*(?:och|&|\+)\s*(?:kök|kokvrå|pentry)|rok|r\.\s?o\.\s?k|rum(?=\s*(?:,|\.|\||$|varav\s)))`,
  String.raw`${number}\s?-?rum(?:s(?:lägenhet|villa|våning|radhus|bostad)(?:en)?|mare(?:n)?)`,
].map((pattern) => latinRegExp(String.raw`${pattern}(?![\p{L}\d])`, 'giu'));
const bedrooms = latinRegExp(
  String.raw`${number}\s+(?:\p{L}+a\s+){0,2}(?:sovrum|sängkammare)(?![\p{L}\d])`,
  'giu',
);
const names: Readonly<Record<string, number>> = { etta: 1, tvåa: 2, trea: 3, fyra: 4, femma: 5 };
const named = latinRegExp(
  String.raw`(?<![\p{L}\d])(?<name>etta|tvåa|trea|femma|fyra(?<=(?<!\p{L})en\s+(?:(?!av\s)\p{L}+\s+){0,2}fyra)(?=\s+(?:med|om|på|i|nära|där|som)\s))n?(?!\p{L})`,
  'giu',
);
/** What could be, what was, and homes within or beside the home. */
const notThis =
  /(?<!\p{L})(?:möjlig\p{L}*|potential\p{L}*|kan\s|skulle\s+kunna|ursprunglig\p{L}*|tidigare|förut|från\s+början|gör(?:as|a)\s+om|byggas|upp\s+till|hyr\p{L}*\s+ut|uthyr\p{L}*|gäst\p{L}*|annex\p{L}*|lillstug\p{L}*|såldes|sål(?:d|da|t)|mellan|liknande|grann\p{L}*|generationsboende|föreningen\s+(?:har|består|omfattar)|lägenheter(?:na)?|alternativ\p{L}*|välj\p{L}*)(?!\p{L})/iu;

/** The number of rooms stated in two ways, or more bedrooms than rooms allow. */
export function roomFlags(context: Context): Flag[] {
  const { rooms, spans } = context.listing;
  if (!rooms) return [];
  const top = spans?.rooms?.to ?? rooms;
  const other = roomClaims(context).find((claim) =>
    claim.bedrooms ? claim.from > 1 && claim.from >= top : claim.from - top >= 1 || rooms - claim.to >= 1,
  );
  if (!other) return [];
  const { from, to } = other;
  const said = from === to ? show(from) : `${show(from)}–${show(to)}`;
  return [
    flag({
      rule: 'room-conflict',
      title: 'Två olika uppgifter om antalet rum',
      category: 'Motsägelse',
      severity: 'warning',
      description: other.bedrooms
        ? `Uppgifterna säger ${show(rooms)} rum, men texten räknar upp ${said} sovrum. Då återstår inget vardagsrum, så något av talen är fel.`
        : `Uppgifterna säger ${show(rooms)} rum, men ${other.document ? 'planritningen' : 'texten'} säger ${said}. Ett rum kan ha delats av eller slagits ihop utan att det är anmält.`,
      action: 'Räkna rummen på planritningen, och fråga om väggar är flyttade och om det är godkänt.',
      evidence: [
        field('rooms', rooms),
        other.quote
          ? quoted(other.quote)
          : reference('documents', other.document ?? '', 'Annonsens dokument'),
      ],
    }),
  ];
}

const show = (value: number): string => String(value).replace('.', ',');

function roomClaims(context: Context): Rooms[] {
  const isFlat = context.home.form === 'flat';
  const inTexts = sentencesOf(sellingTexts(context)).flatMap((sentence) => {
    const patterns = [...counted, bedrooms, ...(isFlat ? [named] : [])];
    return patterns.flatMap((pattern) =>
      [...sentence.text.matchAll(pattern)].flatMap((match): Rooms[] => {
        if (notThis.test(sentence.text)) return [];
        if (!isFlat && /(?<!\p{L})(?:lägenhet|bostadsdel|uthyrningsdel)/iu.test(sentence.text)) return [];
        const quote = ownQuote(sentence, match.index, match.index + match[0].length);
        const read = readRooms(match.groups ?? {});
        if (!quote || !read) return [];
        return [{ ...read, quote, bedrooms: pattern === bedrooms }];
      }),
    );
  });
  return [...inTexts.filter((claim) => !isSmall(claim)), ...inDocuments(context)];
}

/** `etta` as a floor or a place and half rooms below one. */
const isSmall = ({ from }: Rooms): boolean => from < 1 || from > 20;

function readRooms(
  groups: Readonly<Record<string, string | undefined>>,
): { from: number; to: number } | null {
  const { name, from = '', to } = groups;
  if (name) {
    const value = names[name.toLowerCase()];
    return value ? { from: value, to: value } : null;
  }
  const first = numeralValue(from);
  const last = to ? numeralValue(to) : first;
  return { from: Math.min(first, last), to: Math.max(first, last) };
}

/** `Planritning 4 rok.pdf` among the documents. */
function inDocuments({ listing }: Context): Rooms[] {
  return (listing.documents ?? []).flatMap(({ name }) => {
    if (!/plan(?:ritning|lösning|skiss)/iu.test(name)) return [];
    const match = counted.map((pattern) => [...name.matchAll(pattern)][0]).find(Boolean);
    const read = match && readRooms(match.groups ?? {});
    return read ? [{ ...read, bedrooms: false, quote: null, document: name }] : [];
  });
}
