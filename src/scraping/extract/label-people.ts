import { type Apply, set } from './label-apply.js';
import { clean } from './numbers.js';
import { isPersonName } from './names.js';
import { plainText } from './texts.js';

/** Whom labels name as broker and agency. */

export const broker: Apply = ({ value, lines }, facts) => {
  const name = clean(plainText(lines).split('\n')[0] ?? value);
  if (isPersonName(name)) set(facts, 'broker', name);
};

export const brokerAgency: Apply = ({ value }, facts) => {
  if (/^\p{Lu}/u.test(value) && !/[@\d]{4}/.test(value) && value.length <= 80)
    set(facts, 'brokerAgency', value);
};
