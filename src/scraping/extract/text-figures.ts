import { fitOf } from './label-fit.js';
import { labelWords } from './label-words.js';
import { labelOf } from './labels.js';
import { streetIn } from './names.js';
import { isSection } from './text-sections.js';

const headings =
  /^(?:kalkyl|boendekalkyl|bolånekalkyl|lånekalkyl|(?:din |total )?boendekostnad|månadskostnad|(?:räkna|beräkna)\b.{0,40}|(?:vad kostar|så mycket).{0,30}|budgivning(?:en)?|budhistorik|lagda bud|bud|statistik|områdesstatistik|prisutveckling|prishistorik|prisstatistik|(?:om )?området i siffror|(?:snitt|medel)pris(?:er)?.{0,40})$/i;
const inside =
  /^(?:kontantinsats|ränta|räntekostnad|amortering|lånebelopp|lån\b|bolån|belåningsgrad|ränteavdrag|månadskostnad|boendekostnad|total kostnad|att låna|högsta bud|budgivare|bud\b|antal bud|snittpris|medelpris|genomsnitt|prisutveckling|senaste (?:\d+ )?(?:månad|år))/i;
/** Labels that stand in no calculator and no statistics. */
const ofHome = new Set<string>([
  ...['propertyType', 'tenure', 'floor', 'yearBuilt', 'association', 'energyClass', 'rooms', 'address'],
  ...['elevator', 'biarea', 'tomtarea', 'heating', 'numberOfApartments'],
]);
/** Lines after a heading within which its figures say what they are; a button of the same name has none. */
const reach = 5;

/**
 * The lines without the parts whose figures are not this home's: calculators of loans, bids, statistics. They end where
 * facts, sentences or another part of the advert begin.
 */
export function withoutFigures(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.filter((line, index) => {
    if (headings.test(line) && lines.slice(index + 1, index + 1 + reach).some((next) => inside.test(next)))
      isInside = true;
    else if (isInside) isInside = !(isFact(lines, index) || beginsElse(line));
    return !isInside;
  });
}

function isFact(lines: readonly string[], index: number): boolean {
  const key = labelOf(lines[index]!.split(':')[0]!);
  if (key === undefined || !ofHome.has(key)) return false;
  return lines[index]!.includes(':') || fitOf(labelWords[key][0], lines[index + 1] ?? '') > 0;
}

function beginsElse(line: string): boolean {
  return isSection(line) || line.length > 100 || streetIn(line) !== undefined;
}
