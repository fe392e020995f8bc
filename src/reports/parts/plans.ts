import type { PartId } from '../knowledge/life-lengths.js';
import { allStatements } from '../reading/association/statements.js';
import { plannedIn } from '../reading/association/planned-works.js';
import type { Context } from '../facts/context.js';
import { words, type Quote } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';
import type { Work } from '../reading/work/work.types.js';

const renewed = String.raw`(?:ut)?by(?:tas|ts)|läggas?\s+om|läggs\s+om|förnyas|ersättas|ersätts|dräneras?\s+om`;
const workOn = (compound: string, noun: string): RegExp =>
  words(
    String.raw`${compound}(?:byte|omläggning)(?:t|n|en)?|(?:ut)?(?:byte|omläggning)\s+av\s+(?:\p{L}+\s+)?(?:${noun})|(?:${noun})\s+(?:\p{L}+\s+){0,3}?(?:${renewed})`,
  );

/** How adverts name the replacement of a part, dated or not. */
const replacements: Readonly<Partial<Record<PartId, RegExp>>> = {
  pipes: words(
    String.raw`stam(?:bytet?|byten|renovering(?:en)?)|byte\s+av\s+(?:\p{L}+\s+)?(?:stammar(?:na)?|rör(?:en)?)|(?:\p{L}*stammar(?:na)?|rören)\s+(?:\p{L}+\s+){0,3}?(?:${renewed})`,
  ),
  roof: workOn('tak', 'tak|taket'),
  windows: workOn('fönster', 'fönster|fönstren'),
  facade: workOn('(?:fasad|panel)', 'fasad(?:en)?|panel(?:en)?'),
  drainage: words(
    String.raw`(?:om|ny)dränering(?:en)?|ny\s+dränering|dräneras\s+om|dräneringen\s+(?:\p{L}+\s+){0,3}?göras?\s+om`,
  ),
};

/**
 * Where the advert tells of a replacement of a part ahead, though the part was already worked on: what was done did not
 * cover all of it. A plan for the time when the part's life (`life`, years) is over takes nothing from the work.
 */
export function planAfter(context: Context, work: Work, life: number): Quote | undefined {
  const isSooner = (year: number) => year >= context.year && year < work.to + life - nearEnd;
  const dated = context.work.find(
    (other) => other.part === work.part && other.state === 'planned' && isSooner(other.from),
  );
  if (dated) return dated.quote;
  const pattern = replacements[work.part];
  if (!pattern) return undefined;
  for (const statement of allStatements(context)) {
    const quote = plannedIn(context, statement, pattern);
    if (!quote || ['elsewhere', 'hypothetical'].includes(standingOf(context.sources, quote))) continue;
    const told = [...quote.text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((match) => Number(match[0]));
    if (told.length === 0 || told.some(isSooner)) return quote;
  }
  return undefined;
}

/** Years before the end of its life from which a plan for a part is no more than its time come. */
const nearEnd = 5;
