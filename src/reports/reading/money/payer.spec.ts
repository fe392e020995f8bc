import { figuresIn } from '../quantities/numbers.js';
import { clausesOf } from '../text/clauses.js';
import { payerOf } from './payer.js';

/** Who pays each sum of a sentence. */
const payersIn = (text: string) =>
  figuresIn(text)
    .filter(({ unit }) => unit === 'money')
    .map((figure) => payerOf(text, clausesOf({ readable: text }, { start: 0, end: text.length }), figure));

it.each([
  ['Säljaren betalar anslutningsavgiften, 185 000 kr, 2027.', ['seller']],
  ['Anslutningsavgiften på 185 000 kr är betald av säljaren.', ['seller']],
  ['Anslutningsavgiften är 185 000 kr, vilket säljaren betalar.', ['seller']],
  ['Föreningen tar ut 45 000 kr per lägenhet, säljaren betalar.', ['seller']],
  ['Säljaren har betalat 40 000 kr, köparen betalar resten, 145 000 kr.', ['seller', 'each']],
  ['Köparen betalar 45 000 kr, och säljaren betalar 20 000 kr.', ['each', 'seller']],
  ['Säljaren lämnar kvar vitvarorna, och köparen betalar 185 000 kr.', ['each']],
  ['Säljaren står för städningen, avgiften 185 000 kr förfaller 2027.', [null]],
  ['Avgiften 185 000 kr betalas 2027, säljaren står för halva.', [null]],
  ['Föreningen betalar 300 000 kr för taket.', ['association']],
])('%s', (text, payers) => {
  expect(payersIn(text)).toEqual(payers);
});
