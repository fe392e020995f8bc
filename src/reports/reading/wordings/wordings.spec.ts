import { phrases } from '../../knowledge/euphemisms/euphemisms.js';
import { euphemismWords } from './euphemisms/euphemisms.js';

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort();

it.each([['euphemisms', idsOf(phrases), Object.keys(euphemismWords)]])(
  'each of the %s has its words, and no words are of none',
  (_table, known, worded) => {
    expect([...worded].sort()).toEqual([...new Set(known)]);
  },
);
