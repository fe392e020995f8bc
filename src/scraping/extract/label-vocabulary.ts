/** What labels exist and how well a value suits one: 0 not, 1 possibly (a bare number), 2 surely (with its unit). */
export interface Vocabulary {
  keyOf(text: string): string | undefined;
  fitness(key: string, value: string): 0 | 1 | 2;
}

/** Longest text that may be a label, characters. */
export const maxLabel = 60;
