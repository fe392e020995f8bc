import { type Apply, set, word } from './label-apply.js';
import { municipalityName } from './municipalities.js';
import { clean } from './numbers.js';
import { placeOf } from './names.js';
import { plainText } from './texts.js';

/** What labels say of where the home is; the addresses of people and offices are others. */

/** `Bruksallén 27⏎824 42 Hudiksvall`: street, post code and post town. */
export const address: Apply = ({ lines, among }, facts) => {
  if (among === 'people') return;
  const place = placeOf(plainText(lines));
  set(facts, 'address', place.address);
  set(facts, 'postalCode', place.postalCode);
  set(facts, 'city', place.city);
  set(facts, 'municipality', place.municipality);
  set(facts, 'county', place.county);
};

export const postalCode: Apply = ({ value, among }, facts) => {
  const match =
    among === 'people' ? undefined : /^(\d{3}) ?(\d{2})(?!\d),?\s*(\p{L}[\p{L} -]+)?$/u.exec(value);
  if (!match) return;
  set(facts, 'postalCode', `${match[1]} ${match[2]}`);
  if (match[3]) set(facts, 'city', match[3].trim());
};

export const place =
  (field: 'area' | 'city' | 'county'): Apply =>
  (pair, facts, notes) => {
    if (pair.among !== 'people' && /^\p{L}[\p{L}\d .,/()'–-]*$/u.test(pair.value))
      word(field)(pair, facts, notes);
  };

/** `Linnéstaden, Göteborg`, `Kvarnholmen / Nacka`: the neighbourhood and the town it lies in. */
export const area: Apply = (pair, facts, notes) => {
  const [, name, town] =
    /^(\p{L}[\p{L}\d .'’-]{1,60}?)\s?(?:,|\/|\s[–-]\s)\s?(\p{Lu}[\p{L} -]{1,60})$/u.exec(pair.value) ?? [];
  if (!name || !town || municipalityName(town) === undefined) return place('area')(pair, facts, notes);
  if (pair.among === 'people') return;
  set(facts, 'area', name);
  if (/(?:kommun|stad)$/i.test(town)) set(facts, 'municipality', municipalityName(town));
  else set(facts, 'city', town);
};

export const municipality: Apply = ({ value, among }, facts) => {
  const [first = '', second] = value.split(/[,/]/);
  if (among === 'people') return;
  set(facts, 'municipality', municipalityName(first.trim()));
  if (second && /län$/i.test(second)) set(facts, 'county', clean(second));
};
