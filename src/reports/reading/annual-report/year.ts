import type { ReadDocument } from '../../../scraping/document.types.js';
import { latinRegExp } from '../text/latin.js';

/** Characters of the beginning that tell whose report it is and of which year. */
const beginning = 8000;

/** The text of the first pages, where a report says whose it is and of which year. */
export const frontOf = ({ pages }: Pick<ReadDocument, 'pages'>): string =>
  pages.slice(0, 5).join('\n').slice(0, beginning);

/** The financial year that the front of a report or its name tells; undefined when neither does. */
export const frontYear = (document: Pick<ReadDocument, 'pages' | 'name'>): number | undefined =>
  statedYear(frontOf(document)) ?? statedYear(document.name.replace(/[_.-]+/g, ' '));

/** What another year than the financial year stands after: the day of a decision, the birth of the association. */
const otherDay = String.raw`(?!fastst|upprätt|antag|antog|avgiven|godkän|underteckn|inkom|ankom|regist|bilda|bygg|dater|datum|stämma|tryck|skriv)`;
const named = latinRegExp(
  String.raw`(?:[åa]rsredovisning|räkenskapsår(?:et)?|verksamhetsår(?:et)?)(?:${otherDay}\D){0,60}(?:\b1\s+\p{L}{3,9}\s+)?(20[0-4]\d)(?!\d)`,
  'iu',
);

/** The year that a title or the first day of a financial year names: `Årsredovisning 2024`, `räkenskapsåret 2024-01-01`. */
function statedYear(text: string): number | undefined {
  const year = named.exec(text)?.[1];
  return year === undefined ? undefined : Number(year);
}
