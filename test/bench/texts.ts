import { checkTexts, readSpecification } from '../architecture/quoted-texts.js';
import { readSources } from '../architecture/source-files.js';
import { textExceptions } from '../architecture/text-exceptions.js';
import { conclude, type Findings } from './ending.js';

// Does every text that the specification quotes stand in the web's texts or the server's messages? Run by
// `npm run check:texts`. It takes seconds, so a smoke run is the whole.
const limitMs = 5 * 60_000;

function check(): Findings {
  const document = readSpecification();
  if (document === undefined) return { absent: ['the specification: there are no documents under SPEC_DIR'] };
  const { quoted, missing, idle } = checkTexts(document, readSources('web/src', 'src'), textExceptions);
  return {
    measured: { 'texts quoted': quoted.length, excepted: Object.keys(textExceptions).length },
    wrong: [
      ...missing.map((text) => `missing: ${text}`),
      ...idle.map((text) => `excepted without need: ${text}`),
    ],
  };
}

await conclude(check, { limitMs });
