import type { TechnicalItem } from '../analysis-result.schema.js';
import { words } from '../reading/text/sources.js';

type Status = 'green' | 'yellow' | 'red';

/** What an advert's words say of a technical item without any year. */
interface Sign {
  readonly item: TechnicalItem;
  readonly pattern: RegExp;
  /** The field that it must stand in; any when absent. */
  readonly field?: string;
  readonly status: Status;
  readonly reason: string;
}

const eternit = 'Eternit innehåller ofta asbest och är dyr att ta ner.';

/** In order: of each item the first that the advert states of this home holds. */
export const signs: readonly Sign[] = [
  {
    item: 'foundationAndBasement',
    pattern: words(String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*`),
    status: 'yellow',
    reason: 'Krypgrund och torpargrund är känsliga för fukt. Fråga efter mätning och avfuktare.',
  },
  {
    item: 'facade',
    field: 'facade',
    pattern: words(String.raw`eternit(?!tak)\p{L}*`),
    status: 'yellow',
    reason: eternit,
  },
  {
    item: 'facade',
    pattern: words(
      String.raw`(?<=(?:fasad|vägg)\p{L}*[\s,]{1,5}(?:(?!tak|där|och)\p{L}+[\s,]{1,5}){0,6})eternit(?!tak)\p{L}*|eternit(?:fasad\p{L}*|(?:plattor|skivor)?\s+på\s+fasad\p{L}*)`,
    ),
    status: 'yellow',
    reason: eternit,
  },
  {
    item: 'roof',
    field: 'roof',
    pattern: words(String.raw`eternit\p{L}*`),
    status: 'yellow',
    reason: eternit,
  },
  {
    item: 'roof',
    pattern: words(
      String.raw`(?<=tak(?:et)?[\s,]{1,5}(?:(?!fasad|där|och)\p{L}+[\s,]{1,5}){0,6})eternit\p{L}*|eternit(?:tak\p{L}*|(?:plattor|skivor)?\s+på\s+tak(?:et)?)`,
    ),
    status: 'yellow',
    reason: eternit,
  },
  {
    item: 'structure',
    pattern: words(String.raw`blåbetong\p{L}*`),
    status: 'yellow',
    reason: 'Blåbetong avger radon. Be om en mätning.',
  },
  {
    item: 'heating',
    pattern: words(
      String.raw`direktverkande(?:\s+(?:el\p{L}*|radiatorer))?|direktel|el-?radiatorer(?:na)?|el\s*[,(/]\s*direktverkande`,
    ),
    status: 'yellow',
    reason: 'Direktverkande el är dyr att värma med och saknar vattenburet system.',
  },
];
