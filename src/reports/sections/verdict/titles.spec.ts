import { globSync, readFileSync } from 'node:fs';
import { brief } from '../../format.js';
import { hasVerb } from '../../reading/text/clauses.js';
import { isStatement } from '../../reading/text/statement.js';

/** The titles that the rules give flags, as they stand in the code, also of each branch. */
const titles = globSync('src/reports/{risks,parts}/**/*.ts')
  .filter((path) => !path.endsWith('.spec.ts'))
  .flatMap((path) => readFileSync(path, 'utf8').match(/\btitle:\s[^;]*?(?=,\n| })/g) ?? [])
  .flatMap((made) => made.match(/(?<=')[^']+(?=')|(?<=`)[^`]+(?=`)/g) ?? [])
  .map(brief);

/** A thing of its own and a word like a verb in the present: `Föreningen lever`. */
const thingDoes = /^\p{L}+(?:en|et|rna)\s\p{L}+r(?!\p{L})/u;
/** Words like a verb that are none, and what tells a thing by a verb of its own. */
const noVerb = /(?<!\p{L})(?:låg|eller)(?!\p{L})|\s(?:som|då)\s.*$/giu;

it('a title that holds a verb of its own is known as a statement, so that a sentence can hold it', () => {
  expect(titles.length).toBeGreaterThan(350);
  const stating = titles
    .map((title) => title.replace(noVerb, ''))
    .filter((title) => hasVerb(title) || thingDoes.test(title));
  expect(stating.length).toBeGreaterThan(12);
  expect(stating.filter((title) => !isStatement(title))).toEqual([]);
});
