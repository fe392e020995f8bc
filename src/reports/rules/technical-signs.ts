import type { TechnicalItem } from '../analysis-result.schema.js';
import type { PartId } from '../knowledge/life-lengths.js';
import { words } from './sources.js';

type Status = 'green' | 'yellow' | 'red';

/** What an advert's words say of a technical item without any year. */
interface Sign {
  readonly item: TechnicalItem;
  readonly pattern: RegExp;
  /** The field that it must stand in; any when absent. */
  readonly field?: string;
  /** A stated year of this part answers it. */
  readonly unlessDated?: PartId;
  readonly status: Status;
  readonly reason: string;
}

const municipal =
  'Kommunalt vatten och avlopp enligt annonsen, alltså ingen egen anläggning att sköta. Ledningarnas ålder framgår inte.';
const eternit = 'Eternit innehåller ofta asbest och är dyr att ta ner.';

/** In order: of each item the first that the advert states of this home holds. Only municipal pipes are good without a year. */
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
      String.raw`(?<=(?:fasad|vägg)\p{L}*[\s,]+(?:(?!tak|där|och)\p{L}+[\s,]+){0,6})eternit(?!tak)\p{L}*|eternit(?:fasad\p{L}*|(?:plattor|skivor)?\s+på\s+fasad\p{L}*)`,
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
      String.raw`(?<=tak(?:et)?[\s,]+(?:(?!fasad|där|och)\p{L}+[\s,]+){0,6})eternit\p{L}*|eternit(?:tak\p{L}*|(?:plattor|skivor)?\s+på\s+tak(?:et)?)`,
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
  {
    item: 'waterAndSewage',
    pattern: words(
      String.raw`(?:avlopp\p{L}*|enskilt)\s+(?:(?!inte\s|ej\s)\p{L}+\s+){0,2}(?:underkän\p{L}+|ej\s+godkän\p{L}+)`,
    ),
    status: 'red',
    reason: 'Avloppet är inte godkänt och behöver göras om.',
  },
  {
    item: 'waterAndSewage',
    pattern: words(
      String.raw`enskilt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*|eget\s+avlopp|trekammarbrunn\p{L}*|septitank\p{L}*|sommarvatten`,
    ),
    unlessDated: 'sewage',
    status: 'yellow',
    reason: 'Egen anläggning. Fråga efter tillstånd, ålder och vattenprov.',
  },
  {
    item: 'waterAndSewage',
    pattern: words(
      String.raw`kommunalt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*|(?:va|vatten(?:\s+(?:och|&)\s+avlopp)|vattn?et\s+och\s+avloppet)\s*(?:[:(,]|är)?\s*kommunal[ta]?`,
    ),
    status: 'green',
    reason: municipal,
  },
  {
    item: 'waterAndSewage',
    field: 'waterAndSewage',
    pattern: words(String.raw`kommunal[ta]?`),
    status: 'green',
    reason: municipal,
  },
];
