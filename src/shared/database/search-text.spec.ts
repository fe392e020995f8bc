import { searchText } from './search-text.js';

const messages = (text: string) => searchText.safeParse(text).error?.issues.map(({ message }) => message);

it('refuses what is too long and what no text can hold, in words for the one who searched', () => {
  expect(messages(` ${'å'.repeat(200)} `)).toBeUndefined();
  expect(messages('å'.repeat(201))).toEqual(['Sökningen får ha högst 200 tecken.']);
  expect(messages('a\0b')).toEqual(['Sökningen innehåller ett tecken som inte går att söka på.']);
});
