import { shortFileName } from './file-name.js';

const letters = (count: number, letter = 'å'): string => letter.repeat(count);

it.each([
  ['a short name', 'Årsredovisning 2025.pdf', 'Årsredovisning 2025.pdf'],
  ['200 characters', `${letters(196)}.pdf`, `${letters(196)}.pdf`],
  ['one more, and keeps the ending', `${letters(197)}.pdf`, `${letters(196)}.pdf`],
  ['a long ending', `${letters(300)}.numbers`, `${letters(192)}.numbers`],
  ['no ending', letters(300), letters(200)],
  ['what is too long to be an ending', `${letters(250)}.${letters(60, 'x')}`, letters(200)],
  ['characters of two code units', `${letters(300, '🏠')}.pdf`, `${letters(196, '🏠')}.pdf`],
])('cuts %s', (_, name, short) => {
  expect(shortFileName(name)).toBe(short);
});
