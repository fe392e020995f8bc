import { allStatements, quoteIn, type Statement } from './statements.js';
import { isOfNeighbours } from './time.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';

const bathrooms = words(String.raw`(?:bad|våt|dusch)rum(?:men|met|mens|mets)?`);
const pipes = /(?<!\p{L})(?:stambyt\p{L}*|stamrenover\p{L}*|byte\s+av\s+(?:\p{L}+\s+)?stammar)/iu;
/** The association does the bathroom, or it is part of the replacement. */
const included =
  /(?<!\p{L})(?:(?:renoverar|bygger\s+om|bekostar|betalar|ger|gör\s+om)\s+(?:även\s+|också\s+)?(?:brf|föreningen)|föreningen\s+(?:\p{L}+\s+){0,2}?(?:renoverar|bygger\s+om|bekostar|betalar|gör\s+om)|föreningens\s+(?:bekostnad|regi)|nya?\s+(?:bad|våt)rum\p{L}*\s+ingår|ingår\s+(?:ett\s+)?nya?(?:tt)?\s+(?:bad|våt)rum|inkl(?:usive|\.)?\s+(?:(?:ett|nya?|nytt|alla|renovering\s+av|helrenovering\s+av)\s+){0,3}(?:bad|våt)rum\p{L}*|(?:då|varvid|varefter)\s+(?:alla\s+|samtliga\s+)?(?:bad|våt)rum\p{L}*\s+(?:\p{L}+\s+)?(?:renoveras|byggs\s+om|görs\s+om|helrenoveras|totalrenoveras))/iu;
const notIncluded =
  /(?<!\p{L})(?:inte|ej|exkl\p{L}*|egen|eget|egna|själva?|medlem\p{L}*|bostadsrättshavar\p{L}*|innehavar\p{L}*|behöver|bör|kan|tillval\p{L}*|oklart|utred\p{L}*|diskuter\p{L}*|grann\p{L}*)(?!\p{L})/iu;
const ahead =
  /(?<!\p{L})(?:planer\p{L}*|beslut\p{L}*|kommande|förestående|ska|skall|kommer|startar|påbörjas|inleds|nästa|inför)(?!\p{L})/iu;
const past =
  /(?<!\p{L})(?:utfört|utfördes|genomfört|genomfördes|gjordes|byttes|renoverades|klart|avslutat)(?!\p{L})/iu;

/**
 * Where the advert says that the association itself renews the bathrooms with a replacement of pipes that lies ahead;
 * undefined where it is silent, leaves them to the members, or has done it already.
 */
export function bathroomRenewalIn(advert: Advert): Quote | undefined {
  if (advert.home.tenure !== 'cooperative') return undefined;
  const statements = allStatements(advert);
  const found = statements.find(
    (statement, index) => renews(advert, statement) && speaksOfPipes(statement, statements[index - 1]),
  );
  return found && quoteIn(found, 0, found.text.length);
}

function renews({ year }: Advert, statement: Statement): boolean {
  const { text } = statement;
  const at = text.search(bathrooms);
  if (at < 0 || isOfNeighbours(statement, at)) return false;
  if (!included.test(text) || notIncluded.test(text) || past.test(text)) return false;
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([told]) => Number(told));
  return years.length > 0 ? Math.max(...years) >= year : ahead.test(text);
}

const speaksOfPipes = ({ text }: Statement, before: Statement | undefined): boolean =>
  pipes.test(text) || (before !== undefined && pipes.test(before.text) && !past.test(before.text));
