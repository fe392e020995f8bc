/** What is said when something is put on the clipboard. */
export const copyTexts = {
  done: 'Kopierat',
  failed: 'Det gick inte att kopiera',
} as const;
