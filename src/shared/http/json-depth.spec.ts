import { isDeeperThan } from './json-depth.js';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['[[1]]', false],
  ['[[[1]]]', true],
  ['{"a":{"b":[]}}', true],
  ['[[],[],{},{"a":[]}]', true],
  ['[[],[],{},{"a":1}]', false],
  ['"[[[["', false],
  ['{"a":"\\"[[[["}', false],
  ['{"a":"\\\\","b":[[]]}', true],
  ['{"å[[[":"{{{"}', false],
  ['[[[', true],
  [']]]][[', false],
  ['', false],
])('%s is deeper than two levels: %s', (text, isDeeper) => {
  expect(isDeeperThan(2, bytes(text))).toBe(isDeeper);
});
