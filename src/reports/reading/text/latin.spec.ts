import { latinRegExp } from './latin.js';

const letter = latinRegExp(String.raw`^\p{L}$`, 'u');

it.each(['a', 'Z', 'å', 'Ö', 'é', 'ß', 'ü', 'Ł', 'ž', 'Ÿ'])('takes %s for a letter', (sign) => {
  expect(letter.test(sign)).toBe(true);
});

it.each(['1', '×', '÷', '–', '«', ' ', '²', '[', 'ж'])('takes %s for none', (sign) => {
  expect(letter.test(sign)).toBe(false);
});

it.each([
  [String.raw`^[\p{L}\p{N}-]+$`, 'åtta-3½'],
  [String.raw`^\[\p{L}\]$`, '[ö]'],
  [String.raw`^[\]\p{L}]+$`, 'ö]'],
  [String.raw`^\\p[{]L[}]$`, String.raw`\p{L}`],
  [String.raw`^(?<!\p{L})\p{N}+\s\p{Lu}\p{L}*$`, '12 Åsa'],
])('reads %s as it is written', (source, text) => {
  expect(latinRegExp(source, 'u').test(text)).toBe(true);
});
