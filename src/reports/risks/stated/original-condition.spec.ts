import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const isTold = (description: string): boolean => {
  const listing: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968, description };
  const flags = textRiskFlags(contextOf({ listing, images: [], disagreements: [], today }));
  return flags.some(({ rule }) => rule === 'original-condition');
};

it.each([
  ['Huset är i originalskick.', true],
  ['Fin villa i originalskick från 1968.', true],
  ['Här väntar ett stort renoveringsbehov.', true],
  ['Badrummet är i originalskick.', false],
  ['Köket är välbevarat och i originalskick.', false],
  ['Fönstren är i originalskick men fint underhållna.', false],
  ['Dörrar och trappa i originalskick.', false],
])('calls the home a renovation only where the home is said to be one: %s', (text, told) => {
  expect(isTold(text)).toBe(told);
});
