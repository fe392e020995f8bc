import { type Apply, set } from './label-apply.js';
import { clean } from './numbers.js';
import { isPersonName } from './names.js';
import { plainText } from './texts.js';

/** Whom labels name as broker and agency. */

export const broker: Apply = ({ value, lines }, facts) => {
  const line = clean(plainText(lines).split('\n')[0] ?? value);
  const name = isPersonName(line) ? line : namesBefore(line);
  if (name) set(facts, 'broker', name);
};

/** `Vilma Ek & Algot Ahl, 011-555 03 18, vilma@…`: one name or two before a comma or a number. */
function namesBefore(line: string): string | undefined {
  const names = line.split(/,\s|\s(?:tel\b|\+?\d|[\w.-]+@)/i)[0]!.trim();
  const each = names.split(/\s(?:&|och)\s/);
  return each.length <= 2 && each.every(isPersonName) ? names : undefined;
}

export const brokerAgency: Apply = ({ value }, facts) => {
  if (/^\p{Lu}/u.test(value) && !/[@\d]{4}/.test(value) && value.length <= 80)
    set(facts, 'brokerAgency', value);
};
