import { parseLoose } from './json-ld.js';

it.each([
  ['two objects one after the other', '{"a": 1}\n{"b": "x"}', [{ a: 1 }, { b: 'x' }]],
  ['an empty value', '{"postalCode": , "a": 1}', [{ postalCode: null, a: 1 }]],
  ['a trailing comma', '{"a": [1, 2,], }', [{ a: [1, 2] }]],
  ['a raw line break in a text', '{"a": "x\ny"}', [{ a: 'x y' }]],
  ['signs inside texts are left alone', '{"a": "kök: , och }{", "b": ,}', [{ a: 'kök: , och }{', b: null }]],
  ['nonsense', 'window.x = 1', []],
])('reads %s', (_case, text, values) => {
  expect(parseLoose(text)).toEqual(values);
});
