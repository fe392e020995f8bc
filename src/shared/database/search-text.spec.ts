import { searchText } from './search-text.js';

const messages = (text: string) => searchText.safeParse(text).error?.issues.map(({ message }) => message);

it('refuses what is too long, in words for the one who searched', () => {
  expect(messages(` ${'å'.repeat(200)} `)).toBeUndefined();
  expect(messages('å'.repeat(201))).toEqual(['Sökningen får ha högst 200 tecken.']);
});
